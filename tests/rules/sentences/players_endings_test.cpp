// RULES.md section 5: the endings that the players and their clocks bring about.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <memory>
#include <stdexcept>

#include "game/match/match.hpp"
#include "tests/support/boards.hpp"
#include "tests/support/scene.hpp"

namespace taiji::test {
namespace {

constexpr GameEnd kWhiteResigned{Ending::Resignation, Side::Black};
constexpr GameEnd kAgreed{Ending::Agreement, std::nullopt};
constexpr GameEnd kWhiteFlag{Ending::Flag, Side::Black};

Match match_with(TimeControl time_control) {
    MatchSetup setup;
    // The world lives as long as the tests do.
    setup.board = std::shared_ptr<const Board>(std::shared_ptr<const Board>(), &world());
    setup.time_control = time_control;
    auto match = Match::begin(setup);
    if (!match) throw std::invalid_argument(match.error().message);
    return *std::move(match);
}

TEST(Player, MayResignOnItsTurn) {
    Match match = match_with(Untimed{});
    ASSERT_TRUE(match.resign(Side::White));
    EXPECT_EQ(match.end(), kWhiteResigned);
    EXPECT_EQ(result_text(*match.end()), "0-1");
}

TEST(Player, MayResignOnTheOthersTurn) {
    Match match = match_with(Untimed{});
    ASSERT_TRUE(match.resign(Side::Black));
    EXPECT_EQ(match.end(), (GameEnd{Ending::Resignation, Side::White}));
}

TEST(Players, MayAgreeOnADraw) {
    Match match = match_with(Untimed{});
    ASSERT_TRUE(match.offer_draw(Side::White));
    EXPECT_FALSE(match.end()) << "an offer alone is no agreement";
    EXPECT_FALSE(match.accept_draw(Side::White)) << "nobody agrees with himself";
    ASSERT_TRUE(match.accept_draw(Side::Black));
    EXPECT_EQ(match.end(), kAgreed);
    EXPECT_EQ(result_text(*match.end()), "1/2-1/2");
}

TEST(Player, LosesWhenItsClockRunsOut) {
    Match match = match_with(BaseTime{{60'000}, {0}});
    EXPECT_FALSE(match.elapse({59'999}));
    EXPECT_EQ(match.elapse({1}), kWhiteFlag);
    EXPECT_EQ(match.end(), kWhiteFlag);
}

TEST(Player, LosesByItsOwnClockOnly) {
    Match match = match_with(BaseTime{{60'000}, {0}});
    EXPECT_FALSE(match.elapse({59'000}));
    ASSERT_TRUE(match.play(move_named(match.position(), "Vw2-s2w2")));
    EXPECT_FALSE(match.elapse({59'000}));
    EXPECT_EQ(match.elapse({1'000}), (GameEnd{Ending::Flag, Side::White}));
}

TEST(EndedGame, GoesOnByNothing) {
    Match match = match_with(Untimed{});
    const Move move = move_named(match.position(), "Vw2-s2w2");
    ASSERT_TRUE(match.resign(Side::White));
    EXPECT_EQ(match.play(move).error(), MatchRefused::GameOver);
    EXPECT_EQ(match.resign(Side::Black).error(), MatchRefused::GameOver);
    EXPECT_EQ(match.offer_draw(Side::Black).error(), MatchRefused::GameOver);
}

}  // namespace
}  // namespace taiji::test
