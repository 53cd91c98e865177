#pragma once

#include <string>
#include <string_view>

#include "game/board/point_set.hpp"
#include "game/rules/ending.hpp"
#include "game/rules/position.hpp"

namespace taiji::cli {

[[nodiscard]] std::string_view side_name(Side side);
/// "White's army".
[[nodiscard]] std::string piece_name(Piece piece);
/// "e4n2, w5": in index order.
[[nodiscard]] std::string points_text(const Board& board, const PointSet& points);
/// "White wins by mate", "a draw by repetition".
[[nodiscard]] std::string end_text(const GameEnd& end);

}  // namespace taiji::cli
