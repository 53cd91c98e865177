#pragma once

#include "renderer/passes/instances.hpp"
#include "renderer/passes/label_atlas.hpp"
#include "renderer/passes/sky_geometry.hpp"

namespace taiji {

/// Names along the rims of the board, in both forms, and the mansions with their figures (lines go
/// to `instances`).
void collect_labels(const scene::SceneFrame& scene, const SkyGeometry& sky, const LabelAtlas& atlas,
                    Extent extent, std::vector<LabelInstance>& labels, Instances& instances);

}  // namespace taiji
