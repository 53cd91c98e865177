// The library and its slow twin side by side on more than twenty thousand positions of the world
// board and some thousands of others, with a count of how often each rare thing happened.

#include <gtest/gtest.h>

#include "tests/rules/duel.hpp"
#include "tests/support/boards.hpp"
#include "tests/support/golden.hpp"

namespace taiji::test {
namespace {

const std::vector<std::string> kRarities = {"boarding",
                                            "joining",
                                            "changing carriers",
                                            "parting",
                                            "laden flight",
                                            "laden taking",
                                            "army crossing",
                                            "citizen crossing",
                                            "landing",
                                            "landing with taking",
                                            "dive",
                                            "surfacing",
                                            "launch",
                                            "taking over a screen",
                                            "taking from below",
                                            "over the middle",
                                            "check"};

void expect_each(const Duel& duel, const std::vector<std::string>& names, int least) {
    for (const std::string& name : names) {
        const auto entry = duel.tally().find(name);
        const int count = entry == duel.tally().end() ? 0 : entry->second;
        EXPECT_GE(count, least) << name;
    }
}

TEST(TwinAtLength, AgreesOnEightThousandPositionsOfPlayOnTheWorld) {
    const twin::Map map = twin::read_map(read_source_file("assets/boards/world.board"));
    Duel duel(world(), map, 2026);
    const auto start = read_tfen(map, world().start_tfen());
    for (int game = 0; game < 80 && !duel.has_failed(); ++game) duel.play(start, 100);
    for (const auto& position : random_positions()) {
        if (!duel.has_failed()) duel.play(read_tfen(map, position.tfen), 60);
    }
    EXPECT_GE(duel.distinct_positions(), 8000U);
    expect_each(duel, kRarities, 50);
    expect_each(duel, {"depth strike", "seat entry", "ended by repetition"}, 10);
}

TEST(TwinAtLength, AgreesOnTwentyThousandPositionsFromSetupsOnTheWorld) {
    const twin::Map map = twin::read_map(read_source_file("assets/boards/world.board"));
    Duel duel(world(), map, 2027);
    for (int game = 0; game < 950 && !duel.has_failed(); ++game) duel.play_setup(60);
    EXPECT_GE(duel.distinct_positions(), 20000U);
    expect_each(duel, kRarities, 300);
    expect_each(duel, {"depth strike"}, 300);
    expect_each(duel, {"seat entry", "taking below"}, 200);
    expect_each(
        duel, {"ended by seat", "ended by mate", "ended by repetition", "ended by perpetual"}, 20);
    expect_each(duel, {"ended by stalemate", "ended by quiet"}, 3);
}

TEST(TwinAtLength, AgreesOnASmallBoardWithWideStraits) {
    const std::string path = "tests/golden/boards/islands.board";
    const twin::Map map = twin::read_map(read_source_file(path));
    Duel duel(board_from(path), map, 6);
    for (int game = 0; game < 500 && !duel.has_failed(); ++game) duel.play_setup(60);
    EXPECT_GE(duel.distinct_positions(), 4000U);
    expect_each(duel, kRarities, 50);
    expect_each(duel, {"depth strike", "taking below"}, 50);
}

TEST(TwinAtLength, AgreesOnABoardOf256Points) {
    const std::string path = "tests/golden/boards/belt.board";
    const twin::Map map = twin::read_map(read_source_file(path));
    Duel duel(board_from(path), map, 7);
    for (int game = 0; game < 200 && !duel.has_failed(); ++game) duel.play_setup(60);
    EXPECT_GE(duel.distinct_positions(), 2000U);
    expect_each(duel, kRarities, 30);
    expect_each(duel, {"depth strike"}, 30);
}

TEST(TwinAtLength, AgreesOnANarrowBoard) {
    const std::string path = "tests/golden/boards/tower.board";
    const twin::Map map = twin::read_map(read_source_file(path));
    Duel duel(board_from(path), map, 8);
    for (int game = 0; game < 500 && !duel.has_failed(); ++game) duel.play_setup(60);
    EXPECT_GE(duel.distinct_positions(), 3000U);
    expect_each(duel, kRarities, 40);
    expect_each(duel, {"depth strike", "taking below"}, 40);
}

}  // namespace
}  // namespace taiji::test
