#pragma once

#include "game/board/point_set.hpp"
#include "game/rules/position.hpp"

namespace taiji {

// All of these use the moves of RULES.md 2: whether a move exposes the mover's own hub does not
// matter.

/// Is the side's hub in check?
[[nodiscard]] bool in_check(const Position& position, Side side);
/// Where the enemy pieces stand that give check to the side's hub.
[[nodiscard]] PointSet checkers(const Position& position, Side side);
/// Were `side` to move, could one of its pieces take the enemy hub or enter the enemy seat?
[[nodiscard]] bool threatens(const Position& position, Side side);
/// Were `side` to move, could one of its pieces enter the enemy seat?
[[nodiscard]] bool can_enter_seat(const Position& position, Side side);
/// Where those pieces stand.
[[nodiscard]] PointSet seat_attackers(const Position& position, Side side);

/// Where the pieces of `side` stand that could take an enemy piece standing on `target` (a
/// submerged submarine, on a dashed point). What stands there now, if anything, is taken to be that
/// enemy.
[[nodiscard]] PointSet attackers(const Position& position, Side side, Point target);
/// The points at which `attackers` is not empty: all that the side attacks or guards now.
[[nodiscard]] PointSet attacked_points(const Position& position, Side side);

/// Points that `mover`, standing at `from` (alone or as part of a stack), could reach in at most
/// `moves` moves of its own while all other pieces stand still (taken ones too). A mover that
/// boards or joins goes no further. Precondition: `mover` is at `from` or part of the stack there;
/// moves >= 0.
[[nodiscard]] PointSet reachable_points(const Position& position, Point from, Unit mover,
                                        int moves);

}  // namespace taiji
