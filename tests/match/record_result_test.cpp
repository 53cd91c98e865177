#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/match/support.hpp"

namespace taiji {
namespace {

using test::FaultyGame;
using test::read_one;
using test::read_one_faulty;
using ::testing::AllOf;
using ::testing::HasSubstr;

std::string mated(std::string_view tags, std::string_view result) {
    return "[TFEN \"" + std::string(test::kMateInTwo) + "\"]\n" + std::string(tags) + "\n" +
           test::kMatingMoves + " " + std::string(result) + "\n";
}
std::string open_game(std::string_view tags, std::string_view result) {
    return "[TFEN \"" + std::string(test::kQuietGame) + "\"]\n" + std::string(tags) +
           "\nHs1w4-s1w5 " + std::string(result) + "\n";
}

TEST(RecordResult, IsWhatTheMovesSay) {
    const GameEnd mate{Ending::Mate, Side::White};
    EXPECT_EQ(read_one(mated("", "1-0")).end, mate);
    EXPECT_EQ(read_one(mated("[Result \"1-0\"]\n[Termination \"mate\"]\n", "1-0")).end, mate);
    EXPECT_EQ(read_one(mated("[Result \"?\"]\n[Termination \"normal\"]\n", "1-0")).end, mate);
}

TEST(RecordResult, ContradictedByTheMovesIsToldNamingBothAndTheMovesCount) {
    for (const char* result : {"0-1", "1/2-1/2", "*"}) {
        const FaultyGame game = read_one_faulty(mated("", result));
        EXPECT_THAT(game.error.reason, AllOf(HasSubstr(std::string("the result is ") + result),
                                             HasSubstr("mate (1-0)")));
        EXPECT_EQ(game.record->end, (GameEnd{Ending::Mate, Side::White}));
        EXPECT_EQ(game.record->plies.size(), 3U);
    }
}

TEST(RecordResult, TagAndLastWordMustAgree) {
    const FaultyGame game = read_one_faulty(open_game("[Result \"1-0\"]\n", "0-1"));
    EXPECT_EQ(game.error.reason, "the tag Result says 1-0, the moves close with 0-1");
    EXPECT_FALSE(game.record->end);
    EXPECT_EQ(read_one_faulty(open_game("[Result \"1-0\"]\n", "*")).record->plies.size(), 1U);
    EXPECT_EQ(read_one_faulty(open_game("[Result \"*\"]\n", "1-0")).record->plies.size(), 1U);
}

TEST(RecordResult, TerminationMustAgreeWithTheMoves) {
    for (const char* word :
         {"seat", "stalemate", "flag", "forfeit", "resignation", "unterminated", "abandoned"}) {
        const FaultyGame game =
            read_one_faulty(mated("[Termination \"" + std::string(word) + "\"]\n", "1-0"));
        EXPECT_THAT(game.error.reason, AllOf(HasSubstr("Termination"), HasSubstr("mate (1-0)")));
    }
}

TEST(RecordResult, ResignationFlagForfeitAndAgreementEndAnyPosition) {
    EXPECT_EQ(read_one(open_game("[Termination \"forfeit\"]\n", "0-1")).end,
              (GameEnd{Ending::Forfeit, Side::Black}));
    EXPECT_EQ(read_one(open_game("[Termination \"resignation\"]\n", "0-1")).end,
              (GameEnd{Ending::Resignation, Side::Black}));
    EXPECT_EQ(read_one(open_game("[Termination \"flag\"]\n", "1-0")).end,
              (GameEnd{Ending::Flag, Side::White}));
    EXPECT_EQ(read_one(open_game("[Termination \"Time forfeit\"]\n", "1-0")).end,
              (GameEnd{Ending::Flag, Side::White}));
    EXPECT_EQ(read_one(open_game("[Termination \"agreement\"]\n", "1/2-1/2")).end,
              (GameEnd{Ending::Agreement, std::nullopt}));
}

TEST(RecordResult, WithoutTerminationADecidedOpenGameWasResignedADrawnOneAgreed) {
    EXPECT_EQ(read_one(open_game("", "1-0")).end, (GameEnd{Ending::Resignation, Side::White}));
    EXPECT_EQ(read_one(open_game("", "1/2-1/2")).end, (GameEnd{Ending::Agreement, std::nullopt}));
    EXPECT_EQ(read_one(open_game("", "*")).end, std::nullopt);
    EXPECT_EQ(read_one(open_game("[Termination \"abandoned\"]\n", "*")).end, std::nullopt);
}

TEST(RecordResult, TerminationThatThePositionDoesNotBearOutIsTold) {
    struct Case {
        const char* termination;
        const char* result;
    };
    for (const Case& c :
         {Case{"mate", "1-0"}, Case{"seat", "0-1"}, Case{"repetition", "1/2-1/2"},
          Case{"agreement", "1-0"}, Case{"flag", "1/2-1/2"}, Case{"resignation", "*"},
          Case{"mate", "*"}, Case{"unterminated", "1-0"}}) {
        const FaultyGame game = read_one_faulty(
            open_game("[Termination \"" + std::string(c.termination) + "\"]\n", c.result));
        EXPECT_THAT(game.error.reason, AllOf(HasSubstr(c.termination), HasSubstr(c.result)));
        EXPECT_FALSE(game.record->end);
    }
}

TEST(RecordResult, AMoveAfterTheEndIsWrong) {
    const FaultyGame game = read_one_faulty(mated("", "He3-e4 1-0"));
    EXPECT_EQ(game.error.ply, 4U);
    EXPECT_EQ(game.error.text, "He3-e4");
    EXPECT_EQ(game.error.reason, "the game has already ended by mate (1-0)");
    EXPECT_EQ(game.record->end, (GameEnd{Ending::Mate, Side::White}));
}

TEST(RecordResult, AGameLoadedWhenOverIsOverWithoutAMove) {
    const std::string tag = "[TFEN \"" + std::string(test::kSeatEntered) + "\"]\n";
    EXPECT_EQ(read_one(tag + "0-1").end, (GameEnd{Ending::Seat, Side::Black}));
    EXPECT_THAT(read_one_faulty(tag + "1-0").error.reason, HasSubstr("seat (0-1)"));
    EXPECT_EQ(read_one_faulty(tag + "Hw5n1-w5 0-1").error.ply, 1U);
}

TEST(RecordResult, ThirdOccurrenceEndsTheRecordedGameToo) {
    const std::string tag = "[TFEN \"" + std::string(test::kQuietGame) + "\"]\n";
    const std::string round = std::string(" ") + test::kRound + " ";
    EXPECT_EQ(read_one(tag + round + round + "1/2-1/2").end,
              (GameEnd{Ending::Repetition, std::nullopt}));
    EXPECT_EQ(read_one_faulty(tag + round + round + "Hs1w4-s1w5 *").error.ply, 9U);
}

}  // namespace
}  // namespace taiji
