#pragma once

#include "renderer/vulkan/pipeline.hpp"

namespace taiji {

/// How much the shaders do.
enum class Detail : std::uint32_t {
    Quick,  ///< few texture fetches, for software drivers while something moves
    Full
};

/// What a pass needs to build its pipelines.
struct PassSetup {
    const PipelineCache& cache;
    VkPipelineLayout layout;
    TargetFormat target;
    Detail detail;
};

}  // namespace taiji
