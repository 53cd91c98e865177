#include "renderer/sky/mansion_names.hpp"

#include <algorithm>
#include <cmath>
#include <glm/geometric.hpp>
#include <numbers>

#include "renderer/text/picture_view.hpp"

namespace taiji::sky {
namespace {

constexpr double kDegree = std::numbers::pi / 180.0;
/// Between these elevations of the line of sight over the eye's horizon the mansions come by
/// themselves.
constexpr double kLow = -40.0 * kDegree;
constexpr double kHigh = -18.0 * kDegree;
constexpr double kByThemselves = 0.85;
/// Pixels from the Earth within which a name fades.
constexpr double kFade = 14.0;
/// Where a name may go when its place is taken: beside it, in widths, and over or under it, in em.
constexpr std::array<glm::dvec2, 13> kPlaces = {{{0.0, 0.0},
                                                 {0.0, 1.5},
                                                 {0.0, -1.5},
                                                 {1.0, 0.0},
                                                 {-1.0, 0.0},
                                                 {0.0, 3.0},
                                                 {0.0, -3.0},
                                                 {1.0, 2.0},
                                                 {1.0, -2.0},
                                                 {-1.0, 2.0},
                                                 {-1.0, -2.0},
                                                 {0.0, 4.5},
                                                 {0.0, -4.5}}};

double smoothstep(double from, double to, double x) {
    const double s = std::clamp((x - from) / (to - from), 0.0, 1.0);
    return s * s * (3.0 - 2.0 * s);
}

double least_clearance(const text::PictureView& view, const text::Box& box) {
    const glm::dvec2 middle = 0.5 * (box.low + box.high);
    double least = view.clearance(middle);
    for (const double x : {box.low.x, middle.x, box.high.x}) {
        for (const double y : {box.low.y, box.high.y}) {
            least = std::min(least, view.clearance({x, y}));
        }
    }
    return least;
}

/// Does the segment touch the box? The slab test of Kay and Kajiya.
bool touches(const text::Box& box, glm::dvec2 a, glm::dvec2 b) {
    double enter = 0.0;
    double leave = 1.0;
    for (int axis = 0; axis < 2; ++axis) {
        const double run = b[axis] - a[axis];
        if (std::abs(run) < 1e-9) {
            if (a[axis] < box.low[axis] || a[axis] > box.high[axis]) return false;
            continue;
        }
        const double first = (box.low[axis] - a[axis]) / run;
        const double second = (box.high[axis] - a[axis]) / run;
        enter = std::max(enter, std::min(first, second));
        leave = std::min(leave, std::max(first, second));
    }
    return enter <= leave;
}

bool inside(const text::Box& box, glm::dvec2 picture) {
    return box.low.x >= 0 && box.low.y >= 0 && box.high.x <= picture.x && box.high.y <= picture.y;
}

}  // namespace

double mansion_strength(const scene::SceneFrame& scene) {
    const scene::CameraView& camera = scene.camera;
    double by_itself = 0.0;
    if (camera.surface().morph().is_globe()) {
        const double up = glm::dot(camera.forward(), glm::normalize(camera.eye()));
        const double elevation = std::asin(std::clamp(up, -1.0, 1.0));
        by_itself = kByThemselves * smoothstep(kLow, kHigh, elevation);
    }
    return std::clamp(std::max(scene.options.mansions, by_itself), 0.0, 1.0);
}

glm::vec3 palace_colour(Palace palace) {
    switch (palace) {
        case Palace::AzureDragon:
            return {0.42F, 0.86F, 0.78F};
        case Palace::BlackTortoise:
            return {0.62F, 0.66F, 1.0F};
        case Palace::WhiteTiger:
            return {0.90F, 0.92F, 0.96F};
        case Palace::VermilionBird:
            return {1.0F, 0.60F, 0.46F};
    }
    return {};
}

Result<MansionNames> MansionNames::create(std::span<const Mansion> mansions,
                                          const text::LabelFont& font) {
    MansionNames made;
    for (const Mansion& mansion : mansions) {
        auto english = font.lay_out(mansion.english);
        if (!english) return tl::unexpected(english.error());
        auto chinese = font.lay_out(mansion.chinese);
        if (!chinese) return tl::unexpected(chinese.error());
        made.names_.push_back({mansion.label,
                               palace_colour(mansion.palace),
                               mansion.lines,
                               {std::move(*english), std::move(*chinese)}});
    }
    return made;
}

bool MansionNames::crosses_figure(const Name& name, const glm::dmat3& globe_from_j2000,
                                  const text::PictureView& view, const text::Box& box) {
    for (const auto& line : name.lines) {
        for (std::size_t i = 1; i < line.size(); ++i) {
            const auto a = view.direction(globe_from_j2000 * glm::dvec3(line[i - 1]));
            const auto b = view.direction(globe_from_j2000 * glm::dvec3(line[i]));
            if (a && b && touches(box, *a, *b)) return true;
        }
    }
    return false;
}

void MansionNames::place(const scene::SceneFrame& scene, glm::dvec2 picture,
                         text::LabelList& to) const {
    const double strength = mansion_strength(scene);
    if (!(strength > 0.0)) return;
    const text::PictureView view(scene.camera, picture);
    const glm::dmat3& turn = scene.light.globe_from_j2000;
    const double size = 0.9 * text::label_size(picture.y);
    for (const Name& name : names_) {
        const auto at = view.direction(turn * name.direction);
        if (!at || view.clearance(*at) <= 0.0) continue;
        text::Label label{.text = &name.texts[static_cast<std::size_t>(scene.options.language)],
                          .size = size,
                          .colour = name.colour};
        const double half_width = 0.5 * static_cast<double>(label.text->width);
        const auto try_places = [&](bool over_figure) {
            for (const glm::dvec2& shift : kPlaces) {
                const double beside = shift.x * (half_width + 1.2);
                label.centre = *at + size * glm::dvec2(beside, shift.y);
                const text::Box box = text::box_of(label);
                if (!inside(box, picture)) continue;
                const glm::dvec2 space(0.4 * size);
                const text::Box wide{box.low - space, box.high + space};
                if (!over_figure && crosses_figure(name, turn, view, wide)) continue;
                label.opacity = strength * smoothstep(0.0, kFade, least_clearance(view, box));
                if (label.opacity > 0.01 && to.add(label)) return true;
            }
            return false;
        };
        if (!try_places(false)) try_places(true);
    }
}

}  // namespace taiji::sky
