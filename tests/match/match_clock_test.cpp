#include <gtest/gtest.h>

#include <utility>

#include "tests/match/support.hpp"

namespace taiji {
namespace {

using test::kQuietGame;
using test::new_match;
using test::play;

constexpr BaseTime kFiveAndThree{{300'000}, {3'000}};

Clocks clocks(std::int64_t white, std::int64_t black) {
    return {{Millis{white}, Millis{black}}};
}

TEST(MatchClock, TakesTimeOnlyFromTheSideToMove) {
    Match match = new_match(kFiveAndThree, kQuietGame);
    match.elapse({10'000});
    EXPECT_EQ(match.clocks(), clocks(290'000, 300'000));
    play(match, "Hs1w4-s1w5");
    match.elapse({20'000});
    EXPECT_EQ(match.clocks(), clocks(293'000, 280'000));
}

TEST(MatchClock, AddsTheIncrementToTheMoverOnceTheMoveIsMade) {
    Match match = new_match(kFiveAndThree, kQuietGame);
    match.elapse({1'000});
    EXPECT_EQ(match.clocks(), clocks(299'000, 300'000));
    play(match, "Hs1w4-s1w5");
    EXPECT_EQ(match.clocks(), clocks(302'000, 300'000));
    EXPECT_EQ(match.plies().back().clocks, match.clocks());
}

TEST(MatchClock, NeverShowsMoreThanTheLongestTime) {
    Match match = new_match(BaseTime{kLongestTime, kLongestTime}, kQuietGame);
    play(match, "Hs1w4-s1w5");
    EXPECT_EQ(match.clocks()[Side::White], kLongestTime);
}

TEST(MatchClock, GivesTheSameTimeForEveryMoveAndLosesTheRest) {
    Match match = new_match(TimePerMove{{30'000}}, kQuietGame);
    match.elapse({29'999});
    EXPECT_EQ(match.clocks(), clocks(1, 30'000));
    play(match, "Hs1w4-s1w5");
    EXPECT_EQ(match.clocks(), clocks(30'000, 30'000));
    EXPECT_FALSE(match.end());
}

TEST(MatchClock, FlagFallsWhenTheTimePerMoveIsUsedUp) {
    Match match = new_match(TimePerMove{{30'000}}, kQuietGame);
    play(match, "Hs1w4-s1w5");
    match.elapse({15'000});
    EXPECT_EQ(match.elapse({15'000}), (GameEnd{Ending::Flag, Side::White}));
    EXPECT_EQ(match.end(), (GameEnd{Ending::Flag, Side::White}));
}

TEST(MatchClock, FlagFallsExactlyAtZeroAndNotAMillisecondBefore) {
    Match match = new_match(kFiveAndThree, kQuietGame);
    EXPECT_EQ(match.elapse({299'999}), std::nullopt);
    EXPECT_FALSE(match.end());
    EXPECT_EQ(match.elapse({1}), (GameEnd{Ending::Flag, Side::Black}));
    EXPECT_EQ(match.clocks(), clocks(0, 300'000));
}

TEST(MatchClock, FlagStopsTheClockAtZeroHoweverLateItIsTold) {
    Match match = new_match(kFiveAndThree, kQuietGame);
    EXPECT_TRUE(match.elapse({std::int64_t{1} << 60}));
    EXPECT_EQ(match.clocks(), clocks(0, 300'000));
}

TEST(MatchClock, StandsStillAfterTheEnd) {
    Match match = new_match(kFiveAndThree, kQuietGame);
    ASSERT_TRUE(match.resign(Side::Black));
    EXPECT_EQ(match.elapse({400'000}), std::nullopt);
    EXPECT_EQ(match.clocks(), clocks(300'000, 300'000));
    EXPECT_EQ(match.end(), (GameEnd{Ending::Resignation, Side::White}));
}

TEST(MatchClock, NeverRunsInAnUntimedMatch) {
    Match match = new_match(Untimed{}, kQuietGame);
    EXPECT_EQ(match.elapse({std::int64_t{1} << 60}), std::nullopt);
    EXPECT_FALSE(match.end());
    EXPECT_EQ(match.clocks(), clocks(0, 0));
}

TEST(MatchClock, ZeroTimePassingChangesNothing) {
    Match match = new_match(kFiveAndThree, kQuietGame);
    const Match before = match;
    EXPECT_EQ(match.elapse({0}), std::nullopt);
    EXPECT_EQ(match, before);
}

TEST(MatchClock, GoesBackWithATakeBack) {
    Match match = new_match(kFiveAndThree, kQuietGame);
    match.elapse({10'000});
    play(match, "Hs1w4-s1w5");
    const Clocks after_first = match.clocks();
    match.elapse({20'000});
    play(match, "Fs4w4-e4s4");
    match.elapse({5'000});
    ASSERT_TRUE(match.take_back(1));
    EXPECT_EQ(match.clocks(), after_first);
    ASSERT_TRUE(match.take_back(1));
    EXPECT_EQ(match.clocks(), clocks(300'000, 300'000));
}

TEST(MatchClock, GoesBackToTheMomentWhenANewLineBegins) {
    Match match = new_match(kFiveAndThree, kQuietGame);
    match.elapse({10'000});
    play(match, "Hs1w4-s1w5");
    match.elapse({20'000});
    play(match, "Fs4w4-e4s4");
    const MatchResult<Match> other = match.continued_from(1);
    ASSERT_TRUE(other);
    EXPECT_EQ(other->clocks(), clocks(293'000, 300'000));
    EXPECT_EQ(match.clocks(), clocks(293'000, 283'000));
}

TEST(MatchClock, AFallenFlagCanBeTakenBackWithTheMoveBeforeIt) {
    Match match = new_match(kFiveAndThree, kQuietGame);
    play(match, "Hs1w4-s1w5");
    match.elapse({300'000});
    ASSERT_TRUE(match.end());
    ASSERT_TRUE(match.take_back(1));
    EXPECT_FALSE(match.end());
    EXPECT_EQ(match.clocks(), clocks(300'000, 300'000));
}

TEST(MatchClock, RefusesATimeControlOutOfRange) {
    for (const TimeControl& control :
         {TimeControl(BaseTime{{0}, {1}}), TimeControl(TimePerMove{kLongestTime + Millis{1}})}) {
        const Result<Match> match =
            Match::begin({test::shared_world(), {{"Li", "Anna"}}, control, std::nullopt});
        ASSERT_FALSE(match);
        EXPECT_NE(match.error().message.find("expected"), std::string::npos);
    }
}

}  // namespace
}  // namespace taiji
