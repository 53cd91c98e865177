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
};

void MarkerInstances::build(const scene::SceneFrame& scene, Extent extent) {
    count_ = 0;
    has_trace_ = scene.last_move.has_value() && scene.last_move->opacity > 0.0;
    if (has_trace_) add_trace(*scene.last_move, scene, extent);
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
                   static_cast<float>(figure.turn), 0.0F}};
}

void MarkerInstances::add_marker(const scene::Marker& marker, const scene::SceneFrame& scene,
                                 Extent extent) {
    Figure figure{.at = marker.at, .radius = marker.radius, .opacity = marker.opacity};
    const double beat = 0.5 + 0.5 * std::sin(3.0 * scene.seconds);
    switch (marker.kind) {
        case scene::MarkerKind::MayGo:
            figure.kind = TAIJI_MARKER_DOT;
            figure.radius *= 0.24;
            figure.least = 4.5;
            figure.most = 13.0;
            figure.colour = kGreen;
            break;
        case scene::MarkerKind::MayTake:
            figure.radius *= 1.16;
            figure.least = 9.0;
            figure.colour = kRed;
            figure.stroke = 3.4;
            figure.glow = 0.7 + 0.3 * beat;
            break;
        case scene::MarkerKind::MayJoin:
            figure.radius *= 1.16;
            figure.least = 9.0;
            figure.colour = kBlue;
            figure.stroke = 3.4;
            figure.glow = 0.7 + 0.3 * beat;
            break;
        case scene::MarkerKind::MayStrike:
            figure.kind = TAIJI_MARKER_CROSS;
            figure.radius *= 0.85;
            figure.least = 8.0;
            figure.colour = kOrange;
            figure.stroke = 3.6;
            figure.glow = 0.7 + 0.3 * beat;
            break;
        // Both sides may attack a place: each has its half of the ring.
        case scene::MarkerKind::AttackedByWest:
        case scene::MarkerKind::AttackedByEast: {
            const bool is_west = marker.kind == scene::MarkerKind::AttackedByWest;
            figure.kind = TAIJI_MARKER_ARC;
            figure.radius *= 0.62;
            figure.least = 7.0;
            figure.most = 40.0;
            figure.colour = is_west ? kIvory : kCopper;
            figure.turn = is_west ? std::numbers::pi : 0.0;
            figure.stroke = 3.0;
            figure.glow = 0.35;
            break;
        }
        case scene::MarkerKind::MayCross:
        case scene::MarkerKind::MayLaunch:
        case scene::MarkerKind::Blocked:
        case scene::MarkerKind::OutOfRange:
        case scene::MarkerKind::InRange:
        case scene::MarkerKind::Keyboard:
        case scene::MarkerKind::ReachOfOne:
        case scene::MarkerKind::ReachOfTwo:
        case scene::MarkerKind::ReachOfThree:
        case scene::MarkerKind::SeatThreatened:
            return;  // the seat's own emblem shows it
    }
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

void MarkerInstances::add_trace(const scene::Trace& trace, const scene::SceneFrame& scene,
                                Extent extent) {
    const scene::CameraView& camera = scene.camera;
    const dvec3 from = scene::direction_from_geographic(trace.from);
    const dvec3 to = scene::direction_from_geographic(trace.to);
    const double angle = std::atan2(glm::length(glm::cross(from, to)), glm::dot(from, to));
    // Opposite places have no shortest way; no two points of a board are so.
    has_trace_ = angle > 1e-6 && angle < 0.999 * std::numbers::pi;
    if (!has_trace_) return;
    // So low that it seems to lie on the ground, and still in front of it.
    constexpr double kAbove = 4e-4;
    double before = 0.0;
    for (std::size_t i = 0; i <= kTraceSegments; ++i) {
        const double s = static_cast<double>(i) / kTraceSegments;
        const dvec3 direction =
            (std::sin((1.0 - s) * angle) * from + std::sin(s * angle) * to) / std::sin(angle);
        const scene::MapPlace place =
            scene::map_from_geographic(scene::geographic_from_direction(direction));
        const dvec3 at = camera.surface().position(place, kAbove) - camera.eye();
        // Unrolled, the date line is a gap.
        const bool jumped = i > 0 && std::abs(place.longitude - before) > std::numbers::pi &&
                            !camera.surface().morph().is_globe();
        before = place.longitude;
        trace_[i + 1].at = pack(at, jumped ? -1.0 : s);
    }
    trace_.front() = trace_[1];
    trace_.back() = trace_[kTracePoints - 2];
    const double thick = line_scale(extent.height);
    const vec3 colour = trace.owner == scene::Owner::West ? kIvory : kCopper;
    trace_constants_ = {
        .colour = vec4(colour, static_cast<float>(std::min(1.0, trace.opacity))),
        .width = {static_cast<float>(4.2 * thick), static_cast<float>(15.0 * thick), 0.0F, 0.0F}};
}

}  // namespace taiji
