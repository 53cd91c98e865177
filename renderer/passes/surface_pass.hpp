#pragma once

#include "renderer/passes/pass.hpp"

namespace taiji {

/// The Earth with the board on it: one quad, the rest by ray in the fragment shader.
class SurfacePass {
  public:
    explicit SurfacePass(const PassSetup& setup);
    void record(VkCommandBuffer commands) const;

  private:
    PipelineHandle pipeline_;
};

}  // namespace taiji
