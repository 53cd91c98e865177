#include "game/engine/search.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <random>
#include <thread>

#include "game/rules/ending.hpp"
#include "game/rules/legal_moves.hpp"
#include "tests/engine/engine_fixture.hpp"

namespace taiji::engine {
namespace {

using taiji::test::world;
using test::position;
using test::search;

Limits depth(int n) {
    Limits limits;
    limits.depth = n;
    return limits;
}

Limits nodes(std::uint64_t n) {
    Limits limits;
    limits.nodes = n;
    return limits;
}

std::string best(const Report& report) {
    return report.lines.empty() ? "(none)" : move_text(world(), report.lines[0].moves[0]);
}

TEST(Search, EntersTheSeatWhenItCan) {
    const Report report =
        search({position("15/15/3f11/10A4/15/3H11/12h2/15/15/15/15 w - 0 1")}, depth(1));
    EXPECT_EQ(best(report), "Ae3n2-e4");
    EXPECT_EQ(report.lines[0].score, win_in(1));
}

TEST(Search, SeesThatTheEnemyWillEnterTheSeatAndStopsIt) {
    // Black's army stands beside White's empty seat; only taking it, or covering the seat, helps.
    const Position p = position("15/15/15/15/3a11/4H10/4A7h2/15/15/15/15 w - 0 1");
    const Report report = search({p}, depth(3));
    EXPECT_GT(report.lines[0].score, -kDecided);
}

/// The moves of `p` that win at once by mate, stalemate or the seat.
std::vector<Move> winning_moves(const Position& p) {
    std::vector<Move> wins;
    MoveList moves;
    legal_moves(p, moves);
    for (const Move& move : moves) {
        Position next = p;
        Undo undo;
        next.make(move, undo);
        const auto end = game_end(next);
        if (end && end->winner == p.side_to_move()) wins.push_back(move);
    }
    return wins;
}

TEST(Search, NamesNoMoveTwiceAmongItsLinesWhereverItIsStopped) {
    SearchOptions options;
    options.lines = 5;
    for (std::uint64_t n = 500; n < 30'000; n += 733) {
        const Report report = search({*Position::start(world())}, nodes(n), options);
        ASSERT_EQ(report.lines.size(), 5U);
        std::vector<std::string> firsts;
        for (const Line& line : report.lines)
            firsts.push_back(move_text(world(), line.moves.front()));
        std::sort(firsts.begin(), firsts.end());
        EXPECT_EQ(std::adjacent_find(firsts.begin(), firsts.end()), firsts.end()) << n;
    }
}

TEST(Search, FindsEveryWinInOneMoveOfRandomPlay) {
    std::mt19937_64 random(21);
    int wins = 0;
    for (int game = 0; game < 30; ++game) {
        Position p = *Position::start(world());
        for (int ply = 0; ply < 200 && !game_end(p); ++ply) {
            if (const auto winning = winning_moves(p); !winning.empty()) {
                const Report report = search({p}, depth(2), {}, 1);
                ASSERT_EQ(report.lines[0].score, win_in(1)) << tfen(p);
                const Move found = report.lines[0].moves[0];
                EXPECT_NE(std::find(winning.begin(), winning.end(), found), winning.end())
                    << tfen(p);
                ++wins;
            }
            MoveList moves;
            legal_moves(p, moves);
            Undo undo;
            p.make(moves[random() % moves.size()], undo);
        }
    }
    EXPECT_GT(wins, 12);
}

TEST(Search, HasNoLinesWhereThereIsNoLegalMove) {
    EXPECT_TRUE(search({position("15/4f10/3f11/1f13/15/3H2f4h3/15/15/f14/15/15 w - 0 1")}, depth(3))
                    .lines.empty());
    EXPECT_TRUE(search({position("15/15/15/10c4/15/3H7A3/12h2/15/15/15/15 b - 0 1")}, depth(3))
                    .lines.empty());
}

TEST(Search, TakesWhatHangs) {
    const Report report =
        search({position("15/15/15/15/15/3H7h3/8c6/11n3/15/11F3/15 w - 0 1")}, depth(3));
    EXPECT_GT(report.lines[0].score, 700);
}

TEST(Search, IsDeterministicWithOneThreadAndANodeLimit) {
    const Position start = *Position::start(world());
    const Report a = search({start}, nodes(30'000));
    const Report b = search({start}, nodes(30'000));
    ASSERT_FALSE(a.lines.empty());
    EXPECT_EQ(a.lines[0].moves, b.lines[0].moves);
    EXPECT_EQ(a.lines[0].score, b.lines[0].score);
    EXPECT_EQ(a.nodes, b.nodes);
    EXPECT_EQ(a.nodes, 30'000U);
}

TEST(Search, GivesSeveralDifferentLinesBestFirst) {
    SearchOptions options;
    options.lines = 4;
    const Report report = search({*Position::start(world())}, depth(3), options);
    ASSERT_EQ(report.lines.size(), 4U);
    for (std::size_t i = 1; i < 4; ++i) {
        EXPECT_LE(report.lines[i].score, report.lines[i - 1].score);
        for (std::size_t j = 0; j < i; ++j) {
            EXPECT_NE(report.lines[i].moves[0], report.lines[j].moves[0]);
        }
    }
}

TEST(Search, ConsidersOnlyTheMovesItIsToldTo) {
    const Position start = *Position::start(world());
    Limits limits = depth(3);
    limits.only = {test::move(start, "Cw3n1-w3n2")};
    EXPECT_EQ(best(search({start}, limits)), "Cw3n1-w3n2");
}

TEST(Search, RepeatsForADrawWhenItIsBehind) {
    // White is an air force ahead; the position has already stood twice.
    std::vector<Position> line{position("15/15/15/5F9/15/3H7h3/15/15/15/15/15 w - 0 1")};
    for (const char* text :
         {"Fw2n2-w2n3", "He4-e5", "Fw2n3-w2n2", "He5-e4", "Fw2n2-w2n3", "He4-e5", "Fw2n3-w2n2"}) {
        Position next = line.back();
        Undo undo;
        next.make(test::move(next, text), undo);
        line.push_back(next);
    }
    // Black to move could repeat with He5-e4 for the third time.
    const Report black = search(line, depth(4));
    EXPECT_EQ(best(black), "He5-e4");
    EXPECT_GE(black.lines[0].score, -50);
}

TEST(Search, ReturnsOnlyLegalLinesFromPositionsOfRandomPlay) {
    std::mt19937_64 random(5);
    int searched = 0;
    for (int game = 0; game < 12; ++game) {
        std::vector<Position> line{*Position::start(world())};
        for (int ply = 0; ply < 150 && !game_end(line); ++ply) {
            MoveList moves;
            legal_moves(line.back(), moves);
            if (ply % 5 == 0) {
                const Report report = search(line, nodes(100), {}, 1);
                ASSERT_FALSE(report.lines.empty());
                Position at = line.back();
                for (const Move& move : report.lines[0].moves) {
                    ASSERT_TRUE(is_legal(at, move)) << tfen(at) << ' ' << move_text(world(), move);
                    Undo undo;
                    at.make(move, undo);
                }
                ++searched;
            }
            Position next = line.back();
            Undo undo;
            next.make(moves[random() % moves.size()], undo);
            line.push_back(next);
        }
    }
    EXPECT_GT(searched, 100);
}

TEST(Search, StopsAtOnceFromAnotherThread) {
    TranspositionTable table(4);
    Search search(table, {[] { return std::int64_t{0}; }, nullptr});
    search.arm(std::nullopt);
    const std::vector<Position> line{*Position::start(world())};
    Report report;
    SearchOptions options;
    options.threads = 2;
    std::jthread thinker([&] { report = search.run(line, {}, options); });
    search.stop();
    thinker.join();
    EXPECT_FALSE(report.lines.empty());
}

}  // namespace
}  // namespace taiji::engine
