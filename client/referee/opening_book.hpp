#pragma once

#include <cstdint>
#include <memory>
#include <string_view>
#include <vector>

#include "base/result.hpp"
#include "game/rules/move.hpp"
#include "game/rules/position.hpp"

namespace taiji {

/// A position to begin from and the first moves.
struct Opening {
    Position start;
    std::vector<Move> moves;
};

/// `plies` random legal moves from `start`, the same for the same seed; never a finished game.
[[nodiscard]] Opening random_opening(const Position& start, int plies, std::uint64_t seed);

/// Openings from a text: a file of records, whose moves are taken, or one TFEN a line (blank lines
/// and lines that begin with `;` count for nothing). `name` stands in messages.
[[nodiscard]] Result<std::vector<Opening>> read_openings(const std::shared_ptr<const Board>& board,
                                                         std::string_view text,
                                                         std::string_view name);

}  // namespace taiji
