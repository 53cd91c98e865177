#include "client/referee/statistics.hpp"

#include <gtest/gtest.h>

namespace taiji {
namespace {

Tally tally_of_pairs(std::array<std::uint64_t, 5> pairs) {
    Tally tally;
    tally.pairs = pairs;
    return tally;
}

TEST(Elo, IsNothingWithoutGamesOrWithoutSpread) {
    EXPECT_FALSE(elo_estimate({}));
    EXPECT_FALSE(elo_estimate(tally_of_pairs({0, 0, 10, 0, 0})));
    EXPECT_FALSE(elo_estimate(tally_of_pairs({0, 0, 0, 0, 10})));
}

TEST(Elo, IsZeroForAnEvenScoreAndAbout191ForThreeQuarters) {
    EXPECT_NEAR(elo_estimate(tally_of_pairs({25, 0, 0, 0, 25}))->difference, 0, 1e-9);
    EXPECT_NEAR(elo_estimate(tally_of_pairs({0, 0, 50, 0, 50}))->difference, 190.85, 0.01);
}

TEST(Elo, GetsSurerWithMoreGames) {
    const double few = elo_estimate(tally_of_pairs({5, 0, 10, 0, 5}))->error;
    const double many = elo_estimate(tally_of_pairs({500, 0, 1000, 0, 500}))->error;
    EXPECT_NEAR(few / many, 10, 0.6);
}

TEST(Sprt, AcceptsTheHypothesisThatTheGamesSpeakFor) {
    const SprtBounds bounds{0, 10};
    EXPECT_EQ(sprt_verdict(sprt_ratio({}, bounds)), SprtVerdict::Open);
    EXPECT_EQ(sprt_verdict(sprt_ratio(tally_of_pairs({10, 100, 400, 200, 90}), bounds)),
              SprtVerdict::Elo1);
    EXPECT_EQ(sprt_verdict(sprt_ratio(tally_of_pairs({900, 2000, 4000, 1900, 900}), bounds)),
              SprtVerdict::Elo0);
}

}  // namespace
}  // namespace taiji
