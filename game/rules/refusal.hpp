#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <variant>

#include "game/rules/move.hpp"
#include "game/rules/position.hpp"

namespace taiji {

/// Why a move is not legal. Behind each: the fields of `Refusal` that it fills, if any.
enum class Refused : std::uint8_t {
    GameOver,             ///< where, piece: the entered seat and who entered it
    NothingThere,         ///< where: the empty origin
    NotYourTurn,          ///< piece, where: the other side's piece at the origin
    UnitNotThere,         ///< piece, where: what stands at the origin instead
    SamePoint,            ///< where
    SupremeTaiji,         ///< where: (0,0), where no piece ever stands
    OutOfRange,           ///< the offset is no shape of this unit's range
    OffTheLines,          ///< not on a line of this unit
    WrongTerrain,         ///< terrain, where: this unit never ends on such a target
    NoWayByLand,          ///< in the range's shape, but not reached by land without a detour
    NoWayBySea,           ///< the same by sea; for a submarine, where: the first point past the sea
    Blocked,              ///< piece, where: what stands in the way
    OwnPieceThere,        ///< piece, where: an own piece on the target, and the two form no stack
    NoScreen,             ///< a missile takes over exactly one piece, and none is between
    TooManyScreens,       ///< piece, where: the second piece between
    CrossingNotStraight,  ///< over a strait, but not along a row or column
    CrossingNotNearest,   ///< a citizen's crossing where the two landmasses are not nearest
    CrossingSameLandmass,    ///< straight over water, but back to the same landmass
    SubmergedOutOfReach,     ///< piece, where: a submerged enemy that this unit cannot attack from
                             ///< here
    OnlySubmarinesSubmerge,  ///< where: a dashed point
    TakesNothingOnDiagonal,  ///< piece, where: a surfaced submarine takes on rows and columns only
    LadenTakesNothingAtSea,  ///< piece, where: a laden air force takes on land points only
    LandingBlocked,          ///< piece, where: what stands on the centre of the 田
    OverCentre,              ///< the way crosses the centre region
    HubLeavesPalace,         ///< where
    HubTakesNothing,         ///< piece, where
    CarrierFull,             ///< piece, where: an own stack that carries a unit already
    SubmergedKeepsTogether,  ///< piece, where: a submerged nuclear submarine moves only whole
    LeavesHubInCheck,        ///< piece, where: the enemy that could take the hub
    // What the text of a move says against what the move would do:
    NothingToTake,    ///< where: it says "x", the target is empty
    WouldTake,        ///< piece, where: it does not say "x", an enemy stands there
    NothingToBoard,   ///< where: it says "+", and no own carrier stands there
    WouldBoard,       ///< piece, where: it does not say "+", an own carrier stands there
    NothingToStrike,  ///< where: it says "*", which is for navies and submerged enemies
    WouldStrike       ///< piece, where: it does not say "*", the move is a depth strike
};

struct Refusal {
    Refused reason{};
    std::optional<Point> where;
    std::optional<Piece> piece;
    std::optional<Terrain> terrain;
};

/// A player's wish: `mover` (all that stands at `from`, or a part of the stack) to `to`.
struct Wish {
    Point from{};
    Point to{};
    Unit mover{};
};

/// The legal move that fulfils the wish, or why there is none.
[[nodiscard]] std::variant<Move, Refusal> judge(const Position& position, Wish wish);

/// Why `move` is not legal, or nothing if it is. Also looks at its kind.
[[nodiscard]] std::optional<Refusal> refusal(const Position& position, Move move);

/// One English sentence without a full stop, for messages and the command line.
[[nodiscard]] std::string refusal_text(const Position& position, Move move, const Refusal& why);

}  // namespace taiji
