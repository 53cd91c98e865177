#include "client/director/tempo.hpp"

#include <algorithm>
#include <array>
#include <cmath>

#include "renderer/scene/board_projection.hpp"
#include "renderer/scene/flight.hpp"

namespace taiji::director {
namespace {

constexpr int kSteps = 12;
/// Where the picture's motion is looked at: its middle and six places, parts of half its size.
constexpr std::array<glm::dvec2, 7> kLooks = {
    {{0.0, 0.0}, {0.0, -0.6}, {0.0, 0.6}, {-0.6, -0.6}, {0.6, -0.6}, {-0.6, 0.6}, {0.6, 0.6}}};

/// How what lies on the ground moves over the picture: heights, per time and per time squared.
struct Flow {
    double speed = 0.0;
    double acceleration = 0.0;
};

/// At the middle one of three views, `apart` from each other in time.
Flow flow_at(const scene::CameraView& before, const scene::CameraView& now,
             const scene::CameraView& after, double apart) {
    Flow flow;
    const scene::WindowPoint middle = now.middle_of_window();
    const double width = std::max(1, now.viewport().window_width);
    const double height = std::max(1, now.viewport().window_height);
    for (const glm::dvec2& look : kLooks) {
        const scene::WindowPoint at{middle.x + look.x * width / 2, middle.y + look.y * height / 2};
        const auto place = now.surface().intersect(now.ray(at));
        if (!place) continue;
        const scene::GlobeVector ground = now.surface().position(*place);
        const auto was = before.project(ground);
        const auto will = after.project(ground);
        if (!was || !will) continue;
        const glm::dvec2 came(at.x - was->at.x, at.y - was->at.y);
        const glm::dvec2 goes(will->at.x - at.x, will->at.y - at.y);
        flow.speed = std::max(flow.speed, glm::length(came + goes) / (2.0 * apart * height));
        flow.acceleration =
            std::max(flow.acceleration, glm::length(goes - came) / (apart * apart * height));
    }
    return flow;
}

}  // namespace

double least_seconds(const Lens& lens, const Motion& motion, double speed) {
    constexpr double kApart = 0.01;
    Flow most;
    for (int i = 0; i < kSteps; ++i) {
        const double part = (i + 0.5) / kSteps;
        const Flow flow = flow_at(lens.view(motion(part - kApart)), lens.view(motion(part)),
                                  lens.view(motion(part + kApart)), kApart);
        most = {std::max(most.speed, flow.speed), std::max(most.acceleration, flow.acceleration)};
    }
    return std::max(most.speed / kPlannedSpeed,
                    std::sqrt(most.acceleration / kPlannedAcceleration)) *
           speed;
}

Stance on_flight(const Stance& from, const Stance& to, double rise, double part) {
    const double s = scene::eased(part);
    Stance at = mix(from, to, s);
    at.log_distance += rise * 4.0 * s * (1.0 - s);
    return at;
}

Flight plan_flight(const Lens& lens, const Stance& from, const Stance& to, double speed) {
    const double north = to.latitude - from.latitude;
    const double east =
        (to.longitude - from.longitude) * std::cos((from.latitude + to.latitude) / 2);
    const double angle = std::hypot(north, east);
    constexpr double kViewOfAngle = 1.5;
    const double low = std::max(from.log_distance, to.log_distance);
    const double rise = std::max(0.0, std::log(kViewOfAngle * std::min(angle, 2.4)) - low);
    const auto seconds = [&](double rises) {
        return least_seconds(
            lens, [&](double part) { return on_flight(from, to, rises, part); }, speed);
    };
    Flight best{0.0, seconds(0.0)};
    if (rise > 0.02) {
        const double risen = seconds(rise);
        if (risen < best.seconds) best = {rise, risen};
    }
    return best;
}

}  // namespace taiji::director
