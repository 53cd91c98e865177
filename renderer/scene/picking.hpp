#pragma once

#include <cstdint>
#include <optional>
#include <span>

#include "renderer/scene/board_model.hpp"
#include "renderer/scene/camera_view.hpp"
#include "renderer/scene/scene_frame.hpp"

namespace taiji::scene {

/// What lies under the pointer.
struct Picked {
    /// Where the ray meets the Earth; nothing in the sky.
    std::optional<MapPlace> place{};
    /// Id of the board point that is nearest in the picture, if it is near enough.
    std::optional<std::uint32_t> point{};
    /// Id of the piece whose disc or body the pointer touches, the nearest to the eye first; when
    /// it touches none, of one within `least`, unless another point is nearer.
    std::optional<std::uint32_t> piece{};
};

struct PickReach {
    /// Points and pieces can be hit within this many window coordinates, however small they are.
    double least = 12.0;
    /// And points within this part of the local spacing: a little under half a diagonal step, so
    /// that all of the board but the middle of a land cell belongs to some point.
    double of_spacing = 0.46;
};

/// What the pointer at `at` is on. Points and pieces beyond the limb, on the inside of an opened
/// globe or faded out cannot be hit. Where both are found the piece is what the viewer sees: it may
/// hide the point. Allocates nothing.
[[nodiscard]] Picked pick(const CameraView& view, WindowPoint at, const BoardModel& board,
                          std::span<const PieceView> pieces, const PickReach& reach = {});

/// The body of a piece for picking: an upright capsule, `height` disc radii tall, on its disc.
/// Nothing when the ray misses both; otherwise the distance along the ray.
[[nodiscard]] std::optional<double> ray_meets_piece(const Ray& ray, const SurfaceFrame& foot,
                                                    double radius, double height);

}  // namespace taiji::scene
