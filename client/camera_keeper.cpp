#include "client/camera_keeper.hpp"

#include <numbers>

namespace taiji {
namespace {

constexpr double kDegree = std::numbers::pi / 180.0;
/// A place nearer to the rim of the window than this part of it is not seen well.
constexpr double kMargin = 0.12;

scene::CameraPose pose_of(const SavedCamera& kept) {
    return {.target = {.longitude = kept.longitude * kDegree, .latitude = kept.latitude * kDegree},
            .distance = kept.distance,
            .tilt = kept.tilt * kDegree,
            .heading = kept.heading * kDegree};
}

}  // namespace

void start_camera(scene::Camera& camera, const Options& options, const Session& session) {
    const bool new_view = options.view || options.flat || options.tfen;
    if (session.saved_camera() && !new_view) {
        restore(camera, *session.saved_camera());
        return;
    }
    camera.go_home();
    if (options.flat) camera.unroll();
    if (options.view) {
        scene::CameraPose pose = camera.pose();
        pose.target = *options.view;
        if (options.distance) pose.distance = *options.distance;
        camera.jump_to(pose);
    } else if (!options.flat) {
        scene::CameraPose pose = camera.pose();
        pose.target = {pose.target.longitude - 1.9, 0.15};
        pose.distance = 9.0;
        camera.jump_to(pose);
        camera.go_home();
    }
}

SavedCamera saved(const scene::Camera& camera) {
    const scene::CameraPose pose = camera.pose();
    return {.latitude = pose.target.latitude / kDegree,
            .longitude = pose.target.longitude / kDegree,
            .distance = pose.distance,
            .tilt = pose.tilt / kDegree,
            .heading = pose.heading / kDegree,
            .flat = camera.is_unrolling()};
}

void bring_into_sight(scene::Camera& camera, scene::Geographic place) {
    const scene::CameraView view = camera.view();
    const scene::SurfaceFrame frame = view.surface().frame(scene::map_from_geographic(place));
    const auto projected = view.project(frame.position);
    const bool faces = scene::Surface::faces(frame, view.eye());
    if (projected && faces) {
        const double x = projected->at.x / view.viewport().window_width;
        const double y = projected->at.y / view.viewport().window_height;
        if (x > kMargin && x < 1.0 - kMargin && y > kMargin && y < 1.0 - kMargin) return;
    }
    scene::CameraPose pose = camera.pose();
    pose.target = place;
    camera.fly_to(pose);
}

void fly_to(scene::Camera& camera, const FlyCameraTo& wish, scene::Geographic place) {
    if (!wish.distance) return camera.fly_near(place);
    camera.fly_to({.target = place, .distance = *wish.distance});
}

void restore(scene::Camera& camera, const SavedCamera& kept) {
    camera.go_home();
    if (kept.flat) {
        camera.unroll();
    } else {
        camera.roll_up();
    }
    // To the end of what these began; the pose then replaces where they led.
    for (int i = 0; i < 4; ++i) camera.update(1.0);
    camera.jump_to(pose_of(kept));
}

void go_to(scene::Camera& camera, const SavedCamera& kept) {
    if (kept.flat || camera.is_unrolling()) return restore(camera, kept);
    camera.fly_to(pose_of(kept));
}

void fly_back(scene::Camera& camera, const SavedCamera& kept) {
    if (kept.flat != camera.is_unrolling()) return kept.flat ? camera.unroll() : camera.roll_up();
    camera.fly_to(pose_of(kept));
}

}  // namespace taiji
