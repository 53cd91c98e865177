#include "renderer/scene/orbit.hpp"

#include <algorithm>
#include <cmath>
#include <glm/geometric.hpp>
#include <numbers>

#include "renderer/scene/board_projection.hpp"

namespace taiji::scene {

namespace {

constexpr double kPi = std::numbers::pi;
constexpr double kDegree = kPi / 180.0;

// Near enough that a piece fills half of the picture.
constexpr double kLeastDistance = 0.4;
// Of the eye over the ground: no piece reaches up to it (piece_radius, kModelHeight; the flat board
// has the largest).
constexpr double kLeastAltitude = 0.2;
constexpr double kGlobeMargin = 0.87;  // of the half field of view: room for the atmosphere
constexpr double kAreaMargin = 1.08;
// Part of the globe's apparent radius up to which a drag holds the very place.
constexpr double kExactLimb = 0.98;

double smoothstep(double from, double to, double x) {
    const double s = std::clamp((x - from) / (to - from), 0.0, 1.0);
    return s * s * (3.0 - 2.0 * s);
}

double aspect_of(const Viewport& viewport) {
    return std::clamp(
        std::max(1, viewport.framebuffer_width) * 1.0 / std::max(1, viewport.framebuffer_height),
        0.02, 50.0);
}

/// The turn that takes unit vector `from` to `to` the short way.
glm::dquat shortest(GlobeVector from, GlobeVector to) {
    const double cosine = glm::dot(from, to);
    if (cosine < -0.999999) {
        // Opposite: any axis across will do.
        const GlobeVector across =
            std::abs(from.x) < 0.9 ? GlobeVector(1, 0, 0) : GlobeVector(0, 1, 0);
        return glm::angleAxis(kPi, glm::normalize(glm::cross(from, across)));
    }
    const GlobeVector axis = glm::cross(from, to);
    return glm::normalize(glm::dquat(1.0 + cosine, axis.x, axis.y, axis.z));
}

CameraRig rotated(const CameraRig& rig, const glm::dquat& by) {
    return {glm::normalize(by * rig.globe_from_rig), rig.distance, rig.tilt};
}

double heading_of(const CameraRig& rig) {
    return pose_from_rig(rig).heading;
}

double latitude_of(GlobeVector direction) {
    return std::asin(std::clamp(direction.z, -1.0, 1.0));
}

/// Turns `rig` about `held` until its heading is `wanted`, as far as the poles are away.
CameraRig keep_heading(CameraRig rig, GlobeVector held, double wanted) {
    const auto freedom = [](double latitude) {
        return smoothstep(60.0 * kDegree, 80.0 * kDegree, std::abs(latitude));
    };
    const double weight =
        (1.0 - freedom(latitude_of(rig.target()))) * (1.0 - freedom(latitude_of(held)));
    if (weight <= 0.0) return rig;
    const double start = heading_of(rig);
    const double goal = start + weight * std::remainder(wanted - start, 2 * kPi);
    constexpr double kProbe = 1e-4;
    for (int i = 0; i < 4; ++i) {
        const double now = heading_of(rig);
        const double missing = std::remainder(goal - now, 2 * kPi);
        const double probed = heading_of(rotated(rig, glm::angleAxis(kProbe, held)));
        const double slope = std::remainder(probed - now, 2 * kPi) / kProbe;
        if (std::abs(slope) < 0.15) break;
        rig = rotated(rig, glm::angleAxis(std::clamp(missing / slope, -0.3, 0.3), held));
    }
    return rig;
}

}  // namespace

CameraLimits camera_limits(const Viewport& viewport, Morph morph) {
    const MapLimits map = map_limits();
    const double globe = 2.0 * whole_globe_distance(viewport);
    const double flat = 1.3 * whole_area_distance(2 * kPi, map.north - map.south, viewport);
    const double opened = smoothstep(0.0, 0.25, morph.amount());
    return {.least_distance = kLeastDistance,
            .greatest_distance = globe + (flat - globe) * morph.amount(),
            .greatest_latitude = std::lerp(kPi / 2, 80.0 * kDegree, opened)};
}

double greatest_tilt(double distance) {
    const double from_afar = std::lerp(70.0, 30.0, smoothstep(0.5, 3.5, distance)) * kDegree;
    return std::min(from_afar, std::acos(std::min(1.0, kLeastAltitude / distance)));
}

CameraRig within(const CameraRig& rig, const CameraLimits& limits) {
    CameraRig inside = rig;
    if (std::abs(latitude_of(rig.target())) > limits.greatest_latitude) {
        CameraPose pose = pose_from_rig(rig);
        pose.target.latitude =
            std::clamp(pose.target.latitude, -limits.greatest_latitude, limits.greatest_latitude);
        inside = rig_from_pose(pose);
    }
    inside.distance = std::clamp(rig.distance, limits.least_distance, limits.greatest_distance);
    inside.tilt = std::clamp(rig.tilt, 0.0, greatest_tilt(inside.distance));
    return inside;
}

double whole_globe_distance(const Viewport& viewport) {
    const double tangent = std::tan(kFieldOfView / 2);
    const FreePart free = free_part(viewport);
    const double narrow =
        std::atan(tangent * std::min(free.height, free.width * aspect_of(viewport)));
    return 1.0 / std::sin(kGlobeMargin * narrow) - 1.0;
}

double whole_area_distance(double width, double height, const Viewport& viewport) {
    const double tangent = std::tan(kFieldOfView / 2);
    const FreePart free = free_part(viewport);
    return kAreaMargin *
           std::max(height / free.height, width / (free.width * aspect_of(viewport))) /
           (2.0 * tangent);
}

GlobeVector trackball(const CameraView& view, WindowPoint at) {
    const GlobeVector direction = view.ray(at).direction;
    const double from_centre = glm::length(view.eye());
    const GlobeVector eye = view.eye() / from_centre;
    const GlobeVector aside = direction - glm::dot(direction, eye) * eye;
    const double sine = glm::length(aside);
    if (sine < 1e-15) return eye;
    const double off_axis = std::atan2(sine, -glm::dot(direction, eye));
    // Angle at the Earth's centre, from the law of sines in the triangle of centre, eye and place.
    const double last_exact = std::asin(kExactLimb / from_centre);
    const double exact = std::min(off_axis, last_exact);
    double central = std::asin(std::min(1.0, from_centre * std::sin(exact))) - exact;
    if (off_axis > last_exact) {
        const double slope =
            from_centre * std::cos(last_exact) / std::sqrt(1.0 - kExactLimb * kExactLimb) - 1.0;
        central += slope * (off_axis - last_exact);
    }
    return std::cos(central) * eye + std::sin(central) / sine * aside;
}

CameraRig hold_on_globe(const CameraRig& rig, const Viewport& viewport, GlobeVector held,
                        WindowPoint at) {
    const GlobeVector now = trackball(CameraView(rig, Surface(), viewport), at);
    return keep_heading(rotated(rig, shortest(now, held)), held, heading_of(rig));
}

CameraRig hold_on_map(const CameraRig& rig, const Surface& surface, const Viewport& viewport,
                      MapPlace held, WindowPoint at) {
    CameraRig best = rig;
    // One step is exact on the plane; the curved stages converge quickly.
    for (int i = 0; i < 3; ++i) {
        const CameraView view(best, surface, viewport);
        const auto now = surface.intersect(view.ray(at));
        if (!now) break;
        best = panned(best, held.longitude - now->longitude, held.ordinate - now->ordinate);
    }
    return best;
}

CameraRig turned(const CameraRig& rig, GlobeVector turn) {
    const double angle = glm::length(turn);
    return angle < 1e-15 ? rig : rotated(rig, glm::angleAxis(angle, turn / angle));
}

GlobeVector turn_between(const CameraRig& from, const CameraRig& to) {
    glm::dquat step = to.globe_from_rig * glm::conjugate(from.globe_from_rig);
    if (step.w < 0.0) step = -step;
    const GlobeVector axis(step.x, step.y, step.z);
    const double sine = glm::length(axis);
    return sine < 1e-15 ? GlobeVector(0.0) : axis * (2.0 * std::atan2(sine, step.w) / sine);
}

CameraRig with_more_heading(const CameraRig& rig, double angle) {
    return rotated(rig, glm::angleAxis(-angle, rig.target()));
}

CameraRig panned(const CameraRig& rig, double longitude, double ordinate) {
    CameraPose pose = pose_from_rig(rig);
    const MapLimits limits = map_limits();
    const MapPlace at = map_from_geographic(pose.target);
    pose.target.longitude = std::clamp(at.longitude + longitude, -kPi, kPi);
    pose.target.latitude =
        latitude_from_ordinate(std::clamp(at.ordinate + ordinate, limits.south, limits.north));
    return rig_from_pose(pose);
}

CameraRig moved(const CameraRig& rig, const Surface& surface, double right, double ahead) {
    if (surface.morph().is_globe()) {
        const GlobeVector step = right * rig.right() + ahead * rig.ahead();
        const CameraRig there = turned(rig, glm::cross(rig.target(), step));
        return keep_heading(there, there.target(), heading_of(rig));
    }
    const double heading = heading_of(rig);
    const double scale = surface.scale(map_from_geographic(pose_from_rig(rig).target));
    const double east = right * std::cos(heading) + ahead * std::sin(heading);
    const double north = ahead * std::cos(heading) - right * std::sin(heading);
    return panned(rig, east / scale, north / scale);
}

}  // namespace taiji::scene
