#include "renderer/passes/sky_scene.hpp"

#include <algorithm>
#include <glm/geometric.hpp>

#include "base/check.hpp"
#include "renderer/passes/distance_field.hpp"
#include "renderer/passes/sky_vertices.hpp"

namespace taiji {
namespace {

template <typename T>
Buffer upload(Device& device, Uploads& uploads, const std::vector<T>& values,
              VkBufferUsageFlags usage, const std::string& name) {
    return static_buffer(device, uploads, std::as_bytes(std::span(values)), usage, name);
}

template <typename T>
Buffer upload_quads(Device& device, Uploads& uploads, const std::vector<T>& quads,
                    const std::string& name) {
    TAIJI_CHECK(quads.size() <= SkyScene::kQuads);
    std::vector<T> vertices;
    vertices.reserve(4 * quads.size());
    for (const T& quad : quads) vertices.insert(vertices.end(), 4, quad);
    return upload(device, uploads, vertices, VK_BUFFER_USAGE_VERTEX_BUFFER_BIT, name);
}

Buffer make_quad_indices(Device& device, Uploads& uploads) {
    std::vector<std::uint16_t> indices;
    indices.reserve(std::size_t{6} * SkyScene::kQuads);
    for (std::uint32_t quad = 0; quad < SkyScene::kQuads; ++quad) {
        for (const std::uint32_t corner : {0U, 1U, 2U, 2U, 1U, 3U}) {
            indices.push_back(static_cast<std::uint16_t>(4 * quad + corner));
        }
    }
    return upload(device, uploads, indices, VK_BUFFER_USAGE_INDEX_BUFFER_BIT, "quad indices");
}

SkyScene::Stars make_stars(Device& device, Uploads& uploads, std::vector<sky::Star> catalogue) {
    SkyScene::Stars made;
    made.catalogue = std::move(catalogue);
    made.patches = sky::sort_into_patches(made.catalogue);
    std::vector<StarVertex> quads;
    for (const sky::Star& star : made.catalogue) {
        quads.push_back({star.direction, star.magnitude, colour8({star.colour, 1.0F})});
    }
    made.vertices = upload_quads(device, uploads, quads, "stars");
    return made;
}

SkyScene::Figures make_figures(Device& device, Uploads& uploads,
                               const std::vector<sky::Mansion>& mansions) {
    std::vector<LineVertex> lines;
    std::vector<MarkVertex> marks;
    const auto mark = [&marks](const glm::vec3& at, float palace) {
        constexpr float kSame = 1e-4F;  // figures meet in the same star
        const auto same = [&at](const MarkVertex& other) {
            return glm::distance(other.direction, at) < kSame;
        };
        if (std::none_of(marks.begin(), marks.end(), same)) marks.push_back({at, palace});
    };
    for (const sky::Mansion& mansion : mansions) {
        const auto palace = static_cast<float>(mansion.palace);
        for (const auto& line : mansion.lines) {
            for (std::size_t i = 0; i < line.size(); ++i) {
                mark(line[i], palace);
                if (i > 0) lines.push_back({line[i - 1], palace, line[i]});
            }
        }
    }
    SkyScene::Figures made;
    made.line_count = static_cast<std::uint32_t>(lines.size());
    made.mark_count = static_cast<std::uint32_t>(marks.size());
    made.lines = upload_quads(device, uploads, lines, "mansion lines");
    made.marks = upload_quads(device, uploads, marks, "mansion stars");
    return made;
}

/// Below this nothing is drawn; kMilkyWayLeast of shaders/lib/sky.glsl.
constexpr float kMilkyWayLeast = 0.03F;

SkyScene::MilkyWayMesh make_milky_way(Device& device, Uploads& uploads,
                                      const sky::MilkyWay& milky_way) {
    std::vector<std::uint16_t> seen;
    for (std::size_t i = 0; i < milky_way.indices.size(); i += 3) {
        const auto corners = std::span(milky_way.indices).subspan(i, 3);
        const auto bright = [&milky_way](std::uint16_t corner) {
            return milky_way.vertices[corner].brightness > kMilkyWayLeast;
        };
        if (std::any_of(corners.begin(), corners.end(), bright)) {
            seen.insert(seen.end(), corners.begin(), corners.end());
        }
    }
    SkyScene::MilkyWayMesh made;
    made.vertices =
        upload(device, uploads, milky_way.vertices, VK_BUFFER_USAGE_VERTEX_BUFFER_BIT, "Milky Way");
    made.indices =
        upload(device, uploads, seen, VK_BUFFER_USAGE_INDEX_BUFFER_BIT, "Milky Way indices");
    made.index_count = static_cast<std::uint32_t>(seen.size());
    return made;
}

bool shows_anything(const sky::MilkyWay& milky_way) {
    return std::any_of(milky_way.indices.begin(), milky_way.indices.end(), [&](std::uint16_t i) {
        return milky_way.vertices[i].brightness > kMilkyWayLeast;
    });
}

}  // namespace

Colour8 colour8(const glm::vec4& colour) {
    Colour8 made{};
    for (int i = 0; i < 4; ++i) {
        made[static_cast<std::size_t>(i)] =
            static_cast<std::uint8_t>(std::clamp(colour[i], 0.0F, 1.0F) * 255.0F + 0.5F);
    }
    return made;
}

SkyScene::SkyScene(Device& device, Uploads& uploads, sky::SkyFiles files)
    : faults_(std::move(files.faults)), quad_indices_(make_quad_indices(device, uploads)) {
    if (files.stars && files.stars->size() > kQuads) {
        faults_.push_back({fmt::format("stars.bin: expected at most {} stars, found {}", kQuads,
                                       files.stars->size())});
    } else if (files.stars && !files.stars->empty()) {
        stars_ = make_stars(device, uploads, std::move(*files.stars));
    }
    if (files.milky_way && shows_anything(*files.milky_way)) {
        MilkyWayMesh& mesh = milky_way_.emplace(make_milky_way(device, uploads, *files.milky_way));
        if (files.milky_way_picture) {
            mesh.picture =
                grey_texture(device, uploads, *files.milky_way_picture, "Milky Way picture");
        }
    }
    if (files.mansions) figures_ = make_figures(device, uploads, *files.mansions);
    if (!files.labels) return;
    Image atlas = grey_texture(device, uploads, files.labels->picture, "label atlas");
    Labels& labels =
        labels_.emplace(Labels{std::move(files.labels->font), std::move(atlas), {}, {}});
    const auto keep = [this](auto& part, auto made) {
        if (made) {
            part = std::move(*made);
        } else {
            faults_.push_back(made.error());
        }
    };
    keep(labels.coordinates, text::CoordinateLabels::create(labels.font));
    if (files.mansions) keep(labels.names, sky::MansionNames::create(*files.mansions, labels.font));
}

}  // namespace taiji
