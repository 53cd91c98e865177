#pragma once

#include <functional>
#include <span>

#include "base/result.hpp"
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
/// How a large picture is drawn: tile by tile, so that neither the device's limits nor its memory
/// bound its size.
struct TiledPicture {
    Extent size;
    /// Of a tile at most; the tiles are about equal.
    Extent tile{2048, 2048};
};
/// Rows of the whole picture, from its top: RGBA. Where the scene is without a sky, colours are not
/// multiplied by their alpha, as in PNG.
using TakeRows = std::function<Result<void>(std::span<const std::uint8_t> rows)>;
/// After each tile: how many of how many are done. False: stop.
using TilesDone = std::function<bool(std::uint32_t done, std::uint32_t of)>;
/// Draws a still picture and gives it away a band of tiles after the other. The same as
/// draw_picture draws, whatever the tiles. Error: of `take`, or a size beyond what the device's
/// viewport allows, or that it was stopped.
[[nodiscard]] Result<void> draw_tiled_picture(SceneRenderer& renderer, FrameRing& ring,
                                              const scene::SceneFrame& scene,
                                              const TiledPicture& picture, const TakeRows& take,
                                              const TilesDone& done = {});
/// Premultiplied colours over nothing to what PNG wants. Light without a body (the air's glow)
/// becomes as opaque as it is bright: over black the picture is what it was.
void make_straight(std::span<std::uint8_t> rgba);

/// For renderers that draw nothing but pictures.
inline constexpr VkFormat kPictureFormat = VK_FORMAT_R8G8B8A8_UNORM;

}  // namespace taiji
