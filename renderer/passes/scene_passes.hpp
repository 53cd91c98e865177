#pragma once

#include "renderer/passes/label_pass.hpp"
#include "renderer/passes/marker_pass.hpp"
#include "renderer/passes/piece_pass.hpp"
#include "renderer/passes/sky_pass.hpp"
#include "renderer/passes/surface_pass.hpp"

namespace taiji {

/// All passes of the scene for one target format and detail.
struct ScenePasses {
    explicit ScenePasses(const PassSetup& setup)
        : target(setup.target),
          detail(setup.detail),
          sky(setup),
          surface(setup),
          markers(setup),
          pieces(setup),
          labels(setup) {}
    TargetFormat target;
    Detail detail;
    SkyPass sky;
    SurfacePass surface;
    MarkerPass markers;
    PiecePass pieces;
    LabelPass labels;
};

}  // namespace taiji
