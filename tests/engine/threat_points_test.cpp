#include "game/engine/threat_points.hpp"

#include <gtest/gtest.h>

#include <algorithm>

#include "game/rules/attacks.hpp"
#include "game/rules/legal_moves.hpp"
#include "tests/engine/engine_fixture.hpp"
#include "tests/support/golden.hpp"

namespace taiji::engine {
namespace {

using test::position;

/// Does the piece that a quiet move brought to `to` threaten the enemy hub or seat by itself?
bool threatens_from(const Position& after, Side us, Point to) {
    return checkers(after, opponent(us)).contains(to) || seat_attackers(after, us).contains(to);
}

/// Leaving `from` may open or bar a line or landing on the hub or the seat.
bool origin_matters(const Position& p, Point from) {
    const Side enemy = opponent(p.side_to_move());
    for (Point target : {p.hub(enemy), p.board().seat(enemy)}) {
        for (Direction direction : kDirections) {
            for (const auto& line :
                 {p.board().line(target, direction), p.board().submarine_line(target, direction)}) {
                if (std::find(line.begin(), line.end(), from) != line.end()) return true;
            }
        }
        for (const Landing& landing : p.board().landings_to(target)) {
            if (landing.centre == from) return true;
        }
    }
    return false;
}

TEST(ThreatPoints, AreWhereAQuietMoveThreatensHubOrSeat) {
    int threats = 0;
    for (const auto& random : taiji::test::random_positions()) {
        const Position p = position(random.tfen);
        ThreatPoints points;
        find_threat_points(p, points);
        MoveList moves;
        legal_moves(p, moves);
        for (const Move& move : moves) {
            if (move.kind != MoveKind::Go || origin_matters(p, move.from)) continue;
            Position after = p;
            Undo undo;
            after.make(move, undo);
            const bool expected = threatens_from(after, p.side_to_move(), move.to);
            EXPECT_EQ(points[static_cast<std::size_t>(move.mover)].contains(move.to), expected)
                << random.tfen << ' ' << move_text(p.board(), move);
            threats += expected ? 1 : 0;
        }
    }
    EXPECT_GT(threats, 100);
}

}  // namespace
}  // namespace taiji::engine
