#include "game/engine/transposition_table.hpp"

#include <gtest/gtest.h>

namespace taiji::engine {
namespace {

const Move kMove{static_cast<Point>(200), static_cast<Point>(17), Unit::NuclearSubmarine,
                 MoveKind::DepthStrike};

TEST(TranspositionTable, ReturnsWhatWasStored) {
    TranspositionTable table(1);
    for (Score score : {0, 1, -1, 2500, -2500}) {
        table.store(42, 3, {kMove, score, 7, Bound::Lower});
        const auto found = table.find(42, 3);
        ASSERT_TRUE(found);
        EXPECT_EQ(found->move, kMove);
        EXPECT_EQ(found->score, score);
        EXPECT_EQ(found->depth, 7);
        EXPECT_EQ(found->bound, Bound::Lower);
    }
    EXPECT_FALSE(table.find(43, 3));
}

TEST(TranspositionTable, CountsDistancesToTheEndFromThePositionItself) {
    TranspositionTable table(1);
    table.store(1, 4, {kMove, win_in(9), 5, Bound::Exact});
    EXPECT_EQ(table.find(1, 4)->score, win_in(9));
    EXPECT_EQ(table.find(1, 2)->score, win_in(7));
    table.store(2, 4, {kMove, loss_in(8), 5, Bound::Exact});
    EXPECT_EQ(table.find(2, 6)->score, loss_in(10));
}

TEST(TranspositionTable, KeepsTheMoveOfAPositionThatIsStoredAgainWithoutOne) {
    TranspositionTable table(1);
    table.store(1, 0, {kMove, 5, 3, Bound::Exact});
    table.store(1, 0, {std::nullopt, -5, 4, Bound::Upper});
    EXPECT_EQ(table.find(1, 0)->move, kMove);
}

TEST(TranspositionTable, ForgetsWhenClearedOrResized) {
    TranspositionTable table(1);
    table.store(1, 0, {kMove, 5, 3, Bound::Exact});
    table.clear();
    EXPECT_FALSE(table.find(1, 0));
    table.store(1, 0, {kMove, 5, 3, Bound::Exact});
    EXPECT_TRUE(table.resize(2));
    EXPECT_FALSE(table.find(1, 0));
    EXPECT_FALSE(table.resize(std::size_t{1} << 30U)) << "a pebibyte";
}

}  // namespace
}  // namespace taiji::engine
