// RULES.md section 2: air force.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/support/boards.hpp"
#include "tests/support/scene.hpp"

namespace taiji::test {
namespace {

using testing::ElementsAre;
using testing::IsSupersetOf;

TEST(AirForce, FliesAlongRowsColumnsAndDiagonalsAnyDistance) {
    EXPECT_THAT(moves_of(white_to_move("Fe3s4 Ce4s2"), "Fe3s4"),
                ElementsAre("-e1s2", "-e1s4", "-e2s3", "-e2s4", "-e2s5", "-e3", "-e3n1", "-e3n2",
                            "-e3n3", "-e3n4", "-e3n5", "-e3s1", "-e3s2", "-e3s3", "-e3s5", "-e4s3",
                            "-e4s4", "-e4s5", "-e5s2", "-e5s4", "-e6s1", "-e6s4", "-e7", "-e7s4",
                            "-s1", "-s4", "-s4w1", "-s4w2", "-s4w3", "-s4w4", "-s4w5", "-s4w6",
                            "-s4w7", "-w1", "-w2n1", "-w3n2", "-w4n3", "-w5n4", "-w6n5"));
}

TEST(AirForce, FliesOverAnyTerrain) {
    const auto scene = white_to_move("Fs5w2");
    EXPECT_TRUE(can(scene, "Fs5w2-w2n5")) << "sea, coasts, Greenland";
}

TEST(AirForce, StopsBeforeAPieceInTheWay) {
    const auto scene = white_to_move("Fe3s4 Ve4s4 ns4w1");
    EXPECT_FALSE(can(scene, "Fe3s4-e5s4"));
    EXPECT_FALSE(can(scene, "Fe3s4xe4s4")) << "an own one";
    EXPECT_FALSE(can(scene, "Fe3s4-s4w2")) << "an enemy";
}

TEST(AirForce, TakesTheEnemyThatStopsIt) {
    const auto scene = white_to_move("Fe3s4 ns4w1 vs4w2");
    EXPECT_TRUE(can(scene, "Fe3s4xs4w1"));
    EXPECT_FALSE(can(scene, "Fe3s4xs4w2"));
}

TEST(AirForce, PassesOverTheSupremeTaijiWithoutStopping) {
    const auto scene = white_to_move("Fs2w2");
    EXPECT_TRUE(can(scene, "Fs2w2-e1n1"));
    EXPECT_FALSE(can(scene, "Fs2w2-o"));
    EXPECT_TRUE(can(white_to_move("Fs2 an2"), "Fs2xn2"));
}

TEST(UnladenAirForce, EndsOnAnySolidPoint) {
    EXPECT_THAT(moves_of(white_to_move("Fe2n5"), "Fe2n5"), IsSupersetOf({"-n5", "-e2n3", "-e3n4"}))
        << "open sea, coast, inland";
    EXPECT_TRUE(can(white_to_move("Fe2n5 vn5"), "Fe2n5xn5")) << "takes at sea";
}

TEST(LadenAirForce, EndsOnLandPointsOnly) {
    const auto army = white_to_move("FAe2n3");
    EXPECT_TRUE(can(army, "FAe2n3-e2s1"));
    EXPECT_FALSE(can(army, "FAe2n3-e2n4")) << "open sea";
    EXPECT_FALSE(can(army, "FAe2n3-e2n5"));
    const auto citizen = white_to_move("FCe2n3");
    EXPECT_TRUE(can(citizen, "FCe2n3-e2s1"));
    EXPECT_FALSE(can(citizen, "FCe2n3-e2n4"));
}

TEST(LadenAirForce, FliesOverOpenSea) {
    EXPECT_TRUE(can(white_to_move("FAs1w3"), "FAs1w3-s1w1"));
    EXPECT_TRUE(can(white_to_move("FCs4w2"), "FCs4w2-s4"));
}

TEST(LadenAirForce, TakesOnLandPointsOnly) {
    EXPECT_TRUE(can(white_to_move("FAs1w3 as1w1"), "FAs1w3xs1w1"));
    EXPECT_TRUE(can(white_to_move("FCs1w3 vs1w1"), "FCs1w3xs1w1")) << "a ship at the coast";
    EXPECT_FALSE(can(white_to_move("FAs1w3 vs1w2"), "FAs1w3xs1w2"));
    EXPECT_FALSE(can(white_to_move("FCs1w3 vs1w2"), "FCs1w3xs1w2"));
}

TEST(LadenAirForce, IsStoppedByAnEnemyOnOpenSea) {
    EXPECT_FALSE(can(white_to_move("FAs1w3 vs1w2"), "FAs1w3-s1w1"));
    EXPECT_FALSE(can(white_to_move("FAs1w3 vs1w2 as1w1"), "FAs1w3xs1w1"));
}

TEST(LadenAirForce, FliesTogether) {
    const auto next = after(white_to_move("FAe1n2"), "FAe1n2-e1n3");
    EXPECT_EQ(man_at(next, "e1n3"), "FA");
    EXPECT_EQ(man_at(next, "e1n2"), "");
    EXPECT_EQ(man_at(after(white_to_move("FCe1n2"), "FCe1n2-e1n3"), "e1n3"), "FC");
}

TEST(LadenAirForce, FliesOffAloneAndLeavesItsPassenger) {
    const auto army = after(white_to_move("FAe1n2"), "Fe1n2-e1n4");
    EXPECT_EQ(man_at(army, "e1n4"), "F") << "unladen, so on open sea too";
    EXPECT_EQ(man_at(army, "e1n2"), "A");
    const auto citizen = after(white_to_move("FCe1n2 ve1n4"), "Fe1n2xe1n4");
    EXPECT_EQ(man_at(citizen, "e1n4"), "F") << "and takes there";
    EXPECT_EQ(man_at(citizen, "e1n2"), "C");
}

TEST(LadenAirForce, LetsItsPassengerMoveOff) {
    const auto army = after(white_to_move("FAe1n2"), "Ae1n2-e2n3");
    EXPECT_EQ(man_at(army, "e1n2"), "F");
    const auto citizen = after(white_to_move("FCe1n2"), "Ce1n2-e1n3");
    EXPECT_EQ(man_at(citizen, "e1n3"), "C");
    EXPECT_EQ(man_at(citizen, "e1n2"), "F");
}

TEST(Passenger, MovesOffAsItWouldOnItsOwn) {
    for (const std::string other : {"", " Fe3n3 ae3n4 ne1n3"}) {
        EXPECT_EQ(moves_of(white_to_move("FAe1n2" + other), "Ae1n2"),
                  moves_of(white_to_move("Ae1n2" + other), "Ae1n2"));
        EXPECT_EQ(moves_of(white_to_move("FCe1n2" + other), "Ce1n2"),
                  moves_of(white_to_move("Ce1n2" + other), "Ce1n2"));
    }
    EXPECT_TRUE(can(white_to_move("FAw2n1"), "Aw2n1-w1n1")) << "over a strait";
    EXPECT_TRUE(can(white_to_move("FCw2n1 nw1n1"), "Cw2n1xw1n1"));
}

}  // namespace
}  // namespace taiji::test
