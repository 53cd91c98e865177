#include "client/replay/timeline.hpp"

#include <gtest/gtest.h>

namespace taiji::replay {
namespace {

using Moment = Timeline::Moment;

/// Opening 2, moves from 3 to 5 and from 7.5 to 9, closing until 14.
Timeline two_moves() {
    return {2.0, {{1.0, 2.0, 0.5}, {2.0, 1.5, 1.0}}, 4.0};
}

TEST(Timeline, LastsAsLongAsItsPartsTogether) {
    EXPECT_DOUBLE_EQ(two_moves().seconds(), 14.0);
    EXPECT_DOUBLE_EQ(Timeline(1.5, {}, 0.25).seconds(), 1.75);
}

TEST(Timeline, TellsWhichMoveIsUnderWaySinceWhen) {
    EXPECT_EQ(two_moves().at(0.0), (Moment{0, {}}));
    EXPECT_EQ(two_moves().at(2.9), (Moment{0, {}}));
    EXPECT_EQ(two_moves().at(4.5), (Moment{0, 1.5}));
    EXPECT_EQ(two_moves().at(6.0), (Moment{1, {}}));
    EXPECT_EQ(two_moves().at(8.0), (Moment{1, 0.5}));
    EXPECT_EQ(two_moves().at(13.0), (Moment{2, {}}));
}

TEST(Timeline, APositionStandsFromTheMomentWhenItsMoveEnds) {
    const Timeline line = two_moves();
    EXPECT_EQ(line.stands_at(0), 0.0);
    EXPECT_DOUBLE_EQ(line.stands_at(2), 9.0);
    EXPECT_DOUBLE_EQ(line.move_begins(2), 7.5);
    EXPECT_EQ(line.at(line.move_begins(2)), (Moment{1, {}}));
    for (std::size_t ply = 0; ply <= 2; ++ply)
        EXPECT_EQ(line.at(line.stands_at(ply)), (Moment{ply, {}}));
}

TEST(Timeline, IsExactAtItsPliesHoweverManyThereAre) {
    const Timeline line(0.1, std::vector<PlyTimes>(1000, {0.1, 1.7, 0.3}), 0.1);
    for (std::size_t ply = 1; ply <= 1000; ++ply) {
        ASSERT_EQ(line.at(line.stands_at(ply)), (Moment{ply, {}}));
        ASSERT_EQ(line.at(line.move_begins(ply)), (Moment{ply - 1, {}}));
    }
}

TEST(Timeline, ClampsTimesOutsideOfIt) {
    EXPECT_EQ(two_moves().at(-3.0), (Moment{0, {}}));
    EXPECT_EQ(two_moves().at(99.0), (Moment{2, {}}));
}

TEST(Timeline, AMoveThatTakesNoTimeIsNeverUnderWay) {
    const Timeline line(1.0, {{0.0, 0.0, 1.0}}, 0.0);
    EXPECT_EQ(line.at(0.99), (Moment{0, {}}));
    EXPECT_EQ(line.at(1.0), (Moment{1, {}}));
}

TEST(TimelineDeathTest, RefusesPliesThatItDoesNotHave) {
    EXPECT_DEATH((void)two_moves().stands_at(3), "ply <= plies");
    EXPECT_DEATH((void)two_moves().move_begins(0), "ply >= 1");
}

}  // namespace
}  // namespace taiji::replay
