#include "renderer/passes/label_pass.hpp"

#include <algorithm>
#include <glm/vec4.hpp>

#include "renderer/passes/sky_vertices.hpp"
#include "shaders/embedded.hpp"
#include "shaders/shared/sky.h"

namespace taiji {
namespace {

/// Four vertices a glyph of `label` to `out`, in the order of the quad indices.
LabelVertex* write_label(const text::Label& label, float em_texels, LabelVertex* out) {
    const auto size = static_cast<float>(label.size);
    const float scale = size / em_texels;
    const Colour8 colour = colour8({label.colour, static_cast<float>(label.opacity)});
    // The ink's middle on the centre: letters and Chinese characters reach about equally far over
    // their baseline.
    const glm::vec2 pen =
        glm::vec2(label.centre) +
        size * glm::vec2(-0.5F * label.text->width, 0.5F * text::LabelFont::kInkHeight);
    for (const text::PlacedGlyph& glyph : label.text->glyphs) {
        const glm::vec2 corner = pen + size * glm::vec2(glyph.left, -glyph.top);
        const glm::vec2 texel(glyph.atlas.x, glyph.atlas.y);
        const glm::vec2 extent(glyph.atlas.width, glyph.atlas.height);
        for (int i = 0; i < 4; ++i) {
            const glm::vec2 part(i & 1, i >> 1);
            *out++ = {corner + part * extent * scale, texel + part * extent, colour, scale};
        }
    }
    return out;
}

}  // namespace

LabelPass::LabelPass(const PassSetup& setup) : layout_(setup.layout) {
    PipelineInfo info;
    info.name = "labels";
    info.vertex = shaders::label_vert();
    info.fragment = shaders::label_frag();
    info.layout = setup.layout;
    info.target = setup.target;
    info.blend = Blend::Over;
    info.bindings = {{0, sizeof(LabelVertex), VK_VERTEX_INPUT_RATE_VERTEX}};
    info.attributes = {
        {0, 0, VK_FORMAT_R32G32B32A32_SFLOAT, 0},
        {1, 0, VK_FORMAT_R8G8B8A8_UNORM, static_cast<std::uint32_t>(offsetof(LabelVertex, colour))},
        {2, 0, VK_FORMAT_R32_SFLOAT, static_cast<std::uint32_t>(offsetof(LabelVertex, scale))}};
    pipeline_ = setup.cache.make(info);
}

void LabelPass::record(const Frame& frame, const text::LabelList& labels,
                       const SkyScene& sky) const {
    if (!sky.labels() || labels.labels().empty()) return;
    std::size_t glyphs = 0;
    for (const text::Label& label : labels.labels()) glyphs += label.text->glyphs.size();
    glyphs = std::min<std::size_t>(glyphs, SkyScene::kQuads);
    const auto memory = frame.arena.allocate(glyphs * 4 * sizeof(LabelVertex));
    // A frame whose memory is used up goes without labels.
    if (glyphs == 0 || !memory) return;
    auto* const first = reinterpret_cast<LabelVertex*>(memory->data);
    LabelVertex* out = first;
    for (const text::Label& label : labels.labels()) {
        const auto written = static_cast<std::size_t>(out - first) / 4;
        if (written + label.text->glyphs.size() > glyphs) break;
        out = write_label(label, sky.labels()->font.em_texels(), out);
    }
    const auto quads = static_cast<std::uint32_t>((out - first) / 4);

    const VkCommandBuffer commands = frame.commands;
    vkCmdBindPipeline(commands, VK_PIPELINE_BIND_POINT_GRAPHICS, pipeline_.get());
    vkCmdBindVertexBuffers(commands, 0, 1, &memory->buffer, &memory->offset);
    vkCmdBindIndexBuffer(commands, sky.quad_indices(), 0, VK_INDEX_TYPE_UINT16);
    // All halos before all ink, so that no halo darkens the glyph beside it.
    for (const float ink : {0.0F, 1.0F}) {
        const shader::LabelPush push = {{ink, 0.0F, 0.0F, 0.0F}};
        vkCmdPushConstants(commands, layout_,
                           VK_SHADER_STAGE_VERTEX_BIT | VK_SHADER_STAGE_FRAGMENT_BIT, 0,
                           sizeof(push), &push);
        vkCmdDrawIndexed(commands, 6 * quads, 1, 0, 0, 0);
    }
}

void place_labels(const scene::SceneFrame& scene, Extent extent, const SkyScene& sky,
                  text::LabelList& to) {
    to.clear();
    if (!sky.labels()) return;
    const glm::dvec2 picture(extent.width, extent.height);
    if (sky.labels()->coordinates) sky.labels()->coordinates->place(scene, picture, to);
    if (sky.labels()->names) sky.labels()->names->place(scene, picture, to);
}

}  // namespace taiji
