#pragma once

#include <algorithm>
#include <cstdint>

namespace taiji {

/// Vertices of the fan in shaders/lib/decal_vertex.glsl.
inline constexpr std::uint32_t kDecalVertices = 24;

/// Widths of lines and sizes of signs are made for pictures 900 pixels high, as those of the board.
[[nodiscard]] inline double line_scale(std::uint32_t height) {
    return std::clamp(height / 900.0, 0.85, 3.0);
}

}  // namespace taiji
