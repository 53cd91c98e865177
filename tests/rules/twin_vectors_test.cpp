// The slow twin alone against the vectors: without this, that library and twin agree would prove
// little.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/rules/twin/moves.hpp"
#include "tests/support/boards.hpp"
#include "tests/support/golden.hpp"

namespace taiji::twin {
namespace {

using testing::Contains;
using testing::Not;

const Map& world() {
    static const Map kMap = read_map(test::read_source_file("assets/boards/world.board"));
    return kMap;
}

constexpr const char* kStart =
    "15/9s5/15/3M7m3/1SFACN4caf2/2MHCV4chmn1/1VFACS4cafv1/4N5n4/10vs3/15/15 w - 0 1";

TEST(Twin, HasFourLandmasses) {
    EXPECT_EQ(world().landmass_count(), 4);
}

TEST(Twin, CountsTheStartPosition) {
    const State start = read_tfen(world(), kStart);
    EXPECT_EQ(tfen(start), kStart);
    EXPECT_EQ(perft(start, 1), 127U);
    EXPECT_EQ(perft(start, 2), 18902U);
}

TEST(Twin, ListsTheMovesOfEveryExample) {
    for (const auto& example : test::examples()) {
        const auto legal = legal_texts(read_tfen(world(), example.tfen));
        EXPECT_EQ(legal, example.legal) << example.id << ": " << example.shows;
        for (const auto& move : example.must) EXPECT_THAT(legal, Contains(move)) << example.id;
        for (const auto& move : example.never)
            EXPECT_THAT(legal, Not(Contains(move))) << example.id;
    }
}

TEST(Twin, ListsTheMovesOfEveryRandomPosition) {
    for (const auto& position : test::random_positions()) {
        const State state = read_tfen(world(), position.tfen);
        EXPECT_EQ(tfen(state), position.tfen);
        EXPECT_EQ(legal_texts(state), position.legal) << position.tfen;
        EXPECT_EQ(is_in_check(state, state.to_move), position.is_check) << position.tfen;
    }
}

TEST(Twin, EndsEveryGameAtItsLastMoveAndNotBefore) {
    for (const auto& game : test::endings()) {
        std::vector<State> line{read_tfen(world(), game.tfen)};
        for (const auto& text : game.moves) {
            ASSERT_EQ(game_end(line), End{}) << game.tfen << " before " << text;
            const auto move = legal_move(line.back(), text);
            ASSERT_TRUE(move) << text << " in " << tfen(line.back());
            line.push_back(after(line.back(), *move));
        }
        EXPECT_EQ(game_end(line), (End{game.reason, game.result})) << game.tfen;
    }
}

}  // namespace
}  // namespace taiji::twin
