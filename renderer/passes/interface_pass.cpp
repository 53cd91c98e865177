#include "renderer/passes/interface_pass.hpp"

#include <algorithm>
#include <cstring>

#include "base/check.hpp"
#include "shaders/embedded.hpp"
#include "shaders/shared/interface.h"

namespace taiji {
namespace {

using scene::InterfaceVertex;

std::uint32_t offset_of(std::size_t offset) {
    return static_cast<std::uint32_t>(offset);
}

/// Nothing when the rectangle holds no pixel of the tile.
std::optional<VkRect2D> scissor_of(const scene::InterfaceDraw& draw, const PictureTile& tile) {
    const auto width = static_cast<std::int32_t>(tile.extent.width);
    const auto height = static_cast<std::int32_t>(tile.extent.height);
    const auto first_x = static_cast<std::int32_t>(tile.part.left);
    const auto first_y = static_cast<std::int32_t>(tile.part.top);
    const std::int32_t left = std::clamp(draw.left - first_x, 0, width);
    const std::int32_t top = std::clamp(draw.top - first_y, 0, height);
    const std::int32_t right = std::clamp(draw.right - first_x, 0, width);
    const std::int32_t bottom = std::clamp(draw.bottom - first_y, 0, height);
    if (right <= left || bottom <= top) return std::nullopt;
    return VkRect2D{
        {left, top},
        {static_cast<std::uint32_t>(right - left), static_cast<std::uint32_t>(bottom - top)}};
}

}  // namespace

InterfacePass::InterfacePass(const PipelineCache& cache, VkPipelineLayout layout,
                             const TargetFormat& scene)
    : device_(cache.device()), layout_(layout) {
    over_picture_ = make(cache, layout, {scene.color, VK_FORMAT_UNDEFINED, VK_SAMPLE_COUNT_1_BIT});
    if (scene.samples == VK_SAMPLE_COUNT_1_BIT) in_scene_ = make(cache, layout, scene);
}

InterfacePass::Pipelines InterfacePass::make(const PipelineCache& cache, VkPipelineLayout layout,
                                             const TargetFormat& target) {
    PipelineInfo info;
    info.name = "interface";
    info.vertex = shaders::interface_vert();
    info.fragment = shaders::interface_frag();
    info.layout = layout;
    info.target = target;
    info.blend = Blend::Over;
    info.bindings = {{0, sizeof(InterfaceVertex), VK_VERTEX_INPUT_RATE_VERTEX}};
    info.attributes = {{0, 0, VK_FORMAT_R32G32_SFLOAT, offset_of(offsetof(InterfaceVertex, x))},
                       {1, 0, VK_FORMAT_R32G32_SFLOAT, offset_of(offsetof(InterfaceVertex, u))},
                       {2, 0, VK_FORMAT_R8G8B8A8_UNORM, offset_of(offsetof(InterfaceVertex, red))}};
    info.constants = {0};
    Pipelines made;
    made.inked = cache.make(info);
    info.name = "interface, plain areas";
    info.constants = {1};
    made.plain = cache.make(info);
    return made;
}

void InterfacePass::take_atlas(const scene::InterfaceAtlas& atlas, SceneResources& resources,
                               Uploads& uploads) {
    if (atlas.version == atlas_version_ || atlas.version == 0) return;
    TAIJI_CHECK(atlas.ink.size() == std::size_t{atlas.width} * atlas.height);
    if (atlas_) uploads.cancel(atlas_);
    TextureBuilder builder(
        device_, {.format = VK_FORMAT_R8_UNORM, .extent = {atlas.width, atlas.height}, .levels = 1},
        "interface atlas");
    const TextureBuilder::Level level = builder.level(0, 0);
    for (std::size_t row = 0; row < atlas.height; ++row) {
        std::memcpy(level.data + row * level.row_pitch, atlas.ink.data() + row * atlas.width,
                    atlas.width);
    }
    atlas_ = builder.finish(uploads);
    resources.set_texture(Texture::Interface, atlas_.view());
    atlas_version_ = atlas.version;
}

const InterfacePass::Geometry& InterfacePass::write(const Frame& frame,
                                                    const scene::InterfaceFrame& interface) {
    VkDeviceSize vertices = 0;
    VkDeviceSize indices = 0;
    for (const scene::InterfaceList& list : interface.lists) {
        vertices += list.vertices.size_bytes();
        indices += list.indices.size_bytes();
    }
    Geometry& to = geometry_[frame.slot];
    if (!to.buffer || to.buffer.size() < vertices + indices) {
        const VkDeviceSize size =
            std::max<VkDeviceSize>((vertices + indices) * 3 / 2, VkDeviceSize{1} << 16);
        to.buffer = Buffer::mapped(
            device_, size, VK_BUFFER_USAGE_VERTEX_BUFFER_BIT | VK_BUFFER_USAGE_INDEX_BUFFER_BIT,
            "interface geometry");
    }
    to.indices = vertices;
    std::byte* vertex = to.buffer.bytes().data();
    std::byte* index = vertex + vertices;
    for (const scene::InterfaceList& list : interface.lists) {
        vertex = std::copy_n(reinterpret_cast<const std::byte*>(list.vertices.data()),
                             list.vertices.size_bytes(), vertex);
        index = std::copy_n(reinterpret_cast<const std::byte*>(list.indices.data()),
                            list.indices.size_bytes(), index);
    }
    return to;
}

void InterfacePass::record(const Frame& frame, const scene::InterfaceFrame& interface,
                           const PictureTile& tile, Place place) {
    if (!atlas_ || interface.lists.empty()) return;
    const Geometry& geometry = write(frame, interface);
    const VkCommandBuffer commands = frame.commands;
    const VkBuffer buffer = geometry.buffer.get();
    constexpr VkDeviceSize kStart = 0;
    const Pipelines& pipelines = place == Place::Scene ? in_scene_ : over_picture_;
    VkPipeline bound = VK_NULL_HANDLE;
    vkCmdBindVertexBuffers(commands, 0, 1, &buffer, &kStart);
    vkCmdBindIndexBuffer(commands, buffer, geometry.indices, VK_INDEX_TYPE_UINT16);
    const shader::InterfacePush push = {{2.0F / static_cast<float>(tile.part.whole.width),
                                         2.0F / static_cast<float>(tile.part.whole.height),
                                         static_cast<float>(atlas_.info().extent.width),
                                         static_cast<float>(atlas_.info().extent.height)}};
    vkCmdPushConstants(commands, layout_, VK_SHADER_STAGE_VERTEX_BIT | VK_SHADER_STAGE_FRAGMENT_BIT,
                       0, sizeof(push), &push);
    std::int32_t first_vertex = 0;
    std::uint32_t first_index = 0;
    for (const scene::InterfaceList& list : interface.lists) {
        for (const scene::InterfaceDraw& draw : list.draws) {
            const auto scissor = scissor_of(draw, tile);
            if (!scissor) continue;
            const VkPipeline wanted = draw.plain ? pipelines.plain.get() : pipelines.inked.get();
            if (wanted != bound) {
                vkCmdBindPipeline(commands, VK_PIPELINE_BIND_POINT_GRAPHICS, wanted);
                bound = wanted;
            }
            vkCmdSetScissor(commands, 0, 1, &*scissor);
            vkCmdDrawIndexed(commands, draw.index_count, 1, first_index + draw.first_index,
                             first_vertex, 0);
        }
        first_vertex += static_cast<std::int32_t>(list.vertices.size());
        first_index += static_cast<std::uint32_t>(list.indices.size());
    }
}

}  // namespace taiji
