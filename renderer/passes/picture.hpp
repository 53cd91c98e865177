#pragma once

#include "renderer/images/decode.hpp"
#include "renderer/passes/scene_renderer.hpp"

namespace taiji {

/// Draws a still picture beside any window and reads it back. The renderer's format must be RGBA8
/// or BGRA8. The same scene gives the same bytes on one machine.
[[nodiscard]] RgbaPicture draw_picture(Device& device, FrameRing& ring, SceneRenderer& renderer,
                                       const scene::SceneFrame& scene, Extent extent);
/// The same as it is drawn while something moves: once, with the quality for that.
[[nodiscard]] RgbaPicture draw_moving_picture(Device& device, FrameRing& ring,
                                              SceneRenderer& renderer,
                                              const scene::SceneFrame& scene, Extent extent);
/// The last still picture of that extent with another interface over it, as while nothing else
/// changes. Precondition: renderer.keeps_still(extent).
[[nodiscard]] RgbaPicture draw_picture_over_still(Device& device, FrameRing& ring,
                                                  SceneRenderer& renderer,
                                                  const scene::InterfaceFrame* interface,
                                                  Extent extent);
/// For renderers that draw nothing but pictures.
inline constexpr VkFormat kPictureFormat = VK_FORMAT_R8G8B8A8_UNORM;

}  // namespace taiji
