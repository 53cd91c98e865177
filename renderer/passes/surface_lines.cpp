// The lines of MarkerInstances: the trace of the last move, arrows.

#include <algorithm>
#include <cmath>
#include <glm/common.hpp>
#include <glm/geometric.hpp>
#include <numbers>

#include "renderer/passes/decal.hpp"
#include "renderer/passes/marker_colours.hpp"
#include "renderer/passes/marker_instances.hpp"
#include "renderer/passes/pack.hpp"

namespace taiji {
namespace {

using glm::dvec3;
using glm::vec3;
using glm::vec4;

/// Between two places, along the great circle or the straight line of the map.
class Bend {
  public:
    Bend(scene::Course course, scene::Geographic from, scene::Geographic to)
        : course_(course),
          from_(scene::direction_from_geographic(from)),
          to_(scene::direction_from_geographic(to)),
          map_from_(scene::map_from_geographic(from)),
          map_to_(scene::map_from_geographic(to)),
          angle_(std::atan2(glm::length(glm::cross(from_, to_)), glm::dot(from_, to_))) {}

    /// Opposite places have no shortest way; no two points of a board are so.
    [[nodiscard]] bool exists() const {
        return angle_ > 1e-6 &&
               (course_ == scene::Course::BoardLine || angle_ < 0.999 * std::numbers::pi);
    }
    [[nodiscard]] scene::MapPlace at(double s) const {
        if (course_ == scene::Course::BoardLine) {
            return {glm::mix(map_from_.longitude, map_to_.longitude, s),
                    glm::mix(map_from_.ordinate, map_to_.ordinate, s)};
        }
        const dvec3 direction =
            (std::sin((1.0 - s) * angle_) * from_ + std::sin(s * angle_) * to_) / std::sin(angle_);
        return scene::map_from_geographic(scene::geographic_from_direction(direction));
    }
    [[nodiscard]] double length(const scene::Surface& surface) const {
        constexpr int kSteps = 24;
        double sum = 0.0;
        dvec3 before = surface.position(at(0.0));
        for (int i = 1; i <= kSteps; ++i) {
            const dvec3 here = surface.position(at(double(i) / kSteps));
            sum += glm::distance(before, here);
            before = here;
        }
        return sum;
    }

  private:
    scene::Course course_;
    dvec3 from_, to_;
    scene::MapPlace map_from_, map_to_;
    double angle_;
};

/// The part of a bend from `begin` to `end`.
void lay(const Bend& bend, double begin, double end, const scene::CameraView& camera,
         MarkerInstances::Line& line) {
    // So low that it seems to lie on the ground, and still in front of it.
    constexpr double kAbove = 4e-4;
    constexpr std::size_t kSegments = MarkerInstances::kTraceSegments;
    double before = 0.0;
    for (std::size_t i = 0; i <= kSegments; ++i) {
        const double s = static_cast<double>(i) / kSegments;
        const scene::MapPlace place = bend.at(glm::mix(begin, end, s));
        const dvec3 at = camera.surface().position(place, kAbove) - camera.eye();
        // Unrolled, the date line is a gap.
        const bool jumped = i > 0 && std::abs(place.longitude - before) > std::numbers::pi &&
                            !camera.surface().morph().is_globe();
        before = place.longitude;
        line.points[i + 1].at = pack(at, jumped ? -1.0 : s);
    }
    line.points.front() = line.points[1];
    line.points.back() = line.points[MarkerInstances::kTracePoints - 2];
}

/// How arrows look. Widths in pixels of a picture 900 high.
struct ArrowLook {
    vec3 colour;
    double width;
    double head;
    bool dashed;
};
ArrowLook look_of(scene::ArrowKind kind) {
    switch (kind) {
        case scene::ArrowKind::Best:
            return {kGold, 5.0, 19.0, false};
        case scene::ArrowKind::Other:
            return {kSteel, 3.0, 14.0, false};
        case scene::ArrowKind::Threat:
            return {kRed, 4.0, 17.0, false};
        case scene::ArrowKind::Check:
            return {kRed, 4.6, 18.0, true};
        case scene::ArrowKind::Refused:
            return {kGrey, 3.0, 14.0, true};
    }
    return {};
}

}  // namespace

void MarkerInstances::add_trace(const scene::Trace& trace, const scene::SceneFrame& scene,
                                Extent extent) {
    const Bend bend(scene::Course::GreatCircle, trace.from, trace.to);
    if (!bend.exists()) return;
    Line& line = lines_[line_count_++];
    lay(bend, 0.0, 1.0, scene.camera, line);
    const double thick = line_scale(extent.height);
    const vec3 colour = trace.owner == scene::Owner::West ? kIvory : kCopper;
    line.constants = {
        .colour = vec4(colour, static_cast<float>(std::min(1.0, trace.opacity))),
        .width = {static_cast<float>(4.2 * thick), static_cast<float>(15.0 * thick), 0.0F, 1.0F},
        .form = vec4(0.0F)};
}

void MarkerInstances::add_arrow(const scene::Arrow& arrow, const scene::SceneFrame& scene,
                                Extent extent) {
    const scene::CameraView& camera = scene.camera;
    const Bend bend(arrow.course, arrow.from, arrow.to);
    if (!bend.exists() || !(arrow.opacity > 0.0)) return;
    const double length = bend.length(camera.surface());
    // The part of the way that the piece at one end covers; a bend does not run evenly on the map.
    const auto rim = [&](double s) {
        constexpr double kClear = 1.25;
        constexpr double kNear = 0.02;
        const dvec3 next = camera.surface().position(bend.at(std::abs(s - kNear)));
        const double pace = glm::distance(camera.surface().position(bend.at(s)), next) / kNear;
        const double radius =
            scene::piece_radius(scene.board->projection, camera.surface(), bend.at(s));
        return std::min(0.35, kClear * radius / std::max(pace, 1e-9));
    };
    const double begin = rim(0.0);
    const double end = 1.0 - rim(1.0);
    const ArrowLook look = look_of(arrow.kind);
    const double thick = line_scale(extent.height);
    const double distance = glm::length(camera.surface().position(bend.at(end)) - camera.eye());
    const double pixel = 2.0 * camera.tan_half_fov() * distance / std::max(1U, extent.height);
    const double shown = length * (end - begin);
    const double head = std::min(0.6, 1.15 * look.head * thick * pixel / shown);
    const double dashes = std::clamp(std::round(shown / (16.0 * thick * pixel)), 3.0, 200.0);
    Line& line = lines_[line_count_++];
    lay(bend, begin, end, camera, line);
    line.constants = {.colour = vec4(look.colour, static_cast<float>(std::min(1.0, arrow.opacity))),
                      .width = {static_cast<float>(look.width * thick),
                                static_cast<float>((look.head + 6.0) * thick),
                                static_cast<float>(look.head * thick), 0.0F},
                      .form = {static_cast<float>(head),
                               look.dashed ? static_cast<float>(dashes) : 0.0F, 0.0F, 0.0F}};
}

}  // namespace taiji
