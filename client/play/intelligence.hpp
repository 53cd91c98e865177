#pragma once

#include <array>
#include <optional>
#include <vector>

#include "game/board/point_set.hpp"
#include "game/rules/position.hpp"

namespace taiji::play {

enum class IntelligenceMode : std::uint8_t { Off, White, Black, Both };

/// The picture of the situation (RULES.md 2 and 4; what stands in the way of legality is left out).
struct Intelligence {
    PerSide<PointSet> attacked;   ///< by that side
    PerSide<PointSet> in_danger;  ///< pieces of that side that an enemy attacks
};
[[nodiscard]] Intelligence intelligence(const Position& position);

/// What the piece at a point reaches: [0] in one move, [1] new in two, [2] new in three.
[[nodiscard]] std::array<PointSet, 3> reach_in_moves(const Position& position, Point from);

/// What there is to say about a point: for the card at the pointer.
struct PointCard {
    Point at{};
    std::optional<Terrain> terrain;  ///< of a solid point; nothing: dashed, under the ocean
    std::optional<Piece> piece;
    std::optional<Side> palace;  ///< in whose palace it lies
    std::optional<Side> seat;    ///< whose seat it is
    PerSide<PointSet> attackers;
};
[[nodiscard]] PointCard point_card(const Position& position, Point at);

}  // namespace taiji::play
