#include "renderer/passes/marker_instances.hpp"

#include <algorithm>
#include <cmath>
#include <glm/geometric.hpp>
#include <glm/vec3.hpp>
#include <numbers>
#include <optional>

#include "base/check.hpp"
#include "renderer/passes/decal.hpp"
#include "renderer/passes/marker_colours.hpp"
#include "renderer/passes/pack.hpp"
#include "renderer/passes/piece_instances.hpp"

namespace taiji {
namespace {

using glm::dvec3;
using glm::vec3;
using glm::vec4;

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

MarkerInstances::Figure MarkerInstances::figure_of_target(scene::MarkerKind kind) {
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
        default:
            return {};
    }
}

MarkerInstances::Figure MarkerInstances::figure_of(scene::MarkerKind kind) {
    using scene::MarkerKind;
    switch (kind) {
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
        default:
            return figure_of_target(kind);
    }
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

}  // namespace taiji
