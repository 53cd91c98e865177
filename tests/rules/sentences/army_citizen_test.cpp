// RULES.md section 2: army, citizen, boarding.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cstdlib>

#include "tests/support/boards.hpp"
#include "tests/support/scene.hpp"

namespace taiji::test {
namespace {

using testing::Contains;
using testing::ElementsAre;
using testing::Not;

TEST(Army, MovesInItsRangeReachedByLand) {
    EXPECT_THAT(moves_of(white_to_move("Ae2s2 he5n1"), "Ae2s2"),
                ElementsAre("-e1", "-e1s1", "-e1s2", "-e1s3", "-e1s4", "-e2", "-e2s1", "-e2s3",
                            "-e2s4", "-e3", "-s1", "-s2", "-s3"));
}

TEST(Army, TakesInItsRange) {
    const auto scene = white_to_move("Ae4n2 ve6n3 fce3n4 he5s1");
    EXPECT_TRUE(can(scene, "Ae4n2xe6n3")) << "a ship at the coast";
    EXPECT_TRUE(can(scene, "Ae4n2xe3n4")) << "a stack";
}

TEST(Army, DoesNotTakeOrEnterOwnPieces) {
    const auto scene = white_to_move("Ae2n2 Ce2n3");
    EXPECT_FALSE(can(scene, "Ae2n2xe2n3"));
    EXPECT_FALSE(can(scene, "Ae2n2-e2n3"));
}

TEST(Army, NeverEndsOnOpenSea) {
    EXPECT_THAT(moves_of(white_to_move("Aw3"), "Aw3"), Not(Contains("-w2")));
    EXPECT_FALSE(can(white_to_move("Aw3 vw2"), "Aw3xw2"));
}

TEST(Army, CrossesAStraitOfOneCellStraightAhead) {
    EXPECT_TRUE(can(white_to_move("Aw2n1"), "Aw2n1-w1n1"));
}

TEST(Army, CrossesAStraitOfTwoCellsStraightAhead) {
    EXPECT_TRUE(can(white_to_move("Aw3"), "Aw3-w1"));
    EXPECT_TRUE(can(white_to_move("As4w2"), "As4w2-s4"));
}

TEST(Army, CrossesNoWiderStrait) {
    EXPECT_FALSE(can(white_to_move("Aw1n4"), "Aw1n4-e2n4")) << "three steps over open sea";
}

TEST(Army, CrossesInAllFourDirections) {
    EXPECT_TRUE(can(white_to_move("Aw2n1"), "Aw2n1-w1n1")) << "east";
    EXPECT_TRUE(can(white_to_move("Aw1n1"), "Aw1n1-w2n1")) << "west";
    EXPECT_TRUE(can(white_to_move("Aw1n1"), "Aw1n1-w1n2")) << "north";
    EXPECT_TRUE(can(white_to_move("Aw1n2"), "Aw1n2-w1n1")) << "south";
}

TEST(Army, CrossesStraightOnly) {
    const auto scene = white_to_move("Aw2n1");
    EXPECT_FALSE(can(scene, "Aw2n1-w1")) << "a diagonal";
    EXPECT_FALSE(can(scene, "Aw2n1-n2")) << "a bend";
}

TEST(Army, CrossesOverSeaStepsThatAreNotLandSteps) {
    EXPECT_TRUE(world().is_sea_step(at("w2n2"), at("w1n2")));
    EXPECT_TRUE(world().is_land_step(at("w2n2"), at("w1n2"))) << "along the own coast";
    EXPECT_FALSE(can(white_to_move("Aw2n2"), "Aw2n2-n2"));
    EXPECT_TRUE(can(white_to_move("Aw1n2"), "Aw1n2-n2"));
}

TEST(Army, CrossesFromCoastToCoast) {
    for (Point from : world().solid_points()) {
        for (Point to : world().army_crossings(from)) {
            EXPECT_EQ(world().terrain(from), Terrain::Coast);
            EXPECT_EQ(world().terrain(to), Terrain::Coast);
        }
    }
    EXPECT_THAT(moves_of(white_to_move("Aw3"), "Aw3"), Not(Contains("-w2"))) << "not to the sea";
}

TEST(Army, CrossesToAnotherLandmassOnly) {
    EXPECT_FALSE(can(white_to_move("Ae2s2"), "Ae2s2-e3s2")) << "one step over water, same land";
    EXPECT_FALSE(can(white_to_move("Ae2s2"), "Ae2s2-e4s2")) << "two steps over water, same land";
}

TEST(Army, CrossesOverPiecesOnTheWay) {
    EXPECT_TRUE(can(white_to_move("Aw3 Vw2"), "Aw3-w1"));
    EXPECT_TRUE(can(white_to_move("Aw3 vw2"), "Aw3-w1"));
}

TEST(Army, TakesAcrossAStrait) {
    EXPECT_TRUE(can(white_to_move("Aw3 cw1"), "Aw3xw1"));
    EXPECT_TRUE(can(white_to_move("Ae5s3 fae5s2"), "Ae5s3xe5s2"));
}

TEST(Citizen, MovesOneStepByLand) {
    EXPECT_THAT(moves_of(white_to_move("Ce2s2"), "Ce2s2"),
                ElementsAre("-e1s1", "-e1s2", "-e1s3", "-e2s1", "-e2s3"));
}

TEST(Citizen, TakesOneStepByLand) {
    EXPECT_TRUE(can(white_to_move("Ce2n2 me3n3"), "Ce2n2xe3n3"));
    EXPECT_FALSE(can(white_to_move("Ce2n2 me4n2 he5s1"), "Ce2n2xe4n2"));
    EXPECT_FALSE(can(white_to_move("Ce2s2 ne3s2"), "Ce2s2xe3s2")) << "no land step";
}

TEST(Citizen, CrossesStraightAheadWhereLandmassesAreNearest) {
    EXPECT_TRUE(can(white_to_move("Cw2n1"), "Cw2n1-w1n1"));
    EXPECT_TRUE(can(white_to_move("Ce5s3"), "Ce5s3-e5s2"));
    EXPECT_FALSE(can(white_to_move("Cw2n1"), "Cw2n1-w1")) << "not straight";
}

TEST(Citizen, CrossesOnlyAsManyStepsAsTheShortestCrossing) {
    EXPECT_FALSE(can(white_to_move("Cw3"), "Cw3-w1")) << "two steps, where one is the shortest";
    EXPECT_FALSE(can(white_to_move("Cs4w2"), "Cs4w2-s4"));
}

TEST(Citizen, CrossesTwoStepsWhereNoShorterCrossingIs) {
    const Board& islands = board_from("tests/golden/boards/islands.board");
    const auto scene = position_of(islands, "9/9/9/1HC2C2h/9/9/9 w - 0 1");
    EXPECT_TRUE(can(scene, "Ce1-e3")) << "to the land in the east, two steps away everywhere";
    EXPECT_TRUE(can(scene, "Cw2-w1")) << "one step is the shortest in the west";
}

TEST(Citizen, CrossesOneStepAlwaysOnThisBoard) {
    for (Point from : world().solid_points()) {
        for (Point to : world().citizen_crossings(from)) {
            const Coord offset = world().coord(to) - world().coord(from);
            EXPECT_EQ(std::abs(offset.x2) + std::abs(offset.y2), 2);
        }
    }
    EXPECT_FALSE(world().citizen_crossings(at("w2n1")).empty());
}

TEST(Citizen, TakesAcrossAStrait) {
    EXPECT_TRUE(can(white_to_move("Cw2n1 aw1n1"), "Cw2n1xw1n1"));
}

TEST(Boarding, IsOpenToAnArmyAndACitizenThatCouldMoveThere) {
    EXPECT_TRUE(can(white_to_move("Ae2n2 Fe3n3"), "Ae2n2+e3n3"));
    EXPECT_TRUE(can(white_to_move("Ce2n2 Fe3n3"), "Ce2n2+e3n3"));
    EXPECT_FALSE(can(white_to_move("Ce2n2 Fe4n3 he5s1"), "Ce2n2+e4n3"))
        << "out of a citizen's range";
    EXPECT_FALSE(can(white_to_move("Ae2n2 Fe4n4 he5s1"), "Ae2n2+e4n4")) << "out of an army's range";
}

TEST(Boarding, IsOpenAcrossAStrait) {
    EXPECT_TRUE(can(white_to_move("Aw2n1 Fw1n1"), "Aw2n1+w1n1"));
    EXPECT_TRUE(can(white_to_move("Cw2n1 Fw1n1"), "Cw2n1+w1n1"));
    EXPECT_TRUE(can(white_to_move("As1w3 Fs1w1"), "As1w3+s1w1"));
    EXPECT_FALSE(can(white_to_move("Cs1w3 Fs1w1"), "Cs1w3+s1w1"));
}

TEST(Boarding, NeedsAnOwnAirForce) {
    const auto scene = white_to_move("Ae2n2 fe3n3");
    EXPECT_FALSE(can(scene, "Ae2n2+e3n3"));
    EXPECT_TRUE(can(scene, "Ae2n2xe3n3"));
    EXPECT_FALSE(can(white_to_move("Ae2n2 Me3n3"), "Ae2n2+e3n3"));
}

TEST(Boarding, IsOpenToNobodyElse) {
    EXPECT_FALSE(can(white_to_move("Nw3n1 Fw2n1"), "Nw3n1+w2n1"));
    EXPECT_FALSE(can(white_to_move("Me2n2 Fe3n3"), "Me2n2+e3n3"));
    EXPECT_FALSE(can(white_to_move("Fe1n2 Ae2n3"), "Fe1n2+e2n3"))
        << "the unit comes to the air force";
}

TEST(Boarding, MakesTheTwoOnePiece) {
    EXPECT_EQ(man_at(after(white_to_move("Ae2n2 Fe3n3"), "Ae2n2+e3n3"), "e3n3"), "FA");
    EXPECT_EQ(man_at(after(white_to_move("Ce2n2 Fe3n3"), "Ce2n2+e3n3"), "e3n3"), "FC");
    EXPECT_EQ(man_at(after(white_to_move("Ce2n2 Fe3n3"), "Ce2n2+e3n3"), "e2n2"), "");
}

TEST(Boarding, IsAWholeTurn) {
    EXPECT_EQ(after(white_to_move("Ae2n2 Fe3n3"), "Ae2n2+e3n3").side_to_move(), Side::Black);
}

TEST(Boarding, FindsRoomForOneUnitOnly) {
    const auto scene = white_to_move("Ae2n2 Ce3n2 FAe3n3");
    EXPECT_FALSE(can(scene, "Ae2n2+e3n3"));
    EXPECT_FALSE(can(scene, "Ce3n2+e3n3"));
}

TEST(Boarding, LetsAPassengerChangeDirectly) {
    const auto army = after(white_to_move("FAe1n2 Fe2n3"), "Ae1n2+e2n3");
    EXPECT_EQ(man_at(army, "e2n3"), "FA");
    EXPECT_EQ(man_at(army, "e1n2"), "F");
    const auto citizen = after(white_to_move("FCe1n2 Fe2n3"), "Ce1n2+e2n3");
    EXPECT_EQ(man_at(citizen, "e2n3"), "FC");
    EXPECT_EQ(man_at(citizen, "e1n2"), "F");
}

}  // namespace
}  // namespace taiji::test
