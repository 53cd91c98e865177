#pragma once

#include <string>
#include <string_view>

#include "game/board/point_set.hpp"
#include "game/rules/ending.hpp"
#include "game/rules/position.hpp"

namespace taiji::cli {

/// "e4n2, w5": in index order.
[[nodiscard]] std::string points_text(const Board& board, const PointSet& points);
/// "White wins by mate", "a draw by repetition".
[[nodiscard]] std::string end_text(const GameEnd& end);

}  // namespace taiji::cli
