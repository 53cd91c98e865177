#include "client/director/stance.hpp"

#include <algorithm>
#include <cmath>
#include <numbers>

#include "renderer/scene/board_projection.hpp"
#include "renderer/scene/orbit.hpp"

namespace taiji::director {
namespace {

constexpr double kTurn = 2.0 * std::numbers::pi;

}  // namespace

Stance stance_of(const scene::CameraPose& pose) {
    const double most = scene::greatest_tilt(pose.distance);
    return {.longitude = pose.target.longitude,
            .latitude = pose.target.latitude,
            .log_distance = std::log(pose.distance),
            .lean = most > 0.0 ? std::clamp(pose.tilt / most, 0.0, 1.0) : 0.0,
            .heading = pose.heading};
}

scene::CameraPose pose_of(const Stance& stance) {
    constexpr double kPole = std::numbers::pi / 2;
    const double distance = std::exp(stance.log_distance);
    const double lean = std::clamp(stance.lean, 0.0, 1.0);
    return {.target = {.longitude = scene::wrapped_longitude(stance.longitude),
                       .latitude = std::clamp(stance.latitude, -kPole, kPole)},
            .distance = distance,
            .tilt = lean * scene::greatest_tilt(distance),
            .heading = std::remainder(stance.heading, kTurn)};
}

Stance mix(const Stance& a, const Stance& b, double part) {
    return {.longitude = std::lerp(a.longitude, b.longitude, part),
            .latitude = std::lerp(a.latitude, b.latitude, part),
            .log_distance = std::lerp(a.log_distance, b.log_distance, part),
            .lean = std::lerp(a.lean, b.lean, part),
            .heading = std::lerp(a.heading, b.heading, part)};
}

Stance nearest_turn(const Stance& stance, const Stance& to) {
    Stance near = stance;
    near.longitude = to.longitude + std::remainder(stance.longitude - to.longitude, kTurn);
    near.heading = to.heading + std::remainder(stance.heading - to.heading, kTurn);
    return near;
}

}  // namespace taiji::director
