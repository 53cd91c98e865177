#include "renderer/passes/average_pass.hpp"

#include "shaders/embedded.hpp"

namespace taiji {

AveragePass::AveragePass(const PassSetup& setup) {
    PipelineInfo info;
    info.name = "average";
    info.vertex = shaders::whole_vert();
    info.fragment = shaders::average_add_frag();
    info.layout = setup.layout;
    info.target = {kFormat, VK_FORMAT_UNDEFINED, VK_SAMPLE_COUNT_1_BIT};
    info.blend = Blend::Average;
    add_ = setup.cache.make(info);
    info.name = "show average";
    info.fragment = shaders::average_show_frag();
    info.target = {setup.target.color, VK_FORMAT_UNDEFINED, VK_SAMPLE_COUNT_1_BIT};
    info.blend = Blend::Opaque;
    show_ = setup.cache.make(info);
}

void AveragePass::record_add(VkCommandBuffer commands, std::uint32_t count) const {
    const float part = 1.0F / static_cast<float>(count);
    const float constants[4] = {part, part, part, part};
    vkCmdBindPipeline(commands, VK_PIPELINE_BIND_POINT_GRAPHICS, add_.get());
    vkCmdSetBlendConstants(commands, constants);
    vkCmdDraw(commands, 3, 1, 0, 0);
}

void AveragePass::record_show(VkCommandBuffer commands) const {
    vkCmdBindPipeline(commands, VK_PIPELINE_BIND_POINT_GRAPHICS, show_.get());
    vkCmdDraw(commands, 3, 1, 0, 0);
}

}  // namespace taiji
