#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <variant>

#include "game/rules/move.hpp"
#include "game/rules/position.hpp"

namespace taiji {

/// Why a move is not legal. The fields of `Refusal` that each fills are named behind it.
enum class Refused : std::uint8_t {
    GameOver,      ///< where: the entered seat
    NothingThere,  ///< where: the empty origin
    NotYourTurn,   ///< piece, where
    UnitNotThere,  ///< piece and where: what stands there instead
    SamePoint,     ///< where
    SupremeTaiji,  ///< nothing ever stands on (0,0)
    OutOfRange,    ///< the offset is no shape of this unit's range
    OffTheLines,   ///< not on a line of this unit
    WrongTerrain,  ///< terrain (of `where`, if solid), where: the unit may not stand or go there
    NoWayByLand,   ///< in the shape of the range, but not reached by land without a detour
    NoWayBySea,    ///< the same by sea; for a submarine's line, where: the first point past the sea
    Blocked,       ///< where, piece: what stands in the way
    OwnPieceThere,        ///< piece, where: the target holds an own piece, and the two cannot stack
    NoScreen,             ///< a missile takes over exactly one piece and there is none
    TooManyScreens,       ///< where: the second one
    CrossingNotStraight,  ///< the target is across a strait, but not along a row or column
    CrossingNotNearest,   ///< a citizen's crossing where the landmasses are not nearest
    CrossingSameLandmass,    ///< straight over water, but to the same landmass
    SubmergedOutOfReach,     ///< where: only navies and submerged submarines attack there
    OnlySubmarinesSubmerge,  ///< where: a dashed point
    TakesNothingOnDiagonal,  ///< a surfaced submarine; piece, where
    LadenTakesNothingAtSea,  ///< a laden air force may end and take on land points only; where
    LandingBlocked,          ///< where: the centre of the 田, piece: what stands there
    LandingOverCentre,       ///< the landing's diagonal crosses the centre region
    HubLeavesPalace,         ///< where
    HubTakesNothing,         ///< piece, where
    CarrierFull,  ///< stack rule: the air force or submarine already carries; piece, where
    SubmergedKeepsTogether,  ///< stack rule: a submerged nuclear submarine moves only whole
    NotAllMoves,             ///< stack rule: this stack does not move as that; piece, where
    LeavesHubInCheck,        ///< piece, where: the enemy that could take the hub
    NothingToTake,           ///< the text says "x", the target is empty
    WouldTake,               ///< the text says "-" or "+", an enemy stands there; piece, where
    NothingToBoard,          ///< the text says "+" and no own carrier stands there
    WouldBoard,              ///< the text does not say "+", but an own carrier stands there
    NothingToStrike,         ///< a depth strike where no submerged enemy lies
    StrikesNothing           ///< only a navy has a depth strike
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
