// RULES.md section 2: navy, carrier.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/support/boards.hpp"
#include "tests/support/scene.hpp"

namespace taiji::test {
namespace {

using testing::Contains;
using testing::ElementsAre;
using testing::Not;

TEST(Navy, MovesInItsRangeReachedBySea) {
    EXPECT_THAT(
        moves_of(white_to_move("Ns2w2"), "Ns2w2"),
        ElementsAre("-s1w1", "-s1w2", "-s1w3", "-s1w4", "-s2", "-s2w1", "-s2w3", "-s2w4", "-s3",
                    "-s3w1", "-s3w2", "-s3w4", "-s4", "-s4w1", "-s4w2", "-w1", "-w2", "-w3"));
}

TEST(Navy, TakesInItsRangeAtSea) {
    EXPECT_TRUE(can(white_to_move("Ne3s4 ve5s2"), "Ne3s4xe5s2"));
    EXPECT_TRUE(can(white_to_move("Ns2w2 as2"), "Ns2w2xs2")) << "an army on the coast";
}

TEST(Navy, IsBlockedByNothingAtSea) {
    EXPECT_TRUE(can(white_to_move("Ne3s4 Ve4s3 se5s2"), "Ne3s4xe5s2"));
    EXPECT_TRUE(can(white_to_move("Ne3s4 se4s3 ve3s3 ve4s4"), "Ne3s4-e5s2"));
}

TEST(Navy, DoesNotSailAcrossLand) {
    EXPECT_FALSE(can(white_to_move("Ns3w4"), "Ns3w4-s3w2"));
}

TEST(Navy, LandsOnTheFarCornerOnly) {
    const auto scene = white_to_move("Ne2s3");
    EXPECT_TRUE(can(scene, "Ne2s3-s1"));
    EXPECT_FALSE(can(scene, "Ne2s3-e1s1"));
    EXPECT_FALSE(can(scene, "Ne2s3-e1s2"));
}

TEST(Navy, MovesToAnySolidPointFromInland) {
    EXPECT_THAT(moves_of(white_to_move("Nw4n2"), "Nw4n2"),
                ElementsAre("-w2", "-w2n4", "-w6", "-w6n4"))
        << "open sea, coast, open sea, open sea";
    EXPECT_TRUE(can(white_to_move("Ne3n2 he5s1"), "Ne3n2-e5n4"));
    EXPECT_TRUE(can(white_to_move("Nw4n2 vw2"), "Nw4n2xw2")) << "and takes there";
}

TEST(Navy, LandsFromTheSeaOnLandPointsNotReachedBySea) {
    EXPECT_TRUE(can(white_to_move("Nw2"), "Nw2-w4n2")) << "inland";
    EXPECT_TRUE(can(white_to_move("Ne3s1 he5s1"), "Ne3s1-e1s3"))
        << "coast that the sea does not join";
    for (const Landing& landing : world().landings_from(at("w2"))) {
        EXPECT_TRUE(world().land_points().contains(landing.far));
        EXPECT_FALSE(world().navy_range(at("w2")).contains(landing.far));
    }
}

TEST(Navy, DoesNotLandAtSea) {
    EXPECT_FALSE(can(white_to_move("Ns3w2"), "Ns3w2-s5w4")) << "open sea beyond South America";
}

TEST(Navy, TakesByLanding) {
    EXPECT_TRUE(can(white_to_move("Nw2 cw4n2"), "Nw2xw4n2"));
    EXPECT_EQ(man_at(after(white_to_move("Nw2 cw4n2"), "Nw2xw4n2"), "w4n2"), "N");
}

TEST(Navy, DoesNotLandOverAPieceOnTheCentreOfTheTian) {
    EXPECT_FALSE(can(white_to_move("Nw2 Cw3n1"), "Nw2-w4n2")) << "an own one";
    EXPECT_FALSE(can(white_to_move("Nw2 nw3n1"), "Nw2-w4n2")) << "an enemy";
    EXPECT_FALSE(can(white_to_move("Nw4n2 Cw3n1"), "Nw4n2-w2")) << "from inland as well";
}

TEST(Navy, DoesNotLandAcrossTheCentreRegion) {
    EXPECT_FALSE(can(white_to_move("Nw1"), "Nw1-e1n2")) << "(W1, 0) over (0, N1)";
    EXPECT_FALSE(can(white_to_move("Nw1"), "Nw1-e1s2"));
    EXPECT_FALSE(can(white_to_move("Nw1n1"), "Nw1n1-e1s1")) << "over the middle itself";
    EXPECT_FALSE(can(white_to_move("Ns1w1"), "Ns1w1-e1n1"));
    EXPECT_FALSE(can(white_to_move("Ne1"), "Ne1-w1n2")) << "from inland";
    EXPECT_TRUE(can(white_to_move("Ne1"), "Ne1-e3n2")) << "away from it";
}

TEST(DepthStrike, TakesASubmergedEnemySubmarine) {
    EXPECT_TRUE(can(white_to_move("Ne3s4 se3.5s3.5"), "Ne3s4*e3.5s3.5"));
    EXPECT_TRUE(can(white_to_move("Ne3s4 sme3.5s3.5"), "Ne3s4*e3.5s3.5"));
    EXPECT_FALSE(can(white_to_move("Ne3s4 Se3.5s3.5"), "Ne3s4*e3.5s3.5")) << "not an own one";
    EXPECT_FALSE(can(white_to_move("Ne3s4"), "Ne3s4*e3.5s3.5")) << "not an empty point";
}

TEST(DepthStrike, ReachesTheCellsThatTheNavyTouches) {
    for (const std::string target : {"e2.5s3.5", "e3.5s3.5", "e3.5s4.5", "e2.5s4.5"}) {
        EXPECT_TRUE(can(white_to_move("Ne3s4 s" + target), "Ne3s4*" + target)) << target;
    }
}

TEST(DepthStrike, ReachesCellsThatOneSeaStepJoins) {
    EXPECT_TRUE(can(white_to_move("Ne3s4 se4.5s2.5"), "Ne3s4*e4.5s2.5")) << "by a diagonal step";
    EXPECT_TRUE(can(white_to_move("Ne3s4 se4.5s3.5"), "Ne3s4*e4.5s3.5")) << "by an orthogonal step";
    EXPECT_FALSE(can(white_to_move("Ne3s4 se5.5s4.5"), "Ne3s4*e5.5s4.5")) << "two steps";
}

TEST(DepthStrike, DoesNotReachAcrossLand) {
    EXPECT_TRUE(world().is_land_step(at("s3w3"), at("s3w2")));
    EXPECT_FALSE(can(white_to_move("Ns3w3 ss3.5w1.5"), "Ns3w3*s3.5w1.5"));
    EXPECT_TRUE(can(white_to_move("Ns3w2 ss3.5w1.5"), "Ns3w2*s3.5w1.5"));
    EXPECT_FALSE(can(white_to_move("Nw4n2 sw1.5n0.5"), "Nw4n2*w1.5n0.5")) << "from inland";
}

TEST(DepthStrike, DoesNotMindPieces) {
    EXPECT_TRUE(can(white_to_move("Ne3s4 Ve4s3 ve4s4 se4.5s2.5"), "Ne3s4*e4.5s2.5"));
}

TEST(DepthStrike, LeavesTheNavyWhereItIs) {
    const auto next = after(white_to_move("Ne3s4 sme4.5s2.5"), "Ne3s4*e4.5s2.5");
    EXPECT_EQ(man_at(next, "e3s4"), "N");
    EXPECT_EQ(man_at(next, "e4.5s2.5"), "");
}

TEST(Navy, NeverGoesToADashedPoint) {
    EXPECT_FALSE(can(white_to_move("Ne3s4 se3.5s3.5"), "Ne3s4xe3.5s3.5"));
    EXPECT_FALSE(can(white_to_move("Ne3s4"), "Ne3s4-e3.5s3.5"));
}

TEST(Carrier, MovesInItsRangeReachedBySea) {
    EXPECT_THAT(moves_of(white_to_move("Ve3s4"), "Ve3s4"),
                ElementsAre("-e1s4", "-e1s5", "-e2s1", "-e2s2", "-e2s3", "-e2s4", "-e2s5", "-e3s1",
                            "-e3s2", "-e3s3", "-e3s5", "-e4s2", "-e4s3", "-e4s4", "-e4s5", "-e5s3",
                            "-e5s4", "-e5s5", "-e6s3", "-e6s4", "-e6s5", "-s4", "-s5"));
}

TEST(Carrier, TakesInItsRange) {
    EXPECT_TRUE(can(white_to_move("Ve3s4 Ve4s4 ne6s3"), "Ve3s4xe6s3"));
    EXPECT_TRUE(can(white_to_move("Ve3s4 ae2s1 he5n1"), "Ve3s4xe2s1")) << "an army on the coast";
}

TEST(Carrier, IsCutOffByLand) {
    EXPECT_THAT(moves_of(white_to_move("Vs3w4"), "Vs3w4"), Not(Contains("-s3w2")));
}

TEST(Carrier, IsNeverInland) {
    EXPECT_NE(scene_refusal("Vw4n2"), "");
    EXPECT_FALSE(can(white_to_move("Vw2n1 nw4n1 he5n1"), "Vw2n1xw4n1"));
}

}  // namespace
}  // namespace taiji::test
