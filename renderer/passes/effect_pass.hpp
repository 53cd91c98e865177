#pragma once

#include "renderer/passes/effect_instances.hpp"
#include "renderer/passes/pass.hpp"
#include "renderer/vulkan/frame_ring.hpp"

namespace taiji {

/// What happens to the world for a moment: fire, smoke, water, light, trails. Nothing is drawn when
/// there is none.
class EffectPass {
  public:
    explicit EffectPass(const PassSetup& setup);
    /// What lies on the ground.
    void record_ground(const Frame& frame, const EffectInstances& instances) const;
    /// What is over it: in the depths of the standing pieces.
    void record_air(const Frame& frame, const EffectInstances& instances) const;
    /// Draws nothing that is seen, so that the driver has made its programs before a move is shown.
    void warm_up(const Frame& frame) const;

  private:
    void record_trails(const Frame& frame, std::span<const shader::TrailVertex> strip,
                       bool on_ground) const;
    void record_air_list(const Frame& frame, const PipelineHandle& pipeline,
                         std::span<const shader::AirEffect> list) const;

    VkPipelineLayout layout_;
    PipelineHandle ground_;
    PipelineHandle puff_;
    PipelineHandle light_;
    PipelineHandle trail_;
};

}  // namespace taiji
