#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "game/board/point_set.hpp"
#include "game/match/match.hpp"

namespace taiji::play {

/// A move in the list.
struct ListedMove {
    std::size_t ply = 0;  ///< the number of plies after it: what `Game::show_ply` wants
    std::string text;     ///< as in records
    friend bool operator==(const ListedMove&, const ListedMove&) = default;
};
/// A line of the move list. Only the first may lack White's move, only the last Black's.
struct MoveRow {
    std::uint32_t number = 1;
    std::optional<ListedMove> white;
    std::optional<ListedMove> black;
    friend bool operator==(const MoveRow&, const MoveRow&) = default;
};
[[nodiscard]] std::vector<MoveRow> move_rows(const Match& match);

/// Pieces of each side that were taken in the first `ply` plies, in order, stacks as wholes.
/// Precondition: ply <= match.plies().size().
[[nodiscard]] PerSide<std::vector<Piece>> taken_pieces(const Match& match, std::size_t ply);

/// What cannot be missed.
struct Alarms {
    PerSide<PointSet> checkers;        ///< enemies that could take this side's hub
    PerSide<PointSet> seat_attackers;  ///< enemies that could enter this side's seat
    friend bool operator==(const Alarms&, const Alarms&) = default;
};
[[nodiscard]] Alarms alarms(const Position& position);

}  // namespace taiji::play
