#include "renderer/passes/piece_pass.hpp"

#include "shaders/embedded.hpp"

namespace taiji {
namespace {

/// `count` vec4 attributes of each instance, at locations `first` and up, from binding `binding`.
void add_vec4s(PipelineInfo& info, std::uint32_t binding, std::uint32_t first,
               std::uint32_t count) {
    info.bindings.push_back({binding, 16 * count, VK_VERTEX_INPUT_RATE_INSTANCE});
    for (std::uint32_t i = 0; i < count; ++i) {
        info.attributes.push_back({first + i, binding, VK_FORMAT_R32G32B32A32_SFLOAT, 16 * i});
    }
}

PipelineInfo quad_info(const PassSetup& setup, std::uint32_t vec4s) {
    PipelineInfo info;
    info.layout = setup.layout;
    info.target = setup.target;
    info.blend = Blend::Over;
    info.topology = VK_PRIMITIVE_TOPOLOGY_TRIANGLE_STRIP;
    add_vec4s(info, 0, 0, vec4s);
    return info;
}

template <typename T>
const std::byte* bytes_of(const std::vector<T>& values) {
    return reinterpret_cast<const std::byte*>(values.data());
}

}  // namespace

PiecePass::PiecePass(const PassSetup& setup) {
    PipelineInfo ground = quad_info(setup, sizeof(GroundInstance) / 16);
    ground.name = "ground marks";
    ground.vertex = shaders::ground_vert();
    ground.fragment = shaders::ground_frag();
    ground_ = setup.cache.make(ground);

    PipelineInfo characters = quad_info(setup, sizeof(CharacterInstance) / 16);
    characters.name = "characters";
    characters.vertex = shaders::character_vert();
    characters.fragment = shaders::character_frag();
    characters.depth_test = true;
    characters_ = setup.cache.make(characters);

    PipelineInfo lines = quad_info(setup, sizeof(LineInstance) / 16);
    lines.name = "lines";
    lines.vertex = shaders::line_vert();
    lines.fragment = shaders::line_frag();
    lines.depth_test = true;
    lines_ = setup.cache.make(lines);

    PipelineInfo meshes;
    meshes.name = "pieces";
    meshes.layout = setup.layout;
    meshes.target = setup.target;
    meshes.blend = Blend::Over;
    meshes.depth_test = true;
    meshes.depth_write = true;
    meshes.cull = VK_CULL_MODE_BACK_BIT;
    meshes.vertex = shaders::piece_vert();
    meshes.fragment = shaders::piece_frag();
    meshes.bindings = {{0, sizeof(models::Vertex), VK_VERTEX_INPUT_RATE_VERTEX}};
    meshes.attributes = {{0, 0, VK_FORMAT_R32G32B32_SFLOAT, offsetof(models::Vertex, position)},
                         {1, 0, VK_FORMAT_R16G16B16A16_SNORM, offsetof(models::Vertex, normal)},
                         {2, 0, VK_FORMAT_R8G8B8A8_UNORM, offsetof(models::Vertex, colour)},
                         {3, 0, VK_FORMAT_R8G8B8A8_UNORM, offsetof(models::Vertex, surface)}};
    add_vec4s(meshes, 1, 4, sizeof(PieceInstance) / 16);
    meshes_ = setup.cache.make(meshes);
}

void PiecePass::record_quads(const Frame& frame, VkPipeline pipeline, const std::byte* data,
                             std::size_t size, std::size_t count) const {
    if (count == 0) return;
    const auto at = frame.arena.write(std::span(data, size * count));
    if (!at) return;
    vkCmdBindPipeline(frame.commands, VK_PIPELINE_BIND_POINT_GRAPHICS, pipeline);
    vkCmdBindVertexBuffers(frame.commands, 0, 1, &at->buffer, &at->offset);
    vkCmdDraw(frame.commands, 4, static_cast<std::uint32_t>(count), 0, 0);
}

void PiecePass::record_meshes(const Frame& frame, const PieceGeometry& geometry,
                              const Instances& instances) const {
    const VkBuffer vertices = geometry.vertices();
    const VkDeviceSize start = 0;
    vkCmdBindPipeline(frame.commands, VK_PIPELINE_BIND_POINT_GRAPHICS, meshes_.get());
    vkCmdBindVertexBuffers(frame.commands, 0, 1, &vertices, &start);
    vkCmdBindIndexBuffer(frame.commands, geometry.indices(), 0, VK_INDEX_TYPE_UINT16);
    for (std::size_t i = 0; i < kMeshCount; ++i) {
        const auto& all = instances.meshes[i];
        if (all.empty()) continue;
        const auto at = frame.arena.write(std::span(all));
        if (!at) return;
        const MeshSlice& slice = geometry.slice(static_cast<MeshId>(i));
        vkCmdBindVertexBuffers(frame.commands, 1, 1, &at->buffer, &at->offset);
        vkCmdDrawIndexed(frame.commands, slice.index_count, static_cast<std::uint32_t>(all.size()),
                         slice.first_index, slice.vertex_offset, 0);
    }
}

void PiecePass::record(const Frame& frame, const PieceGeometry& geometry,
                       const Instances& instances) const {
    record_quads(frame, ground_.get(), bytes_of(instances.shadows), sizeof(GroundInstance),
                 instances.shadows.size());
    record_quads(frame, ground_.get(), bytes_of(instances.marks), sizeof(GroundInstance),
                 instances.marks.size());
    record_meshes(frame, geometry, instances);
    record_quads(frame, characters_.get(), bytes_of(instances.characters),
                 sizeof(CharacterInstance), instances.characters.size());
    record_quads(frame, lines_.get(), bytes_of(instances.lines), sizeof(LineInstance),
                 instances.lines.size());
}

}  // namespace taiji
