#pragma once

#include "renderer/passes/instances.hpp"
#include "renderer/vulkan/frame_ring.hpp"

namespace taiji {

/// Everything that stands or lies on the surface: shadows, marks, pieces with their characters,
/// lines. What no longer fits into the frame's memory is left out.
class PiecePass {
  public:
    explicit PiecePass(const PassSetup& setup);
    void record(const Frame& frame, const PieceGeometry& geometry,
                const Instances& instances) const;

  private:
    void record_quads(const Frame& frame, VkPipeline pipeline, const std::byte* data,
                      std::size_t size, std::size_t count) const;
    void record_meshes(const Frame& frame, const PieceGeometry& geometry,
                       const Instances& instances) const;

    PipelineHandle ground_;
    PipelineHandle meshes_;
    PipelineHandle characters_;
    PipelineHandle lines_;
};

}  // namespace taiji
