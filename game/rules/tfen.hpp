#pragma once

#include <string>
#include <string_view>

#include "base/result.hpp"
#include "game/rules/position.hpp"

namespace taiji {

/// Reads a position (RULES.md 9). Blanks may be any number of spaces and tabs, the numbers at the
/// end may be missing.
[[nodiscard]] Result<Position> parse_tfen(const Board& board, std::string_view text);

/// Writes a position with all five fields, submerged units from S to N, then W to E.
[[nodiscard]] std::string tfen(const Position& position);

}  // namespace taiji
