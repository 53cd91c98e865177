#include "game/match/match.hpp"

#include <gtest/gtest.h>

#include "game/rules/legal_moves.hpp"
#include "game/rules/move_text.hpp"
#include "game/rules/tfen.hpp"
#include "tests/match/support.hpp"

namespace taiji {
namespace {

using test::kQuietGame;
using test::kRound;
using test::new_match;
using test::play;
using test::play_all;

Move syntax(std::string_view text) {
    return parse_move_syntax(*test::shared_world(), text).value();
}

TEST(Match, BeginsAtTheBoardsStartPositionWithWhiteToMove) {
    const Match match = new_match();
    EXPECT_EQ(tfen(match.position()), test::shared_world()->start_tfen());
    EXPECT_EQ(match.side_to_move(), Side::White);
    EXPECT_EQ(match.player(Side::White), "Li");
    EXPECT_EQ(match.player(Side::Black), "Anna");
    EXPECT_EQ(match.line().size(), 1U);
    EXPECT_TRUE(match.plies().empty());
    EXPECT_FALSE(match.end());
    EXPECT_FALSE(match.draw_offer());
}

TEST(Match, BeginsAtAnyPositionWithTheSideToMoveOfThatPosition) {
    const Match match = new_match(Untimed{}, test::kSeatInOne);
    EXPECT_EQ(match.side_to_move(), Side::Black);
    EXPECT_EQ(tfen(match.position()), test::kSeatInOne);
}

TEST(Match, PlaysInTurnAndKeepsEveryPosition) {
    Match match = new_match(Untimed{}, kQuietGame);
    const Outcome first = play(match, "Hs1w4-s1w5");
    EXPECT_EQ(match.side_to_move(), Side::Black);
    const Outcome second = play(match, "Fs4w4-e4s4");
    EXPECT_EQ(match.side_to_move(), Side::White);
    ASSERT_EQ(match.line().size(), 3U);
    EXPECT_EQ(tfen(match.line()[0]), kQuietGame);
    EXPECT_EQ(match.line()[1], first.after);
    EXPECT_EQ(match.line()[2], second.after);
    EXPECT_EQ(match.position(), second.after);
    EXPECT_EQ(match.plies()[1].move, syntax("Fs4w4-e4s4"));
}

TEST(Match, GivesTheEventsOfTheMove) {
    Match match = new_match(Untimed{}, kQuietGame);
    const Position before = match.position();
    const Outcome outcome = play(match, "Hs1w4-s1w5");
    EXPECT_FALSE(outcome.events.empty());
    EXPECT_EQ(retrace(before, outcome.events), match.position());
}

TEST(Match, RefusesAMoveThatIsNotLegalAndStaysAsItIs) {
    Match match = new_match(BaseTime{{60'000}, {1'000}}, kQuietGame);
    ASSERT_TRUE(match.offer_draw(Side::Black));
    const Match before = match;
    EXPECT_EQ(match.play(syntax("Hs1w4-e4")).error(), MatchRefused::NotLegal);
    EXPECT_EQ(match.play(syntax("Fs4w4-e4s4")).error(), MatchRefused::NotLegal);  // not its turn
    EXPECT_EQ(match, before);
}

TEST(Match, TakesBackOneMoveOrAll) {
    Match match = new_match(Untimed{}, kQuietGame);
    const Match begin = match;
    play(match, "Hs1w4-s1w5");
    const Match after_one = match;
    play_all(match, "Fs4w4-e4s4 Hs1w5-s1w4");
    ASSERT_TRUE(match.take_back(2));
    EXPECT_EQ(match, after_one);
    play_all(match, "Fs4w4-e4s4 Hs1w5-s1w4");
    ASSERT_TRUE(match.take_back(3));
    EXPECT_EQ(match, begin);
}

TEST(Match, RefusesToTakeBackMoreThanWasPlayedOrNothing) {
    Match match = new_match(Untimed{}, kQuietGame);
    EXPECT_EQ(match.take_back(1).error(), MatchRefused::NoSuchPly);
    play(match, "Hs1w4-s1w5");
    EXPECT_EQ(match.take_back(2).error(), MatchRefused::NoSuchPly);
    EXPECT_EQ(match.take_back(0).error(), MatchRefused::NoSuchPly);
    EXPECT_EQ(match.plies().size(), 1U);
}

TEST(Match, GoesOnAfterTheLastMoveIsTakenBack) {
    Match match = new_match(Untimed{}, test::kMateInTwo);
    play_all(match, test::kMatingMoves);
    ASSERT_TRUE(match.end());
    ASSERT_TRUE(match.take_back(1));
    EXPECT_FALSE(match.end());
    play(match, "Fw1n5-e5s1");
    EXPECT_EQ(match.end(), (GameEnd{Ending::Mate, Side::White}));
}

TEST(Match, ForgetsTakenBackPositionsWhenItCountsRepetitions) {
    Match match = new_match(Untimed{}, kQuietGame);
    play_all(match, kRound);
    ASSERT_TRUE(match.take_back(4));
    play_all(match, kRound);
    EXPECT_FALSE(match.end());
    play_all(match, kRound);
    EXPECT_EQ(match.end(), (GameEnd{Ending::Repetition, std::nullopt}));
}

TEST(Match, TakingBackUndoesAResignation) {
    Match match = new_match(Untimed{}, kQuietGame);
    play(match, "Hs1w4-s1w5");
    ASSERT_TRUE(match.resign(Side::Black));
    ASSERT_TRUE(match.take_back(1));
    EXPECT_FALSE(match.end());
}

TEST(Match, ContinuesFromAnyEarlierPlyAsANewLineAndKeepsTheOldOne) {
    Match match = new_match(Untimed{}, kQuietGame);
    play_all(match, kRound);
    const Match old_line = match;
    for (std::size_t ply = 0; ply <= 4; ++ply) {
        const MatchResult<Match> other = match.continued_from(ply);
        ASSERT_TRUE(other);
        EXPECT_EQ(other->plies().size(), ply);
        EXPECT_EQ(other->position(), match.line()[ply]);
        EXPECT_EQ(other->player(Side::White), "Li");
    }
    Match other = match.continued_from(2).value();
    play(other, "Hs1w5-w5");
    EXPECT_EQ(match, old_line);
    EXPECT_NE(other, old_line);
    EXPECT_EQ(match.continued_from(5).error(), MatchRefused::NoSuchPly);
}

TEST(Match, ContinuedAfterTheLastMoveOfAResignedGameGoesOn) {
    Match match = new_match(Untimed{}, kQuietGame);
    play(match, "Hs1w4-s1w5");
    ASSERT_TRUE(match.resign(Side::White));
    Match other = match.continued_from(1).value();
    EXPECT_FALSE(other.end());
    play(other, "Fs4w4-e4s4");
}

TEST(Match, ContinuedAfterAMateIsOver) {
    Match match = new_match(Untimed{}, test::kMateInTwo);
    play_all(match, test::kMatingMoves);
    EXPECT_EQ(match.continued_from(3)->end(), (GameEnd{Ending::Mate, Side::White}));
}

TEST(Match, IsAValueWhoseCopyLivesItsOwnLife) {
    Match match = new_match(Untimed{}, kQuietGame);
    Match copy = match;
    play(copy, "Hs1w4-s1w5");
    EXPECT_TRUE(match.plies().empty());
    EXPECT_NE(copy, match);
}

TEST(DrawOffer, StandsUntilItIsDeclined) {
    Match match = new_match();
    ASSERT_TRUE(match.offer_draw(Side::Black));
    EXPECT_EQ(match.draw_offer(), Side::Black);
    ASSERT_TRUE(match.decline_draw(Side::White));
    EXPECT_FALSE(match.draw_offer());
    EXPECT_FALSE(match.end());
    EXPECT_EQ(match.accept_draw(Side::White).error(), MatchRefused::NoDrawOffered);
}

TEST(DrawOffer, LapsesWhenTheOpponentMoves) {
    Match match = new_match(Untimed{}, kQuietGame);
    ASSERT_TRUE(match.offer_draw(Side::Black));
    play(match, "Hs1w4-s1w5");
    EXPECT_FALSE(match.draw_offer());
    EXPECT_EQ(match.accept_draw(Side::White).error(), MatchRefused::NoDrawOffered);
}

TEST(DrawOffer, StaysWhenTheOffererMoves) {
    Match match = new_match(Untimed{}, kQuietGame);
    ASSERT_TRUE(match.offer_draw(Side::White));
    play(match, "Hs1w4-s1w5");
    EXPECT_EQ(match.draw_offer(), Side::White);
    ASSERT_TRUE(match.accept_draw(Side::Black));
    EXPECT_EQ(match.end(), (GameEnd{Ending::Agreement, std::nullopt}));
}

TEST(DrawOffer, IsAnsweredByTheOtherSideOnly) {
    Match match = new_match();
    ASSERT_TRUE(match.offer_draw(Side::White));
    EXPECT_EQ(match.accept_draw(Side::White).error(), MatchRefused::OwnDrawOffer);
    EXPECT_EQ(match.decline_draw(Side::White).error(), MatchRefused::OwnDrawOffer);
    EXPECT_EQ(match.draw_offer(), Side::White);
}

TEST(DrawOffer, IsMadeOnceAtATime) {
    Match match = new_match();
    ASSERT_TRUE(match.offer_draw(Side::White));
    EXPECT_EQ(match.offer_draw(Side::White).error(), MatchRefused::DrawAlreadyOffered);
    EXPECT_EQ(match.offer_draw(Side::Black).error(), MatchRefused::DrawAlreadyOffered);
    EXPECT_EQ(match.draw_offer(), Side::White);
}

TEST(DrawOffer, LapsesWithATakeBackAndWithTheEnd) {
    Match match = new_match(Untimed{}, kQuietGame);
    play(match, "Hs1w4-s1w5");
    ASSERT_TRUE(match.offer_draw(Side::White));
    ASSERT_TRUE(match.take_back(1));
    EXPECT_FALSE(match.draw_offer());
    ASSERT_TRUE(match.offer_draw(Side::White));
    ASSERT_TRUE(match.resign(Side::White));
    EXPECT_FALSE(match.draw_offer());
}

TEST(MatchResume, RefusesMovesEndsAndClocksThatCannotBe) {
    const Match match = new_match(BaseTime{{60'000}, {0}}, kQuietGame);
    const MatchSetup setup{test::shared_world(), {}, BaseTime{{60'000}, {0}}, match.position()};
    const Clocks clocks = match.clocks();
    const Move legal = syntax("Hs1w4-s1w5");
    const auto refused = [&](const MatchProgress& progress) {
        const Result<Match> resumed = Match::resume(setup, progress);
        return resumed ? std::string() : resumed.error().message;
    };
    EXPECT_EQ(refused({{{legal, clocks}}, {}, {}, {}}), "");
    EXPECT_EQ(refused({{{legal, clocks}, {legal, clocks}}, {}, {}, {}}),
              "ply 2 (Hs1w4-s1w5): the move is not legal");
    EXPECT_EQ(refused({{{legal, {{Millis{-1}, Millis{1}}}}}, {}, {}, {}}),
              "ply 1: a clock is below zero or above 9999:59:59.999");
    EXPECT_EQ(refused({{}, Clocks{{kLongestTime, kLongestTime + Millis{1}}}, {}, {}}),
              "a clock is below zero or above 9999:59:59.999");
    EXPECT_EQ(refused({{}, {}, {}, GameEnd{Ending::Mate, Side::White}}),
              "the end is told as mate (1-0), but after 0 plies the position is not over");
    EXPECT_EQ(refused({{}, {}, {}, GameEnd{Ending::Agreement, Side::White}}),
              "the end is told as agreement (1-0), but after 0 plies the position is not over");
    EXPECT_EQ(refused({{}, {}, Side::White, GameEnd{Ending::Flag, Side::White}}),
              "a draw is offered in a game that has ended");
}

}  // namespace
}  // namespace taiji
