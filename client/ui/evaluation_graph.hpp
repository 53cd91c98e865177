#pragma once

#include <span>

#include "client/ui/ui.hpp"

namespace taiji::ui {

/// How the game stood at a moment.
struct GraphPoint {
    float x = 0.0F;      ///< pixels of the picture
    double share = 0.5;  ///< White's, 0..1
};

/// White's share as a face over Black's ground, from left to right, with a line in the middle.
void draw_evaluation_graph(const Ui& ui, const Rect& box, std::span<const GraphPoint> points);
/// Where a point of it lies.
[[nodiscard]] float height_in_graph(const Rect& box, double share);

}  // namespace taiji::ui
