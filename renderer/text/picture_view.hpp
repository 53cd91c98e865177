#pragma once

#include <glm/vec2.hpp>
#include <optional>

#include "renderer/scene/camera_view.hpp"

namespace taiji::text {

/// Where things appear in a picture of this many pixels, which may differ from the camera's window.
class PictureView {
  public:
    PictureView(const scene::CameraView& camera, glm::dvec2 size) : camera_(&camera), size_(size) {}

    [[nodiscard]] const scene::CameraView& camera() const { return *camera_; }
    [[nodiscard]] glm::dvec2 size() const { return size_; }
    /// Of a position, globe frame. Nothing behind the eye.
    [[nodiscard]] std::optional<glm::dvec2> position(scene::GlobeVector position) const;
    /// Of what lies infinitely far along `direction`. Nothing behind the eye.
    [[nodiscard]] std::optional<glm::dvec2> direction(scene::GlobeVector direction) const;
    /// Along the line of sight of a pixel; not of unit length.
    [[nodiscard]] scene::GlobeVector ray(glm::dvec2 pixel) const;
    /// Near the middle of the picture.
    [[nodiscard]] double pixels_per_radian() const;
    /// How far outside the surface a pixel is, pixels; negative on it. Where the surface is not a
    /// globe the distance is not told: a large number or its negative.
    [[nodiscard]] double clearance(glm::dvec2 pixel) const;

  private:
    const scene::CameraView* camera_;
    glm::dvec2 size_;
};

}  // namespace taiji::text
