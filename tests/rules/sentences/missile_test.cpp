// RULES.md section 2: missile.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/support/boards.hpp"
#include "tests/support/scene.hpp"

namespace taiji::test {
namespace {

using testing::ElementsAre;

TEST(Missile, MovesAlongRowsColumnsAndDiagonalsOverAnyTerrainAnyDistance) {
    EXPECT_THAT(moves_of(white_to_move("Me3s4"), "Me3s4"),
                ElementsAre("-e1s2", "-e1s4", "-e2s3", "-e2s4", "-e2s5", "-e3", "-e3n1", "-e3n2",
                            "-e3n3", "-e3n4", "-e3n5", "-e3s1", "-e3s2", "-e3s3", "-e3s5", "-e4s3",
                            "-e4s4", "-e4s5", "-e5s2", "-e5s4", "-e6s1", "-e6s4", "-e7", "-e7s4",
                            "-s1", "-s4", "-s4w1", "-s4w2", "-s4w3", "-s4w4", "-s4w5", "-s4w6",
                            "-s4w7", "-w1", "-w2n1", "-w3n2", "-w4n3", "-w5n4", "-w6n5"));
}

TEST(Missile, MovesOverEmptyPointsOnly) {
    EXPECT_FALSE(can(white_to_move("Me3s4 Ve4s4"), "Me3s4-e5s4"));
    EXPECT_FALSE(can(white_to_move("Me3s4 ve4s4"), "Me3s4-e5s4"));
}

TEST(Missile, MovesToAnEmptyPointOnly) {
    EXPECT_FALSE(can(white_to_move("Me3s4 ve4s4"), "Me3s4xe4s4")) << "no neighbour is taken";
    EXPECT_FALSE(can(white_to_move("Me3s4 Ve4s4"), "Me3s4xe4s4"));
    EXPECT_FALSE(can(white_to_move("Me3s4 Fe5s4"), "Me3s4+e5s4"));
}

TEST(Missile, MovesToSolidPointsOnly) {
    EXPECT_FALSE(can(white_to_move("Me3s4"), "Me3s4-e3.5s3.5"));
}

TEST(Missile, TakesOverExactlyOnePieceOfEitherSide) {
    EXPECT_TRUE(can(white_to_move("Me3s4 Ve3s3 ve3s2"), "Me3s4xe3s2")) << "an own screen";
    EXPECT_TRUE(can(white_to_move("Me3s4 ve3s3 ve3s2"), "Me3s4xe3s2")) << "an enemy as screen";
    EXPECT_FALSE(can(white_to_move("Me3s4 ve3s2"), "Me3s4xe3s2")) << "no screen";
    EXPECT_FALSE(can(white_to_move("Me3s4 ve3s3 Ve3s2 ne3s1"), "Me3s4xe3s1")) << "two screens";
}

TEST(Missile, TakesTheFirstPieceBeyondTheScreen) {
    const auto scene = white_to_move("Me3s4 Ve4s4 ve6s4");
    EXPECT_TRUE(can(scene, "Me3s4xe6s4")) << "with points between";
    EXPECT_FALSE(can(white_to_move("Me3s4 Ve4s4 Se5s4 ve6s4"), "Me3s4xe6s4"));
    EXPECT_FALSE(can(white_to_move("Me3s4 Ve4s4"), "Me3s4-e5s4")) << "it goes nowhere else there";
    EXPECT_FALSE(can(white_to_move("Me3s4 Ve4s4 Se5s4"), "Me3s4xe5s4")) << "an own one";
}

TEST(Missile, TakesOnAllItsLines) {
    EXPECT_TRUE(can(white_to_move("Me2n2 Ce2n3 ve2n4"), "Me2n2xe2n4")) << "column";
    EXPECT_TRUE(can(white_to_move("Me2n2 Ce3n3 ae4n4"), "Me2n2xe4n4")) << "diagonal";
    EXPECT_TRUE(can(white_to_move("Me2n2 Ce1n2 an2"), "Me2n2xn2")) << "row";
}

TEST(Missile, PassesOverTheSupremeTaiji) {
    const auto scene = white_to_move("Ms2w2 ce1n1 ae2n2");
    EXPECT_TRUE(can(scene, "Ms2w2-s1w1"));
    EXPECT_TRUE(can(scene, "Ms2w2xe2n2"));
    EXPECT_FALSE(can(scene, "Ms2w2-o"));
    EXPECT_TRUE(can(white_to_move("Ms2"), "Ms2-n2"));
}

TEST(Joining, NeedsAnOwnSurfacedSubmarineFirstOnTheLine) {
    EXPECT_TRUE(can(white_to_move("Me3s4 Se6s4"), "Me3s4+e6s4"));
    EXPECT_FALSE(can(white_to_move("Me3s4 se6s4"), "Me3s4+e6s4")) << "an enemy";
    EXPECT_FALSE(can(white_to_move("Me3s4 Ve5s4 Se6s4"), "Me3s4+e6s4")) << "behind a piece";
    EXPECT_FALSE(can(white_to_move("Me3s4 Se3.5s3.5"), "Me3s4+e3.5s3.5")) << "submerged";
    EXPECT_FALSE(can(white_to_move("Me3s4 Se4s2"), "Me3s4+e4s2")) << "off the lines";
}

TEST(Joining, NeedsASubmarineWithoutAMissile) {
    EXPECT_FALSE(can(white_to_move("Me3s4 SMe6s4"), "Me3s4+e6s4"));
}

TEST(Joining, PassesOverTheSupremeTaiji) {
    EXPECT_TRUE(can(white_to_move("Me2n2 Ss2w2 he5s1"), "Me2n2+s2w2"));
}

TEST(Joining, MakesTheTwoANuclearSubmarine) {
    const auto next = after(white_to_move("Me3s4 Se6s4"), "Me3s4+e6s4");
    EXPECT_EQ(man_at(next, "e6s4"), "SM");
    EXPECT_EQ(man_at(next, "e3s4"), "");
}

TEST(Joining, IsAWholeTurn) {
    EXPECT_EQ(after(white_to_move("Me3s4 Se6s4"), "Me3s4+e6s4").side_to_move(), Side::Black);
}

TEST(Joining, IsOpenToNobodyElse) {
    EXPECT_FALSE(can(white_to_move("Se3s4 Me6s4"), "Se3s4+e6s4")) << "the missile comes";
    EXPECT_FALSE(can(white_to_move("Fe3s4 Se6s4"), "Fe3s4+e6s4"));
}

}  // namespace
}  // namespace taiji::test
