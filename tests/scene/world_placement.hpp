#pragma once

#include <numbers>

#include "renderer/scene/board_projection.hpp"

namespace taiji::scene {

inline constexpr double kDegree = std::numbers::pi / 180.0;

/// RULES.md 1: longitude = 24 deg * x; latitude = gd(gd^-1(39 deg) + 0.32 * y).
inline const BoardPlacement kWorld{
    .column_spacing = 24.0 * kDegree, .row_spacing = 0.32, .centre_latitude = 39.0 * kDegree};

}  // namespace taiji::scene
