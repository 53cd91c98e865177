#include "renderer/passes/surface_pass.hpp"

#include "shaders/embedded.hpp"

namespace taiji {

SurfacePass::SurfacePass(const PassSetup& setup) {
    PipelineInfo info;
    info.name = "surface";
    info.vertex = shaders::surface_vert();
    info.fragment = shaders::surface_frag();
    info.layout = setup.layout;
    info.target = setup.target;
    info.topology = VK_PRIMITIVE_TOPOLOGY_TRIANGLE_STRIP;
    info.constants = {static_cast<std::uint32_t>(setup.detail)};
    pipeline_ = setup.cache.make(info);
}

void SurfacePass::record(VkCommandBuffer commands) const {
    vkCmdBindPipeline(commands, VK_PIPELINE_BIND_POINT_GRAPHICS, pipeline_.get());
    vkCmdDraw(commands, 4, 1, 0, 0);
}

}  // namespace taiji
