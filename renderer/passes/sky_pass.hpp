#pragma once

#include "renderer/passes/pass.hpp"
#include "renderer/passes/sky_scene.hpp"
#include "renderer/scene/scene_frame.hpp"

namespace taiji {

/// Stars, Milky Way, Sun, Moon, the figures of the mansions and the ring of air round the Earth.
class SkyPass {
  public:
    explicit SkyPass(const PassSetup& setup);

    /// The Milky Way. Before the surface, which covers it.
    void record_behind(VkCommandBuffer commands, const scene::SceneFrame& scene,
                       const SkyScene& sky) const;
    /// The ring of air. After the surface.
    void record_atmosphere(VkCommandBuffer commands) const;
    /// The rest. After the surface and the air, which hides it by calculation, and before whatever
    /// stands on it.
    void record(VkCommandBuffer commands, const scene::SceneFrame& scene,
                const SkyScene& sky) const;

  private:
    void record_stars(VkCommandBuffer commands, const scene::SceneFrame& scene,
                      const SkyScene& sky) const;
    void record_figures(VkCommandBuffer commands, const SkyScene& sky) const;
    void push(VkCommandBuffer commands, const scene::SceneFrame& scene) const;

    VkPipelineLayout layout_;
    PipelineHandle milky_way_;
    PipelineHandle milky_way_mesh_;  ///< where its picture is missing
    PipelineHandle stars_;
    PipelineHandle sun_;
    PipelineHandle moon_;
    PipelineHandle lines_;
    PipelineHandle marks_;
    PipelineHandle atmosphere_;
};

}  // namespace taiji
