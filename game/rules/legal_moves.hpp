#pragma once

#include <cstdint>

#include "game/rules/move.hpp"
#include "game/rules/position.hpp"

namespace taiji {

/// All legal moves of the side to move (RULES.md 4) in a fixed order: by origin, then by mover.
/// None when an enemy stands on a seat. Never allocates.
void legal_moves(const Position& position, MoveList& moves);
/// Moves of section 2, those that leave the own hub in check included.
void pseudo_legal_moves(const Position& position, MoveList& moves);
[[nodiscard]] bool has_legal_move(const Position& position);
/// Is `move` in `legal_moves(position)`? Any Move value may be asked about.
[[nodiscard]] bool is_legal(const Position& position, Move move);

/// Has the game ended by a seat: does an enemy piece stand on one?
[[nodiscard]] bool is_seat_entered(const Position& position);

/// Numbers of legal move sequences of `depth` moves (RULES.md 10).
[[nodiscard]] std::uint64_t perft(const Position& position, int depth);

}  // namespace taiji
