#pragma once

#include <array>

#include "renderer/vulkan/frame_ring.hpp"
#include "renderer/vulkan/image.hpp"
#include "shaders/shared/frame.h"

namespace taiji {

/// The textures that passes read. Bindings 1 and up of shaders/lib/frame.glsl, in this order.
enum class Texture : std::uint32_t {
    Earth,
    Clouds,
    Glyphs,
    Picture,
    Average,
    Labels,
    MilkyWay,
    Interface
};
inline constexpr std::size_t kTextureCount = 8;

/// The one descriptor layout and pipeline layout of all passes, with a descriptor set for each
/// frame in flight.
class SceneResources {
  public:
    explicit SceneResources(Device& device);

    [[nodiscard]] VkPipelineLayout layout() const { return layout_.get(); }
    /// From the next frame on. The view must live until another one replaces it.
    void set_texture(Texture which, VkImageView view);
    /// Writes the frame's uniforms and binds the set. Every texture must have been set.
    void bind(const Frame& frame, const shader::FrameUniforms& uniforms);
    /// Bytes that push constants may take.
    static constexpr std::uint32_t kPushSize = 128;

  private:
    void write_set(std::uint32_t slot, VkBuffer uniforms);
    Device* device_;
    DescriptorSetLayoutHandle set_layout_;
    PipelineLayoutHandle layout_;
    DescriptorPoolHandle pool_;
    SamplerHandle earth_sampler_;
    SamplerHandle smooth_sampler_;
    SamplerHandle exact_sampler_;
    std::array<VkDescriptorSet, kFramesInFlight> sets_{};
    std::array<VkImageView, kTextureCount> views_{};
    std::array<bool, kFramesInFlight> stale_{};
    std::array<VkBuffer, kFramesInFlight> uniforms_{};  ///< in the sets now
};

}  // namespace taiji
