#include "game/engine/levels.hpp"

#include <gtest/gtest.h>

#include <map>

namespace taiji::engine {
namespace {

std::vector<Line> lines_with(std::initializer_list<Score> scores) {
    std::vector<Line> lines;
    for (Score score : scores) {
        const auto n = static_cast<std::uint8_t>(lines.size());
        lines.push_back(
            {score,
             {Move{static_cast<Point>(n), static_cast<Point>(n + 1), Unit::Army, MoveKind::Go}}});
    }
    return lines;
}

TEST(Levels, GrowFromKunToQian) {
    EXPECT_EQ(levels().front().zh, "坤");
    EXPECT_EQ(levels().back().zh, "乾");
    EXPECT_EQ(levels().back().nodes, 0U);
    for (std::size_t i = 1; i + 1 < levels().size(); ++i) {
        EXPECT_GE(levels()[i].nodes, levels()[i - 1].nodes);
        EXPECT_LE(levels()[i].carelessness, levels()[i - 1].carelessness);
    }
}

TEST(Levels, ChooseBetterMovesMoreOftenAndNoneBeyondTheirCarelessness) {
    const Score careless = levels().front().carelessness;
    const Score hopeless = 50 - careless - 1;
    const auto lines = lines_with({50, 0, hopeless});
    std::map<Score, int> chosen;
    for (std::uint64_t seed = 0; seed < 2000; ++seed) {
        ++chosen[choose(lines, levels().front(), seed).score];
    }
    EXPECT_GT(chosen[50], chosen[0]);
    EXPECT_GT(chosen[0], 100);
    EXPECT_EQ(chosen[hopeless], 0);
}

TEST(Levels, AlwaysPlayAFoundWin) {
    const auto lines = lines_with({win_in(3), 900});
    for (std::uint64_t seed = 0; seed < 200; ++seed) {
        EXPECT_EQ(choose(lines, levels().front(), seed).score, win_in(3));
    }
}

TEST(Levels, ChooseTheSameForTheSameSeed) {
    const auto lines = lines_with({20, 10, 0, -10});
    for (std::uint64_t seed = 0; seed < 50; ++seed) {
        EXPECT_EQ(&choose(lines, levels()[1], seed), &choose(lines, levels()[1], seed));
    }
}

}  // namespace
}  // namespace taiji::engine
