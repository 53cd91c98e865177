// RULES.md section 5, but for resignation, agreed draw and clock, which are the match's.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "game/rules/attacks.hpp"
#include "game/rules/ending.hpp"
#include "game/rules/legal_moves.hpp"
#include "tests/support/boards.hpp"
#include "tests/support/scene.hpp"

namespace taiji::test {
namespace {

using testing::IsEmpty;
using testing::Not;

using Moves = std::vector<std::string>;

const std::optional<GameEnd> kGoesOn = std::nullopt;
constexpr GameEnd kDrawByRepetition{Ending::Repetition, std::nullopt};
constexpr GameEnd kDrawByQuiet{Ending::Quiet, std::nullopt};

GameEnd won(Side winner, Ending how) {
    return {how, winner};
}

/// A game that goes on until its last move.
std::optional<GameEnd> end_after(const Position& first, const Moves& moves) {
    const auto line = line_of(first, moves);
    for (std::size_t i = 1; i < line.size(); ++i) {
        EXPECT_EQ(game_end(std::span(line).first(i)), kGoesOn) << "before move " << i;
    }
    return game_end(line);
}

Moves twice(const Moves& moves) {
    Moves all = moves;
    all.insert(all.end(), moves.begin(), moves.end());
    return all;
}

/// The scene "Vs4w6 ve5s4" with a counter.
Position quiet_scene(unsigned counter) {
    return position_of(
        world(), "15/15/15/15/15/3H7h3/15/15/15/1V10v2/15 w - " + std::to_string(counter) + " 60");
}

TEST(TrappedHub, LosesInCheckAsMate) {
    const auto mate = position_of(world(), "15/4f10/3f11/1f13/15/3H2f4h3/15/15/f14/15/15 w - 0 1");
    EXPECT_TRUE(in_check(mate, Side::White));
    EXPECT_THAT(legal_texts(mate), IsEmpty());
    EXPECT_EQ(game_end(mate), won(Side::Black, Ending::Mate));
}

TEST(TrappedHub, LosesNotInCheckAsStalemate) {
    const auto stalemate = white_to_move("Hw5n1 fs3w4 fw7");
    EXPECT_FALSE(in_check(stalemate, Side::White));
    EXPECT_THAT(legal_texts(stalemate), IsEmpty());
    EXPECT_EQ(game_end(stalemate), won(Side::Black, Ending::Stalemate));
}

TEST(TrappedHub, IsNotTrappedWhileAnyPieceCanMove) {
    const auto scene = white_to_move("Hw5n1 fs3w4 fw7 Ve6s5");
    EXPECT_THAT(legal_texts(scene), Not(IsEmpty()));
    EXPECT_EQ(game_end(scene), kGoesOn);
}

TEST(TrappedHub, IsLookedForOnItsOwnTurn) {
    EXPECT_EQ(game_end(black_to_move("Hw5n1 fs3w4 fw7")), kGoesOn);
    EXPECT_EQ(end_after(black_to_move("Hw5n1 fs3w4 fw7n2"), {"Fw7n2-w7"}),
              won(Side::Black, Ending::Stalemate));
}

TEST(Seat, LosesWhenEnteredByTaking) {
    EXPECT_EQ(end_after(white_to_move("Ae3n2 ce4 he5s1"), {"Ae3n2xe4"}),
              won(Side::White, Ending::Seat));
}

TEST(Seat, LosesWhenEnteredOnAnEmptyPoint) {
    EXPECT_EQ(end_after(white_to_move("Ae3n2 he5s1"), {"Ae3n2-e4"}),
              won(Side::White, Ending::Seat));
    EXPECT_EQ(end_after(black_to_move("aw3n2 Hs1w5"), {"Aw3n2-w4"}),
              won(Side::Black, Ending::Seat));
}

TEST(Seat, IsSafeFromOwnPieces) {
    EXPECT_EQ(end_after(black_to_move("ce3 he5s1"), {"Ce3-e4"}), kGoesOn);
    EXPECT_EQ(end_after(white_to_move("Cw3 Hw5n1"), {"Cw3-w4"}), kGoesOn);
}

TEST(Seat, IsEnteredAtOnceWhateverCheckTheMoverIsIn) {
    EXPECT_EQ(end_after(white_to_move("Ae3n2 fw4n3 he5s1"), {"Ae3n2-e4"}),
              won(Side::White, Ending::Seat));
}

TEST(Repetition, EndsTheGameAtTheThirdOccurrence) {
    const Moves cycle = {"Vs4w6-s5w6", "Ve5s4-e5s5", "Vs5w6-s4w6", "Ve5s5-e5s4"};
    EXPECT_EQ(end_after(white_to_move("Vs4w6 ve5s4"), cycle), kGoesOn) << "the second";
    EXPECT_EQ(end_after(white_to_move("Vs4w6 ve5s4"), twice(cycle)), kDrawByRepetition);
}

TEST(Repetition, NeedsTheSameSideToMove) {
    // White goes round in three moves while Black takes two, then Black in three while White takes
    // two.
    const Moves white_round = {"Vs4w6-s5w6", "Ve5s4-e5s5", "Vs5w6-s5w5", "Ve5s5-e5s4",
                               "Vs5w5-s4w6"};
    const Moves black_round = {"Ve5s4-e5s5", "Vs4w6-s5w6", "Ve5s5-e4s5", "Vs5w6-s4w6",
                               "Ve4s5-e5s4"};
    Moves all = white_round;
    all.insert(all.end(), black_round.begin(), black_round.end());
    const auto first = white_to_move("Vs4w6 ve5s4");
    const auto line = line_of(first, all);
    EXPECT_TRUE(line[5].with_side_to_move(Side::White).same_placement(first));
    EXPECT_TRUE(line[10].same_placement(first));
    EXPECT_EQ(end_after(first, all), kGoesOn) << "two occurrences, and one with Black to move";
    EXPECT_EQ(end_after(first, twice(all)), kDrawByRepetition);
}

TEST(Repetition, NeedNotComeInARow) {
    const Moves cycle = {"Vs4w6-s5w6", "Ve5s4-e5s5", "Vs5w6-s4w6", "Ve5s5-e5s4"};
    const Moves other = {"Vs4w6-s3w6", "Ve5s4-e5s5", "Vs3w6-s4w6", "Ve5s5-e5s4"};
    Moves all = cycle;
    all.insert(all.end(), other.begin(), other.end());
    EXPECT_EQ(end_after(white_to_move("Vs4w6 ve5s4"), all), kDrawByRepetition);
}

TEST(Repetition, CountsFromTheLoadedPositionThatOneIncluded) {
    const Moves into = {"Vs4w6-s5w6", "Ve5s4-e5s5"};
    const Moves cycle = {"Vs5w6-s4w6", "Ve5s5-e5s4", "Vs4w6-s5w6", "Ve5s4-e5s5"};
    const auto loaded = white_to_move("Vs5w6 ve5s5");
    EXPECT_EQ(end_after(loaded, twice(cycle)), kDrawByRepetition);
    const auto line = line_of(white_to_move("Vs4w6 ve5s4"), into);
    EXPECT_EQ(game_end(line_of(line.back(), cycle)), kGoesOn);
}

TEST(Perpetual, LosesForTheSideThatAloneThreatenedWithEveryMove) {
    const Moves checks = {"Fe3n5-e4n5", "He4-e3", "Fe4n5-e3n5", "He3-e4"};
    EXPECT_EQ(end_after(white_to_move("Fe3n5"), twice(checks)),
              won(Side::Black, Ending::Perpetual));
    const Moves black = {"Fw3n5-w4n5", "Hw4-w3", "Fw4n5-w3n5", "Hw3-w4"};
    EXPECT_EQ(end_after(black_to_move("fw3n5"), twice(black)), won(Side::White, Ending::Perpetual));
}

TEST(Perpetual, CountsThreatsToEnterTheSeat) {
    const Moves threats = {"Fe4n5-e4n4", "He5s1-e5", "Fe4n4-e4n5", "He5-e5s1"};
    EXPECT_EQ(end_after(white_to_move("Fe4n5 he5s1"), twice(threats)),
              won(Side::Black, Ending::Perpetual));
}

TEST(Perpetual, IsADrawIfBothThreatened) {
    const Moves threats = {"Fe4n5-e4n4", "Fw4n5-w4n4", "Fe4n4-e4n5", "Fw4n4-w4n5"};
    EXPECT_EQ(end_after(white_to_move("Hs1w5 Fe4n5 he5s1 fw4n5"), twice(threats)),
              kDrawByRepetition);
}

TEST(Perpetual, IsADrawIfOneMoveDidNotThreaten) {
    const Moves moves = {"Fe3n5-e4n5", "He4-e5", "Fe4n5-e3n5", "He5-e4"};
    EXPECT_EQ(end_after(white_to_move("Fe3n5"), twice(moves)), kDrawByRepetition);
}

TEST(Perpetual, LooksAtMovesAfterTheFirstOccurrenceOnly) {
    Moves moves = {"Fe1n5-e3n5", "He5-e4"};
    const Moves checks = {"Fe3n5-e4n5", "He4-e3", "Fe4n5-e3n5", "He3-e4"};
    for (const auto& move : twice(checks)) moves.push_back(move);
    const auto first = white_to_move("Fe1n5 he5");
    EXPECT_FALSE(threatens(after(first, "Fe1n5-e3n5"), Side::White));
    EXPECT_EQ(end_after(first, moves), won(Side::Black, Ending::Perpetual));
}

TEST(Quiet, IsADrawAfter120MovesWithoutATaking) {
    EXPECT_EQ(end_after(quiet_scene(118), {"Vs4w6-s5w6", "Ve5s4-e5s5"}), kDrawByQuiet);
    EXPECT_EQ(game_end(line_of(quiet_scene(118), {"Vs4w6-s5w6"})), kGoesOn);
}

TEST(Quiet, IsCountedAnewFromATaking) {
    const auto scene =
        position_of(world(), "15/15/15/15/15/3H7h3/15/12v2/15/10N4/15 w s@e3.5s3.5 119 60");
    EXPECT_EQ(after(scene, "Ne3s4xe5s2").quiet_moves(), 0U);
    EXPECT_EQ(end_after(scene, {"Ne3s4xe5s2"}), kGoesOn);
    EXPECT_EQ(end_after(scene, {"Ne3s4-e3s5"}), kDrawByQuiet);
}

TEST(Quiet, IsCountedAnewFromADepthStrike) {
    const auto scene =
        position_of(world(), "15/15/15/15/15/3H7h3/15/15/15/10N4/15 w s@e3.5s3.5 119 60");
    EXPECT_EQ(after(scene, "Ne3s4*e3.5s3.5").quiet_moves(), 0U);
    EXPECT_EQ(end_after(scene, {"Ne3s4*e3.5s3.5"}), kGoesOn);
}

TEST(Quiet, CountsBoardingAndJoiningAsQuiet) {
    const auto scene = white_to_move("Ae2n2 Fe2n3 Ms4w1 Ss5w1 he5n1");
    EXPECT_EQ(after(scene, "Ae2n2+e2n3").quiet_moves(), 1U);
    EXPECT_EQ(after(scene, "Ms4w1+s5w1").quiet_moves(), 1U);
}

TEST(Quiet, IsADrawAtOnceWhenLoadedAt120OrMore) {
    EXPECT_EQ(game_end(quiet_scene(119)), kGoesOn);
    EXPECT_EQ(game_end(quiet_scene(120)), kDrawByQuiet);
    EXPECT_EQ(game_end(quiet_scene(1000)), kDrawByQuiet);
}

TEST(Endings, AreLookedForSeatFirst) {
    // No move is left to Black either, and the counter is full.
    const auto scene = position_of(world(), "15/15/15/10A4/15/3H11/12h2/15/15/15/15 w - 119 60");
    EXPECT_EQ(end_after(scene, {"Ae3n2-e4"}), won(Side::White, Ending::Seat));
}

TEST(Endings, AreLookedForNoLegalMoveBeforeThe120) {
    EXPECT_EQ(game_end(position_of(world(), "15/15/15/15/2H12/f10h3/15/15/3f11/15/15 w - 120 60")),
              won(Side::Black, Ending::Stalemate));
    EXPECT_EQ(
        game_end(position_of(world(), "15/4f10/3f11/1f13/15/3H2f4h3/15/15/f14/15/15 w - 120 60")),
        won(Side::Black, Ending::Mate));
}

TEST(Endings, AreLookedForRepetitionBeforeThe120) {
    const Moves checks = {"Fe3n5-e4n5", "He4-e3", "Fe4n5-e3n5", "He3-e4"};
    const auto scene = position_of(world(), "10F4/15/15/15/15/3H7h3/15/15/15/15/15 w - 112 60");
    EXPECT_EQ(end_after(scene, twice(checks)), won(Side::Black, Ending::Perpetual));
}

TEST(FinishedGame, HasAnEnemyOnASeatAndNoLegalMoves) {
    for (const auto& scene : {black_to_move("Ae4 ce3n2 he5s1"), white_to_move("Ae4 ce3n2 he5s1"),
                              white_to_move("Hw5n1 fw4 Aw3n2")}) {
        EXPECT_TRUE(is_seat_entered(scene));
        EXPECT_THAT(legal_texts(scene), IsEmpty());
        EXPECT_FALSE(has_legal_move(scene));
        EXPECT_EQ(perft(scene, 1), 0U);
        EXPECT_EQ(game_end(scene)->how, Ending::Seat);
    }
}

TEST(FinishedGame, IsNotContinuedByPerft) {
    // One of White's moves enters the seat; no sequence goes through it.
    const auto scene = white_to_move("Ae3n2 he5s1");
    std::uint64_t sum = 0;
    for (const auto& move : legal_texts(scene)) sum += perft(after(scene, move), 1);
    EXPECT_EQ(perft(after(scene, "Ae3n2-e4"), 1), 0U);
    EXPECT_EQ(perft(scene, 2), sum);
}

TEST(MoveLists, DoNotKnowThe120) {
    EXPECT_EQ(legal_texts(quiet_scene(120)), legal_texts(quiet_scene(0)));
    EXPECT_EQ(perft(quiet_scene(119), 2), perft(quiet_scene(0), 2));
}

TEST(MoveLists, DoNotKnowRepetition) {
    const Moves cycle = {"Vs4w6-s5w6", "Ve5s4-e5s5", "Vs5w6-s4w6", "Ve5s5-e5s4"};
    const auto line = line_of(white_to_move("Vs4w6 ve5s4"), twice(cycle));
    EXPECT_EQ(legal_texts(line.back()), legal_texts(line.front()));
}

}  // namespace
}  // namespace taiji::test
