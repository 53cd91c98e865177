#include "renderer/scene/flight.hpp"

#include <algorithm>
#include <cmath>
#include <glm/geometric.hpp>
#include <numbers>

#include "renderer/scene/board_projection.hpp"

namespace taiji::scene {

namespace {
constexpr double kPi = std::numbers::pi;
constexpr double kShortest = 0.4;
constexpr double kLongest = 2.4;
// A flight over this angle is seen best from about as far away as it is long.
constexpr double kViewOfAngle = 1.3;
}  // namespace

double eased(double x) {
    const double s = std::clamp(x, 0.0, 1.0);
    return s * s * s * (s * (6.0 * s - 15.0) + 10.0);
}

Flight::Flight(const CameraRig& from, const CameraRig& to, Way way)
    : from_(from), to_(to), way_(way) {
    if (way == Way::GreatCircle) {
        const GlobeVector a = from.target();
        const GlobeVector b = to.target();
        const GlobeVector across = glm::cross(a, b);
        const double sine = glm::length(across);
        angle_ = std::atan2(sine, glm::dot(a, b));
        // Between antipodes every great circle is the shortest: take the one ahead.
        axis_ = sine > 1e-9 ? across / sine : -from.right();
        const GlobeVector carried = glm::angleAxis(angle_, axis_) * from.ahead();
        twist_ = std::atan2(glm::dot(carried, to.right()), glm::dot(carried, to.ahead()));
    } else {
        const CameraPose start = pose_from_rig(from);
        const CameraPose end = pose_from_rig(to);
        const MapPlace a = map_from_geographic(start.target);
        const MapPlace b = map_from_geographic(end.target);
        angle_ = std::hypot(b.longitude - a.longitude, b.ordinate - a.ordinate);
        twist_ = std::remainder(end.heading - start.heading, 2 * kPi);
    }
    const double low = std::max(from.distance, to.distance);
    rise_ = std::max(0.0, std::log(kViewOfAngle * std::min(angle_, 2.0) / low));
    const double zoom = std::abs(std::log(to.distance / from.distance));
    duration_ = std::clamp(
        kShortest + 0.75 * std::sqrt(angle_) + 0.25 * zoom + 0.2 * rise_ + 0.2 * std::abs(twist_),
        kShortest, kLongest);
}

glm::dquat Flight::orientation(double s) const {
    if (way_ == Way::GreatCircle) {
        return glm::angleAxis(s * angle_, axis_) * from_.globe_from_rig *
               glm::angleAxis(s * twist_, glm::dvec3(0.0, 0.0, 1.0));
    }
    const CameraPose start = pose_from_rig(from_);
    const MapPlace a = map_from_geographic(start.target);
    const MapPlace b = map_from_geographic(pose_from_rig(to_).target);
    const MapPlace between{std::lerp(a.longitude, b.longitude, s),
                           std::lerp(a.ordinate, b.ordinate, s)};
    return rig_from_pose(
               {.target = geographic_from_map(between), .heading = start.heading + s * twist_})
        .globe_from_rig;
}

CameraRig Flight::at(double progress) const {
    if (progress >= 1.0) return to_;
    const double s = eased(progress);
    const double distance =
        std::exp(std::lerp(std::log(from_.distance), std::log(to_.distance), s) +
                 rise_ * 4.0 * s * (1.0 - s));
    return {glm::normalize(orientation(s)), distance, std::lerp(from_.tilt, to_.tilt, s)};
}

}  // namespace taiji::scene
