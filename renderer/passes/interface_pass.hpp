#pragma once

#include "renderer/passes/picture_part.hpp"
#include "renderer/passes/scene_resources.hpp"
#include "renderer/scene/interface.hpp"
#include "renderer/vulkan/pipeline.hpp"
#include "renderer/vulkan/upload.hpp"

namespace taiji {

/// Draws the interface over a finished picture. Its buffers, one for each frame in flight, grow to
/// what the largest interface so far took.
class InterfacePass {
  public:
    /// Within which rendering it is drawn.
    enum class Place : std::uint8_t {
        Scene,   ///< the one of the moving scene, which saves software drivers the way to memory
        Picture  ///< one of its own, over a finished picture
    };
    /// `scene` is the moving scene's.
    InterfacePass(const PipelineCache& cache, VkPipelineLayout layout, const TargetFormat& scene);

    /// Takes over the atlas if it is another one.
    void take_atlas(const scene::InterfaceAtlas& atlas, SceneResources& resources,
                    Uploads& uploads);
    /// With the resources bound. Place::Scene only where the scene is not multisampled.
    void record(const Frame& frame, const scene::InterfaceFrame& interface, const PictureTile& tile,
                Place place);

  private:
    struct Pipelines {
        PipelineHandle inked;
        PipelineHandle plain;
    };
    static Pipelines make(const PipelineCache& cache, VkPipelineLayout layout,
                          const TargetFormat& target);
    struct Geometry {
        Buffer buffer;
        VkDeviceSize indices = 0;  ///< where they begin
    };
    /// All vertices, then all indices, in the slot's buffer.
    const Geometry& write(const Frame& frame, const scene::InterfaceFrame& interface);

    Device& device_;
    VkPipelineLayout layout_;
    Pipelines in_scene_;
    Pipelines over_picture_;

    Image atlas_;
    std::uint64_t atlas_version_ = 0;
    std::array<Geometry, kFramesInFlight> geometry_;
};

}  // namespace taiji
