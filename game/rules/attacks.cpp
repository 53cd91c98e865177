#include "game/rules/attacks.hpp"

#include "base/check.hpp"
#include "game/rules/attack_finder.hpp"
#include "game/rules/piece_moves.hpp"

namespace taiji {
namespace {

auto collect_into(PointSet& points) {
    return [&points](Point from) {
        points.insert(from);
        return false;
    };
}

/// As AttackFinder's functions: calls `found(Point)` until it returns true, and returns whether it
/// did.
template <typename Found>
bool each_seat_attacker(const Position& position, Side side, Found&& found) {
    const Point seat = position.board().seat(opponent(side));
    const std::optional<Piece> there = position.piece_at(seat);
    const AttackFinder finder(position, side);
    if (!there) return finder.each_mover_to_empty(seat, found);
    return there->side != side && finder.each_taker(seat, found);
}

}  // namespace

bool in_check(const Position& position, Side side) {
    return AttackFinder(position, opponent(side)).attacks(position.hub(side));
}

PointSet checkers(const Position& position, Side side) {
    return attackers(position, opponent(side), position.hub(side));
}

PointSet seat_attackers(const Position& position, Side side) {
    PointSet points;
    each_seat_attacker(position, side, collect_into(points));
    return points;
}

bool can_enter_seat(const Position& position, Side side) {
    return each_seat_attacker(position, side, [](Point) { return true; });
}

bool threatens(const Position& position, Side side) {
    return in_check(position, opponent(side)) || can_enter_seat(position, side);
}

PointSet attackers(const Position& position, Side side, Point target) {
    PointSet points;
    if (target == position.board().supreme_taiji()) return points;
    AttackFinder(position, side).each_taker(target, collect_into(points));
    return points;
}

PointSet attacked_points(const Position& position, Side side) {
    const Board& board = position.board();
    const AttackFinder finder(position, side);
    PointSet points;
    for (Point target : (board.solid_points() | board.dashed_points())) {
        if (target != board.supreme_taiji() && finder.attacks(target)) points.insert(target);
    }
    return points;
}

PointSet reachable_points(const Position& position, Point from, Unit mover, int moves) {
    TAIJI_CHECK(moves >= 0);
    const std::optional<Piece> whole = position.piece_at(from);
    TAIJI_CHECK(whole.has_value());
    PointSet reached;
    PointSet frontier{from};
    for (int n = 0; n < moves && !frontier.empty(); ++n) {
        PointSet next;
        for (Point at : frontier) {
            MoveList list;
            if (at == from) {
                PieceMoves(position).add(at, list);
            } else {
                PieceMoves(PieceMoves::moved_to(position, from, mover, at)).add(at, list);
            }
            for (const Move& move : list) {
                if (move.mover != mover || move.kind == MoveKind::DepthStrike) continue;
                if (reached.contains(move.to)) continue;
                reached.insert(move.to);
                if (move.kind != MoveKind::Board && move.to != from) next.insert(move.to);
            }
        }
        frontier = next;
    }
    reached.erase(from);
    return reached;
}

}  // namespace taiji
