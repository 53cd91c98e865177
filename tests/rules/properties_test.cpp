// What must hold of every position and every move, whatever they are.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <set>
#include <tuple>

#include "game/rules/apply.hpp"
#include "game/rules/attacks.hpp"
#include "game/rules/ending.hpp"
#include "game/rules/legal_moves.hpp"
#include "game/rules/move_text.hpp"
#include "game/rules/tfen.hpp"
#include "tests/rules/duel.hpp"
#include "tests/support/boards.hpp"
#include "tests/support/golden.hpp"
#include "tests/support/scene.hpp"

namespace taiji::test {
namespace {

MoveList legal(const Position& position) {
    MoveList moves;
    legal_moves(position, moves);
    return moves;
}

auto key(const Move& move) {
    return std::tuple(move.from, move.to, move.mover, move.kind);
}

bool enters_enemy_seat(const Position& position, const Move& move) {
    return move.to == position.board().seat(opponent(position.side_to_move()));
}

/// All positions of the vectors, and games of random moves from the start and from some of them.
const std::vector<Position>& positions() {
    static const std::vector<Position> kPositions = [] {
        std::vector<Position> all{*Position::start(world())};
        for (const auto& random : random_positions())
            all.push_back(position_of(world(), random.tfen));
        for (const auto& example : examples()) all.push_back(position_of(world(), example.tfen));
        Dice dice(5);
        for (std::size_t game = 0; game < 12; ++game) {
            Position position = all[game];
            for (int ply = 0; ply < 40; ++ply) {
                const MoveList moves = legal(position);
                if (moves.empty()) break;
                Undo undo;
                position.make(moves[dice.below(moves.size())], undo);
                all.push_back(position);
            }
        }
        return all;
    }();
    return kPositions;
}

TEST(Make, IsTakenBackByUnmake) {
    for (const Position& before : positions()) {
        Position position = before;
        for (const Move& move : legal(before)) {
            Undo undo;
            position.make(move, undo);
            EXPECT_NE(position.hash(), before.hash());
            position.unmake(move, undo);
            ASSERT_EQ(position, before) << tfen(before) << ' ' << move_text(world(), move);
            ASSERT_EQ(position.hash(), before.hash());
            for (Side side : kBothSides) {
                ASSERT_EQ(position.pieces(side), before.pieces(side));
                ASSERT_EQ(position.hub(side), before.hub(side));
            }
        }
    }
}

TEST(Make, KeepsTheHashUpToDate) {
    for (const Position& before : positions()) {
        ASSERT_EQ(before.hash(), before.recomputed_hash()) << tfen(before);
        for (const Move& move : legal(before)) {
            Position position = before;
            Undo undo;
            position.make(move, undo);
            ASSERT_EQ(position.hash(), position.recomputed_hash())
                << tfen(before) << ' ' << move_text(world(), move);
        }
    }
}

TEST(Make, KeepsTheSetsOfPiecesUpToDate) {
    for (const Position& position : positions()) {
        for (Side side : kBothSides) {
            PointSet standing;
            for (Point point : world().solid_points() | world().dashed_points()) {
                const auto piece = position.piece_at(point);
                if (piece && piece->side == side) standing.insert(point);
                if (piece == Piece{side, Unit::Hub}) {
                    EXPECT_EQ(position.hub(side), point);
                }
            }
            EXPECT_EQ(position.pieces(side), standing) << tfen(position);
        }
    }
}

TEST(Hash, IsTheSameByWhateverWayAPositionCame) {
    const auto scene = white_to_move("Vs4w6 ve5s4 Cw4n2");
    const auto one = line_of(scene, {"Vs4w6-s5w6", "Ve5s4-e5s5", "Cw4n2-w4n3"}).back();
    const auto other = line_of(scene, {"Cw4n2-w4n3", "Ve5s4-e5s5", "Vs4w6-s5w6"}).back();
    EXPECT_EQ(one, other);
    EXPECT_EQ(one.hash(), other.hash());
    EXPECT_EQ(position_of(world(), tfen(one)).hash(), one.hash());
}

TEST(Hash, DiffersWhereAnythingDiffers) {
    std::set<std::string> placements;
    std::set<std::uint64_t> hashes;
    for (const Position& position : positions()) {
        for (const Position& p :
             {position, position.with_side_to_move(opponent(position.side_to_move()))}) {
            const std::string text = tfen(p);
            placements.insert(text.substr(0, text.rfind(' ', text.rfind(' ') - 1)));
            hashes.insert(p.hash());
        }
    }
    EXPECT_EQ(hashes.size(), placements.size());
}

TEST(Hash, DoesNotCountTheCounters) {
    EXPECT_EQ(position_of(world(), "15/15/15/15/15/3H7h3/15/15/15/15/15 w - 7 9").hash(),
              position_of(world(), "15/15/15/15/15/3H7h3/15/15/15/15/15 w - 0 1").hash());
}

TEST(WithSideToMove, ChangesNothingElse) {
    for (const Position& position : positions()) {
        const Position other = position.with_side_to_move(opponent(position.side_to_move()));
        EXPECT_EQ(other.side_to_move(), opponent(position.side_to_move()));
        EXPECT_EQ(other.hash(), other.recomputed_hash());
        EXPECT_EQ(other.with_side_to_move(position.side_to_move()), position);
        EXPECT_EQ(position.with_side_to_move(position.side_to_move()), position);
    }
}

TEST(Tfen, RoundTripsAfterEveryMove) {
    for (const Position& before : positions()) {
        for (const Move& move : legal(before)) {
            Position position = before;
            Undo undo;
            position.make(move, undo);
            const std::string text = tfen(position);
            const auto read = parse_tfen(world(), text);
            ASSERT_TRUE(read) << text << ": " << read.error().message;
            ASSERT_EQ(*read, position) << text;
            ASSERT_EQ(read->hash(), position.hash()) << text;
        }
    }
}

TEST(LegalMoves, HoldNoMoveTwice) {
    for (const Position& position : positions()) {
        const MoveList moves = legal(position);
        std::set<decltype(key(Move{}))> distinct;
        std::set<std::string> texts;
        for (const Move& move : moves) {
            distinct.insert(key(move));
            texts.insert(move_text(world(), move));
        }
        EXPECT_EQ(distinct.size(), moves.size()) << tfen(position);
        EXPECT_EQ(texts.size(), moves.size()) << tfen(position);
    }
}

TEST(LegalMoves, AreThoseOfSection2ThatGuardTheHubOrEnterTheSeat) {
    for (const Position& position : positions()) {
        if (is_seat_entered(position)) continue;
        MoveList pseudo;
        pseudo_legal_moves(position, pseudo);
        std::vector<Move> guarded;
        for (const Move& move : pseudo) {
            Position next = position;
            Undo undo;
            next.make(move, undo);
            if (enters_enemy_seat(position, move) || !in_check(next, position.side_to_move())) {
                guarded.push_back(move);
            }
        }
        const MoveList moves = legal(position);
        EXPECT_TRUE(std::ranges::equal(moves, guarded)) << tfen(position);
    }
}

TEST(LegalMoves, ComeByOriginThenByMover) {
    for (const Position& position : positions()) {
        const MoveList moves = legal(position);
        EXPECT_TRUE(std::ranges::is_sorted(moves, {}, &Move::from)) << tfen(position);
        std::set<std::pair<Point, Unit>> finished;
        for (std::size_t i = 1; i < moves.size(); ++i) {
            if (moves[i].from == moves[i - 1].from && moves[i].mover == moves[i - 1].mover)
                continue;
            finished.insert({moves[i - 1].from, moves[i - 1].mover});
            EXPECT_FALSE(finished.contains({moves[i].from, moves[i].mover})) << tfen(position);
        }
    }
}

TEST(LegalMoves, ComeInTheSameOrderHoweverThePositionCame) {
    for (const Position& position : positions()) {
        const MoveList moves = legal(position);
        const MoveList again = legal(position_of(world(), tfen(position)));
        EXPECT_TRUE(std::ranges::equal(moves, again)) << tfen(position);
    }
}

TEST(LegalMoves, AreCountedByPerft) {
    for (const Position& position : positions()) {
        EXPECT_EQ(perft(position, 1), legal(position).size());
        EXPECT_EQ(has_legal_move(position), !legal(position).empty());
    }
}

TEST(IsLegal, SaysYesToLegalMovesAndNoToEveryOther) {
    for (const std::size_t i : {0U, 1U, 7U, 30U, 100U, 145U}) {
        const Position& position = positions()[i];
        std::set<decltype(key(Move{}))> expected;
        for (const Move& move : legal(position)) expected.insert(key(move));
        std::size_t found = 0;
        for (std::size_t from = 0; from < world().point_count(); ++from) {
            for (std::size_t to = 0; to < world().point_count(); ++to) {
                for (Unit mover : kUnits) {
                    for (MoveKind kind :
                         {MoveKind::Go, MoveKind::Take, MoveKind::Board, MoveKind::DepthStrike}) {
                        const Move move{static_cast<Point>(from), static_cast<Point>(to), mover,
                                        kind};
                        if (!is_legal(position, move)) continue;
                        ++found;
                        ASSERT_TRUE(expected.contains(key(move)))
                            << tfen(position) << ' ' << move_text(world(), move);
                    }
                }
            }
        }
        EXPECT_EQ(found, expected.size()) << tfen(position);
    }
}

TEST(Apply, DoesWhatMakeDoes) {
    for (const Position& before : positions()) {
        for (const Move& move : legal(before)) {
            Position made = before;
            Undo undo;
            made.make(move, undo);
            const Outcome outcome = apply(before, move);
            ASSERT_EQ(outcome.after, made) << tfen(before) << ' ' << move_text(world(), move);
            ASSERT_EQ(outcome.after.hash(), made.hash());
        }
    }
}

TEST(Apply, TellsEventsThatReplayToTheSamePosition) {
    for (const Position& before : positions()) {
        for (const Move& move : legal(before)) {
            const Outcome outcome = apply(before, move);
            const Position replayed = retrace(before, outcome.events);
            ASSERT_EQ(replayed, outcome.after) << tfen(before) << ' ' << move_text(world(), move);
            ASSERT_EQ(replayed.hash(), outcome.after.hash());
        }
    }
}

TEST(Apply, TellsEventsInTheOrderInWhichTheyAreShown) {
    for (const Position& before : positions()) {
        for (const Move& move : legal(before)) {
            const Outcome outcome = apply(before, move);
            std::vector<std::size_t> kinds;
            for (const Event& event : outcome.events) kinds.push_back(event.index());
            ASSERT_TRUE(std::ranges::is_sorted(kinds)) << move_text(world(), move);
            ASSERT_EQ(std::set(kinds.begin(), kinds.end()).size(), kinds.size()) << "each once";
        }
    }
}

TEST(Apply, TellsChecksThreatsAndEndsThatAreThere) {
    for (const Position& before : positions()) {
        for (const Move& move : legal(before)) {
            const auto [after, events] = apply(before, move);
            const Side other = after.side_to_move();
            std::optional<CheckGiven> check;
            std::optional<SeatThreatened> threat;
            std::optional<GameEnd> end;
            for (const Event& event : events) {
                if (const auto* given = std::get_if<CheckGiven>(&event)) check = *given;
                if (const auto* threatened = std::get_if<SeatThreatened>(&event))
                    threat = *threatened;
                if (const auto* ended = std::get_if<GameEnded>(&event)) end = ended->end;
            }
            ASSERT_EQ(end, game_end(after));
            if (is_seat_entered(after)) continue;
            ASSERT_EQ(check.has_value(), in_check(after, other)) << tfen(after);
            if (check) {
                EXPECT_EQ(*check, (CheckGiven{other, after.hub(other), checkers(after, other)}));
            }
            const PointSet attackers = seat_attackers(after, opponent(other));
            ASSERT_EQ(threat.has_value(), !attackers.empty()) << tfen(after);
            if (threat) {
                EXPECT_EQ(*threat, (SeatThreatened{other, world().seat(other), attackers}));
            }
        }
    }
}

}  // namespace
}  // namespace taiji::test
