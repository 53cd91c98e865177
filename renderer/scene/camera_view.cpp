#include "renderer/scene/camera_view.hpp"

#include <algorithm>
#include <cmath>
#include <glm/geometric.hpp>
#include <glm/gtc/matrix_transform.hpp>

#include "base/check.hpp"
#include "renderer/scene/board_projection.hpp"

namespace taiji::scene {

namespace {

// The near plane as a part of the eye's height: nothing that stands on the Earth comes nearer than
// this, since the camera's least height is several times that of a piece.
constexpr double kNearPart = 0.15;
constexpr double kLeastNear = 1e-4;

double side_ratio(double width, double height) {
    return std::clamp(width / height, 0.02, 50.0);
}

// Reversed depth with an infinite far plane: clip.z = near, clip.w = distance ahead.
// `middle`: clip coordinates of what is straight ahead.
glm::dmat4 reversed_infinite(double tan_half, double aspect, double near_plane, glm::dvec2 middle) {
    glm::dmat4 clip(0.0);
    clip[0][0] = 1.0 / (tan_half * aspect);
    clip[1][1] = -1.0 / tan_half;
    clip[2][0] = -middle.x;
    clip[2][1] = -middle.y;
    clip[2][3] = -1.0;
    clip[3][2] = near_plane;
    return clip;
}

}  // namespace

FreePart free_part(const Viewport& viewport) {
    const auto along = [](double size, double before, double after, double& part, double& middle) {
        size = std::max(1.0, size);
        const double covered = std::max(0.0, before) + std::max(0.0, after);
        // Too much is covered: the least free part lies where the free part would.
        const double shrink =
            covered > 0.0 ? std::min(1.0, (1.0 - kLeastFree) * size / covered) : 1.0;
        part = 1.0 - covered * shrink / size;
        middle = (std::max(0.0, before) - std::max(0.0, after)) * shrink / size;
    };
    FreePart made;
    const Covered& covered = viewport.covered;
    along(viewport.window_width, covered.left, covered.right, made.width, made.x);
    along(viewport.window_height, covered.top, covered.bottom, made.height, made.y);
    return made;
}

CameraRig rig_from_pose(const CameraPose& pose) {
    const GlobeFrame at = globe_frame(pose.target);
    const double c = std::cos(pose.heading);
    const double s = std::sin(pose.heading);
    const glm::dmat3 axes(c * at.east - s * at.north, c * at.north + s * at.east, at.up);
    return {glm::normalize(glm::quat_cast(axes)), pose.distance, pose.tilt};
}

CameraPose pose_from_rig(const CameraRig& rig) {
    const Geographic target = geographic_from_direction(rig.target());
    const GlobeFrame at = globe_frame(target);
    const GlobeVector ahead = rig.ahead();
    return {.target = target,
            .distance = rig.distance,
            .tilt = rig.tilt,
            .heading = std::atan2(glm::dot(ahead, at.east), glm::dot(ahead, at.north))};
}

SurfaceFrame rig_frame(const CameraRig& rig, const Surface& surface) {
    if (surface.morph().is_globe()) {
        const GlobeVector up = rig.target();
        return {.position = up, .east = rig.right(), .north = rig.ahead(), .up = up, .scale = 1.0};
    }
    const CameraPose pose = pose_from_rig(rig);
    const SurfaceFrame at = surface.frame(map_from_geographic(pose.target));
    const double c = std::cos(pose.heading);
    const double s = std::sin(pose.heading);
    return {.position = at.position,
            .east = c * at.east - s * at.north,
            .north = c * at.north + s * at.east,
            .up = at.up,
            .scale = at.scale};
}

CameraView::CameraView(const CameraRig& rig, const Surface& surface, const Viewport& viewport)
    : surface_(surface),
      viewport_(viewport),
      window_width_(std::max(1, viewport.window_width)),
      window_height_(std::max(1, viewport.window_height)) {
    TAIJI_CHECK(std::isfinite(rig.distance) && rig.distance > 0.0 && std::isfinite(rig.tilt));
    const SurfaceFrame at = rig_frame(rig, surface);
    const double c = std::cos(rig.tilt);
    const double s = std::sin(rig.tilt);
    target_ = at.position;
    right_ = at.east;
    forward_ = s * at.north - c * at.up;
    up_ = c * at.north + s * at.up;
    eye_ = target_ - rig.distance * forward_;
    altitude_ = surface.height(eye_);
    const FreePart free = free_part(viewport);
    middle_ = {free.x, free.y};
    near_ = std::max(kLeastNear, kNearPart * altitude_);
    // What is drawn has the framebuffer's shape, which a scaled window may round differently.
    aspect_ = side_ratio(std::max(1, viewport.framebuffer_width),
                         std::max(1, viewport.framebuffer_height));
}

double CameraView::tan_half_fov() const {
    static const double kTan = std::tan(kFieldOfView / 2);
    return kTan;
}

glm::mat3 CameraView::view_from_globe_rotation() const {
    return glm::mat3(glm::transpose(glm::dmat3(right_, up_, -forward_)));
}

glm::mat4 CameraView::clip_from_view() const {
    return glm::mat4(reversed_infinite(tan_half_fov(), aspect_, near_, middle_));
}

glm::mat4 CameraView::clip_from_relative() const {
    const glm::dmat4 rotation(glm::transpose(glm::dmat3(right_, up_, -forward_)));
    return glm::mat4(reversed_infinite(tan_half_fov(), aspect_, near_, middle_) * rotation);
}

glm::dmat4 CameraView::clip_from_globe() const {
    const glm::dmat4 rotation(glm::transpose(glm::dmat3(right_, up_, -forward_)));
    return reversed_infinite(tan_half_fov(), aspect_, near_, middle_) * rotation *
           glm::translate(glm::dmat4(1.0), -eye_);
}

Ray CameraView::ray(WindowPoint at) const {
    const double x = (2.0 * at.x / window_width_ - 1.0 - middle_.x) * tan_half_fov() * aspect_;
    const double y = (1.0 - 2.0 * at.y / window_height_ + middle_.y) * tan_half_fov();
    return {eye_, glm::normalize(forward_ + x * right_ + y * up_)};
}

std::optional<Projected> CameraView::project(GlobeVector position) const {
    const GlobeVector relative = position - eye_;
    const double depth = glm::dot(relative, forward_);
    if (!(depth >= near_)) return std::nullopt;
    const double x = glm::dot(relative, right_) / (depth * tan_half_fov() * aspect_) + middle_.x;
    const double y = glm::dot(relative, up_) / (depth * tan_half_fov()) - middle_.y;
    return Projected{{(x + 1.0) / 2 * window_width_, (1.0 - y) / 2 * window_height_}, depth};
}

WindowPoint CameraView::middle_of_window() const {
    return {(middle_.x + 1.0) / 2 * window_width_, (middle_.y + 1.0) / 2 * window_height_};
}

double CameraView::window_scale(double depth) const {
    return window_height_ / (2.0 * tan_half_fov() * std::max(depth, near_));
}

}  // namespace taiji::scene
