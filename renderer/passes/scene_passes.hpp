#pragma once

#include "renderer/passes/surface_pass.hpp"

namespace taiji {

/// All passes of the scene for one target format and detail, in drawing order.
struct ScenePasses {
    explicit ScenePasses(const PassSetup& setup) : target(setup.target), surface(setup) {}
    TargetFormat target;
    SurfacePass surface;
};

}  // namespace taiji
