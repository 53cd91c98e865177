#include "renderer/passes/marker_instances.hpp"

#include <algorithm>
#include <cmath>
#include <glm/geometric.hpp>
#include <glm/vec3.hpp>
#include <numbers>
#include <optional>

#include "base/check.hpp"
#include "renderer/passes/decal.hpp"
#include "renderer/passes/piece_instances.hpp"

namespace taiji {
namespace {

using glm::dvec3;
using glm::vec3;
using glm::vec4;

constexpr vec3 kGreen{0.50F, 1.00F, 0.62F};
constexpr vec3 kRed{1.00F, 0.20F, 0.14F};
constexpr vec3 kBlue{0.30F, 0.66F, 1.00F};
constexpr vec3 kOrange{1.00F, 0.44F, 0.12F};
constexpr vec3 kGold{1.00F, 0.82F, 0.38F};
constexpr vec3 kIvory{0.96F, 0.92F, 0.80F};
constexpr vec3 kCopper{0.95F, 0.52F, 0.24F};
constexpr vec3 kGrey{0.72F, 0.76F, 0.82F};
constexpr vec3 kTeal{0.30F, 0.88F, 0.92F};
constexpr vec3 kViolet{0.74F, 0.56F, 1.00F};
constexpr vec3 kSteel{0.56F, 0.76F, 1.00F};
constexpr vec3 kWater{0.16F, 0.36F, 0.60F};

vec4 pack(const dvec3& v, double w) {
    return {vec3(v), static_cast<float>(w)};
}

}  // namespace

struct MarkerInstances::Figure {
    int kind = TAIJI_MARKER_RING;
    scene::Geographic at{};
    double radius = 0.0;  ///< on the surface
    /// Bounds of the radius on the screen, pixels of a picture 900 high.
    double least = 0.0;
    double most = 1e9;
    vec3 colour{1.0F};
    double opacity = 1.0;
    double stroke = 2.4;
    double glow = 0.5;
    double turn = 0.0;
    int rings = 1;
};

void MarkerInstances::build(const scene::SceneFrame& scene, Extent extent) {
    count_ = 0;
    line_count_ = 0;
    if (scene.last_move && scene.last_move->opacity > 0.0) {
        add_trace(*scene.last_move, scene, extent);
    }
    TAIJI_CHECK(scene.arrows.size() <= kMaxArrows);
    for (const scene::Arrow& arrow : scene.arrows) add_arrow(arrow, scene, extent);
    for (const scene::PieceView& piece : scene.pieces) add_rings(piece, scene, extent);
    for (const scene::Marker& marker : scene.markers) add_marker(marker, scene, extent);
    add_hover(scene, extent);
}

void MarkerInstances::add(const Figure& figure, const scene::SceneFrame& scene, Extent extent) {
    const scene::CameraView& camera = scene.camera;
    const scene::MapPlace place = scene::map_from_geographic(figure.at);
    const double opacity = figure.opacity * camera.surface().visibility(place);
    if (!(opacity > 0.0) || !(figure.radius > 0.0)) return;
    const scene::SurfaceFrame at = camera.surface().frame(place);
    const double pixel = 2.0 * camera.tan_half_fov() * glm::length(at.position - camera.eye()) /
                         std::max(1U, extent.height);
    const double thick = line_scale(extent.height);
    const double radius =
        std::clamp(figure.radius, figure.least * thick * pixel, figure.most * thick * pixel);
    const double reach = 1.0 + (2.0 * figure.stroke + 7.0) * thick * pixel / radius;
    if (behind_surface(camera, at, 0.0, radius * reach) ||
        outside_picture(camera, at.position, radius * reach)) {
        return;
    }
    TAIJI_CHECK(count_ < kMaxMarkers);
    markers_[count_++] = {
        .middle = pack(at.position - dvec3(1, 0, 0), radius),
        .east = pack(at.east, opacity),
        .north = pack(at.north, reach),
        .colour = vec4(figure.colour, static_cast<float>(figure.kind)),
        .stroke = {static_cast<float>(figure.stroke * thick), static_cast<float>(figure.glow),
                   static_cast<float>(figure.turn), static_cast<float>(figure.rings)}};
}

MarkerInstances::Figure MarkerInstances::figure_of(scene::MarkerKind kind) {
    using scene::MarkerKind;
    switch (kind) {
        case MarkerKind::MayGo:
            return {.kind = TAIJI_MARKER_DOT,
                    .radius = 0.24,
                    .least = 4.5,
                    .most = 13.0,
                    .colour = kGreen};
        case MarkerKind::MayCross:
            return {.kind = TAIJI_MARKER_WAVES,
                    .radius = 0.52,
                    .least = 10.0,
                    .most = 26.0,
                    .colour = kGreen,
                    .stroke = 2.6};
        case MarkerKind::MayTake:
            return {.radius = 1.16, .least = 9.0, .colour = kRed, .stroke = 3.4};
        case MarkerKind::MayLaunch:
            return {.kind = TAIJI_MARKER_RETICLE,
                    .radius = 1.66,
                    .least = 14.0,
                    .colour = kRed,
                    .stroke = 3.2};
        case MarkerKind::MayJoin:
            return {.radius = 1.16, .least = 9.0, .colour = kBlue, .stroke = 3.4};
        case MarkerKind::MayStrike:
            return {.kind = TAIJI_MARKER_CROSS,
                    .radius = 0.85,
                    .least = 8.0,
                    .colour = kOrange,
                    .stroke = 3.6};
        case MarkerKind::Blocked:
            return {.kind = TAIJI_MARKER_BARRED,
                    .radius = 1.14,
                    .least = 10.0,
                    .colour = kRed,
                    .stroke = 3.6,
                    .glow = 0.6};
        case MarkerKind::OutOfRange:
            return {.radius = 0.26,
                    .least = 5.5,
                    .most = 14.0,
                    .colour = kGrey,
                    .stroke = 2.2,
                    .glow = 0.2};
        case MarkerKind::InRange:
            return {.kind = TAIJI_MARKER_DOT,
                    .radius = 0.15,
                    .least = 3.2,
                    .most = 9.0,
                    .colour = kGrey,
                    .opacity = 0.8,
                    .glow = 0.2};
        case MarkerKind::Keyboard:
            return {.kind = TAIJI_MARKER_CORNERS,
                    .radius = 1.75,
                    .least = 15.0,
                    .colour = kGold,
                    .stroke = 3.2};
        // Both sides may attack a place: each has its half of the ring.
        case MarkerKind::AttackedByWest:
        case MarkerKind::AttackedByEast: {
            const bool is_west = kind == MarkerKind::AttackedByWest;
            return {.kind = TAIJI_MARKER_ARC,
                    .radius = 0.62,
                    .least = 7.0,
                    .most = 40.0,
                    .colour = is_west ? kIvory : kCopper,
                    .stroke = 3.0,
                    .glow = 0.35,
                    .turn = is_west ? std::numbers::pi : 0.0};
        }
        case MarkerKind::ReachOfOne:
            return reach_of(1, kGreen);
        case MarkerKind::ReachOfTwo:
            return reach_of(2, kTeal);
        case MarkerKind::ReachOfThree:
            return reach_of(3, kViolet);
        case MarkerKind::SeatThreatened:
            break;
    }
    return {};
}

MarkerInstances::Figure MarkerInstances::reach_of(int moves, const vec3& colour) {
    return {.kind = TAIJI_MARKER_RINGS,
            .radius = 0.50,
            .least = 4.0 + 3.0 * moves,
            .most = 26.0,
            .colour = colour,
            .stroke = 2.0,
            .glow = 0.25,
            .rings = moves};
}

void MarkerInstances::add_marker(const scene::Marker& marker, const scene::SceneFrame& scene,
                                 Extent extent) {
    using scene::MarkerKind;
    if (marker.kind == MarkerKind::SeatThreatened) return;  // the seat's own emblem shows it
    Figure figure = figure_of(marker.kind);
    figure.at = marker.at;
    figure.radius *= marker.radius;
    figure.opacity *= marker.opacity;
    const bool beats = marker.kind == MarkerKind::MayTake || marker.kind == MarkerKind::MayJoin ||
                       marker.kind == MarkerKind::MayStrike ||
                       marker.kind == MarkerKind::MayLaunch || marker.kind == MarkerKind::Keyboard;
    if (beats) figure.glow = 0.85 + 0.15 * std::sin(3.0 * scene.seconds);
    add(figure, scene, extent);
}

void MarkerInstances::add_rings(const scene::PieceView& piece, const scene::SceneFrame& scene,
                                Extent extent) {
    if (piece.submerged > 0.0) {
        const double there = piece.opacity * piece.submerged;
        add({.kind = TAIJI_MARKER_WATER,
             .at = piece.at,
             .radius = piece.radius * 1.10,
             .colour = kWater,
             .opacity = there,
             .stroke = 1.5,
             .glow = 0.0},
            scene, extent);
        add({.kind = TAIJI_MARKER_DASHED,
             .at = piece.at,
             .radius = piece.radius * 1.14,
             .colour = kBlue,
             .opacity = there,
             .stroke = 2.2,
             .glow = 0.6,
             .turn = 0.15 * scene.seconds},
            scene, extent);
    }
    Figure ring{
        .at = piece.at, .radius = piece.radius * 1.20, .least = 8.0, .opacity = piece.opacity};
    switch (piece.mark) {
        case scene::PieceMark::None:
            return;
        case scene::PieceMark::Selected:
            ring.colour = kGold;
            ring.stroke = 3.0;
            ring.glow = 0.9 + 0.3 * std::sin(3.0 * scene.seconds);
            break;
        case scene::PieceMark::InDanger:
            ring.kind = TAIJI_MARKER_DASHED;
            ring.colour = kRed;
            ring.stroke = 2.8;
            ring.turn = -0.3 * scene.seconds;
            break;
        case scene::PieceMark::LastMoved:
            ring.colour = piece.owner == scene::Owner::West ? kIvory : kCopper;
            ring.opacity *= 0.7;
            ring.stroke = 1.8;
            ring.glow = 0.3;
            break;
    }
    add(ring, scene, extent);
}

void MarkerInstances::add_hover(const scene::SceneFrame& scene, Extent extent) {
    Figure ring{.colour = {1.0F, 1.0F, 1.0F}, .opacity = 0.6, .stroke = 1.6, .glow = 0.35};
    if (scene.hover.piece) {
        const auto piece =
            std::ranges::find(scene.pieces, *scene.hover.piece, &scene::PieceView::id);
        if (piece == scene.pieces.end()) return;
        ring.at = piece->at;
        ring.radius = piece->radius * 1.10;
    } else if (scene.hover.point) {
        const auto& points = scene.board->points;
        const auto point = std::ranges::find(points, *scene.hover.point, &scene::BoardPoint::id);
        if (point == points.end()) return;
        ring.at = scene.board->projection.geographic(point->at);
        ring.radius =
            0.5 * scene::piece_radius(scene.board->projection, scene.camera.surface(), point->map);
        ring.least = 7.0;
        ring.most = 16.0;
    } else {
        return;
    }
    add(ring, scene, extent);
}

namespace {

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
