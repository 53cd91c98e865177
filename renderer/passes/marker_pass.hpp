#pragma once

#include "renderer/passes/marker_instances.hpp"
#include "renderer/passes/pass.hpp"
#include "renderer/vulkan/frame_ring.hpp"

namespace taiji {

/// What lies flat on the surface, under the pieces: markers, rings, the trace of the last move.
class MarkerPass {
  public:
    explicit MarkerPass(const PassSetup& setup);
    void record(const Frame& frame, const MarkerInstances& instances) const;

  private:
    VkPipelineLayout layout_;
    PipelineHandle marker_;
    PipelineHandle trace_;
};

}  // namespace taiji
