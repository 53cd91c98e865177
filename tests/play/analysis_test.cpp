#include "client/play/analysis.hpp"

#include <gtest/gtest.h>

#include "game/rules/legal_moves.hpp"
#include "tests/play/support.hpp"

namespace taiji::play {
namespace {

std::vector<Position> start() {
    return {*Position::start(test::world())};
}

/// The last findings of a question that ends by itself.
std::optional<Findings> finished(Analysis& analysis, Bell& bell) {
    return bell.wait_for([&]() -> std::optional<Findings> {
        std::optional<Findings> findings = analysis.poll();
        if (findings && findings->finished) return findings;
        return std::nullopt;
    });
}

AnalysisLimits nodes(std::uint64_t count, int lines = 1) {
    AnalysisLimits limits;
    limits.lines = lines;
    limits.nodes = count;
    return limits;
}

TEST(EvaluationOf, IsFromWhitesView) {
    EXPECT_EQ(evaluation_of(35, Side::White), Evaluation(Hundredths{35}));
    EXPECT_EQ(evaluation_of(35, Side::Black), Evaluation(Hundredths{-35}));
    EXPECT_EQ(evaluation_of(engine::win_in(3), Side::White), Evaluation(WinIn{2}));
    EXPECT_EQ(evaluation_of(engine::win_in(1), Side::Black), Evaluation(WinIn{-1}));
    EXPECT_EQ(evaluation_of(engine::loss_in(4), Side::Black), Evaluation(WinIn{2}));
}

TEST(WhiteShare, IsAHalfWhenEvenAndGrowsWithTheAdvantage) {
    EXPECT_DOUBLE_EQ(white_share(Hundredths{0}), 0.5);
    double before = white_share(WinIn{-3});
    EXPECT_DOUBLE_EQ(before, 0.0);
    for (int count : {-2'000, -300, -10, 10, 300, 2'000}) {
        const double share = white_share(Hundredths{count});
        EXPECT_GT(share, before);
        EXPECT_NEAR(share + white_share(Hundredths{-count}), 1.0, 1e-12);
        before = share;
    }
    EXPECT_DOUBLE_EQ(white_share(WinIn{9}), 1.0);
}

TEST(Analysis, FindsSeveralLegalLinesBestFirst) {
    Bell bell;
    Analysis analysis(bell.wake(), 2);
    const std::uint64_t ticket = analysis.analyse(start(), nodes(3'000, 3));
    EXPECT_TRUE(analysis.is_running());
    const auto findings = finished(analysis, bell);
    ASSERT_TRUE(findings);
    EXPECT_FALSE(analysis.is_running());
    EXPECT_EQ(findings->ticket, ticket);
    ASSERT_EQ(findings->lines.size(), 3U);
    int before = 1'000'000;
    for (const BestLine& line : findings->lines) {
        EXPECT_TRUE(is_legal(start().front(), line.moves.front()));
        EXPECT_LE(std::get<Hundredths>(line.evaluation).count, before);
        before = std::get<Hundredths>(line.evaluation).count;
    }
}

TEST(Analysis, IsTheSameForTheSameNodesWhateverWasAskedBefore) {
    Bell bell;
    Analysis analysis(bell.wake(), 2);
    const auto ask = [&](const std::vector<Position>& line, std::uint64_t count) {
        analysis.analyse(line, nodes(count));
        return finished(analysis, bell);
    };
    const auto first = ask(start(), 4'000);
    ASSERT_TRUE(ask({test::white_to_move("Ae1n2 ae3n3 Fw2n2")}, 4'000));
    ASSERT_TRUE(ask(start(), 9'000));
    const auto again = ask(start(), 4'000);
    ASSERT_TRUE(first && again);
    EXPECT_EQ(again->lines.front().moves, first->lines.front().moves);
    EXPECT_EQ(again->lines.front().evaluation, first->lines.front().evaluation);
    EXPECT_EQ(again->nodes, first->nodes);
}

TEST(Analysis, SeesTheWinForTheSideThatHasIt) {
    Bell bell;
    Analysis analysis(bell.wake(), 2);
    const std::vector<Position> line = {
        test::position_of(test::world(), "15/15/15/4a10/15/2HN10N/12h2/15/15/15/15 b - 5 1")};
    analysis.analyse(line, nodes(500));
    const auto findings = finished(analysis, bell);
    ASSERT_TRUE(findings);
    EXPECT_EQ(findings->lines.front().evaluation, Evaluation(WinIn{-1}));
}

TEST(Analysis, WithoutALimitGoesOnUntilItIsCancelledAndTellsWhatItFindsMeanwhile) {
    Bell bell;
    Analysis analysis(bell.wake(), 2);
    analysis.analyse(start(), {});
    int depth = 0;
    while (depth < 3) {
        const auto findings = bell.wait_for([&] { return analysis.poll(); });
        ASSERT_TRUE(findings);
        ASSERT_FALSE(findings->finished);
        EXPECT_GT(findings->depth, depth);
        depth = findings->depth;
    }
    analysis.cancel();
    EXPECT_FALSE(analysis.is_running());
    EXPECT_FALSE(analysis.poll());
}

TEST(Analysis, EndsByItsTime) {
    Bell bell;
    Analysis analysis(bell.wake(), 2);
    AnalysisLimits limits;
    limits.milliseconds = 30;
    analysis.analyse(start(), limits);
    EXPECT_TRUE(finished(analysis, bell));
}

TEST(Analysis, OfAPositionWithoutMovesHasNoLines) {
    Bell bell;
    Analysis analysis(bell.wake(), 2);
    const std::vector<Position> line = {
        test::position_of(test::world(), "15/15/15/15/2H12/3a10N/12h2/15/15/15/15 w - 0 2")};
    analysis.analyse(line, nodes(500));
    const auto findings = finished(analysis, bell);
    ASSERT_TRUE(findings);
    EXPECT_TRUE(findings->lines.empty());
}

TEST(Threat, IsWhatTheOtherSideWouldDo) {
    Bell bell;
    Analysis analysis(bell.wake(), 2);
    // White is to move; Black's army stands before the seat.
    const Position position = test::white_to_move("Hw5n1 Ce1n2 aw3s1");
    ASSERT_TRUE(analysis.analyse_threat(position, nodes(500)));
    const auto findings = finished(analysis, bell);
    ASSERT_TRUE(findings);
    EXPECT_EQ(findings->lines.front().moves.front().from, test::at("w3s1"));
    EXPECT_EQ(findings->lines.front().evaluation, Evaluation(WinIn{-1}));
}

TEST(Threat, IsTheCheckItselfWhenThereIsOne) {
    Bell bell;
    Analysis analysis(bell.wake(), 2);
    EXPECT_FALSE(analysis.analyse_threat(test::white_to_move("fw4n5"), nodes(500)));
    EXPECT_FALSE(analysis.is_running());
}

TEST(Analysis, MayGoAwayOrBeAskedAnewInTheMiddleOfASearch) {
    for (int i = 0; i < 10; ++i) {
        Bell bell;
        Analysis analysis(bell.wake(), 2);
        analysis.analyse(start(), {});
        const std::uint64_t last = analysis.analyse(start(), nodes(300));
        if (i % 2 == 0) continue;
        const auto findings = finished(analysis, bell);
        ASSERT_TRUE(findings);
        EXPECT_EQ(findings->ticket, last);
    }
}

}  // namespace
}  // namespace taiji::play
