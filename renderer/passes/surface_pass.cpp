#include "renderer/passes/surface_pass.hpp"

#include "shaders/embedded.hpp"

namespace taiji {
namespace {

// kCorners of surface.vert and emblem.vert
constexpr std::uint32_t kGlobeCorners = 12;
constexpr std::uint32_t kEmblemCorners = 8;

}  // namespace

SurfacePass::SurfacePass(const PassSetup& setup) {
    PipelineInfo info;
    info.name = "surface";
    info.vertex = shaders::surface_vert();
    info.fragment = shaders::surface_frag();
    info.layout = setup.layout;
    info.target = setup.target;
    info.depth_test = true;
    info.topology = VK_PRIMITIVE_TOPOLOGY_TRIANGLE_STRIP;
    info.constants = {static_cast<std::uint32_t>(setup.detail), VK_FALSE};
    unrolled_ = setup.cache.make(info);
    info.name = "globe";
    info.constants[1] = VK_TRUE;
    globe_ = setup.cache.make(info);

    info.name = "supreme Taiji";
    info.vertex = shaders::emblem_vert();
    info.fragment = shaders::emblem_frag();
    info.blend = Blend::Over;
    info.constants = {VK_TRUE};
    supreme_ = setup.cache.make(info);
    info.name = "seats";
    info.constants = {VK_FALSE};
    seats_ = setup.cache.make(info);
}

void SurfacePass::record(VkCommandBuffer commands, const scene::Surface& surface) const {
    vkCmdBindPipeline(commands, VK_PIPELINE_BIND_POINT_GRAPHICS,
                      surface.morph().is_globe() ? globe_.get() : unrolled_.get());
    vkCmdDraw(commands, kGlobeCorners, 1, 0, 0);
    vkCmdBindPipeline(commands, VK_PIPELINE_BIND_POINT_GRAPHICS, supreme_.get());
    vkCmdDraw(commands, kEmblemCorners, 1, 0, 0);
    vkCmdBindPipeline(commands, VK_PIPELINE_BIND_POINT_GRAPHICS, seats_.get());
    vkCmdDraw(commands, kEmblemCorners, 2, 0, 1);
}

}  // namespace taiji
