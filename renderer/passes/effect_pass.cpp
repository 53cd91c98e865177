#include "renderer/passes/effect_pass.hpp"

#include <array>

#include "base/check.hpp"
#include "renderer/passes/decal.hpp"
#include "shaders/embedded.hpp"

namespace taiji {
namespace {

PipelineInfo effect_info(const PassSetup& setup, std::uint32_t stride, VkVertexInputRate rate) {
    PipelineInfo info;
    info.layout = setup.layout;
    info.target = setup.target;
    info.depth_test = true;
    info.blend = Blend::Over;
    info.bindings = {{0, stride, rate}};
    for (std::uint32_t i = 0; i < stride / sizeof(glm::vec4); ++i) {
        info.attributes.push_back(
            {i, 0, VK_FORMAT_R32G32B32A32_SFLOAT, i * std::uint32_t{sizeof(glm::vec4)}});
    }
    return info;
}

template <typename T>
void draw(const Frame& frame, VkPipeline pipeline, std::span<const T> values,
          std::uint32_t vertices) {
    const auto made = frame.arena.write(values);
    TAIJI_CHECK(made);
    vkCmdBindPipeline(frame.commands, VK_PIPELINE_BIND_POINT_GRAPHICS, pipeline);
    vkCmdBindVertexBuffers(frame.commands, 0, 1, &made->buffer, &made->offset);
    vkCmdDraw(frame.commands, vertices, static_cast<std::uint32_t>(values.size()), 0, 0);
}

}  // namespace

EffectPass::EffectPass(const PassSetup& setup) : layout_(setup.layout) {
    PipelineInfo ground =
        effect_info(setup, sizeof(shader::GroundEffect), VK_VERTEX_INPUT_RATE_INSTANCE);
    ground.name = "effects on the ground";
    ground.vertex = shaders::effect_ground_vert();
    ground.fragment = shaders::effect_ground_frag();
    ground_ = setup.cache.make(ground);

    PipelineInfo air = effect_info(setup, sizeof(shader::AirEffect), VK_VERTEX_INPUT_RATE_INSTANCE);
    air.vertex = shaders::effect_air_vert();
    air.name = "clouds of effects";
    air.fragment = shaders::effect_puff_frag();
    puff_ = setup.cache.make(air);
    air.name = "lights of effects";
    air.fragment = shaders::effect_light_frag();
    light_ = setup.cache.make(air);

    PipelineInfo trail =
        effect_info(setup, sizeof(shader::TrailVertex), VK_VERTEX_INPUT_RATE_VERTEX);
    trail.name = "trails";
    trail.vertex = shaders::trail_vert();
    trail.fragment = shaders::trail_frag();
    trail.topology = VK_PRIMITIVE_TOPOLOGY_TRIANGLE_STRIP;
    trail_ = setup.cache.make(trail);
}

void EffectPass::record_ground(const Frame& frame, const EffectInstances& instances) const {
    record_trails(frame, instances.ground_trails(), true);
    if (instances.ground().empty()) return;
    draw(frame, ground_.get(), instances.ground(), kDecalVertices);
}

void EffectPass::record_air(const Frame& frame, const EffectInstances& instances) const {
    record_trails(frame, instances.air_trails(), false);
    record_air_list(frame, puff_, instances.puffs());
    record_air_list(frame, light_, instances.lights());
}

void EffectPass::record_air_list(const Frame& frame, const PipelineHandle& pipeline,
                                 std::span<const shader::AirEffect> list) const {
    if (!list.empty()) draw(frame, pipeline.get(), list, kDecalVertices);
}

void EffectPass::record_trails(const Frame& frame, std::span<const shader::TrailVertex> strip,
                               bool on_ground) const {
    if (strip.empty()) return;
    const shader::TrailPush push{.ground = {on_ground ? 1.0F : 0.0F, 0.0F, 0.0F, 0.0F}};
    vkCmdPushConstants(frame.commands, layout_,
                       VK_SHADER_STAGE_VERTEX_BIT | VK_SHADER_STAGE_FRAGMENT_BIT, 0, sizeof push,
                       &push);
    const auto made = frame.arena.write(strip);
    TAIJI_CHECK(made);
    vkCmdBindPipeline(frame.commands, VK_PIPELINE_BIND_POINT_GRAPHICS, trail_.get());
    vkCmdBindVertexBuffers(frame.commands, 0, 1, &made->buffer, &made->offset);
    vkCmdDraw(frame.commands, static_cast<std::uint32_t>(strip.size()), 1, 0, 0);
}

void EffectPass::warm_up(const Frame& frame) const {
    const shader::GroundEffect ground{};
    const shader::AirEffect air{};
    const std::array<shader::TrailVertex, 3> strip{};
    draw(frame, ground_.get(), std::span(&ground, 1), kDecalVertices);
    record_air_list(frame, puff_, std::span(&air, 1));
    record_air_list(frame, light_, std::span(&air, 1));
    record_trails(frame, strip, false);
}

}  // namespace taiji
