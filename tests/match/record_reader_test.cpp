#include "game/match/record_reader.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "game/rules/tfen.hpp"
#include "tests/match/support.hpp"

namespace taiji {
namespace {

using test::FaultyGame;
using test::kQuietGame;
using test::moves_of;
using test::read_all;
using test::read_one;
using test::read_one_faulty;
using ::testing::HasSubstr;

const std::string kStart = "[TFEN \"" + std::string(kQuietGame) + "\"]\n";
constexpr const char* kMoves = "Hs1w4-s1w5 Fs4w4-e4s4 Hs1w5-s1w4 Fe4s4-s4w4";

TEST(RecordReader, ReadsTagsInAnyOrderAndKeepsUnknownOnesInTheirs) {
    const Record record = read_one(
        "[Zeta \"1\"]\n[Black \"Anna\"]\n[PlyCount \"0\"]\n[Alpha \"2\"]\n[White \"Li\"]\n"
        "[TimeControl \"1/30\"]\n[Zeta \"3\"]\n\n*\n");
    EXPECT_EQ(record.players[Side::White], "Li");
    EXPECT_EQ(record.players[Side::Black], "Anna");
    EXPECT_EQ(record.event, "?");
    EXPECT_EQ(time_control_text(record.time_control.value()), "1/30");
    EXPECT_EQ(record.other_tags, (std::vector<Tag>{{"Zeta", "1"}, {"Alpha", "2"}, {"Zeta", "3"}}));
    EXPECT_EQ(tfen(record.start), test::shared_world()->start_tfen());
}

TEST(RecordReader, TakesMovesWithNumbersWithoutOrWithWrongOnes) {
    for (const char* moves : {"1. Hs1w4-s1w5 Fs4w4-e4s4 2. Hs1w5-s1w4 Fe4s4-s4w4 *",
                              "Hs1w4-s1w5 Fs4w4-e4s4 Hs1w5-s1w4 Fe4s4-s4w4 *",
                              "1.Hs1w4-s1w5 1...Fs4w4-e4s4 2.Hs1w5-s1w4 2...Fe4s4-s4w4 *",
                              "1 . Hs1w4-s1w5\n1 ... Fs4w4-e4s4\n7. "
                              "Hs1w5-s1w4\n99999999999999999999999. Fe4s4-s4w4 *"}) {
        EXPECT_EQ(moves_of(read_one(kStart + "\n" + moves)), kMoves) << moves;
    }
}

TEST(RecordReader, LooksOverMarksGlyphsAndVariations) {
    EXPECT_EQ(
        moves_of(read_one(
            kStart + "1. Hs1w4-s1w5!? $1 $255 ! Fs4w4-e4s4+ (1... nonsense {) ( } (deeper 1-0) "
                     "; )\n $3 [not a tag) 2. Hs1w5-s1w4# Fe4s4-s4w4?? *")),
        kMoves);
}

TEST(RecordReader, TakesCarriageReturnsAByteOrderMarkAndMissingEmptyLines) {
    EXPECT_EQ(moves_of(read_one("\xEF\xBB\xBF[White \"Li\"]\r\n" + kStart +
                                "Hs1w4-s1w5\r\nFs4w4-e4s4 Hs1w5-s1w4\r\n\r\n\r\nFe4s4-s4w4 *")),
              kMoves);
    EXPECT_EQ(moves_of(read_one("\n\n  [ White  \"Li\" ] " + kStart + "\t" + kMoves + " *")),
              kMoves);
}

TEST(RecordReader, TakesLettersOfEitherCaseAndProseCoordinatesAsMoveTextDoes) {
    EXPECT_EQ(moves_of(read_one(kStart + "hW4S1-s1w5 fs4w4-E4S4 *")), "Hs1w4-s1w5 Fs4w4-e4s4");
}

TEST(RecordReader, LooksOverLinesThatBeginWithAPercentSign) {
    EXPECT_EQ(moves_of(read_one("% made by hand {\n" + kStart + "% and [here\n" + kMoves + " *")),
              kMoves);
}

TEST(RecordReader, AnEmptyTextHoldsNoGame) {
    for (const char* text : {"", " \n\n", "; only a comment\n", "{ only } { comments }",
                             "% nothing\n", "\xEF\xBB\xBF"}) {
        EXPECT_TRUE(read_all(text).empty()) << text;
    }
}

TEST(RecordReader, CommentsAboveTheTagsBelongToNoGame) {
    EXPECT_EQ(read_one("{ My games }\n; all of them\n[White \"Li\"]\n\n{ intro } *").comment,
              "intro");
}

TEST(RecordReader, AGameNeedsNoTags) {
    const std::vector<ReadGame> games = read_all("* {between} * *");
    EXPECT_EQ(games.size(), 3U);
    for (const ReadGame& game : games) EXPECT_TRUE(game.errors.empty());
}

TEST(RecordReader, StopsAtTheFirstWrongMoveNamesItAndKeepsWhatWasGood) {
    const FaultyGame game = read_one_faulty(
        kStart + "\n1. Hs1w4-s1w5 Fs4w4-e4s4\n2. Hs1w5-w7 Fe4s4-s4w4 {x} more [junk] *\n");
    EXPECT_EQ(moves_of(game.record.value()), "Hs1w4-s1w5 Fs4w4-e4s4");
    EXPECT_FALSE(game.record->end);
    EXPECT_EQ(game.error.game, 1U);
    EXPECT_EQ(game.error.ply, 3U);
    EXPECT_EQ(game.error.text, "Hs1w5-w7");
    EXPECT_EQ(game.error.place, (RecordPlace{4, 4}));
    EXPECT_FALSE(game.error.reason.empty());
    EXPECT_THAT(game.error.message("my.taiji"),
                HasSubstr("my.taiji:4:4: game 1, ply 3: \"Hs1w5-w7\" is not legal: "));
    EXPECT_THAT(game.error.reason, Not(HasSubstr("\n")));
}

TEST(RecordReader, AWrongMoveAtAnyPlyKeepsTheOnesBefore) {
    const std::vector<std::string> good = {"Hs1w4-s1w5", "Fs4w4-e4s4", "Hs1w5-s1w4", "Fe4s4-s4w4"};
    for (std::size_t wrong = 0; wrong < good.size(); ++wrong) {
        std::string text = kStart;
        for (std::size_t i = 0; i < good.size(); ++i)
            text += (i == wrong ? "Ae1-e2" : good[i]) + " ";
        const FaultyGame game = read_one_faulty(text + "1-0");
        EXPECT_EQ(game.record->plies.size(), wrong);
        EXPECT_EQ(game.error.ply, wrong + 1);
    }
}

TEST(RecordReader, WordsThatAreNoMovesAreToldShortAndPrintable) {
    for (const std::string& word :
         {std::string("hello"), std::string(100'000, 'a'), std::string("\0\x01\x1B[2J", 6),
          std::string("\xFF\xFE"), std::string("}"), std::string("]"), std::string("1-1")}) {
        const std::vector<ReadGame> games = read_all(kStart + word + " *");
        ASSERT_EQ(games.size(), 1U);
        ASSERT_EQ(games[0].errors.size(), 1U) << word;
        EXPECT_EQ(games[0].errors[0].ply, 1U);
        const std::string message = games[0].errors[0].message("f");
        EXPECT_LT(message.size(), 400U);
        EXPECT_TRUE(std::ranges::none_of(message, [](char c) { return c >= 0 && c < ' '; }));
    }
}

TEST(RecordReader, AFaultyGameLeavesTheNextOneAlone) {
    const std::string good = kStart + "Hs1w4-s1w5 *\n\n";
    for (const std::string& bad : {kStart + "Hs1w4-e7 {a} ( [x] 1-0\n", kStart + "Hs1w4-e7\n",
                                   kStart + "Hs1w4-s1w5 { open\n", kStart + "( open\n",
                                   kStart + "Hs1w4-s1w5\n", std::string("[White \"open]\n*\n"),
                                   std::string("[Variant \"Chess\"]\n\n1. e4 e5 {[x} 2. Nf3 1-0\n"),
                                   std::string("[TFEN \"nonsense\"]\n\n1. e4 *\n"),
                                   kStart + ") *\n", kStart + "Hs1w4-s1w5 {\xFF} *\n",
                                   kStart + "Hs1w4-s1w5 1-0 ; ok\n[Event \"no moves\"]\n"}) {
        const std::vector<ReadGame> games = read_all(bad + "[Event \"next\"]\n" + good + good);
        ASSERT_GE(games.size(), 3U) << bad;
        ASSERT_EQ(games[games.size() - 3].errors.size(), 1U) << bad;
        EXPECT_EQ(games[games.size() - 3].errors[0].game, games.size() - 2);
        for (std::size_t i = games.size() - 2; i < games.size(); ++i) {
            EXPECT_TRUE(games[i].errors.empty()) << bad;
            EXPECT_EQ(moves_of(games[i].record.value()), "Hs1w4-s1w5") << bad;
        }
        EXPECT_EQ(games[games.size() - 2].record->event, "next");
    }
}

TEST(RecordReader, ACommentThatIsNeverClosedEndsAtTheNextGame) {
    const std::vector<ReadGame> games =
        read_all(kStart + "Hs1w4-s1w5 {open [Event inside\n[Event \"two\"]\n\n*\n");
    ASSERT_EQ(games.size(), 2U);
    ASSERT_EQ(games[0].errors.size(), 1U);
    EXPECT_EQ(games[0].errors[0].place, (RecordPlace{2, 12}));
    EXPECT_THAT(games[0].errors[0].reason, HasSubstr("not closed"));
    EXPECT_EQ(moves_of(*games[0].record), "Hs1w4-s1w5");
    EXPECT_EQ(games[1].record->event, "two");
}

TEST(RecordReader, AGameThatBreaksOffIsKeptAndTold) {
    const FaultyGame game = read_one_faulty(kStart + "Hs1w4-s1w5 Fs4w4-e4s4\n");
    EXPECT_EQ(moves_of(game.record.value()), "Hs1w4-s1w5 Fs4w4-e4s4");
    EXPECT_THAT(game.error.reason, HasSubstr("breaks off"));
}

TEST(RecordReader, AnotherVariantIsNamedAndItsMovesAreNotLookedAt) {
    const FaultyGame game = read_one_faulty(
        "[Event \"x\"]\n[Variant \"Chess960\"]\n"
        "[TFEN \"x\"]\n[TimeControl \"40/9000\"]\n\n1. e4 e5 1-0\n");
    EXPECT_FALSE(game.record);
    EXPECT_EQ(
        game.error.message("f"),
        "f:2:1: game 1, \"Chess960\": the Variant is another game's; only Taiji is read here");
}

TEST(RecordReader, TheVariantsNameIsTakenInAnyCase) {
    EXPECT_TRUE(read_one("[Variant \"taiji\"]\n*").plies.empty());
}

TEST(RecordReader, AnotherBoardIsRefusedByName) {
    const FaultyGame game = read_one_faulty("[Board \"moon\"]\n\n1. e4 1-0\n");
    EXPECT_FALSE(game.record);
    EXPECT_EQ(game.error.text, "moon");
    EXPECT_THAT(game.error.reason, HasSubstr("\"world\""));
    EXPECT_TRUE(read_one("[Board \"world\"]\n*").plies.empty());
}

TEST(RecordReader, SetUpAndTfenMustAgree) {
    const std::string tag = "[TFEN \"" + std::string(kQuietGame) + "\"]\n";
    EXPECT_EQ(tfen(read_one("[SetUp \"1\"]\n" + tag + "*").start), kQuietGame);
    EXPECT_EQ(tfen(read_one(tag + "*").start), kQuietGame);
    EXPECT_EQ(tfen(read_one("[SetUp \"0\"]\n*").start), test::shared_world()->start_tfen());
    EXPECT_FALSE(read_one_faulty("[SetUp \"1\"]\n*").record);
    EXPECT_FALSE(read_one_faulty("[SetUp \"0\"]\n" + tag + "*").record);
    EXPECT_FALSE(read_one_faulty("[SetUp \"yes\"]\n" + tag + "*").record);
}

TEST(RecordReader, AFaultyTfenIsRefusedWithItsReason) {
    const FaultyGame game = read_one_faulty("[TFEN \"15/15 w - 0 1\"]\n*");
    EXPECT_FALSE(game.record);
    EXPECT_THAT(game.error.reason, HasSubstr("the TFEN is refused: "));
}

TEST(RecordReader, AFaultyTagOfLessWeightIsToldAndTheMovesAreRead) {
    for (const char* tag : {"[TimeControl \"soon\"]", "[Termination \"earthquake\"]",
                            "[Result \"2-0\"]", "[Clocks \"0:05:00\"]", "[Clocks \"1 2\"]",
                            "[DrawOffer \"Red\"]", "[White \"a\"]\n[White \"b\"]"}) {
        const FaultyGame game = read_one_faulty(kStart + tag + "\n" + kMoves + " *");
        EXPECT_EQ(moves_of(game.record.value()), kMoves) << tag;
        EXPECT_FALSE(game.error.ply);
        EXPECT_GE(game.error.place.line, 2U);
    }
}

TEST(RecordReader, OfATagThatStandsTwiceTheFirstIsTaken) {
    const FaultyGame game = read_one_faulty("[White \"a\"]\n[White \"b\"]\n*");
    EXPECT_EQ(game.record->players[Side::White], "a");
    EXPECT_EQ(game.error.place, (RecordPlace{2, 1}));
}

TEST(RecordReader, AMalformedTagIsToldWithItsLineAndTheGameNotTaken) {
    for (const char* tag :
         {"[White \"Li]", "[White Li]", "[White \"Li\"", "[\"Li\"]", "[", "[]", "[White]",
          "[White \"Li\" x]", "[White \"Li\\\"]", "[Wh-te \"Li\"]", "[White \"\xC3\x28\"]"}) {
        const FaultyGame game =
            read_one_faulty(kStart + tag + "\n[Black \"Anna\"]\n\n" + kMoves + " *\n");
        EXPECT_FALSE(game.record) << tag;
        EXPECT_EQ(game.error.place.line, 2U) << tag;
    }
}

TEST(RecordReader, CountsColumnsInCharacters) {
    const FaultyGame game = read_one_faulty(kStart + "{太极棋} nonsense *");
    EXPECT_EQ(game.error.place, (RecordPlace{2, 7}));
}

TEST(RecordReader, RefusesATextThatIsTooLongWithASentence) {
    const std::string text(RecordReader::kMaxBytes + 1, ' ');
    const Result<RecordReader> reader = RecordReader::open(test::shared_world(), text);
    ASSERT_FALSE(reader);
    EXPECT_EQ(reader.error().message,
              "the record has 67108865 bytes: expected at most 67108864 (64 MiB)");
    EXPECT_TRUE(RecordReader::open(test::shared_world(),
                                   std::string_view(text).substr(0, RecordReader::kMaxBytes)));
}

TEST(RecordReader, YieldsOneGameAfterAnotherWithoutReadingAhead) {
    const std::string game = kStart + std::string(kMoves) + " *\n\n";
    std::string text;
    for (int i = 0; i < 1000; ++i) text += game;
    RecordReader reader = RecordReader::open(test::shared_world(), text).value();
    for (std::size_t i = 1; i <= 1000; ++i) {
        const std::optional<ReadGame> read = reader.next();
        ASSERT_TRUE(read && read->record);
        EXPECT_EQ(read->record->plies.size(), 4U);
        EXPECT_EQ(reader.bytes_read(), i * game.size() - 2);
    }
    EXPECT_FALSE(reader.next());
    EXPECT_FALSE(reader.next());
}

TEST(RecordReader, ReadsAtMostSoManyGamesTogether) {
    std::string text;
    for (std::size_t i = 0; i <= kMaxGamesTogether; ++i) text += "*\n";
    EXPECT_FALSE(read_records(test::shared_world(), text));
    EXPECT_EQ(read_all(std::string_view(text).substr(2)).size(), kMaxGamesTogether);
}

}  // namespace
}  // namespace taiji
