#pragma once

#include <array>
#include <functional>
#include <span>

#include "base/result.hpp"
#include "renderer/passes/scene_renderer.hpp"

namespace taiji {

/// Draws one moving picture after the other and reads them back, while the next one is drawn
/// already. The renderer's format must be RGBA8.
class FilmCamera {
  public:
    /// A frame's rows, RGBA, in the order in which they were drawn.
    using TakeFrame = std::function<Result<void>(std::span<const std::uint8_t> rgba)>;

    FilmCamera(SceneRenderer& renderer, FrameRing& ring, Extent extent, TakeFrame take);
    /// Gives an earlier frame away, and draws this one. Error: of `take`.
    [[nodiscard]] Result<void> shoot(const scene::SceneFrame& scene);
    /// Gives away what is still being drawn.
    [[nodiscard]] Result<void> finish();

  private:
    struct Slot {
        Image image;
        Buffer back;
        bool full = false;
    };
    [[nodiscard]] Result<void> give(Slot& slot);

    SceneRenderer& renderer_;
    FrameRing& ring_;
    Extent extent_;
    TakeFrame take_;
    std::array<Slot, kFramesInFlight> slots_;
    std::uint32_t next_ = 0;  ///< slot of the next frame
};

}  // namespace taiji
