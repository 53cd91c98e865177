#include "renderer/passes/sky_pass.hpp"

#include <algorithm>

#include "shaders/embedded.hpp"

namespace taiji {
namespace {

constexpr std::uint32_t kQuickStars = 1500;
constexpr std::uint32_t kRingVertices = 2 * (96 + 1);  // kSegments of atmosphere.vert

}  // namespace

SkyPass::SkyPass(const PassSetup& setup)
    : most_stars_(setup.detail == Detail::Quick ? kQuickStars : UINT32_MAX) {
    PipelineInfo info;
    info.layout = setup.layout;
    info.target = setup.target;
    info.blend = Blend::Add;

    info.name = "Milky Way";
    info.vertex = shaders::milky_way_vert();
    info.fragment = shaders::milky_way_frag();
    info.bindings = {{0, 16, VK_VERTEX_INPUT_RATE_VERTEX}};
    info.attributes = {{0, 0, VK_FORMAT_R32G32B32_SFLOAT, 0}, {1, 0, VK_FORMAT_R32_SFLOAT, 12}};
    milky_way_ = setup.cache.make(info);

    info.name = "stars";
    info.vertex = shaders::star_vert();
    info.fragment = shaders::star_frag();
    info.topology = VK_PRIMITIVE_TOPOLOGY_POINT_LIST;
    info.bindings = {{0, 28, VK_VERTEX_INPUT_RATE_VERTEX}};
    info.attributes = {{0, 0, VK_FORMAT_R32G32B32_SFLOAT, 0},
                       {1, 0, VK_FORMAT_R32_SFLOAT, 12},
                       {2, 0, VK_FORMAT_R32G32B32_SFLOAT, 16}};
    stars_ = setup.cache.make(info);

    info.name = "Sun and Moon";
    info.vertex = shaders::orb_vert();
    info.fragment = shaders::orb_frag();
    info.topology = VK_PRIMITIVE_TOPOLOGY_TRIANGLE_STRIP;
    info.bindings.clear();
    info.attributes.clear();
    orbs_ = setup.cache.make(info);

    info.name = "atmosphere";
    info.vertex = shaders::atmosphere_vert();
    info.fragment = shaders::atmosphere_frag();
    atmosphere_ = setup.cache.make(info);
}

void SkyPass::record_sky(VkCommandBuffer commands, const SkyGeometry& sky) const {
    const VkDeviceSize offset = 0;
    VkBuffer buffer = sky.milky_way_vertices.get();
    vkCmdBindPipeline(commands, VK_PIPELINE_BIND_POINT_GRAPHICS, milky_way_.get());
    vkCmdBindVertexBuffers(commands, 0, 1, &buffer, &offset);
    vkCmdBindIndexBuffer(commands, sky.milky_way_indices.get(), 0, VK_INDEX_TYPE_UINT16);
    vkCmdDrawIndexed(commands, sky.milky_way_index_count, 1, 0, 0, 0);

    buffer = sky.stars.get();
    vkCmdBindPipeline(commands, VK_PIPELINE_BIND_POINT_GRAPHICS, stars_.get());
    vkCmdBindVertexBuffers(commands, 0, 1, &buffer, &offset);
    vkCmdDraw(commands, std::min(sky.star_count, most_stars_), 1, 0, 0);

    vkCmdBindPipeline(commands, VK_PIPELINE_BIND_POINT_GRAPHICS, orbs_.get());
    vkCmdDraw(commands, 4, 2, 0, 0);
}

void SkyPass::record_atmosphere(VkCommandBuffer commands) const {
    vkCmdBindPipeline(commands, VK_PIPELINE_BIND_POINT_GRAPHICS, atmosphere_.get());
    vkCmdDraw(commands, kRingVertices, 1, 0, 0);
}

}  // namespace taiji
