#include "client/replay/player.hpp"

#include <gtest/gtest.h>

#include <vector>

#include "client/replay/replayed_game.hpp"
#include "tests/motion/move_samples.hpp"
#include "tests/replay/long_game.hpp"

namespace taiji::replay {
namespace {

using Moment = Timeline::Moment;

/// Moves from 3 to 5 and from 7.5 to 9; 14 seconds.
Player player() {
    return Player(Timeline(2.0, {{1.0, 2.0, 0.5}, {2.0, 1.5, 1.0}}, 4.0));
}

TEST(Player, StandsAtTheBeginningUntilItIsToldToPlay) {
    Player it = player();
    it.update(5.0);
    EXPECT_EQ(it.time(), 0.0);
    EXPECT_FALSE(it.is_moving());
    it.play(1.0);
    it.update(4.0);
    EXPECT_EQ(it.moment(), (Moment{0, 1.0}));
}

TEST(Player, PlaysAtItsSpeedAndStopsAtTheEnd) {
    Player it = player();
    it.play(4.0);
    it.update(1.0);
    EXPECT_DOUBLE_EQ(it.time(), 4.0);
    it.set_speed(0.5);
    it.update(2.0);
    EXPECT_DOUBLE_EQ(it.time(), 5.0);
    it.update(100.0);
    EXPECT_EQ(it.time(), it.timeline().seconds());
    EXPECT_FALSE(it.is_playing());
}

TEST(Player, BackwardsShowsTheSameMomentsInReverse) {
    Player it = player();
    it.seek(6.0);
    it.play(-2.0);
    it.update(1.0);
    EXPECT_EQ(it.moment(), (Moment{0, 1.0}));
    it.update(100.0);
    EXPECT_EQ(it.moment(), (Moment{0, {}}));
    EXPECT_FALSE(it.is_playing());
}

TEST(Player, PlayingOnFromAnEndBeginsAtTheOther) {
    Player it = player();
    it.play(-1.0);
    EXPECT_EQ(it.time(), it.timeline().seconds());
    it.pause();
    it.play(1.0);
    EXPECT_EQ(it.time(), 0.0);
}

TEST(Player, KeepsSpeedsWithinWhatCanBeFollowed) {
    Player it = player();
    it.set_speed(100.0);
    EXPECT_EQ(it.speed(), 8.0);
    it.set_speed(-0.01);
    EXPECT_EQ(it.speed(), -0.25);
}

TEST(Player, SeeksAnywhere) {
    Player it = player();
    it.seek(-1.0);
    EXPECT_EQ(it.time(), 0.0);
    it.seek(8.0);
    EXPECT_EQ(it.moment(), (Moment{1, 0.5}));
    it.seek(99.0);
    EXPECT_EQ(it.time(), 14.0);
    it.seek_ply(1);
    EXPECT_EQ(it.moment(), (Moment{1, {}}));
    it.seek_ply(7);
    EXPECT_EQ(it.moment(), (Moment{2, {}}));
}

TEST(Player, AStepShowsOneMoveAndStandsStill) {
    Player it = player();
    it.step(Direction::Forwards);
    EXPECT_TRUE(it.is_moving());
    EXPECT_EQ(it.ply(), 1U);
    it.update(0.5);
    EXPECT_EQ(it.moment(), (Moment{0, 0.5}));
    it.update(9.0);
    EXPECT_EQ(it.moment(), (Moment{1, {}}));
    EXPECT_FALSE(it.is_moving());
    it.step(Direction::Backwards);
    EXPECT_EQ(it.ply(), 0U);
    it.update(0.5);
    EXPECT_EQ(it.moment(), (Moment{0, 1.5}));
    it.update(9.0);
    EXPECT_EQ(it.moment(), (Moment{0, {}}));
    EXPECT_FALSE(it.is_moving());
}

TEST(Player, StepsInARowSkipWhatIsLeftOfTheOneBefore) {
    Player it = player();
    it.step(Direction::Forwards);
    it.update(0.5);
    it.step(Direction::Forwards);
    EXPECT_EQ(it.ply(), 2U);
    it.update(0.5);
    EXPECT_EQ(it.moment(), (Moment{1, 0.5}));
    it.step(Direction::Forwards);
    EXPECT_EQ(it.moment(), (Moment{2, {}}));
    EXPECT_FALSE(it.is_moving());
}

TEST(Player, AStepTheOtherWayTurnsAMoveRound) {
    Player it = player();
    it.step(Direction::Forwards);
    it.update(0.5);
    it.step(Direction::Backwards);
    EXPECT_EQ(it.moment(), (Moment{0, 0.5}));
    it.update(0.4);
    EXPECT_NEAR(*it.moment().move_time, 0.1, 1e-9);
    it.update(0.4);
    EXPECT_EQ(it.moment(), (Moment{0, {}}));
}

TEST(Player, AMoveThatWasHaltedIsFinishedByAStep) {
    Player it = player();
    it.seek(4.0);
    it.step(Direction::Forwards);
    EXPECT_EQ(it.moment(), (Moment{0, 1.0}));
    it.update(9.0);
    EXPECT_EQ(it.moment(), (Moment{1, {}}));
}

TEST(Player, AnotherTimelineShowsTheSameMoment) {
    const Timeline other(1.0, {{0.5, 2.0, 3.0}, {0.1, 4.0, 0.0}}, 1.0);
    for (const double time : {0.0, 2.5, 4.2, 6.0, 8.8, 13.0}) {
        Player it = player();
        it.seek(time);
        const Moment before = it.moment();
        it.set_timeline(other);
        EXPECT_EQ(it.moment().ply, before.ply) << time;
        EXPECT_EQ(it.moment().move_time.has_value(), before.move_time.has_value()) << time;
        EXPECT_NEAR(it.moment().move_time.value_or(0.0), before.move_time.value_or(0.0), 1e-9);
    }
}

TEST(Player, EverySpeedBothWaysLeadsThroughTheSameStates) {
    const ReplayedGame game(test::long_game(40), {}, test::world_model());
    const Timeline timeline = game.timeline(motion::Style::Full);
    for (const double speed : {0.25, 0.5, 1.0, 2.0, 4.0, 8.0}) {
        Player it(timeline);
        std::vector<std::uint64_t> there, back;
        const auto go = [&](double at, std::vector<std::uint64_t>& states) {
            it.play(at);
            while (it.is_playing()) {
                const std::uint64_t state = game.hash(it.moment().ply);
                if (states.empty() || states.back() != state) states.push_back(state);
                it.update(1.0 / 60.0);
            }
            const std::uint64_t last = game.hash(it.moment().ply);
            if (states.back() != last) states.push_back(last);
        };
        go(speed, there);
        EXPECT_EQ(there.back(), game.match().position().hash());
        ASSERT_EQ(there.size(), game.plies() + 1);
        for (std::size_t ply = 0; ply < there.size(); ++ply) EXPECT_EQ(there[ply], game.hash(ply));
        go(-speed, back);
        EXPECT_EQ(std::vector<std::uint64_t>(back.rbegin(), back.rend()), there);
    }
}

}  // namespace
}  // namespace taiji::replay
