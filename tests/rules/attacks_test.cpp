#include "game/rules/attacks.hpp"

#include <gtest/gtest.h>

#include <random>
#include <string>

#include "game/board/coordinates.hpp"
#include "game/rules/legal_moves.hpp"
#include "game/rules/tfen.hpp"
#include "tests/support/boards.hpp"

namespace taiji {
namespace {

using test::at;
using test::world;

Position position(std::string_view text) {
    const Result<Position> parsed = parse_tfen(world(), text);
    EXPECT_TRUE(parsed) << (parsed ? "" : parsed.error().message);
    return *parsed;
}

/// `p` with an enemy of `side` on `target` instead of what stands there; nothing if no position has
/// that.
std::optional<Position> with_enemy_at(const Position& p, Side side, Point target) {
    Setup setup;
    for (Point point : p.occupied()) {
        if (point != target) setup.pieces.push_back({point, *p.piece_at(point)});
    }
    const Unit victim = world().is_dashed(target) ? Unit::Submarine : Unit::AirForce;
    setup.pieces.push_back({target, {opponent(side), victim}});
    setup.side_to_move = side;
    const Result<Position> made = Position::make(world(), setup);
    if (!made || is_seat_entered(*made)) return std::nullopt;
    return *made;
}

TEST(Attackers, AreThePiecesThatCouldTakeAnEnemyOnTheTarget) {
    std::mt19937_64 random(11);
    int compared = 0;
    for (int game = 0; game < 8; ++game) {
        Position p = *Position::start(world());
        for (int ply = 0; ply < 80; ++ply) {
            MoveList moves;
            legal_moves(p, moves);
            if (moves.empty()) break;
            Undo undo;
            p.make(moves[random() % moves.size()], undo);
            if (ply % 16 != 15) continue;
            for (Side side : kBothSides) {
                const PointSet attacked = attacked_points(p, side);
                for (Point target : world().solid_points() | world().dashed_points()) {
                    const PointSet from = attackers(p, side, target);
                    ASSERT_EQ(attacked.contains(target), !from.empty());
                    const std::optional<Position> trial = with_enemy_at(p, side, target);
                    if (!trial) continue;
                    MoveList takes;
                    pseudo_legal_moves(*trial, takes);
                    PointSet takers;
                    for (Move move : takes) {
                        if (move.to == target &&
                            (move.kind == MoveKind::Take || move.kind == MoveKind::DepthStrike)) {
                            takers.insert(move.from);
                        }
                    }
                    ASSERT_EQ(takers, from) << tfen(p) << " target " << point_text(world(), target)
                                            << " side " << static_cast<int>(side);
                    ++compared;
                }
            }
        }
    }
    EXPECT_GT(compared, 10'000);
}

TEST(Attackers, CountAPieceThatShieldsItsOwnHub) {
    const Position p = position("15/11F3/15/15/4H6f3/11h3/15/15/15/15/15 w - 0 1");
    EXPECT_EQ(attackers(p, Side::White, at("e4n1")), PointSet{at("e4n4")});
}

TEST(SeatAttackers, AreThePiecesThatCouldEnterTheEnemySeatNext) {
    std::mt19937_64 random(3);
    int with_attackers = 0;
    for (int game = 0; game < 60; ++game) {
        Position p = *Position::start(world());
        for (int ply = 0; ply < 120; ++ply) {
            MoveList moves;
            legal_moves(p, moves);
            if (moves.empty()) break;
            Undo undo;
            p.make(moves[random() % moves.size()], undo);
            if (is_seat_entered(p)) break;
            for (Side side : kBothSides) {
                const Point seat = world().seat(opponent(side));
                MoveList all;
                pseudo_legal_moves(p.with_side_to_move(side), all);
                PointSet enterers;
                for (Move move : all) {
                    if (move.to == seat) enterers.insert(move.from);
                }
                ASSERT_EQ(seat_attackers(p, side), enterers) << tfen(p);
                with_attackers += enterers.empty() ? 0 : 1;
            }
        }
    }
    EXPECT_GT(with_attackers, 100);
}

TEST(Threat, IsAnAttackOnTheHubOrTheSeat) {
    EXPECT_FALSE(threatens(*Position::start(world()), Side::White));
    // An army beside the empty seat.
    EXPECT_TRUE(threatens(position("15/15/15/10A4/15/3H11/12h2/15/15/15/15 b - 0 1"), Side::White));
    // An air force that sees the hub.
    EXPECT_TRUE(threatens(position("15/15/15/15/15/3H11/8F3h2/15/15/15/15 b - 0 1"), Side::White));
}

TEST(Reachable, GrowsWithTheNumberOfMovesAndStartsWithTheMovesOfSectionTwo) {
    const Position p = *Position::start(world());
    for (Point from : p.pieces(Side::White)) {
        const Unit unit = p.piece_at(from)->unit;
        MoveList moves;
        pseudo_legal_moves(p, moves);
        PointSet once;
        for (Move move : moves) {
            if (move.from == from && move.mover == unit) once.insert(move.to);
        }
        EXPECT_EQ(reachable_points(p, from, unit, 1), once);
        const PointSet twice = reachable_points(p, from, unit, 2);
        const PointSet thrice = reachable_points(p, from, unit, 3);
        EXPECT_TRUE((once - twice).empty());
        EXPECT_TRUE((twice - thrice).empty());
        EXPECT_TRUE(reachable_points(p, from, unit, 0).empty());
    }
}

TEST(Reachable, ACitizenWalksOnePointAMove) {
    const Position p = position("15/15/15/11C3/15/3H11/12h2/15/15/15/15 w - 0 1");
    EXPECT_EQ(reachable_points(p, at("e4n2"), Unit::Citizen, 1).size(), 8);
    EXPECT_TRUE(reachable_points(p, at("e4n2"), Unit::Citizen, 2).contains(at("e2n2")));
    EXPECT_FALSE(reachable_points(p, at("e4n2"), Unit::Citizen, 2).contains(at("e1n2")));
    EXPECT_TRUE(reachable_points(p, at("e4n2"), Unit::Citizen, 3).contains(at("e1n2")));
}

TEST(Reachable, APartOfAStackMovesOnItsOwn) {
    const Position p = position("15/15/2[FA]12/15/15/3H7h3/15/15/15/15/15 w - 0 1");
    EXPECT_TRUE(reachable_points(p, at("w5n3"), Unit::AirForce, 1).contains(at("w7n5")));
    EXPECT_FALSE(reachable_points(p, at("w5n3"), Unit::AirForceWithArmy, 3).contains(at("w7n5")));
    // The air force may not come back to its passenger.
    EXPECT_FALSE(reachable_points(p, at("w5n3"), Unit::AirForce, 2).contains(at("w5n3")));
}

}  // namespace
}  // namespace taiji
