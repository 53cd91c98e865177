#include "client/play/review.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/play/support.hpp"

namespace taiji::play {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;

std::optional<Review> finished(Reviewer& reviewer, Bell& bell) {
    return bell.wait_for([&]() -> std::optional<Review> {
        std::optional<Review> review = reviewer.poll();
        if (review && review->finished()) return review;
        return std::nullopt;
    });
}

/// White gives an air force away with its second move, Black takes it.
Match blunder() {
    Match match = match_from(test::white_to_move("Fe1n5 Aw5n2 ae3n2 ce5n3"));
    for (const char* text : {"Aw5n2-w5n3", "Ce5n3-e5n4", "Fe1n5-e1n2", "Ae3n2xe1n2"}) {
        EXPECT_TRUE(match.play(test::move_named(match.position(), text))) << text;
    }
    return match;
}

TEST(Review, EvaluatesEveryPositionAndFindsTheBlunder) {
    Bell bell;
    Reviewer reviewer(bell.wake(), 2);
    const Match match = blunder();
    const std::uint64_t ticket = reviewer.review(match, 3'000);
    EXPECT_TRUE(reviewer.is_running());
    const auto review = finished(reviewer, bell);
    ASSERT_TRUE(review);
    EXPECT_FALSE(reviewer.is_running());
    EXPECT_EQ(review->ticket, ticket);
    ASSERT_EQ(review->positions.size(), 5U);
    EXPECT_EQ(review->total, 5U);
    const std::vector<Blunder> worst = worst_moves(match, *review, {Side::White});
    ASSERT_EQ(worst.size(), 1U);
    EXPECT_EQ(worst.front().ply, 3U);
    EXPECT_GT(worst.front().loss, 400);
    EXPECT_THAT(worst_moves(match, *review, {Side::Black}), IsEmpty());
    EXPECT_FALSE(review->positions[2].best.empty());
}

TEST(Review, IsTheSameEachTime) {
    Bell bell;
    Reviewer reviewer(bell.wake(), 2);
    const Match match = blunder();
    std::vector<std::vector<int>> graphs;
    for (int i = 0; i < 2; ++i) {
        reviewer.review(match, 2'000);
        const auto review = finished(reviewer, bell);
        ASSERT_TRUE(review);
        graphs.emplace_back();
        for (const ReviewedPosition& position : review->positions) {
            graphs.back().push_back(position.hundredths);
        }
    }
    EXPECT_EQ(graphs[0], graphs[1]);
}

TEST(Review, CountsAnEndByTheRulesAsItsResult) {
    Match match = match_from(
        test::position_of(test::world(), "15/15/15/4a10/15/2HN10N/12h2/15/15/15/15 b - 5 1"));
    ASSERT_TRUE(match.play(test::move_named(match.position(), "Aw3n2xw4")));
    Bell bell;
    Reviewer reviewer(bell.wake(), 2);
    reviewer.review(match, 500);
    const auto review = finished(reviewer, bell);
    ASSERT_TRUE(review);
    EXPECT_EQ(review->positions[0].evaluation, Evaluation(WinIn{-1}));
    EXPECT_FALSE(review->positions[1].evaluation);
    EXPECT_EQ(review->positions[1].hundredths, -kReviewCap);
    EXPECT_THAT(worst_moves(match, *review, {Side::Black}), IsEmpty());
}

TEST(Review, GrowsPositionByPositionAndStopsWhenCancelled) {
    Bell bell;
    Reviewer reviewer(bell.wake(), 2);
    const Match match = blunder();
    reviewer.review(match, 1'000'000'000);
    reviewer.cancel();
    EXPECT_FALSE(reviewer.is_running());
    EXPECT_FALSE(reviewer.poll());
    reviewer.review(match, 1'000);
    std::size_t before = 0;
    while (before < 5) {
        const auto review = bell.wait_for([&] { return reviewer.poll(); });
        ASSERT_TRUE(review);
        EXPECT_GT(review->positions.size(), before);
        before = review->positions.size();
    }
}

TEST(WorstMoves, AreTheWorstFirstAndNoMoreThanAskedFor) {
    const Match match =
        match_of_moves({"Cw3n1-w3n2", "Ce3n1-e3n2", "Cw3n2-w3n3", "Ce3n2-e3n3", "Cw3n3-w3n4"});
    Review review;
    review.total = 6;
    for (int hundredths : {0, -150, 300, 0, -20, -220}) {
        review.positions.push_back({Hundredths{hundredths}, hundredths, {}});
    }
    EXPECT_THAT(worst_moves(match, review, {Side::White}),
                ElementsAre(Blunder{3, 300}, Blunder{5, 200}, Blunder{1, 150}));
    EXPECT_THAT(worst_moves(match, review, {Side::White, 1, 100}), ElementsAre(Blunder{3, 300}));
    EXPECT_THAT(worst_moves(match, review, {Side::Black}), ElementsAre(Blunder{2, 450}));
    EXPECT_THAT(worst_moves(match, review, {Side::White, 3, 250}), ElementsAre(Blunder{3, 300}));
}

}  // namespace
}  // namespace taiji::play
