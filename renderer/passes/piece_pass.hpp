#pragma once

#include "renderer/passes/pass.hpp"
#include "renderer/passes/piece_instances.hpp"
#include "renderer/vulkan/frame_ring.hpp"
#include "renderer/vulkan/upload.hpp"

namespace taiji {

/// The models of the pieces on the GPU, uploaded once.
class PieceMeshes {
  public:
    PieceMeshes(Device& device, Uploads& uploads, const models::PieceModels& from);

    [[nodiscard]] const PieceShapes& shapes() const { return shapes_; }
    [[nodiscard]] shader::PieceConstants constants(scene::SidePalette sides, bool of_disc) const;
    void bind(VkCommandBuffer commands) const;

  private:
    PieceShapes shapes_;
    shader::PieceConstants constants_{};  ///< as the models have them
    Buffer vertices_;
    Buffer indices_;
};

/// Discs, units and their shadows on the ground.
class PiecePass {
  public:
    explicit PiecePass(const PassSetup& setup);

    /// The instances of a frame in the memory of the frame.
    struct Prepared {
        Transient instances;
        Transient shadows;
        scene::SidePalette sides;
    };
    [[nodiscard]] static Prepared prepare(const Frame& frame, const PieceInstances& instances,
                                          scene::SidePalette sides);

    void record_shadows(VkCommandBuffer commands, const Prepared& prepared,
                        const PieceInstances& instances) const;
    void record_batches(VkCommandBuffer commands, const Prepared& prepared,
                        const PieceMeshes& meshes, std::span<const PieceBatch> batches) const;

  private:
    VkPipelineLayout layout_;
    PipelineHandle disc_;
    PipelineHandle unit_;
    PipelineHandle shadow_;
};

}  // namespace taiji
