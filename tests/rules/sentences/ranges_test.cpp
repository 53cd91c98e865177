// RULES.md section 2, up to the ranges.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <map>

#include "game/board/coordinates.hpp"
#include "game/rules/legal_moves.hpp"
#include "game/rules/tfen.hpp"
#include "tests/support/boards.hpp"
#include "tests/support/scene.hpp"

namespace taiji::test {
namespace {

/// "-e4n2" and so on for every solid point of the world whose whole-number offsets from `from` are,
/// sorted, at most `larger` and `smaller`.
std::vector<std::string> shape(std::string_view from, int larger, int smaller) {
    const Coord origin = world().coord(at(from));
    std::vector<std::string> moves;
    for (int dx = -larger; dx <= larger; ++dx) {
        for (int dy = -larger; dy <= larger; ++dy) {
            if (dx == 0 && dy == 0) continue;
            if (std::min(std::abs(dx), std::abs(dy)) > smaller) continue;
            const auto to = world().point_at(origin + Coord{2 * dx, 2 * dy});
            if (to) moves.push_back("-" + point_text(world(), *to));
        }
    }
    std::ranges::sort(moves);
    return moves;
}

TEST(Pieces, AreSixteenASideAsTheTableCounts) {
    const auto start = Position::start(world());
    ASSERT_TRUE(start) << start.error().message;
    const std::map<Unit, int> table = {
        {Unit::Army, 2},      {Unit::Navy, 2},    {Unit::AirForce, 2}, {Unit::Missile, 2},
        {Unit::Submarine, 2}, {Unit::Carrier, 2}, {Unit::Citizen, 3},  {Unit::Hub, 1}};
    for (Side side : kBothSides) {
        std::map<Unit, int> counted;
        for (Point point : start->pieces(side)) ++counted[start->piece_at(point)->unit];
        EXPECT_EQ(counted, table);
        EXPECT_EQ(start->pieces(side).size(), 16);
    }
}

TEST(Pieces, HaveTheirLettersAndChineseNames) {
    const std::map<Unit, std::pair<std::string, std::string>> table = {
        {Unit::Army, {"A", "陆军"}},
        {Unit::Navy, {"N", "海军"}},
        {Unit::AirForce, {"F", "空军"}},
        {Unit::Missile, {"M", "导弹"}},
        {Unit::Submarine, {"S", "潜艇"}},
        {Unit::Carrier, {"V", "航母"}},
        {Unit::Citizen, {"C", "国民"}},
        {Unit::Hub, {"H", "中枢"}},
        {Unit::AirForceWithArmy, {"FA", "空军载陆军"}},
        {Unit::AirForceWithCitizen, {"FC", "空军载国民"}},
        {Unit::NuclearSubmarine, {"SM", "战略核潜艇"}}};
    ASSERT_EQ(table.size(), kUnits.size());
    for (Unit unit : kUnits) {
        EXPECT_EQ(letters(unit), table.at(unit).first);
        EXPECT_EQ(name_zh(unit), table.at(unit).second);
        EXPECT_EQ(unit_from_letters(table.at(unit).first), unit);
    }
    EXPECT_FALSE(unit_from_letters("X"));
    EXPECT_FALSE(unit_from_letters("FM"));
}

TEST(Pieces, HoldAPointAloneOrAsAStack) {
    EXPECT_NE(scene_refusal("Ae3n2 Ce3n2"), "") << "two pieces on one point";
    for (const auto& stack : {"FAe2n3", "FCe2n3", "SMs3w1"}) EXPECT_EQ(scene_refusal(stack), "");
}

TEST(Stack, CountsAsOnePieceForLinesAndBlocks) {
    EXPECT_TRUE(can(white_to_move("Me3s4 FAe3s2 ne3 he5n1"), "Me3s4xe3")) << "one screen";
    EXPECT_TRUE(can(white_to_move("Me3s4 sme3s3 ne3s1"), "Me3s4xe3s1")) << "one screen";
    EXPECT_FALSE(can(white_to_move("Fe3s4 FAe3s2 he5n1"), "Fe3s4-e3s1")) << "one block";
}

TEST(Stack, IsTakenWhole) {
    EXPECT_EQ(man_at(after(white_to_move("Ae2n2 fae2n3"), "Ae2n2xe2n3"), "e2n3"), "A");
    const auto outcome = play(white_to_move("Ve3s4 sme4s4"), "Ve3s4xe4s4");
    EXPECT_EQ(outcome.after.pieces(Side::Black).size(), 1) << "only the hub is left";
}

TEST(Taking, ReplacesTheTakenPiece) {
    const auto next = after(white_to_move("Ae2n2 me2n3"), "Ae2n2xe2n3");
    EXPECT_EQ(man_at(next, "e2n3"), "A");
    EXPECT_EQ(man_at(next, "e2n2"), "");
}

TEST(Taking, LeavesTheNavyInPlaceAfterADepthStrikeOnly) {
    const auto next = after(white_to_move("Ne3s4 se3.5s3.5"), "Ne3s4*e3.5s3.5");
    EXPECT_EQ(man_at(next, "e3s4"), "N");
    EXPECT_EQ(man_at(next, "e3.5s3.5"), "");
}

TEST(Range, KouIsOneStepAllRound) {
    EXPECT_EQ(moves_of(white_to_move("Ce2n2"), "Ce2n2"), shape("e2n2", 1, 1));
    EXPECT_EQ(shape("e2n2", 1, 1).size(), 8U);
}

TEST(Range, RiIsTwoByOne) {
    EXPECT_EQ(moves_of(white_to_move("Ae4n2 he5s1"), "Ae4n2"), shape("e4n2", 2, 1));
    EXPECT_EQ(shape("e4n2", 2, 1).size(), 20U);
}

TEST(Range, TianIsTwoByTwo) {
    EXPECT_EQ(moves_of(white_to_move("Ns3w5"), "Ns3w5"), shape("s3w5", 2, 2));
    EXPECT_EQ(shape("s3w5", 2, 2).size(), 24U);
}

TEST(Range, MuIsThreeByOne) {
    EXPECT_EQ(moves_of(white_to_move("Vs4w6"), "Vs4w6"), shape("s4w6", 3, 1));
    EXPECT_EQ(shape("s4w6", 3, 1).size(), 20U) << "as far as the board goes";
}

TEST(Range, NeverHoldsItsOrigin) {
    for (Point point : world().solid_points()) {
        EXPECT_FALSE(world().army_range(point).contains(point));
        EXPECT_FALSE(world().citizen_range(point).contains(point));
        EXPECT_FALSE(world().navy_range(point).contains(point));
        EXPECT_FALSE(world().carrier_range(point).contains(point));
        EXPECT_FALSE(world().hub_range(point).contains(point));
    }
}

TEST(Range, IsReachedWithoutADetour) {
    // By land (E3, S2) is two steps from (E2, S2), but its offset is one.
    EXPECT_TRUE(world().is_land_step(at("e2s2"), at("e3s1")) ||
                world().is_land_step(at("e2s1"), at("e3s1")));
    EXPECT_FALSE(world().army_range(at("e2s2")).contains(at("e3s2")));
    // By sea a navy would have to go round South America.
    EXPECT_FALSE(world().navy_range(at("s3w4")).contains(at("s3w2")));
    EXPECT_TRUE(world().navy_range(at("s3w4")).contains(at("s3w3")));
}

TEST(Range, IsNeverBlockedByPieces) {
    EXPECT_TRUE(can(white_to_move("Ae2n2 Ce2n3 me3n3 me1n3"), "Ae2n2-e3n4"));
    EXPECT_TRUE(can(white_to_move("Ns3w5 Vs3w4 vs4w4"), "Ns3w5-s4w3"));
    EXPECT_TRUE(can(white_to_move("Vs4w6 Ss4w5 ns4w4 ns3w5"), "Vs4w6-s4w3"));
}

}  // namespace
}  // namespace taiji::test
