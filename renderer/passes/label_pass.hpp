#pragma once

#include "renderer/passes/pass.hpp"
#include "renderer/passes/sky_scene.hpp"
#include "renderer/text/label.hpp"
#include "renderer/vulkan/frame_ring.hpp"

namespace taiji {

/// Text in the picture: signed-distance glyphs with a dark halo. Last, over everything.
class LabelPass {
  public:
    explicit LabelPass(const PassSetup& setup);
    void record(const Frame& frame, const text::LabelList& labels, const SkyScene& sky) const;

  private:
    VkPipelineLayout layout_;
    PipelineHandle pipeline_;
};

/// The labels that a frame shows: coordinates, then the mansions' names. Allocates nothing.
void place_labels(const scene::SceneFrame& scene, Extent extent, const SkyScene& sky,
                  text::LabelList& to);

}  // namespace taiji
