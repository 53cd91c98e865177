// RULES.md sections 3 and 4.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "game/rules/attacks.hpp"
#include "game/rules/legal_moves.hpp"
#include "tests/support/boards.hpp"
#include "tests/support/scene.hpp"

namespace taiji::test {
namespace {

using testing::ElementsAre;
using testing::UnorderedElementsAre;

TEST(Turns, Alternate) {
    const auto scene = white_to_move("Vs4w6 ve5s4");
    const auto second = after(scene, "Vs4w6-s5w6");
    EXPECT_EQ(second.side_to_move(), Side::Black);
    EXPECT_EQ(after(second, "Ve5s4-e5s5").side_to_move(), Side::White);
}

TEST(Turns, StartWithWhite) {
    const auto start = Position::start(world());
    ASSERT_TRUE(start);
    EXPECT_EQ(start->side_to_move(), Side::White);
}

TEST(Turns, AreOneMoveOfTheSideToMove) {
    const auto scene = white_to_move("Vs4w6 ve5s4");
    for (const auto& move : legal_texts(scene)) {
        EXPECT_TRUE(move.starts_with("Vs4w6") || move.starts_with("Hw4")) << move;
    }
}

TEST(Turns, AreAMoveATakingABoardingAJoiningOrAStrike) {
    const auto scene = white_to_move("Ae2n2 Fe2n3 Ms4w1 Ss5w1 Ne3s4 ve5s2 se3.5s3.5 he5n1");
    for (const auto& move :
         {"Ae2n2-e1n2", "Ne3s4xe5s2", "Ae2n2+e2n3", "Ms4w1+s5w1", "Ne3s4*e3.5s3.5"}) {
        EXPECT_TRUE(can(scene, move)) << move;
        EXPECT_EQ(after(scene, move).side_to_move(), Side::Black) << move;
    }
}

TEST(Turns, AreNeverPassed) {
    const auto start = Position::start(world());
    ASSERT_TRUE(start);
    MoveList moves;
    legal_moves(*start, moves);
    for (const Move& move : moves) EXPECT_NE(move.from, move.to);
}

TEST(Check, IsGivenByAPieceThatCouldTakeTheHub) {
    const auto scene = white_to_move("fw4n4");
    EXPECT_TRUE(in_check(scene, Side::White));
    EXPECT_FALSE(in_check(scene, Side::Black));
    EXPECT_THAT(texts(checkers(scene, Side::White)), ElementsAre("w4n4"));
    EXPECT_FALSE(in_check(white_to_move("Cw4n2 fw4n4"), Side::White)) << "a piece in the way";
}

TEST(Check, IsGivenByEveryKindOfTaking) {
    for (const std::string scene : {"aw3n1", "cw3n1", "fw4n4", "faw4n4", "fcw4n4", "nw2n2",
                                    "mw4n4 Cw4n2", "sms3w4", "sms3w4 Vs2w4"}) {
        EXPECT_TRUE(in_check(white_to_move(scene), Side::White)) << scene;
    }
    EXPECT_TRUE(in_check(white_to_move("Hw5 vw6"), Side::White)) << "a hub on the coast";
    EXPECT_TRUE(in_check(white_to_move("Hw5 sw7"), Side::White));
    EXPECT_TRUE(in_check(white_to_move("Hw5 sw5.5n0.5"), Side::White)) << "a submerged one";
    EXPECT_FALSE(in_check(white_to_move("Hw5 sw6n1"), Side::White))
        << "a surfaced submarine takes nothing on a diagonal";
}

TEST(Check, CanComeFromSeveralPieces) {
    EXPECT_THAT(texts(checkers(white_to_move("fw4n4 aw3n1"), Side::White)),
                UnorderedElementsAre("w3n1", "w4n4"));
}

TEST(Check, IsGivenEvenByAPieceThatMayNotLeaveItsOwnHubOpen) {
    // The black air force on (E4, N1) shields its hub from the white one on (E4, N4).
    const auto scene = white_to_move("Hw3n1 fe4n1 Fe4n4");
    EXPECT_TRUE(in_check(scene, Side::White));
    EXPECT_FALSE(can(scene, "Fe4n4-e3n4"));
}

TEST(LegalMove, DoesNotLeaveTheOwnHubInCheck) {
    const auto scene = white_to_move("fw4n4 Vw2 Ae1n2");
    EXPECT_FALSE(can(scene, "Ae1n2-e1n1")) << "a check must be answered";
    EXPECT_TRUE(can(scene, "Hw4-w5"));
    EXPECT_FALSE(can(scene, "Hw4-w4n1")) << "towards the enemy on its line";
    EXPECT_FALSE(can(white_to_move("Cw4n2 fw4n4"), "Cw4n2-w3n2")) << "a piece that shields it";
    EXPECT_TRUE(can(white_to_move("Cw4n2 fw4n4"), "Cw4n2-w4n3"));
}

TEST(LegalMove, AnswersACheckByTakingBlockingOrLeaving) {
    const auto scene = white_to_move("fw4n4 Aw3n3 Cw3n1");
    EXPECT_TRUE(can(scene, "Aw3n3xw4n4"));
    EXPECT_TRUE(can(scene, "Cw3n1-w4n1"));
    EXPECT_TRUE(can(scene, "Hw4-w3"));
}

TEST(LegalMove, MayEnterTheEnemySeatWhateverTheOwnCheck) {
    const auto scene = white_to_move("Ae3n2 fw4n3 he5s1");
    EXPECT_TRUE(in_check(scene, Side::White));
    EXPECT_TRUE(can(scene, "Ae3n2-e4"));
    EXPECT_FALSE(can(scene, "Ae3n2-e3n1"));
}

TEST(LegalMove, MayEnterTheEnemySeatByAPieceThatShieldsTheOwnHub) {
    const auto scene = white_to_move("Hw4n1 Fw4 fs1w4 he5s1");
    EXPECT_FALSE(can(scene, "Fw4-e3"));
    EXPECT_TRUE(can(scene, "Fw4-e4")) << "over the middle";
}

TEST(Threat, IsATakingOfTheHubByTheNextMove) {
    const auto scene = black_to_move("Fe4n4");
    EXPECT_TRUE(threatens(scene, Side::White));
    EXPECT_FALSE(threatens(scene, Side::Black));
    EXPECT_FALSE(threatens(black_to_move("Fe5n4"), Side::White));
}

TEST(Threat, IsAnEnteringOfTheSeatByTheNextMove) {
    const auto scene = black_to_move("Fe4n4 he5s1");
    EXPECT_FALSE(in_check(scene, Side::Black));
    EXPECT_TRUE(threatens(scene, Side::White));
    EXPECT_THAT(texts(seat_attackers(scene, Side::White)), ElementsAre("e4n4"));
    EXPECT_TRUE(threatens(black_to_move("Fe4n4 ve5s2 ce4 he5s1"), Side::White)) << "by taking";
    EXPECT_FALSE(threatens(black_to_move("Fe4n4 ce4n2 he5s1"), Side::White));
}

TEST(Threat, CountsMovesThatExposeTheOwnHub) {
    const auto scene = black_to_move("Hw4n1 Fw4 fs1w4 he5s1");
    EXPECT_TRUE(threatens(scene, Side::White));
    EXPECT_THAT(texts(seat_attackers(scene, Side::White)), ElementsAre("w4"));
}

}  // namespace
}  // namespace taiji::test
