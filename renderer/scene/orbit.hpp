#pragma once

#include "renderer/scene/camera_view.hpp"

namespace taiji::scene {

// How a camera turns round the Earth and pans over the map: pure functions from rig to rig. All
// keep a finite, unit orientation when given one.

/// What the camera may do, for a window and a stage of the unrolling.
struct CameraLimits {
    double least_distance = 0.0;
    double greatest_distance = 0.0;
    double greatest_latitude = 0.0;  ///< of the target; pi/2 on the globe
};
[[nodiscard]] CameraLimits camera_limits(const Viewport& viewport, Morph morph);
/// Leaning back is freer near the ground, but not so far that the eye comes down among the pieces;
/// from afar the Earth would leave the picture.
[[nodiscard]] double greatest_tilt(double distance);
/// The rig with its distance, tilt and target inside the limits.
[[nodiscard]] CameraRig within(const CameraRig& rig, const CameraLimits& limits);

/// From where the whole globe with its glow is in the picture.
[[nodiscard]] double whole_globe_distance(const Viewport& viewport);
/// From where a flat area of this size is in the picture with a margin.
[[nodiscard]] double whole_area_distance(double width, double height, const Viewport& viewport);

/// What the pointer holds of the globe, a unit vector in the globe frame: the place under it, and
/// beyond the limb the continuation of the ball, so that dragging outside turns the Earth as a
/// trackball does. Smooth and monotone across the limb; exact to 0.98 of the globe's apparent
/// radius. Precondition: the surface is the globe.
[[nodiscard]] GlobeVector trackball(const CameraView& view, WindowPoint at);

/// The rig turned so that `held` comes to lie under `at`: by the shortest way, then about `held` so
/// that the heading stays as it was. Near the poles, where that cannot be had, the heading goes
/// free.
[[nodiscard]] CameraRig hold_on_globe(const CameraRig& rig, const Viewport& viewport,
                                      GlobeVector held, WindowPoint at);
/// The same on an opened surface: pans so that `held` comes under `at`. Unchanged where the pointer
/// misses the map.
[[nodiscard]] CameraRig hold_on_map(const CameraRig& rig, const Surface& surface,
                                    const Viewport& viewport, MapPlace held, WindowPoint at);

/// Turned by the vector `turn` (axis times angle, globe frame).
[[nodiscard]] CameraRig turned(const CameraRig& rig, GlobeVector turn);
/// The turn that takes `from` to `to` by less than half a circle, axis times angle.
[[nodiscard]] GlobeVector turn_between(const CameraRig& from, const CameraRig& to);
/// Moved over the ground by lengths of the surface, to the right and ahead as the picture shows
/// them.
[[nodiscard]] CameraRig moved(const CameraRig& rig, const Surface& surface, double right,
                              double ahead);
/// Turned about the target; positive is clockwise, as headings are.
[[nodiscard]] CameraRig with_more_heading(const CameraRig& rig, double angle);
/// The target panned over the map, heading kept. Longitudes stop at the edges of the map.
[[nodiscard]] CameraRig panned(const CameraRig& rig, double longitude, double ordinate);

}  // namespace taiji::scene
