#include "renderer/passes/sky_pass.hpp"

#include <algorithm>
#include <cmath>
#include <glm/geometric.hpp>

#include "renderer/passes/sky_vertices.hpp"
#include "renderer/sky/mansion_names.hpp"
#include "shaders/embedded.hpp"
#include "shaders/shared/sky.h"

namespace taiji {
namespace {

/// The catalogue's end.
constexpr float kFaintest = 6.0F;
constexpr std::uint32_t kRingVertices = 2 * (96 + 1);  // kSegments of atmosphere.vert
constexpr VkShaderStageFlags kBothStages =
    VK_SHADER_STAGE_VERTEX_BIT | VK_SHADER_STAGE_FRAGMENT_BIT;

std::uint32_t offset32(std::size_t offset) {
    return static_cast<std::uint32_t>(offset);
}

void bind_vertices(VkCommandBuffer commands, VkBuffer buffer) {
    const VkDeviceSize start = 0;
    vkCmdBindVertexBuffers(commands, 0, 1, &buffer, &start);
}

void draw_quads(VkCommandBuffer commands, std::uint32_t first, std::uint32_t count) {
    vkCmdDrawIndexed(commands, 6 * count, 1, 6 * first, 0, 0);
}

/// The cone of the sky that the picture shows.
struct ViewCone {
    glm::vec3 middle;  ///< J2000
    float radius;
};

ViewCone view_cone(const scene::SceneFrame& scene) {
    const double tan = scene.camera.tan_half_fov();
    const glm::dvec3 middle = glm::transpose(scene.light.globe_from_j2000) * scene.camera.forward();
    const glm::dvec2 reach = 1.0 + glm::abs(scene.camera.middle());
    return {
        glm::vec3(middle),
        static_cast<float>(std::atan(tan * std::hypot(reach.y, reach.x * scene.camera.aspect())))};
}

bool may_show(const sky::StarPatch& patch, const ViewCone& cone) {
    const float between = std::acos(std::clamp(glm::dot(patch.middle, cone.middle), -1.0F, 1.0F));
    const float radius = std::acos(std::clamp(patch.cos_radius, -1.0F, 1.0F));
    return between <= radius + cone.radius + 0.02F;
}

}  // namespace

SkyPass::SkyPass(const PassSetup& setup) : layout_(setup.layout) {
    PipelineInfo info;
    info.layout = setup.layout;
    info.target = setup.target;
    info.depth_test = true;

    info.name = "Milky Way";
    info.vertex = shaders::milky_way_vert();
    info.fragment = shaders::milky_way_frag();
    info.bindings = {{0, 16, VK_VERTEX_INPUT_RATE_VERTEX}};
    info.attributes = {{0, 0, VK_FORMAT_R32G32B32A32_SFLOAT, 0}};
    info.constants = {static_cast<std::uint32_t>(setup.detail)};
    milky_way_ = setup.cache.make(info);
    if (setup.detail == Detail::Full) {
        info.name = "Milky Way without its picture";
        info.constants = {static_cast<std::uint32_t>(Detail::Quick)};
        milky_way_mesh_ = setup.cache.make(info);
    }
    info.constants.clear();

    info.name = "stars";
    info.blend = Blend::Add;
    info.vertex = shaders::star_vert();
    info.fragment = shaders::star_frag();
    info.bindings = {{0, sizeof(StarVertex), VK_VERTEX_INPUT_RATE_VERTEX}};
    info.attributes = {{0, 0, VK_FORMAT_R32G32B32A32_SFLOAT, 0},
                       {1, 0, VK_FORMAT_R8G8B8A8_UNORM, offset32(offsetof(StarVertex, colour))}};
    stars_ = setup.cache.make(info);

    info.name = "mansion lines";
    info.vertex = shaders::mansion_line_vert();
    info.fragment = shaders::mansion_line_frag();
    info.bindings = {{0, sizeof(LineVertex), VK_VERTEX_INPUT_RATE_VERTEX}};
    info.attributes = {{0, 0, VK_FORMAT_R32G32B32A32_SFLOAT, 0},
                       {1, 0, VK_FORMAT_R32G32B32_SFLOAT, offset32(offsetof(LineVertex, to))}};
    lines_ = setup.cache.make(info);

    info.name = "mansion stars";
    info.vertex = shaders::mansion_star_vert();
    info.fragment = shaders::mansion_star_frag();
    info.bindings = {{0, sizeof(MarkVertex), VK_VERTEX_INPUT_RATE_VERTEX}};
    info.attributes = {{0, 0, VK_FORMAT_R32G32B32A32_SFLOAT, 0}};
    marks_ = setup.cache.make(info);

    info.name = "Sun";
    info.topology = VK_PRIMITIVE_TOPOLOGY_TRIANGLE_STRIP;
    info.vertex = shaders::sun_vert();
    info.fragment = shaders::sun_frag();
    info.bindings.clear();
    info.attributes.clear();
    sun_ = setup.cache.make(info);

    info.name = "atmosphere";
    info.vertex = shaders::atmosphere_vert();
    info.fragment = shaders::atmosphere_frag();
    atmosphere_ = setup.cache.make(info);

    info.name = "Moon";
    info.blend = Blend::Over;
    info.vertex = shaders::moon_vert();
    info.fragment = shaders::moon_frag();
    moon_ = setup.cache.make(info);
}

void SkyPass::push(VkCommandBuffer commands, const scene::SceneFrame& scene) const {
    // Beside an unrolled map the Sun and the Moon would mean nothing; the stars stay, dimmer, as a
    // ground.
    const double unrolled = scene.camera.surface().morph().amount();
    const double globe = std::clamp(1.0 - 5.0 * unrolled, 0.0, 1.0);
    const shader::SkyPush values = {
        {static_cast<float>(1.0 - 0.45 * unrolled), static_cast<float>(1.0 - 0.6 * unrolled),
         static_cast<float>(globe), static_cast<float>(sky::mansion_strength(scene))},
        {kFaintest, 0.0F, 0.0F, 0.0F}};
    vkCmdPushConstants(commands, layout_, kBothStages, 0, sizeof(values), &values);
}

void SkyPass::record_behind(VkCommandBuffer commands, const scene::SceneFrame& scene,
                            const SkyScene& sky) const {
    if (!sky.milky_way()) return;
    push(commands, scene);
    const bool by_mesh = milky_way_mesh_ && !sky.milky_way()->picture;
    vkCmdBindPipeline(commands, VK_PIPELINE_BIND_POINT_GRAPHICS,
                      by_mesh ? milky_way_mesh_.get() : milky_way_.get());
    bind_vertices(commands, sky.milky_way()->vertices.get());
    vkCmdBindIndexBuffer(commands, sky.milky_way()->indices.get(), 0, VK_INDEX_TYPE_UINT16);
    vkCmdDrawIndexed(commands, sky.milky_way()->index_count, 1, 0, 0, 0);
}

void SkyPass::record_atmosphere(VkCommandBuffer commands) const {
    vkCmdBindPipeline(commands, VK_PIPELINE_BIND_POINT_GRAPHICS, atmosphere_.get());
    vkCmdDraw(commands, kRingVertices, 1, 0, 0);
}

void SkyPass::record(VkCommandBuffer commands, const scene::SceneFrame& scene,
                     const SkyScene& sky) const {
    push(commands, scene);
    vkCmdBindIndexBuffer(commands, sky.quad_indices(), 0, VK_INDEX_TYPE_UINT16);
    if (sky.stars()) record_stars(commands, scene, sky);
    vkCmdBindPipeline(commands, VK_PIPELINE_BIND_POINT_GRAPHICS, sun_.get());
    vkCmdDraw(commands, 4, 1, 0, 0);
    vkCmdBindPipeline(commands, VK_PIPELINE_BIND_POINT_GRAPHICS, moon_.get());
    vkCmdDraw(commands, 4, 1, 0, 0);
    if (sky.figures() && sky::mansion_strength(scene) > 0.0) record_figures(commands, sky);
}

void SkyPass::record_stars(VkCommandBuffer commands, const scene::SceneFrame& scene,
                           const SkyScene& sky) const {
    vkCmdBindPipeline(commands, VK_PIPELINE_BIND_POINT_GRAPHICS, stars_.get());
    bind_vertices(commands, sky.stars()->vertices.get());
    const ViewCone cone = view_cone(scene);
    for (const sky::StarPatch& patch : sky.stars()->patches) {
        if (may_show(patch, cone)) draw_quads(commands, patch.first, patch.count);
    }
}

void SkyPass::record_figures(VkCommandBuffer commands, const SkyScene& sky) const {
    vkCmdBindPipeline(commands, VK_PIPELINE_BIND_POINT_GRAPHICS, lines_.get());
    bind_vertices(commands, sky.figures()->lines.get());
    draw_quads(commands, 0, sky.figures()->line_count);
    vkCmdBindPipeline(commands, VK_PIPELINE_BIND_POINT_GRAPHICS, marks_.get());
    bind_vertices(commands, sky.figures()->marks.get());
    draw_quads(commands, 0, sky.figures()->mark_count);
}

}  // namespace taiji
