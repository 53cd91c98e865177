#include <algorithm>
#include <cmath>
#include <glm/geometric.hpp>

#include "client/camera_keeper.hpp"
#include "renderer/scene/orbit.hpp"

namespace taiji {
namespace {

/// A place nearer to the rim of what the panels leave free than this part of it is not seen well.
constexpr double kMargin = 0.06;
/// Nearer to the limb than this (cosine between the ground's up and the way to the eye), a piece is
/// seen from its edge.
constexpr double kLeastFacing = 0.34;
constexpr int kSteps = 10;
constexpr double kFarther = 1.18;

bool sees(const scene::CameraView& view, scene::Geographic place) {
    const scene::SurfaceFrame frame = view.surface().frame(scene::map_from_geographic(place));
    const auto projected = view.project(frame.position);
    if (!projected) return false;
    const double facing = glm::dot(frame.up, glm::normalize(view.eye() - frame.position));
    if (facing < kLeastFacing) return false;
    const scene::Viewport& viewport = view.viewport();
    const scene::Covered& covered = viewport.covered;
    const double width = viewport.window_width - covered.left - covered.right;
    const double height = viewport.window_height - covered.top - covered.bottom;
    const double x = (projected->at.x - covered.left) / std::max(1.0, width);
    const double y = (projected->at.y - covered.top) / std::max(1.0, height);
    return x > kMargin && x < 1.0 - kMargin && y > kMargin && y < 1.0 - kMargin;
}

bool sees(const scene::Camera& camera, const scene::CameraPose& pose, const Ends& ends) {
    const scene::CameraView view(scene::rig_from_pose(pose), camera.surface(), camera.viewport());
    return sees(view, ends.from) && sees(view, ends.to);
}

/// On the way from one place to another: along the great circle, or straight on the flat map.
scene::Geographic between(const scene::Camera& camera, scene::Geographic a, scene::Geographic b,
                          double part) {
    if (camera.is_unrolling()) {
        const scene::MapPlace from = scene::map_from_geographic(a),
                              to = scene::map_from_geographic(b);
        return scene::geographic_from_map({from.longitude + part * (to.longitude - from.longitude),
                                           from.ordinate + part * (to.ordinate - from.ordinate)});
    }
    const scene::GlobeVector from = scene::direction_from_geographic(a);
    const scene::GlobeVector to = scene::direction_from_geographic(b);
    const double angle = std::acos(std::clamp(glm::dot(from, to), -1.0, 1.0));
    if (std::sin(angle) < 1e-6) return part < 0.5 ? a : b;
    return scene::geographic_from_direction(
        (std::sin((1.0 - part) * angle) * from + std::sin(part * angle) * to) / std::sin(angle));
}

}  // namespace

bool bring_into_sight(scene::Camera& camera, const Ends& ends) {
    scene::CameraPose pose = camera.pose();
    if (sees(camera, pose, ends)) return false;
    const scene::Geographic middle = between(camera, ends.from, ends.to, 0.5);
    const scene::Geographic start = pose.target;
    for (int i = 1; i <= kSteps; ++i) {
        pose.target = between(camera, start, middle, static_cast<double>(i) / kSteps);
        if (sees(camera, pose, ends)) {
            camera.fly_to(pose);
            return true;
        }
    }
    const double farthest =
        scene::camera_limits(camera.viewport(), camera.morph()).greatest_distance;
    while (pose.distance * kFarther < farthest && !sees(camera, pose, ends)) {
        pose.distance *= kFarther;
    }
    if (!sees(camera, pose, ends)) {
        // Half the Earth lies between them: where it arrives, from as far as before.
        pose = camera.pose();
        pose.target = ends.to;
    }
    camera.fly_to(pose);
    return true;
}

}  // namespace taiji
