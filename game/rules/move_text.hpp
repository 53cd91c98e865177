#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "base/result.hpp"
#include "game/rules/move.hpp"
#include "game/rules/position.hpp"

namespace taiji {

// Moves in text (RULES.md 8).

/// "Ae4n2-e5n2". The move need not be legal, but its points must be the board's.
[[nodiscard]] std::string move_text(const Board& board, Move move);

/// What a move's text says, before anyone asks whether it is legal.
/// Letters and coordinates may be in either case, axes in either order.
[[nodiscard]] Result<Move> parse_move_syntax(const Board& board, std::string_view text);

/// Reads a legal move of `position`; the message of a refused one says why (see refusal.hpp).
[[nodiscard]] Result<Move> parse_move(const Position& position, std::string_view text);

}  // namespace taiji
