#pragma once

#include "renderer/passes/pass.hpp"

namespace taiji {

/// Averages frames that differ in their jitter into a picture finer than any of them.
class AveragePass {
  public:
    static constexpr VkFormat kFormat = VK_FORMAT_R16G16B16A16_SFLOAT;

    /// `setup.target` is where the average is shown.
    explicit AveragePass(const PassSetup& setup);
    /// Into the average: the frame counts as one of `count`.
    void record_add(VkCommandBuffer commands, std::uint32_t count) const;
    void record_show(VkCommandBuffer commands) const;

  private:
    PipelineHandle add_;
    PipelineHandle show_;
};

}  // namespace taiji
