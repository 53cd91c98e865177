#include "renderer/passes/labels.hpp"

#include <algorithm>
#include <cmath>
#include <glm/geometric.hpp>
#include <optional>

namespace taiji {
namespace {

using glm::dvec3;
using glm::vec4;

/// Pixels of a direction or position relative to the eye; nothing behind the eye.
std::optional<glm::vec2> pixel_of(const scene::CameraView& camera, Extent extent,
                                  const dvec3& relative) {
    const double depth = glm::dot(relative, camera.forward());
    if (depth <= 1e-6) return std::nullopt;
    const double x =
        glm::dot(relative, camera.right()) / (depth * camera.tan_half_fov() * camera.aspect());
    const double y = glm::dot(relative, camera.up()) / (depth * camera.tan_half_fov());
    if (std::abs(x) > 1.1 || std::abs(y) > 1.1) return std::nullopt;
    return glm::vec2((x + 1.0) * 0.5 * extent.width, (1.0 - y) * 0.5 * extent.height);
}

/// Does the Earth stand before a direction?
bool is_covered(const scene::CameraView& camera, const dvec3& direction) {
    return camera.surface().intersect({camera.eye(), glm::normalize(direction)}).has_value();
}

float label_size(Extent extent) {
    return std::clamp(static_cast<float>(extent.height) / 48.0F, 12.0F, 40.0F);
}

struct Axis {
    const char* letter;
    const char* zh;
};
std::string both_forms(const Axis& axis, int steps) {
    return fmt::format("{}{} {}{}", axis.letter, steps, axis.zh, steps);
}

void add_rim_label(const scene::SceneFrame& scene, const LabelAtlas& atlas, Extent extent,
                   scene::BoardPlace place, const std::string& text,
                   std::vector<LabelInstance>& to) {
    const scene::CameraView& camera = scene.camera;
    const scene::SurfaceFrame at = camera.surface().frame(scene.board->projection.map(place));
    const dvec3 relative = at.position - camera.eye();
    const double facing = -glm::dot(glm::normalize(relative), at.up);
    const double opacity = scene.options.coordinates * std::clamp(facing * 5.0 - 0.4, 0.0, 1.0);
    if (opacity <= 0.0) return;
    const auto pixel = pixel_of(camera, extent, relative);
    if (!pixel) return;
    atlas.add(text, *pixel, 0.9F * label_size(extent),
              vec4(1.0F, 0.93F, 0.74F, static_cast<float>(opacity)), to);
}

void add_coordinates(const scene::SceneFrame& scene, const LabelAtlas& atlas, Extent extent,
                     std::vector<LabelInstance>& to) {
    if (scene.options.coordinates <= 0.0) return;
    const scene::BoardModel& board = *scene.board;
    constexpr double kOutside = 0.32;  // steps beyond the rim
    for (int x = -board.half_width; x <= board.half_width; ++x) {
        const std::string text =
            x == 0 ? "0" : both_forms(x > 0 ? Axis{"e", "东"} : Axis{"w", "西"}, std::abs(x));
        for (const double y : {-board.half_height - kOutside, board.half_height + kOutside}) {
            add_rim_label(scene, atlas, extent, {1.0 * x, y}, text, to);
        }
    }
    for (int y = -board.half_height; y <= board.half_height; ++y) {
        const std::string text =
            y == 0 ? "0" : both_forms(y > 0 ? Axis{"n", "北"} : Axis{"s", "南"}, std::abs(y));
        for (const double x :
             {-board.half_width - 1.4 * kOutside, board.half_width + 1.4 * kOutside}) {
            add_rim_label(scene, atlas, extent, {x, 1.0 * y}, text, to);
        }
    }
}

void add_mansions(const scene::SceneFrame& scene, const SkyGeometry& sky, const LabelAtlas& atlas,
                  Extent extent, std::vector<LabelInstance>& labels, Instances& to) {
    const auto strength = static_cast<float>(scene.options.mansions);
    if (strength <= 0.0F) return;
    const glm::dmat3& globe = scene.light.globe_from_j2000;
    const vec4 tint = vec4(0.42F, 0.60F, 0.95F, 0.0F) * (0.55F * strength);
    for (const Mansion& mansion : sky.mansions) {
        for (const Mansion::Segment& line : mansion.lines) {
            const dvec3 a = globe * line.from;
            const dvec3 b = globe * line.to;
            if (glm::dot(a, scene.camera.forward()) < 0.2 || is_covered(scene.camera, a) ||
                is_covered(scene.camera, b)) {
                continue;
            }
            to.lines.push_back({vec4(glm::vec3(a), 0.0F), vec4(glm::vec3(b), 0.0F), tint, tint,
                                vec4(0.7F, 2.0F, 0, 0)});
        }
        const dvec3 at = globe * mansion.label;
        const auto pixel = pixel_of(scene.camera, extent, at);
        if (!pixel || is_covered(scene.camera, at)) continue;
        atlas.add(mansion.glyph, *pixel, 1.05F * label_size(extent),
                  vec4(0.70F, 0.82F, 1.0F, 0.85F * strength), labels);
    }
}

}  // namespace

void collect_labels(const scene::SceneFrame& scene, const SkyGeometry& sky, const LabelAtlas& atlas,
                    Extent extent, std::vector<LabelInstance>& labels, Instances& instances) {
    labels.clear();
    add_coordinates(scene, atlas, extent, labels);
    add_mansions(scene, sky, atlas, extent, labels, instances);
}

}  // namespace taiji
