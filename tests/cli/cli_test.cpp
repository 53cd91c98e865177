// What the subcommands answer about positions and moves.
#include <gmock/gmock.h>

#include <algorithm>
#include <sstream>

#include "tests/cli/engine_process.hpp"

namespace taiji::test {
namespace {

using testing::ElementsAre;
using testing::EndsWith;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;
using testing::SizeIs;
using testing::StartsWith;

constexpr const char* kStart =
    "15/9s5/15/3M7m3/1SFACN4caf2/2MHCV4chmn1/1VFACS4cafv1/4N5n4/10vs3/15/15 w - 0 1";
// The hubs on their seats, a black army on e4n2.
constexpr const char* kBlackToMove = "15/15/15/11a3/15/3H7h3/15/15/15/15/15 b - 7 12";

std::vector<std::string> lines_of(const std::string& text) {
    std::istringstream stream(text);
    std::vector<std::string> lines;
    for (std::string line; std::getline(stream, line);) lines.push_back(line);
    return lines;
}

EngineResult fine(std::vector<std::string> arguments) {
    EngineResult result = run_engine(std::move(arguments));
    EXPECT_EQ(result.exit_code, 0) << result.err;
    EXPECT_THAT(result.err, IsEmpty());
    return result;
}

TEST(Moves, ListsTheLegalMovesOfTheStartSorted) {
    const std::vector<std::string> moves = lines_of(fine({"moves"}).out);
    EXPECT_THAT(moves, SizeIs(127));
    EXPECT_TRUE(std::is_sorted(moves.begin(), moves.end()));
    EXPECT_EQ(moves, lines_of(fine({"moves", "--tfen", kStart}).out));
}

TEST(Moves, OfAFinishedGameAreNone) {
    EXPECT_THAT(fine({"moves", "--tfen", "15/15/15/15/15/3H7F3/11h3/15/15/15/15 b - 0 1"}).out,
                IsEmpty());
}

TEST(Perft, CountsTheStartAndSaysHowFast) {
    const std::vector<std::string> lines = lines_of(fine({"perft", "2"}).out);
    ASSERT_THAT(lines, SizeIs(3));
    EXPECT_EQ(lines[0], "nodes 18902");
    EXPECT_THAT(lines[1], StartsWith("seconds 0."));
    EXPECT_THAT(lines[2], StartsWith("nodes per second "));
    EXPECT_EQ(lines_of(fine({"perft", "0"}).out)[0], "nodes 1");
}

TEST(Perft, DividedCountsAddUpToTheTotal) {
    const std::vector<std::string> lines = lines_of(fine({"perft", "2", "--divide"}).out);
    ASSERT_THAT(lines, SizeIs(127 + 3));
    const std::vector<std::string> moves = lines_of(fine({"moves"}).out);
    std::uint64_t sum = 0;
    for (std::size_t i = 0; i < 127; ++i) {
        const std::size_t blank = lines[i].find(' ');
        EXPECT_EQ(lines[i].substr(0, blank), moves[i]);
        sum += std::stoull(lines[i].substr(blank + 1));
    }
    EXPECT_EQ(sum, 18902U);
    EXPECT_EQ(lines[127], "nodes 18902");
}

TEST(Show, DrawsTheWorldIntoEightyColumnsAndThirtyLines) {
    const std::vector<std::string> lines = lines_of(fine({"show"}).out);
    EXPECT_LE(lines.size(), 30U);
    for (const std::string& line : lines) {
        EXPECT_LE(line.size(), 80U) << line;
        EXPECT_TRUE(std::all_of(line.begin(), line.end(), [](char c) {
            return c >= ' ' && c <= '~';
        })) << line;
    }
    // Row 0: both palaces with their seats; both rims.
    EXPECT_EQ(lines[11],
              "0   +    +   (M)..<H>..(C)   V    +....@....+....+...(c)..<h>..(m)-- n    +  0");
}

TEST(Show, TellsStacksSubmergedUnitsAndHowTheGameStands) {
    const std::string out =
        fine({"show", "--tfen", "15/15/15/11[fa]3/15/3H7h3/15/15/15/15/15 b sm@e3.5n4.5 7 12"}).out;
    EXPECT_THAT(out, HasSubstr(" fa"));
    EXPECT_THAT(lines_of(out)[2], HasSubstr("~sm~"));
    EXPECT_THAT(out, HasSubstr("Black to move"));
    EXPECT_THAT(out, HasSubstr("Move 12, 7 since the last taking"));
}

TEST(Show, TellsCheckAndTheEnd) {
    EXPECT_THAT(fine({"show", "--tfen", "15/15/15/15/15/3H2F4h3/15/15/15/15/15 b - 0 1"}).out,
                HasSubstr("in check from w1"));
    EXPECT_THAT(fine({"show", "--tfen", "15/15/15/15/15/3H7F3/11h3/15/15/15/15 b - 0 1"}).out,
                HasSubstr("The game has ended: White wins by seat."));
}

TEST(Explain, SaysWhatALegalMoveDoes) {
    const EngineResult result = fine({"explain", "Ae4n2-e4n4", "--tfen", kBlackToMove});
    EXPECT_EQ(lines_of(result.out)[0], "Ae4n2-e4n4 is legal:");
    EXPECT_THAT(result.out, HasSubstr("Black's army goes from e4n2 to e4n4"));
}

TEST(Explain, SaysWhyAMoveIsNotLegalAndFails) {
    const EngineResult result = run_engine({"explain", "Ae4n2-e7n2", "--tfen", kBlackToMove});
    EXPECT_EQ(result.exit_code, 1);
    EXPECT_THAT(result.err, IsEmpty());
    EXPECT_THAT(result.out, StartsWith("Ae4n2-e7n2 is not legal: "));
    EXPECT_THAT(lines_of(result.out), SizeIs(1));
}

TEST(Explain, AcceptsEveryWayToWriteAMove) {
    EXPECT_THAT(fine({"explain", "aN2E4-n4e4", "--tfen", kBlackToMove}).out,
                StartsWith("Ae4n2-e4n4 is legal:"));
}

TEST(Explain, WhatIsNoMoveIsBadUsage) {
    const EngineResult result = run_engine({"explain", "e2e4"});
    EXPECT_EQ(result.exit_code, 2);
    EXPECT_THAT(result.out, IsEmpty());
    EXPECT_THAT(result.err, StartsWith("taiji-engine: "));
}

}  // namespace
}  // namespace taiji::test
