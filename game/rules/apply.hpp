#pragma once

#include <optional>
#include <variant>
#include <vector>

#include "game/board/point_set.hpp"
#include "game/rules/ending.hpp"
#include "game/rules/position.hpp"

namespace taiji {

// What happened in a move, in the order in which it is to be shown. `LeftBehind`, `Taken`, `Moved`,
// `Boarded`, `Joined` and `Struck` say all that changed on the board; `retrace` makes the new
// position of them.

/// A unit stayed on the point that the rest of its stack left.
struct LeftBehind {
    Piece piece;
    Point at;
    friend bool operator==(const LeftBehind&, const LeftBehind&) = default;
};
/// How a piece travels, for those who draw it.
enum class Manner : std::uint8_t {
    Travelled,  ///< the unit's plain way
    Crossed,    ///< an army or citizen over a strait
    Landed,     ///< a navy over the centre of a 田
    Dived,      ///< a submarine from a solid to a dashed point
    Surfaced,   ///< from a dashed to a solid point
    Launched    ///< a missile out of a submarine, at a target
};
/// `piece` went from `from` to `to`; without `Boarded` or `Joined` after it, it stands there now.
struct Moved {
    Piece piece;
    Point from;
    Point to;
    Manner manner;
    friend bool operator==(const Moved&, const Moved&) = default;
};
/// `piece` (a stack with all its units) was taken by the piece that came from `by`. Stands before
/// `Moved`.
struct Taken {
    Piece piece;
    Point at;
    Point by;
    friend bool operator==(const Taken&, const Taken&) = default;
};
/// `passenger` is now aboard the air force at `at`; the two are `stack`.
struct Boarded {
    Piece passenger;
    Point at;
    Piece stack;
    friend bool operator==(const Boarded&, const Boarded&) = default;
};
/// `missile` is now on the submarine at `at`; the two are `stack`.
struct Joined {
    Piece missile;
    Point at;
    Piece stack;
    friend bool operator==(const Joined&, const Joined&) = default;
};
/// The navy at `from` struck the submerged `target` at `at` and stays where it is.
struct Struck {
    Piece navy;
    Point from;
    Piece target;
    Point at;
    friend bool operator==(const Struck&, const Struck&) = default;
};
/// The hub of `side` at `hub` is now in check from the pieces at `from`.
struct CheckGiven {
    Side side;
    Point hub;
    PointSet from;
    friend bool operator==(const CheckGiven&, const CheckGiven&) = default;
};
/// The seat of `side` could be entered next by the pieces at `from`.
struct SeatThreatened {
    Side side;
    Point seat;
    PointSet from;
    friend bool operator==(const SeatThreatened&, const SeatThreatened&) = default;
};
struct GameEnded {
    GameEnd end;
    friend bool operator==(const GameEnded&, const GameEnded&) = default;
};

using Event = std::variant<LeftBehind, Taken, Moved, Boarded, Joined, Struck, CheckGiven,
                           SeatThreatened, GameEnded>;

struct Outcome {
    Position after;
    std::vector<Event> events;
};

/// How the mover of `move` travels. Precondition: a move of section 2 that is no depth strike.
[[nodiscard]] Manner manner_of(const Position& before, Move move);

/// Applies a legal move. Pure: the caller decides how it looks and sounds. Endings that need the
/// whole line (repetition) are the match's to add. Precondition: `move` is in legal_moves(before)
/// (checked, also in release).
[[nodiscard]] Outcome apply(const Position& before, Move move);

/// The position after `events`, made from them alone. Precondition: they came from apply(before,
/// …).
[[nodiscard]] Position retrace(const Position& before, const std::vector<Event>& events);

}  // namespace taiji
