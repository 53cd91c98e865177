#pragma once

#include "renderer/passes/pass.hpp"
#include "renderer/passes/sky_geometry.hpp"

namespace taiji {

/// Stars, the Milky Way, Sun and Moon, and the ring of air round the Earth. The Earth is drawn
/// between the two calls: it covers what is behind it.
class SkyPass {
  public:
    explicit SkyPass(const PassSetup& setup);
    void record_sky(VkCommandBuffer commands, const SkyGeometry& sky) const;
    void record_atmosphere(VkCommandBuffer commands) const;

  private:
    std::uint32_t most_stars_;
    PipelineHandle milky_way_;
    PipelineHandle stars_;
    PipelineHandle orbs_;
    PipelineHandle atmosphere_;
};

}  // namespace taiji
