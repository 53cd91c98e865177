// Forced wins by mate and by the seat, collected from the engine's own games and proved by trying
// every defence (tests/engine/wins).
#include <gtest/gtest.h>

#include <map>

#include "tests/engine/engine_fixture.hpp"
#include "tests/engine/wins/forced_win.hpp"
#include "tests/engine/wins/suite.hpp"

namespace taiji::engine {
namespace {

using taiji::test::world;

std::vector<ForcedWinPosition> suite() {
    const auto wins = read_wins(
        world(), taiji::test::read_source_file("tests/golden/engine/wins.txt"), "wins.txt");
    EXPECT_TRUE(wins) << wins.error().message;
    return wins ? *wins : std::vector<ForcedWinPosition>{};
}

bool finds(const ForcedWinPosition& win, std::uint64_t nodes) {
    Limits limits;
    limits.nodes = nodes;
    limits.decided_plies = 2 * win.moves - 1;
    const Report report = test::search({win.position}, limits, {}, 4);
    return !report.lines.empty() && report.lines.front().score >= win_in(2 * win.moves - 1);
}

TEST(ForcedWins, AreAtLeastTwoHundredOfTwoToSixMoves) {
    std::map<int, int> counts;
    for (const ForcedWinPosition& win : suite()) ++counts[win.moves];
    int all = 0;
    for (const auto& [moves, count] : counts) {
        EXPECT_GE(moves, 2);
        EXPECT_LE(moves, 6);
        all += count;
    }
    EXPECT_GE(all, 200);
    EXPECT_EQ(counts.size(), 5U);
}

TEST(ForcedWins, OfTwoMovesAreProvedAndNoneIsShorter) {
    for (const ForcedWinPosition& win : suite()) {
        if (win.moves != 2) continue;
        ForcedWin proof;
        EXPECT_EQ(proof.moves_to_win(win.position, 2), 2) << tfen(win.position);
    }
}

TEST(ForcedWins, OfTwoMovesAreFoundWithinFewNodes) {
    for (const ForcedWinPosition& win : suite()) {
        if (win.moves != 2) continue;
        EXPECT_TRUE(finds(win, 20'000)) << tfen(win.position);
    }
}

TEST(ForcedWins, AreNearlyAllFound) {
    // Every fourth: the whole suite is for taiji-bench-wins.
    const std::vector<ForcedWinPosition> wins = suite();
    int tried = 0;
    int found = 0;
    for (std::size_t i = 0; i < wins.size(); i += 4) {
        ++tried;
        found += finds(wins[i], 100'000) ? 1 : 0;
    }
    EXPECT_GE(tried, 50);
    EXPECT_GE(found * 100, tried * 95) << found << " of " << tried;
}

}  // namespace
}  // namespace taiji::engine
