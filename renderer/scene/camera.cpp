#include "renderer/scene/camera.hpp"

#include <algorithm>
#include <cmath>
#include <glm/geometric.hpp>
#include <numbers>

#include "renderer/scene/board_projection.hpp"

namespace taiji::scene {

namespace {

constexpr double kPi = std::numbers::pi;

constexpr double kNotch = 0.16;           // of the logarithm of the distance
constexpr double kLeanPerPixel = 0.0055;  // radians for a window coordinate
constexpr double kNearerDistance = 1.1;   // of a double click
constexpr double kFarPointer = 1e6;       // window coordinates; more is nonsense

double sane_or(double value, double otherwise) {
    return std::isfinite(value) ? value : otherwise;
}
double sane_in(double value, double low, double high) {
    return std::isfinite(value) ? std::clamp(value, low, high) : std::clamp(0.0, low, high);
}

WindowPoint sane_pointer(WindowPoint at, const Viewport& viewport) {
    return {std::clamp(sane_or(at.x, viewport.window_width / 2.0), -kFarPointer, kFarPointer),
            std::clamp(sane_or(at.y, viewport.window_height / 2.0), -kFarPointer, kFarPointer)};
}

Flight::Way way_on(Morph morph, bool wants_flat) {
    return morph.is_globe() && !wants_flat ? Flight::Way::GreatCircle : Flight::Way::Map;
}

}  // namespace

Camera::Camera(const CameraHome& home, const Viewport& viewport) : home_(home) {
    set_viewport(viewport);
    viewport_.covered = covered_;
    set_home(home);
    jump_to(home_pose());
}

bool Camera::is_moving() const {
    const bool zooming = zoom_.has_value();
    const bool by_keys = keys_ != CameraKeys{} || key_speed_ != CameraKeys{};
    const bool by_itself = glide_ != glm::dvec2(0.0);
    const bool unrolling = unrolled_ != (wants_flat_ ? 1.0 : 0.0);
    return flight_.has_value() || viewport_.covered != covered_ || zooming || by_keys ||
           by_itself || unrolling;
}

void Camera::set_viewport(const Viewport& viewport) {
    constexpr int kLargest = 1 << 16;
    viewport_ = {std::clamp(viewport.window_width, 0, kLargest),
                 std::clamp(viewport.window_height, 0, kLargest),
                 std::clamp(viewport.framebuffer_width, 0, kLargest),
                 std::clamp(viewport.framebuffer_height, 0, kLargest), viewport_.covered};
    const auto part = [](double value) { return sane_in(value, 0.0, kLargest); };
    covered_ = {part(viewport.covered.left), part(viewport.covered.top),
                part(viewport.covered.right), part(viewport.covered.bottom)};
    if (motion_ == CameraMotion::Reduced) viewport_.covered = covered_;
    settle();
}

void Camera::set_home(const CameraHome& home) {
    const auto place = [](MapPlace at, MapPlace otherwise) {
        return MapPlace{sane_or(at.longitude, otherwise.longitude),
                        sane_or(at.ordinate, otherwise.ordinate)};
    };
    home_.globe = {wrapped_longitude(home.globe.longitude),
                   sane_in(home.globe.latitude, -kPi / 2, kPi / 2)};
    home_.south_west = place(home.south_west, {-1.0, -1.0});
    home_.north_east = place(home.north_east, {1.0, 1.0});
}

Viewport Camera::settled_viewport() const {
    Viewport settled = viewport_;
    settled.covered = covered_;
    return settled;
}

CameraPose Camera::home_pose() const {
    return {.target = home_.globe, .distance = whole_globe_distance(settled_viewport())};
}

CameraPose Camera::flat_home_pose() const {
    const MapPlace middle{(home_.south_west.longitude + home_.north_east.longitude) / 2,
                          (home_.south_west.ordinate + home_.north_east.ordinate) / 2};
    return {.target = geographic_from_map(middle),
            .distance = whole_area_distance(home_.north_east.longitude - home_.south_west.longitude,
                                            home_.north_east.ordinate - home_.south_west.ordinate,
                                            settled_viewport())};
}

CameraPose Camera::sane(const CameraPose& pose) const {
    const CameraPose now = pose_from_rig(rig_);
    const auto angle = [](double value, double otherwise) {
        return std::isfinite(value) ? std::remainder(value, 2 * kPi) : otherwise;
    };
    const bool has_distance = std::isfinite(pose.distance) && pose.distance > 0.0;
    return {.target = {angle(pose.target.longitude, now.target.longitude),
                       std::clamp(sane_or(pose.target.latitude, now.target.latitude), -kPi / 2,
                                  kPi / 2)},
            .distance = has_distance ? pose.distance : now.distance,
            .tilt = std::clamp(sane_or(pose.tilt, now.tilt), 0.0, kPi / 2),
            .heading = angle(pose.heading, now.heading)};
}

/// Brings the state inside the limits of the moment.
void Camera::settle() {
    rig_.tilt = wanted_tilt_;
    rig_ = within(rig_, camera_limits(settled_viewport(), morph()));
}

/// Ends everything that moves the camera by itself, but not the unrolling.
void Camera::halt() {
    flight_.reset();
    zoom_.reset();
    glide_ = glm::dvec2(0.0);
}

void Camera::jump_to(const CameraPose& pose) {
    halt();
    drag_.reset();
    rig_ = rig_from_pose(sane(pose));
    wanted_tilt_ = rig_.tilt;
    settle();
    rig_before_ = rig_;
}

void Camera::start_flight(const CameraRig& to) {
    halt();
    drag_.reset();
    const Morph end(wants_flat_ ? 1.0 : 0.0);
    const CameraRig goal = within(to, camera_limits(settled_viewport(), end));
    if (motion_ == CameraMotion::Reduced) {
        rig_ = goal;
        wanted_tilt_ = goal.tilt;
        settle();
        return;
    }
    const Flight flight(rig_, goal, way_on(morph(), wants_flat_));
    const double unrolling = std::abs(end.amount() - unrolled_) * kUnrollSeconds;
    flight_ = InFlight{flight, std::max(flight.duration(), unrolling), 0.0};
}

void Camera::fly_to(const CameraPose& pose) {
    start_flight(rig_from_pose(sane(pose)));
}

void Camera::fly_near(Geographic place) {
    CameraPose pose = pose_from_rig(rig_);
    pose.target = place;
    pose.distance = std::min(pose.distance, kNearerDistance);
    fly_to(pose);
}

void Camera::go_home() {
    fly_to(wants_flat_ ? flat_home_pose() : home_pose());
}

void Camera::turn_north_up() {
    CameraPose pose = pose_from_rig(rig_);
    pose.heading = 0.0;
    fly_to(pose);
}

void Camera::set_unrolling(bool flat) {
    wants_flat_ = flat;
    if (motion_ == CameraMotion::Reduced) unrolled_ = flat ? 1.0 : 0.0;
}

void Camera::unroll() {
    if (wants_flat_) return;
    globe_pose_ = pose_from_rig(flight_ ? flight_->flight.at(1.0) : rig_);
    set_unrolling(true);
    fly_to(flat_home_pose());
}

void Camera::roll_up() {
    if (!wants_flat_) return;
    set_unrolling(false);
    fly_to(globe_pose_.value_or(home_pose()));
}

void Camera::hold(const Held& held, WindowPoint at) {
    const Surface now = surface();
    if (now.morph().is_globe()) {
        if (held.on_globe) rig_ = hold_on_globe(rig_, viewport_, *held.on_globe, at);
    } else if (held.on_map) {
        rig_ = hold_on_map(rig_, now, viewport_, *held.on_map, at);
    }
    settle();
}

void Camera::begin_drag(WindowPoint at) {
    halt();
    const WindowPoint pointer = sane_pointer(at, viewport_);
    const CameraView now = view();
    drag_ = Drag{.at = pointer, .held = {.on_map = now.surface().intersect(now.ray(pointer))}};
    if (now.surface().morph().is_globe()) drag_->held.on_globe = trackball(now, pointer);
    rig_before_ = rig_;
}

void Camera::drag_to(WindowPoint at) {
    if (!drag_) return;
    // Closed into the globe since the drag began: take hold anew.
    if (morph().is_globe() && !drag_->held.on_globe) return begin_drag(at);
    drag_->at = sane_pointer(at, viewport_);
    hold(drag_->held, drag_->at);
}

void Camera::end_drag() {
    drag_.reset();
    if (motion_ == CameraMotion::Reduced) halt();
}

void Camera::lean_by(double right, double down) {
    flight_.reset();
    const double turn = sane_in(right * kLeanPerPixel, -kPi, kPi);
    rig_ = with_more_heading(rig_, turn);
    wanted_tilt_ = std::clamp(rig_.tilt - sane_in(down * kLeanPerPixel, -kPi, kPi), 0.0,
                              greatest_tilt(rig_.distance));
    settle();
}

void Camera::zoom_by(double notches, WindowPoint at) {
    const double step = sane_in(notches, -50.0, 50.0);
    if (step == 0.0) return;
    flight_.reset();
    glide_ = glm::dvec2(0.0);
    const WindowPoint pointer = sane_pointer(at, viewport_);
    const bool same_place = zoom_ && zoom_->at.x == pointer.x && zoom_->at.y == pointer.y;
    if (!same_place) {
        const CameraView now = view();
        const double wanted = zoom_ ? zoom_->distance : rig_.distance;
        const auto place = now.surface().intersect(now.ray(pointer));
        zoom_ = Zoom{.distance = wanted, .at = pointer, .held = {.on_map = place}};
        if (place && now.surface().morph().is_globe()) {
            zoom_->held.on_globe = direction_from_geographic(geographic_from_map(*place));
        }
    }
    const CameraLimits limits = camera_limits(settled_viewport(), morph());
    zoom_->distance = std::clamp(zoom_->distance * std::exp(-kNotch * step), limits.least_distance,
                                 limits.greatest_distance);
    if (motion_ == CameraMotion::Reduced) update_zoom(HUGE_VAL);
}

void Camera::hold_keys(const CameraKeys& keys) {
    keys_ = {sane_in(keys.right, -1.0, 1.0), sane_in(keys.ahead, -1.0, 1.0),
             sane_in(keys.nearer, -1.0, 1.0), sane_in(keys.clockwise, -1.0, 1.0),
             sane_in(keys.lean_back, -1.0, 1.0)};
    if (keys_ != CameraKeys{}) halt();
}

}  // namespace taiji::scene
