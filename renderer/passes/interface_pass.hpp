#pragma once

#include "renderer/passes/scene_resources.hpp"
#include "renderer/scene/interface.hpp"
#include "renderer/vulkan/pipeline.hpp"
#include "renderer/vulkan/upload.hpp"

namespace taiji {

/// Draws the interface over a finished picture. Its buffers, one for each frame in flight, grow to
/// what the largest interface so far took.
class InterfacePass {
  public:
    InterfacePass(const PipelineCache& cache, VkPipelineLayout layout, VkFormat color);

    /// Takes over the atlas if it is another one.
    void take_atlas(const scene::InterfaceAtlas& atlas, SceneResources& resources,
                    Uploads& uploads);
    /// Inside a rendering to the picture, with the resources bound.
    void record(const Frame& frame, const scene::InterfaceFrame& interface, Extent extent);

  private:
    struct Geometry {
        Buffer buffer;
        VkDeviceSize indices = 0;  ///< where they begin
    };
    /// All vertices, then all indices, in the slot's buffer.
    const Geometry& write(const Frame& frame, const scene::InterfaceFrame& interface);

    Device& device_;
    VkPipelineLayout layout_;
    PipelineHandle pipeline_;
    Image atlas_;
    std::uint64_t atlas_version_ = 0;
    std::array<Geometry, kFramesInFlight> geometry_;
};

}  // namespace taiji
