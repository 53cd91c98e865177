#pragma once

#include <string>
#include <string_view>

#include "base/result.hpp"
#include "game/board/board.hpp"

namespace taiji {

// Coordinates in text (RULES.md 7). None of these depends on the locale.

/// As in records: `e3s5`, `s2.5w1.5`, `e4`, `o`.
[[nodiscard]] std::string point_text(const Board& board, Point point);
/// English prose: `(E3, S5)`, `(E4, 0)`, `(0, 0)`.
[[nodiscard]] std::string point_prose_en(const Board& board, Point point);
/// Chinese prose: `东3南5`, `东4`; (0,0) is `至尊太极`.
[[nodiscard]] std::string point_prose_zh(const Board& board, Point point);

/// Reads any of the forms above, either order of the axes, any case, an axis written as zero.
[[nodiscard]] Result<Point> parse_point(const Board& board, std::string_view text);

}  // namespace taiji
