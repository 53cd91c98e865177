#pragma once

#include <array>
#include <optional>
#include <vector>

#include "game/board/point_set.hpp"
#include "game/rules/position.hpp"

namespace taiji::play {

enum class IntelligenceMode : std::uint8_t { Off, White, Black, Both };

/// What of the situation the player wants to see on the board.
struct IntelligenceView {
    IntelligenceMode mode = IntelligenceMode::Off;
    bool in_two = false;     ///< also what is attacked after one more move
    bool corridors = false;  ///< lines that air forces and missiles command
    friend constexpr bool operator==(const IntelligenceView&, const IntelligenceView&) = default;
};

/// The picture of the situation (RULES.md 2 and 4; what stands in the way of legality is left out).
struct Intelligence {
    PerSide<PointSet> attacked;   ///< or guarded, by that side, now
    PerSide<PointSet> in_danger;  ///< pieces of that side that an enemy attacks
};
[[nodiscard]] Intelligence intelligence(const Position& position);

/// What each side would attack after one move of its own that takes or not, what it attacks now
/// included. Takes some 3 ms: once for a position, not for a frame.
[[nodiscard]] PerSide<PointSet> attacked_in_two(const Position& position);

/// What the piece at a point, or a part of its stack, reaches: [0] in one move, [1] new in two, [2]
/// new in three. All empty for an empty point.
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

/// A line that a unit commands from afar: an air force's free line, a missile's or a launch's over
/// its screen.
struct StrikeCorridor {
    Piece piece;  ///< all that stands at `from`
    Point from{};
    std::optional<Point> through;  ///< the screen that the missile passes over
    Point to{};                    ///< how far it commands
    std::optional<Piece> target;   ///< the enemy at `to` that it could take now
    friend bool operator==(const StrikeCorridor&, const StrikeCorridor&) = default;
};
/// Of the piece at `from`; none for other pieces and for an empty point.
[[nodiscard]] std::vector<StrikeCorridor> strike_corridors(const Position& position, Point from);
/// Of all pieces of the side.
[[nodiscard]] std::vector<StrikeCorridor> strike_corridors(const Position& position, Side side);

}  // namespace taiji::play
