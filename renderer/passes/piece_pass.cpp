#include "renderer/passes/piece_pass.hpp"

#include <array>
#include <optional>

#include "base/check.hpp"
#include "renderer/passes/decal.hpp"
#include "shaders/embedded.hpp"

namespace taiji {
namespace {

constexpr std::uint32_t kVec4 = sizeof(glm::vec4);
constexpr std::uint32_t kFirstInstanceLocation = 4;
// Units have no character.
constexpr std::uint32_t kUnitVectors = offsetof(shader::PieceInstance, glyph) / kVec4;

void add_vectors(PipelineInfo& info, std::uint32_t binding, std::uint32_t first_location,
                 std::uint32_t count) {
    for (std::uint32_t i = 0; i < count; ++i) {
        info.attributes.push_back(
            {first_location + i, binding, VK_FORMAT_R32G32B32A32_SFLOAT, i * kVec4});
    }
}

PipelineInfo model_info(const PassSetup& setup) {
    PipelineInfo info;
    info.layout = setup.layout;
    info.target = setup.target;
    info.depth_test = true;
    info.depth_write = true;
    info.cull = VK_CULL_MODE_BACK_BIT;
    info.bindings = {{0, sizeof(models::Vertex), VK_VERTEX_INPUT_RATE_VERTEX},
                     {1, sizeof(shader::PieceInstance), VK_VERTEX_INPUT_RATE_INSTANCE}};
    info.attributes = {{0, 0, VK_FORMAT_R32G32B32_SFLOAT, offsetof(models::Vertex, position)},
                       {1, 0, VK_FORMAT_R16G16B16A16_SNORM, offsetof(models::Vertex, normal)},
                       {2, 0, VK_FORMAT_R8G8B8A8_UNORM, offsetof(models::Vertex, colour)},
                       {3, 0, VK_FORMAT_R8G8B8A8_UNORM, offsetof(models::Vertex, surface)}};
    add_vectors(info, 1, kFirstInstanceLocation, kUnitVectors);
    return info;
}

/// Linear. Orange and blue: Okabe and Ito, Color Universal Design (2008).
constexpr std::array<models::SideColours, scene::kOwnerCount> kColourSafe = {{
    {.body = {0.80F, 0.36F, 0.02F}, .trim = {0.95F, 0.62F, 0.16F}},
    {.body = {0.004F, 0.10F, 0.36F}, .trim = {0.09F, 0.46F, 0.81F}},
}};

/// What the ivory and the obsidian of a disc are multiplied by to become these.
constexpr std::array<glm::vec3, scene::kOwnerCount> kColourSafeDisc = {
    {{0.95F, 0.46F, 0.05F}, {0.6F, 3.5F, 9.0F}}};

template <typename T>
Transient write(const Frame& frame, std::span<const T> values) {
    const auto made = frame.arena.write(values);
    TAIJI_CHECK(made);
    return *made;
}

}  // namespace

PieceMeshes::PieceMeshes(Device& device, Uploads& uploads, const models::PieceModels& from)
    : shapes_(from),
      vertices_(static_buffer(device, uploads, std::as_bytes(shapes_.vertices()),
                              VK_BUFFER_USAGE_VERTEX_BUFFER_BIT, "vertices of the pieces")),
      indices_(static_buffer(device, uploads, std::as_bytes(shapes_.indices()),
                             VK_BUFFER_USAGE_INDEX_BUFFER_BIT, "indices of the pieces")) {
    for (std::size_t i = 0; i < scene::kOwnerCount; ++i) {
        const models::SideColours& colours = shapes_.disc(static_cast<scene::Owner>(i)).colours;
        constants_.body[i] = glm::vec4(colours.body, 0.0F);
        constants_.trim[i] = glm::vec4(colours.trim, 0.0F);
        constants_.plain[i] = glm::vec4(1.0F);
    }
    shapes_.drop_arrays();
}

shader::PieceConstants PieceMeshes::constants(scene::SidePalette sides, bool of_disc) const {
    shader::PieceConstants made = constants_;
    if (sides == scene::SidePalette::IvoryAndObsidian) return made;
    for (std::size_t i = 0; i < scene::kOwnerCount; ++i) {
        made.body[i] = glm::vec4(kColourSafe[i].body, 0.0F);
        made.trim[i] = glm::vec4(kColourSafe[i].trim, 0.0F);
        if (of_disc) made.plain[i] = glm::vec4(kColourSafeDisc[i], 0.0F);
    }
    return made;
}

void PieceMeshes::bind(VkCommandBuffer commands) const {
    const VkBuffer vertices = vertices_.get();
    const VkDeviceSize start = 0;
    vkCmdBindVertexBuffers(commands, 0, 1, &vertices, &start);
    vkCmdBindIndexBuffer(commands, indices_.get(), 0, VK_INDEX_TYPE_UINT16);
}

PiecePass::PiecePass(const PassSetup& setup) : layout_(setup.layout) {
    const bool quick = setup.detail == Detail::Quick;
    PipelineInfo unit = model_info(setup);
    unit.name = "units of the pieces";
    unit.vertex = quick ? shaders::piece_unit_quick_vert() : shaders::piece_unit_vert();
    unit.fragment = quick ? shaders::piece_unit_quick_frag() : shaders::piece_unit_frag();
    unit_ = setup.cache.make(unit);

    PipelineInfo disc = model_info(setup);
    disc.name = "discs of the pieces";
    disc.vertex = quick ? shaders::piece_disc_quick_vert() : shaders::piece_disc_vert();
    disc.fragment = quick ? shaders::piece_disc_quick_frag() : shaders::piece_disc_frag();
    disc.attributes.push_back({kFirstInstanceLocation + kUnitVectors, 1,
                               VK_FORMAT_R32G32B32A32_SFLOAT,
                               offsetof(shader::PieceInstance, glyph)});
    disc_ = setup.cache.make(disc);

    PipelineInfo shadow;
    shadow.name = "shadows of the pieces";
    shadow.vertex = shaders::piece_shadow_vert();
    shadow.fragment = shaders::piece_shadow_frag();
    shadow.layout = setup.layout;
    shadow.target = setup.target;
    shadow.depth_test = true;
    shadow.blend = Blend::Over;
    shadow.bindings = {{0, sizeof(shader::ShadowInstance), VK_VERTEX_INPUT_RATE_INSTANCE}};
    add_vectors(shadow, 0, 0, sizeof(shader::ShadowInstance) / kVec4);
    shadow_ = setup.cache.make(shadow);
}

PiecePass::Prepared PiecePass::prepare(const Frame& frame, const PieceInstances& instances,
                                       scene::SidePalette sides) {
    return {write(frame, instances.instances()), write(frame, instances.shadows()), sides};
}

void PiecePass::record_shadows(VkCommandBuffer commands, const Prepared& prepared,
                               const PieceInstances& instances) const {
    if (instances.shadows().empty()) return;
    vkCmdBindPipeline(commands, VK_PIPELINE_BIND_POINT_GRAPHICS, shadow_.get());
    vkCmdBindVertexBuffers(commands, 0, 1, &prepared.shadows.buffer, &prepared.shadows.offset);
    vkCmdDraw(commands, kDecalVertices, static_cast<std::uint32_t>(instances.shadows().size()), 0,
              0);
}

void PiecePass::record_batches(VkCommandBuffer commands, const Prepared& prepared,
                               const PieceMeshes& meshes,
                               std::span<const PieceBatch> batches) const {
    if (batches.empty()) return;
    meshes.bind(commands);
    vkCmdBindVertexBuffers(commands, 1, 1, &prepared.instances.buffer, &prepared.instances.offset);
    const std::array constants = {meshes.constants(prepared.sides, false),
                                  meshes.constants(prepared.sides, true)};
    std::optional<bool> of_disc;
    const auto draw = [&](const PieceBatch& batch, const MeshRange& range) {
        if (of_disc != is_disc(batch.shape)) {
            of_disc = is_disc(batch.shape);
            vkCmdPushConstants(commands, layout_,
                               VK_SHADER_STAGE_VERTEX_BIT | VK_SHADER_STAGE_FRAGMENT_BIT, 0,
                               sizeof(shader::PieceConstants), &constants[*of_disc ? 1 : 0]);
        }
        vkCmdDrawIndexed(commands, range.index_count, batch.count, range.first_index,
                         range.vertex_offset, batch.first);
    };
    // Only a disc's face needs the shaders that know its character.
    vkCmdBindPipeline(commands, VK_PIPELINE_BIND_POINT_GRAPHICS, unit_.get());
    for (const PieceBatch& batch : batches) {
        MeshRange range = meshes.shapes().range(batch.shape);
        if (is_disc(batch.shape)) {
            range.index_count -= meshes.shapes().face(batch.shape).index_count;
        }
        draw(batch, range);
    }
    vkCmdBindPipeline(commands, VK_PIPELINE_BIND_POINT_GRAPHICS, disc_.get());
    for (const PieceBatch& batch : batches) {
        if (is_disc(batch.shape)) draw(batch, meshes.shapes().face(batch.shape));
    }
}

}  // namespace taiji
