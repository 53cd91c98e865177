#include "renderer/scene/picking.hpp"

#include <algorithm>
#include <cmath>
#include <glm/geometric.hpp>
#include <limits>

namespace taiji::scene {

namespace {

// A model's silhouette is narrower than its disc.
constexpr double kBodyPart = 0.55;
/// In disc radii, a little under the tops of the models, which are thin.
double body_height(const PieceView& piece) {
    if (piece.cargo == Model::Missile) return 1.0;
    switch (piece.model) {
        case Model::Hub:
            return 1.25;
        case Model::Missile:
            return 1.15;
        case Model::Army:
        case Model::Citizen:
            return 0.9;
        case Model::Navy:
        case Model::AirForce:
        case Model::Submarine:
        case Model::Carrier:
            return 0.7;
    }
    return kModelHeight;
}

// Less of a place than this is as good as not there.
constexpr double kLeastVisible = 0.5;

double distance(WindowPoint a, WindowPoint b) {
    return std::hypot(a.x - b.x, a.y - b.y);
}

std::optional<double> ray_meets_disc(const Ray& ray, GlobeVector centre, GlobeVector normal,
                                     double radius) {
    const double facing = glm::dot(ray.direction, normal);
    if (facing > -1e-9) return std::nullopt;
    const double along = glm::dot(centre - ray.origin, normal) / facing;
    if (!(along > 0.0)) return std::nullopt;
    const GlobeVector off = ray.origin + along * ray.direction - centre;
    return glm::dot(off, off) <= radius * radius ? std::optional(along) : std::nullopt;
}

/// Where the ray comes nearest to the segment, when it comes nearer than `radius`.
std::optional<double> ray_meets_capsule(const Ray& ray, GlobeVector foot, GlobeVector top,
                                        double radius) {
    const GlobeVector axis = top - foot;
    const GlobeVector between = ray.origin - foot;
    const double aa = glm::dot(axis, axis);
    const double ad = glm::dot(axis, ray.direction);
    const double ab = glm::dot(axis, between);
    const double db = glm::dot(ray.direction, between);
    const double determinant = aa - ad * ad;
    // Parallel to the axis: the foot is as good as any place.
    const double on_axis =
        determinant > 1e-12 * aa ? std::clamp((ab - ad * db) / determinant, 0.0, 1.0) : 0.0;
    const GlobeVector nearest = foot + on_axis * axis;
    const double along = glm::dot(nearest - ray.origin, ray.direction);
    if (!(along > 0.0)) return std::nullopt;
    const GlobeVector off = ray.origin + along * ray.direction - nearest;
    return glm::dot(off, off) <= radius * radius ? std::optional(along) : std::nullopt;
}

bool can_be_seen(const CameraView& view, MapPlace place, const SurfaceFrame& frame) {
    return Surface::faces(frame, view.eye()) && view.surface().visibility(place) >= kLeastVisible;
}

struct Best {
    std::optional<std::uint32_t> id{};
    double measure = std::numeric_limits<double>::infinity();

    void offer(std::uint32_t candidate, double value) {
        if (value >= measure) return;
        id = candidate;
        measure = value;
    }
};

struct PiecesHit {
    Best touched;  ///< by the way along the ray
    Best near_by;  ///< by window distance
};

PiecesHit hit_pieces(const CameraView& view, WindowPoint at, const Ray& ray,
                     std::span<const PieceView> pieces, double least) {
    PiecesHit hit;
    for (const PieceView& piece : pieces) {
        const MapPlace place = map_from_geographic(piece.at);
        SurfaceFrame frame = view.surface().frame(place);
        if (!can_be_seen(view, place, frame)) continue;
        frame.position += piece.height * frame.up;
        if (const auto along = ray_meets_piece(ray, frame, piece.radius, body_height(piece))) {
            hit.touched.offer(piece.id, *along);
        } else if (const auto seen = view.project(frame.position)) {
            const double off = distance(seen->at, at);
            if (off <= least) hit.near_by.offer(piece.id, off);
        }
    }
    return hit;
}

/// By window distance.
Best hit_points(const CameraView& view, WindowPoint at, const BoardModel& board,
                const PickReach& reach) {
    const double spacing = reach.of_spacing * board.projection.map_spacing();
    Best best;
    for (const BoardPoint& point : board.points) {
        const SurfaceFrame frame = view.surface().frame(point.map);
        if (!can_be_seen(view, point.map, frame)) continue;
        const auto seen = view.project(frame.position);
        if (!seen) continue;
        const double off = distance(seen->at, at);
        const double allowed =
            std::max(reach.least, spacing * frame.scale * view.window_scale(seen->depth));
        if (off <= allowed) best.offer(point.id, off);
    }
    return best;
}

}  // namespace

std::optional<double> ray_meets_piece(const Ray& ray, const SurfaceFrame& foot, double radius,
                                      double height) {
    const GlobeVector top_of_disc = foot.position + kDiscHeight * radius * foot.up;
    const double body = kBodyPart * radius;
    const GlobeVector top = top_of_disc + std::max(0.0, height * radius - body) * foot.up;
    const auto disc = ray_meets_disc(ray, top_of_disc, foot.up, radius);
    const auto upright = ray_meets_capsule(ray, top_of_disc, top, body);
    if (disc && upright) return std::min(*disc, *upright);
    return disc ? disc : upright;
}

Picked pick(const CameraView& view, WindowPoint at, const BoardModel& board,
            std::span<const PieceView> pieces, const PickReach& reach) {
    if (!std::isfinite(at.x) || !std::isfinite(at.y)) return {};
    const Ray ray = view.ray(at);
    const Best point = hit_points(view, at, board, reach);
    const PiecesHit hit = hit_pieces(view, at, ray, pieces, reach.least);
    Picked picked{.place = view.surface().intersect(ray), .point = point.id};
    // A piece on a point is as near as its point, up to rounding.
    constexpr double kSamePixel = 0.5;
    if (hit.touched.id) {
        picked.piece = hit.touched.id;
    } else if (hit.near_by.id && hit.near_by.measure <= point.measure + kSamePixel) {
        picked.piece = hit.near_by.id;
    }
    return picked;
}

}  // namespace taiji::scene
