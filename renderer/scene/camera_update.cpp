#include <algorithm>
#include <cmath>
#include <glm/geometric.hpp>

#include "renderer/scene/board_projection.hpp"
#include "renderer/scene/camera.hpp"

// The part of Camera in which time passes.

namespace taiji::scene {

namespace {

constexpr double kLongestStep = 1.0;  // seconds that may pass in one update
constexpr double kPart = 1.0 / 120;
constexpr double kZoomRate = 11.0;      // part of the way to the wanted distance, 1/s
constexpr double kFriction = 2.6;       // 1/s
constexpr double kDragMemory = 0.05;    // seconds over which the speed of a drag is averaged
constexpr double kStillPart = 2e-3;     // radii a second at distance 1: a pixel or two a second
constexpr double kGreatestGlide = 4.0;  // radii a second
constexpr double kKeyResponse = 9.0;    // 1/s
constexpr double kKeyStill = 2e-3;
constexpr double kCoverRate = 7.0;    // part of the way to what is covered, 1/s
constexpr double kCoverStill = 0.25;  // window coordinates
// What a key does in a second, held down fully.
constexpr double kKeyPace = 0.55;  // times the distance, over the ground
constexpr double kGreatestKeyPace = 1.2;
constexpr double kKeyZoom = 1.4;  // of the logarithm of the distance
constexpr double kKeyTurn = 1.3;  // radians
constexpr double kKeyLean = 0.8;

/// A speed that goes over to `wanted` exponentially; returns the way covered meanwhile, exactly.
double approach(double& speed, double wanted, double seconds) {
    const double before = speed;
    const double fade = std::exp(-kKeyResponse * seconds);
    speed = wanted + (before - wanted) * fade;
    if (wanted == 0.0 && std::abs(speed) < kKeyStill) speed = 0.0;
    return wanted * seconds + (before - wanted) * (1.0 - fade) / kKeyResponse;
}

/// From one rig to another over the ground, to the right and ahead as the picture shows them.
glm::dvec2 way_over_ground(const CameraRig& from, const CameraRig& to, const Surface& surface) {
    if (surface.morph().is_globe()) {
        const GlobeVector turn = turn_between(from, to);
        return {glm::dot(turn, to.ahead()), -glm::dot(turn, to.right())};
    }
    const CameraPose before = pose_from_rig(from);
    const CameraPose now = pose_from_rig(to);
    const MapPlace a = map_from_geographic(before.target);
    const MapPlace b = map_from_geographic(now.target);
    const double scale = surface.scale(b);
    const double east = scale * (b.longitude - a.longitude);
    const double north = scale * (b.ordinate - a.ordinate);
    const double c = std::cos(now.heading);
    const double s = std::sin(now.heading);
    return {c * east - s * north, c * north + s * east};
}

}  // namespace

void Camera::update(double seconds) {
    const double whole = seconds > 0.0 ? std::min(seconds, kLongestStep) : 0.0;
    if (whole == 0.0) return;
    // In parts short enough that their number does not show.
    const double parts = std::ceil(whole / kPart);
    for (double part = 0.0; part < parts && is_moving(); part += 1.0) {
        const double step = whole / parts;
        update_covered(step);
        update_unrolling(step);
        update_flight(step);
        update_zoom(step);
        if (!drag_) coast(step);
        settle();
    }
    if (drag_) update_drag_speed(whole);
    rig_before_ = rig_;
}

void Camera::update_covered(double seconds) {
    const auto approach_side = [&](double& now, double goal) {
        now = goal + (now - goal) * std::exp(-kCoverRate * seconds);
        if (std::abs(now - goal) < kCoverStill) now = goal;
    };
    approach_side(viewport_.covered.left, covered_.left);
    approach_side(viewport_.covered.top, covered_.top);
    approach_side(viewport_.covered.right, covered_.right);
    approach_side(viewport_.covered.bottom, covered_.bottom);
}

void Camera::update_unrolling(double seconds) {
    const double goal = wants_flat_ ? 1.0 : 0.0;
    const double step = seconds / kUnrollSeconds;
    unrolled_ += std::clamp(goal - unrolled_, -step, step);
}

void Camera::update_flight(double seconds) {
    if (!flight_) return;
    flight_->seconds += seconds;
    const double progress = flight_->seconds / flight_->duration;
    rig_ = flight_->flight.at(progress);
    wanted_tilt_ = rig_.tilt;
    if (progress >= 1.0) flight_.reset();
}

void Camera::update_zoom(double seconds) {
    if (!zoom_) return;
    const double missing = std::log(zoom_->distance / rig_.distance);
    const double left = missing * std::exp(-kZoomRate * seconds);
    const bool arrives = std::abs(left) < 1e-4;
    rig_.distance = arrives ? zoom_->distance : zoom_->distance * std::exp(-left);
    settle();
    hold(zoom_->held, zoom_->at);
    if (arrives) zoom_.reset();
}

void Camera::update_drag_speed(double seconds) {
    if (motion_ == CameraMotion::Reduced) return;
    const double keep = std::exp(-seconds / kDragMemory);
    const glm::dvec2 way = way_over_ground(rig_before_, rig_, surface());
    glide_ = keep * glide_ + (1.0 - keep) / seconds * way;
    const double speed = glm::length(glide_);
    if (speed > kGreatestGlide) glide_ *= kGreatestGlide / speed;
    if (speed < kStillPart * rig_.distance) glide_ = glm::dvec2(0.0);
}

/// Held keys and momentum.
void Camera::coast(double seconds) {
    const double pace = std::min(kGreatestKeyPace, kKeyPace * rig_.distance);
    const double fade = std::exp(-kFriction * seconds);
    glm::dvec2 way = (1.0 - fade) / kFriction * glide_;
    glide_ *= fade;
    if (glm::length(glide_) < kStillPart * rig_.distance) glide_ = glm::dvec2(0.0);

    way.x += pace * approach(key_speed_.right, keys_.right, seconds);
    way.y += pace * approach(key_speed_.ahead, keys_.ahead, seconds);
    const double nearer = kKeyZoom * approach(key_speed_.nearer, keys_.nearer, seconds);
    const double turn = kKeyTurn * approach(key_speed_.clockwise, keys_.clockwise, seconds);
    const double lean = kKeyLean * approach(key_speed_.lean_back, keys_.lean_back, seconds);

    if (way != glm::dvec2(0.0)) rig_ = moved(rig_, surface(), way.x, way.y);
    if (turn != 0.0) rig_ = with_more_heading(rig_, turn);
    rig_.distance *= std::exp(-nearer);
    if (lean != 0.0) {
        wanted_tilt_ = std::clamp(rig_.tilt + lean, 0.0, greatest_tilt(rig_.distance));
    }
}

}  // namespace taiji::scene
