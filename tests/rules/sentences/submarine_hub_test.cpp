// RULES.md section 2: submarine, hub.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/support/boards.hpp"
#include "tests/support/scene.hpp"

namespace taiji::test {
namespace {

using testing::Contains;
using testing::ElementsAre;
using testing::IsEmpty;
using testing::IsSupersetOf;
using testing::Not;

TEST(SurfacedSubmarine, GoesAlongRowsAndColumnsBySeaAndDiagonalsThroughOcean) {
    EXPECT_THAT(
        moves_of(white_to_move("Ss1w2"), "Ss1w2"),
        ElementsAre("-s0.5w1.5", "-s0.5w2.5", "-s1.5w1.5", "-s1.5w2.5", "-s1w1", "-s1w3", "-s1w4",
                    "-s1w5", "-s1w6", "-s1w7", "-s2.5w0.5", "-s2.5w3.5", "-s2w1", "-s2w2", "-s2w3",
                    "-s3", "-s3.5w4.5", "-s3w2", "-s3w4", "-s4.5w5.5", "-s4w2", "-s4w5", "-s5w2",
                    "-s5w6", "-w1", "-w2", "-w2n1", "-w2n2", "-w3"));
}

TEST(SurfacedSubmarine, StopsWhereTheSeaStepsEnd) {
    const auto moves = moves_of(white_to_move("Ss1w2"), "Ss1w2");
    EXPECT_THAT(moves, Contains("-s1w1"));
    EXPECT_THAT(moves, Not(Contains("-s1"))) << "inland beyond the coast";
    EXPECT_THAT(moves, Not(Contains("-w4")));
}

TEST(SurfacedSubmarine, IsStoppedByAPieceOnARowOrColumn) {
    EXPECT_FALSE(can(white_to_move("Se3s4 Ve4s4"), "Se3s4-e5s4"));
    EXPECT_FALSE(can(white_to_move("Se3s4 ve4s4"), "Se3s4-e5s4"));
    EXPECT_FALSE(can(white_to_move("Se3s4 Ve4s4"), "Se3s4xe4s4"));
}

TEST(SurfacedSubmarine, TakesTheEnemyThatStopsIt) {
    EXPECT_TRUE(can(white_to_move("Se3s4 ve6s4"), "Se3s4xe6s4"));
    EXPECT_TRUE(can(white_to_move("Ss1w2 as1w1"), "Ss1w2xs1w1")) << "an army on the coast";
}

TEST(SurfacedSubmarine, StopsOnDashedPointsAndCornersOfADiagonal) {
    EXPECT_THAT(moves_of(white_to_move("Se3s4"), "Se3s4"),
                IsSupersetOf({"-e3.5s3.5", "-e4s3", "-e4.5s2.5", "-e5s2", "-e5.5s1.5"}));
}

TEST(SurfacedSubmarine, GoesThroughOceanCellsOnly) {
    EXPECT_FALSE(can(white_to_move("Ss1w2"), "Ss1w2-n1")) << "through the centre region";
    EXPECT_THAT(moves_of(white_to_move("Ss3w3"), "Ss3w3"), Not(Contains("-s4w2")))
        << "through South America";
}

TEST(SurfacedSubmarine, TakesNothingOnADiagonal) {
    EXPECT_FALSE(can(white_to_move("Se3s4 ne5s2"), "Se3s4xe5s2")) << "on a corner";
    EXPECT_FALSE(can(white_to_move("Se3s4 se4.5s2.5"), "Se3s4xe4.5s2.5")) << "submerged";
}

TEST(SubmergedSubmarine, GoesAlongItsTwoDashedLines) {
    EXPECT_THAT(moves_of(white_to_move("Ss2.5w1.5"), "Ss2.5w1.5"),
                ElementsAre("-e0.5s4.5", "-e1s5", "-s1.5w2.5", "-s1w3", "-s2w1", "-s2w2",
                            "-s3.5w0.5", "-s3w1", "-s3w2", "-s4"));
}

TEST(SubmergedSubmarine, TakesTheFirstEnemyOfAnyKindOnACornerOrSubmerged) {
    EXPECT_TRUE(can(white_to_move("Se3.5s3.5 ve5s2"), "Se3.5s3.5xe5s2")) << "on a corner";
    EXPECT_TRUE(can(white_to_move("Se4.5s2.5 ae5s2"), "Se4.5s2.5xe5s2")) << "a land unit";
    EXPECT_TRUE(can(white_to_move("Se4.5s2.5 fce4s2 he4n1"), "Se4.5s2.5xe4s2")) << "a stack";
    EXPECT_TRUE(can(white_to_move("Se3.5s3.5 se2.5s4.5"), "Se3.5s3.5xe2.5s4.5")) << "submerged";
    EXPECT_TRUE(can(white_to_move("Se3.5s3.5 sme5.5s1.5"), "Se3.5s3.5xe5.5s1.5"));
    EXPECT_FALSE(can(white_to_move("Se3.5s3.5 ve5s2 ne6s1"), "Se3.5s3.5xe6s1")) << "the second";
}

TEST(DashedLine, IsBarredByAPieceOnACorner) {
    EXPECT_FALSE(can(white_to_move("Se3.5s3.5 Ve4s3"), "Se3.5s3.5-e4.5s2.5"));
    EXPECT_FALSE(can(white_to_move("Se3s4 ve4s3"), "Se3s4-e4.5s2.5")) << "for a surfaced one too";
    EXPECT_FALSE(can(white_to_move("Se3s4 Ve4s3"), "Se3s4-e4s3"));
}

TEST(DashedLine, IsBarredByASubmergedSubmarine) {
    EXPECT_FALSE(can(white_to_move("Se3.5s3.5 Se4.5s2.5"), "Se3.5s3.5-e5s2")) << "an own one";
    EXPECT_FALSE(can(white_to_move("Se3.5s3.5 Se4.5s2.5"), "Se3.5s3.5xe4.5s2.5"));
    EXPECT_FALSE(can(white_to_move("Se3s4 se4.5s2.5"), "Se3s4-e5s2")) << "for a surfaced one too";
}

TEST(SubmergedSubmarine, IsAttackedByNaviesAndSubmergedSubmarinesOnly) {
    const auto enemies_that_take = [](const std::string& scene) {
        std::vector<std::string> moves;
        for (const auto& move : legal_texts(white_to_move(scene))) {
            if (move.ends_with("xe3.5s3.5") || move.ends_with("*e3.5s3.5")) moves.push_back(move);
        }
        return moves;
    };
    EXPECT_THAT(enemies_that_take("se3.5s3.5 Ne3s4"), ElementsAre("Ne3s4*e3.5s3.5"));
    EXPECT_THAT(enemies_that_take("se3.5s3.5 Se2.5s4.5"), ElementsAre("Se2.5s4.5xe3.5s3.5"));
    EXPECT_THAT(enemies_that_take("se3.5s3.5 SMe2.5s4.5"), ElementsAre("SMe2.5s4.5xe3.5s3.5"));
    EXPECT_THAT(enemies_that_take("se3.5s3.5 Se3s4 Ve4s4 Me4s3 Fe3s3 SMe5s2"), IsEmpty());
}

TEST(SubmergedSubmarine, IsNoBlock) {
    EXPECT_TRUE(can(white_to_move("Fe3s4 se3.5s3.5"), "Fe3s4-e4s3"));
    EXPECT_TRUE(can(white_to_move("Me3s4 Se3.5s3.5"), "Me3s4-e4s3"));
    EXPECT_EQ(moves_of(white_to_move("Ne3s4 Se3.5s3.5"), "Ne3s4"),
              moves_of(white_to_move("Ne3s4"), "Ne3s4"));
}

TEST(SubmergedSubmarine, IsNoScreen) {
    EXPECT_FALSE(can(white_to_move("Me3s4 se3.5s3.5 ve5s2"), "Me3s4xe5s2"));
    EXPECT_TRUE(can(white_to_move("Me3s4 se3.5s3.5 Ve4s3 ve5s2"), "Me3s4xe5s2"))
        << "and no second screen";
}

TEST(SubmergedSubmarine, IsNoTarget) {
    EXPECT_FALSE(can(white_to_move("Fe3s4 se3.5s3.5"), "Fe3s4xe3.5s3.5"));
    EXPECT_FALSE(can(white_to_move("SMe3s4 se3.5s3.5"), "Me3s4xe3.5s3.5"));
    EXPECT_FALSE(can(white_to_move("Me3s4 Se3.5s3.5"), "Me3s4+e3.5s3.5"));
}

TEST(NuclearSubmarine, MovesAsASubmarineWithItsMissile) {
    EXPECT_EQ(moves_of(white_to_move("SMe3s4 ve6s4 Ve3s2"), "SMe3s4"),
              moves_of(white_to_move("Se3s4 ve6s4 Ve3s2"), "Se3s4"));
    EXPECT_EQ(moves_of(white_to_move("SMs2.5w1.5 vs4"), "SMs2.5w1.5"),
              moves_of(white_to_move("Ss2.5w1.5 vs4"), "Ss2.5w1.5"));
    const auto next = after(white_to_move("SMe3s4"), "SMe3s4-e3.5s3.5");
    EXPECT_EQ(man_at(next, "e3.5s3.5"), "SM");
    EXPECT_EQ(man_at(next, "e3s4"), "");
}

TEST(NuclearSubmarine, LetsTheSubmarineGoOffAloneAndLeaveTheMissile) {
    EXPECT_EQ(moves_of(white_to_move("SMe3s4 ve6s4 Ve3s2"), "Se3s4"),
              moves_of(white_to_move("Se3s4 ve6s4 Ve3s2"), "Se3s4"));
    const auto next = after(white_to_move("SMe3s4"), "Se3s4-e3.5s3.5");
    EXPECT_EQ(man_at(next, "e3.5s3.5"), "S");
    EXPECT_EQ(man_at(next, "e3s4"), "M");
}

TEST(NuclearSubmarine, LetsTheMissileGoOffAlone) {
    EXPECT_THAT(moves_of(white_to_move("SMe3s4 Ve4s4 ve6s4"), "Me3s4"),
                IsSupersetOf(moves_of(white_to_move("Me3s4 Ve4s4 ve6s4"), "Me3s4")));
    const auto next = after(white_to_move("SMe3s4"), "Me3s4-e3n5");
    EXPECT_EQ(man_at(next, "e3n5"), "M");
    EXPECT_EQ(man_at(next, "e3s4"), "S");
}

TEST(NuclearSubmarine, LetsTheMissileJoinAnotherSubmarine) {
    const auto next = after(white_to_move("SMe3s4 Se6s4"), "Me3s4+e6s4");
    EXPECT_EQ(man_at(next, "e6s4"), "SM");
    EXPECT_EQ(man_at(next, "e3s4"), "S");
    EXPECT_FALSE(can(white_to_move("SMe3s4 SMe6s4"), "Me3s4+e6s4"));
}

TEST(Launch, TakesTheFirstPieceOnALineIfAnEnemy) {
    EXPECT_TRUE(can(white_to_move("SMe3s4 ve5s4"), "Me3s4xe5s4")) << "row";
    EXPECT_TRUE(can(white_to_move("SMe3s4 ae3n2 he4n1"), "Me3s4xe3n2")) << "column, far inland";
    EXPECT_TRUE(can(white_to_move("SMe3s4 ne5s2"), "Me3s4xe5s2")) << "diagonal";
    EXPECT_FALSE(can(white_to_move("SMe3s4 Ve5s4"), "Me3s4xe5s4")) << "an own one";
}

TEST(Launch, TakesTheSecondPieceOnALineIfAnEnemy) {
    EXPECT_TRUE(can(white_to_move("SMe3s4 ve4s4 ne6s4"), "Me3s4xe6s4")) << "behind an enemy";
    EXPECT_TRUE(can(white_to_move("SMe3s4 Ve4s4 ne6s4"), "Me3s4xe6s4")) << "behind an own piece";
    EXPECT_FALSE(can(white_to_move("SMe3s4 ve4s4 Ne6s4"), "Me3s4xe6s4")) << "an own one";
}

TEST(Launch, TakesNoThirdPiece) {
    EXPECT_FALSE(can(white_to_move("SMe3s4 ve4s4 ne5s4 se6s4"), "Me3s4xe6s4"));
    EXPECT_FALSE(can(white_to_move("SMe3s4 Ve4s4 Ne5s4 se6s4"), "Me3s4xe6s4"));
}

TEST(Launch, EndsThereWithTheMissileAlone) {
    const auto next = after(white_to_move("SMe3s4 ae3n2 he4n1"), "Me3s4xe3n2");
    EXPECT_EQ(man_at(next, "e3n2"), "M");
    EXPECT_EQ(man_at(next, "e3s4"), "S");
}

TEST(Launch, IsListedOnceWhereAPlainTakingWouldDoToo) {
    EXPECT_TRUE(can(white_to_move("SMe3s4 Ve4s4 ne6s4"), "Me3s4xe6s4"));
}

TEST(SubmergedNuclearSubmarine, MovesWholeAndLaunchesNothing) {
    const auto scene = white_to_move("SMe3.5s3.5 ne5s2 ve4s4 ae1s1 he4n1");
    EXPECT_THAT(moves_of(scene, "SMe3.5s3.5"), Contains("xe5s2"));
    EXPECT_THAT(moves_of(scene, "Se3.5s3.5"), IsEmpty());
    EXPECT_THAT(moves_of(scene, "Me3.5s3.5"), IsEmpty());
}

TEST(Hub, StepsInAnyDirectionInsideItsPalace) {
    EXPECT_THAT(moves_of(white_to_move(""), "Hw4"),
                ElementsAre("-s1w3", "-s1w4", "-s1w5", "-w3", "-w3n1", "-w4n1", "-w5", "-w5n1"));
    EXPECT_THAT(moves_of(white_to_move("Hw5n1"), "Hw5n1"), ElementsAre("-w4", "-w4n1", "-w5"));
    EXPECT_THAT(moves_of(black_to_move("he5s1"), "He5s1"), ElementsAre("-e4", "-e4s1", "-e5"));
}

TEST(Hub, StepsToAnEmptyPointOnly) {
    EXPECT_FALSE(can(white_to_move("Hw5n1 Cw5"), "Hw5n1-w5"));
}

TEST(Hub, TakesNothing) {
    EXPECT_FALSE(can(white_to_move("Hw5n1 nw4n1"), "Hw5n1xw4n1"));
}

}  // namespace
}  // namespace taiji::test
