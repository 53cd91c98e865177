#include "renderer/passes/marker_pass.hpp"

#include "base/check.hpp"
#include "renderer/passes/decal.hpp"
#include "shaders/embedded.hpp"

namespace taiji {
namespace {

void set_vectors(PipelineInfo& info, std::uint32_t stride, std::uint32_t count) {
    info.bindings = {{0, stride, VK_VERTEX_INPUT_RATE_INSTANCE}};
    for (std::uint32_t i = 0; i < count; ++i) {
        info.attributes.push_back(
            {i, 0, VK_FORMAT_R32G32B32A32_SFLOAT, i * std::uint32_t{sizeof(glm::vec4)}});
    }
}

template <typename T>
void bind_written(const Frame& frame, std::span<const T> values) {
    const auto made = frame.arena.write(values);
    TAIJI_CHECK(made);
    vkCmdBindVertexBuffers(frame.commands, 0, 1, &made->buffer, &made->offset);
}

}  // namespace

MarkerPass::MarkerPass(const PassSetup& setup) : layout_(setup.layout) {
    PipelineInfo marker;
    marker.name = "markers";
    marker.vertex = shaders::marker_vert();
    marker.fragment = shaders::marker_frag();
    marker.layout = setup.layout;
    marker.target = setup.target;
    marker.depth_test = true;
    marker.blend = Blend::Over;
    set_vectors(marker, sizeof(shader::MarkerInstance),
                sizeof(shader::MarkerInstance) / sizeof(glm::vec4));
    marker_ = setup.cache.make(marker);

    PipelineInfo trace;
    trace.name = "lines over the surface";
    trace.vertex = shaders::trace_vert();
    trace.fragment = shaders::trace_frag();
    trace.layout = setup.layout;
    trace.target = setup.target;
    trace.depth_test = true;
    trace.blend = Blend::Over;
    trace.topology = VK_PRIMITIVE_TOPOLOGY_TRIANGLE_STRIP;
    // A segment reads four points that overlap with those of its neighbours.
    set_vectors(trace, sizeof(shader::TracePoint), 4);
    trace_ = setup.cache.make(trace);
}

void MarkerPass::record(const Frame& frame, const MarkerInstances& instances) const {
    const VkCommandBuffer commands = frame.commands;
    for (const MarkerInstances::Line& line : instances.lines()) {
        vkCmdBindPipeline(commands, VK_PIPELINE_BIND_POINT_GRAPHICS, trace_.get());
        bind_written(frame, std::span<const shader::TracePoint>(line.points));
        vkCmdPushConstants(commands, layout_,
                           VK_SHADER_STAGE_VERTEX_BIT | VK_SHADER_STAGE_FRAGMENT_BIT, 0,
                           sizeof(shader::TraceConstants), &line.constants);
        vkCmdDraw(commands, 4, static_cast<std::uint32_t>(line.points.size() - 3), 0, 0);
    }
    if (!instances.markers().empty()) {
        vkCmdBindPipeline(commands, VK_PIPELINE_BIND_POINT_GRAPHICS, marker_.get());
        bind_written(frame, instances.markers());
        vkCmdDraw(commands, kDecalVertices, static_cast<std::uint32_t>(instances.markers().size()),
                  0, 0);
    }
}

}  // namespace taiji
