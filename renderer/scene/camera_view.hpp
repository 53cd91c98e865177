#pragma once

#include <glm/gtc/quaternion.hpp>
#include <glm/mat3x3.hpp>
#include <glm/mat4x4.hpp>
#include <optional>

#include "renderer/scene/frames.hpp"
#include "renderer/scene/surface.hpp"

namespace taiji::scene {

/// Where the camera looks from, in words: at `target` on the surface, from `distance` Earth radii
/// away, leaning back by `tilt` from straight down, the top of the picture pointing `heading`
/// clockwise from north.
struct CameraPose {
    Geographic target{};
    double distance = 3.6;
    double tilt = 0.0;
    double heading = 0.0;
    friend bool operator==(const CameraPose&, const CameraPose&) = default;
};

/// The same with an orientation in place of target and heading: the columns of globe_from_rig are
/// the right of the picture, the top of the picture along the ground, and the up of the target. No
/// pole is special.
struct CameraRig {
    glm::dquat globe_from_rig{1.0, 0.0, 0.0, 0.0};
    double distance = 3.6;
    double tilt = 0.0;

    [[nodiscard]] GlobeVector right() const { return globe_from_rig * glm::dvec3(1, 0, 0); }
    [[nodiscard]] GlobeVector ahead() const { return globe_from_rig * glm::dvec3(0, 1, 0); }
    [[nodiscard]] GlobeVector target() const { return globe_from_rig * glm::dvec3(0, 0, 1); }
};
[[nodiscard]] CameraRig rig_from_pose(const CameraPose& pose);
[[nodiscard]] CameraPose pose_from_rig(const CameraRig& rig);

/// Vertical field of view.
inline constexpr double kFieldOfView = 0.5585;  // 32 degrees

/// The part of the window that nothing lies over; at least kLeastFree of either side counts as
/// free, so that there always is a middle.
struct FreePart {
    double width = 1.0;   ///< of the window's, 0..1
    double height = 1.0;  ///< of the window's, 0..1
    double x = 0.0;       ///< its middle, clip coordinates
    double y = 0.0;       ///< its middle, clip coordinates, down
};
inline constexpr double kLeastFree = 0.4;
[[nodiscard]] FreePart free_part(const Viewport& viewport);

/// Where something appears: window coordinates, and how far away along the line of sight, Earth
/// radii.
struct Projected {
    WindowPoint at{};
    double depth = 0.0;
};

/// All that drawing and picking need of the camera for one frame. View frame: right-handed, x
/// right, y up, looking along -z. Clip frame: Vulkan's, y down, depth reversed with the far plane
/// at infinity: 1 at the near plane, 0 infinitely far. Clear depth to 0 and compare with greater.
class CameraView {
  public:
    /// `rig` must be finite, distance > 0. A viewport without area counts as 1 by 1.
    CameraView(const CameraRig& rig, const Surface& surface, const Viewport& viewport);

    [[nodiscard]] const Surface& surface() const { return surface_; }
    [[nodiscard]] const Viewport& viewport() const { return viewport_; }
    /// Globe frame, Earth radii.
    [[nodiscard]] GlobeVector eye() const { return eye_; }
    /// Unit vectors in the globe frame: right and top of the picture, and towards what is looked
    /// at.
    [[nodiscard]] GlobeVector right() const { return right_; }
    [[nodiscard]] GlobeVector up() const { return up_; }
    [[nodiscard]] GlobeVector forward() const { return forward_; }
    /// Where the middle of the picture meets the surface.
    [[nodiscard]] GlobeVector target() const { return target_; }
    /// Height of the eye over the surface.
    [[nodiscard]] double altitude() const { return altitude_; }
    [[nodiscard]] double aspect() const { return aspect_; }
    [[nodiscard]] double near_plane() const { return near_; }
    [[nodiscard]] double tan_half_fov() const;
    /// Where `forward` meets the picture: clip coordinates, and window coordinates.
    [[nodiscard]] glm::dvec2 middle() const { return middle_; }
    [[nodiscard]] WindowPoint middle_of_window() const;

    /// For positions from which the eye was subtracted in doubles, globe axes.
    [[nodiscard]] glm::mat4 clip_from_relative() const;
    [[nodiscard]] glm::mat3 view_from_globe_rotation() const;
    [[nodiscard]] glm::mat4 clip_from_view() const;
    /// In doubles, for globe positions as they are.
    [[nodiscard]] glm::dmat4 clip_from_globe() const;

    /// Through a point of the window. Beyond the window it goes on as if the window were larger.
    [[nodiscard]] Ray ray(WindowPoint at) const;
    /// Nothing behind the near plane.
    [[nodiscard]] std::optional<Projected> project(GlobeVector position) const;
    /// Window coordinates that a length of one Earth radius across the line of sight takes at
    /// `depth`.
    [[nodiscard]] double window_scale(double depth) const;

  private:
    Surface surface_;
    Viewport viewport_;
    GlobeVector target_{}, eye_{}, right_{}, up_{}, forward_{};
    glm::dvec2 middle_{0.0, 0.0};
    double aspect_ = 1.0;
    double altitude_ = 1.0;
    double near_ = 0.01;
    double window_width_ = 1.0, window_height_ = 1.0;
};

/// The axes of the picture at the target on this surface: right, ahead along the ground, up.
[[nodiscard]] SurfaceFrame rig_frame(const CameraRig& rig, const Surface& surface);

}  // namespace taiji::scene
