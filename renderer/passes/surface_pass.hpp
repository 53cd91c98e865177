#pragma once

#include "renderer/passes/pass.hpp"
#include "renderer/scene/surface.hpp"

namespace taiji {

/// The Earth with the board on it: one quad, the rest by ray in the fragment shader.
class SurfacePass {
  public:
    explicit SurfacePass(const PassSetup& setup);
    void record(VkCommandBuffer commands, const scene::Surface& surface) const;

  private:
    PipelineHandle supreme_;  ///< the emblem in the middle of the board
    PipelineHandle seats_;
    PipelineHandle globe_;
    PipelineHandle unrolled_;
};

}  // namespace taiji
