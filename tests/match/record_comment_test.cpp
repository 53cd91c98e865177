#include <gtest/gtest.h>

#include <random>

#include "game/match/record_text.hpp"
#include "tests/match/support.hpp"

namespace taiji {
namespace {

using test::kQuietGame;
using test::new_match;
using test::play;
using test::read_one;

/// A game of one move with what stands behind the move.
std::string with_comment(std::string_view comment) {
    return "[TFEN \"" + std::string(kQuietGame) + "\"]\n\n1. Hs1w4-s1w5 " + std::string(comment) +
           " *\n";
}
RecordPly ply_with(std::string_view comment) {
    return read_one(with_comment(comment)).plies.at(0);
}

Record record_with_comment(const std::string& comment) {
    Match match = new_match(Untimed{}, kQuietGame);
    play(match, "Hs1w4-s1w5");
    Record record = record_of(match);
    record.comment = comment;
    record.plies[0].comment = comment;
    return record;
}

TEST(RecordComment, StandsBehindItsMoveWithoutTheBlanksAtItsEnds) {
    EXPECT_EQ(ply_with("{ A good move. }").comment, "A good move.");
    EXPECT_EQ(ply_with("{}").comment, "");
    EXPECT_EQ(ply_with("{ }").comment, "");
}

TEST(RecordComment, ALineBreakAndTheBlanksRoundItAreOneBlank) {
    EXPECT_EQ(ply_with("{one\ntwo}").comment, "one two");
    EXPECT_EQ(ply_with("{one  \r\n\t two}").comment, "one two");
    EXPECT_EQ(ply_with("{one\n\n\ntwo}").comment, "one two");
    EXPECT_EQ(ply_with("{\none\n}").comment, "one");
}

TEST(RecordComment, BlanksWithinALineAreKept) {
    EXPECT_EQ(ply_with("{one   two\tthree}").comment, "one   two\tthree");
}

TEST(RecordComment, EscapesStandForWhatCannotStandThere) {
    EXPECT_EQ(ply_with(R"({a\}b\{c\\d\n\t\r\s\[e\"})").comment, "a}b{c\\d\n\t\r [e\"");
    EXPECT_EQ(ply_with(R"({\x00\x1f\x7F})").comment, std::string("\0\x1F\x7F", 3));
}

TEST(RecordComment, ABackslashBeforeAnythingElseStandsForItself) {
    EXPECT_EQ(ply_with(R"({\q \8 \x \xg0 \xFF})").comment, R"(\q \8 \x \xg0 \xFF)");
}

TEST(RecordComment, ABackslashAtALinesEndJoinsTheLines) {
    EXPECT_EQ(ply_with("{long\\\nword}").comment, "longword");
    EXPECT_EQ(ply_with("{long\\\r\n   word}").comment, "longword");
}

TEST(RecordComment, SeveralBehindOneMoveAreItsLines) {
    EXPECT_EQ(ply_with("{one} {two} ; three\n{four}").comment, "one\ntwo\nthree\nfour");
}

TEST(RecordComment, ToTheEndOfTheLineTakesEverythingAsItIs) {
    EXPECT_EQ(ply_with("; a } \\n [%clk 0:05:00] ( \r\n").comment, "a } \\n [%clk 0:05:00] (");
}

TEST(RecordComment, BeforeTheFirstMoveBelongsToTheGame) {
    const Record record = read_one("[White \"Li\"]\n\n{[%clk 0:05:00] Hello} ; there\n*\n");
    EXPECT_EQ(record.comment, "[%clk 0:05:00] Hello\nthere");
}

TEST(RecordComment, ClockAndEvaluationAreTakenOut) {
    const RecordPly ply = ply_with("{[%clk 0:04:59.5] [%eval -0.35] Better than it looks.}");
    EXPECT_EQ(ply.clock, Millis{299'500});
    EXPECT_EQ(ply.evaluation, Evaluation(Hundredths{-35}));
    EXPECT_EQ(ply.comment, "Better than it looks.");
}

TEST(RecordComment, ClockAndEvaluationMayStandAnywhereInIt) {
    const RecordPly ply = ply_with("{so [%eval #5] and\n[%clk\n0:00:01] so} {[%eval #-3]}");
    EXPECT_EQ(ply.clock, Millis{1'000});
    EXPECT_EQ(ply.evaluation, Evaluation(WinIn{-3})) << "the last one counts";
    EXPECT_EQ(ply.comment, "so and so");
}

TEST(RecordComment, ClockOrEvaluationThatIsNoneStaysText) {
    for (const char* text :
         {"[%clk 5:00]", "[%clk]", "[%clk 0:05:00", "[%eval]", "[%eval 0.355]", "[%eval #]",
          "[%eval 99999999999999999999]", "[%clock 0:05:00]", "[%csl Ra4]", "[%eval #1.5]"}) {
        const RecordPly ply = ply_with("{" + std::string(text) + "}");
        EXPECT_EQ(ply.comment, text);
        EXPECT_FALSE(ply.clock) << text;
        EXPECT_FALSE(ply.evaluation) << text;
    }
}

TEST(RecordEvaluation, IsWrittenWithTwoDecimalsOrAsMovesToTheWin) {
    EXPECT_EQ(record_text::evaluation_text(Hundredths{35}), "0.35");
    EXPECT_EQ(record_text::evaluation_text(Hundredths{-5}), "-0.05");
    EXPECT_EQ(record_text::evaluation_text(Hundredths{1200}), "12.00");
    EXPECT_EQ(record_text::evaluation_text(WinIn{5}), "#5");
    EXPECT_EQ(record_text::evaluation_text(WinIn{-5}), "#-5");
    constexpr std::int32_t kLeast = std::numeric_limits<std::int32_t>::min();
    for (std::int32_t value : {0, 1, -1, 99, -100, kLeast, kLeast + 1, -(kLeast + 1)}) {
        for (const Evaluation& evaluation :
             {Evaluation(Hundredths{value}), Evaluation(WinIn{value})}) {
            EXPECT_EQ(record_text::parse_evaluation(record_text::evaluation_text(evaluation)),
                      evaluation);
        }
    }
    EXPECT_EQ(record_text::parse_evaluation("+1.5"), Evaluation(Hundredths{150}));
    EXPECT_EQ(record_text::parse_evaluation("2"), Evaluation(Hundredths{200}));
}

TEST(RecordComment, AnyTextComesBackAsItWas) {
    for (const std::string& text : std::vector<std::string>{" ",
                                                            "  ",
                                                            " a",
                                                            "a ",
                                                            "a  b",
                                                            "\n",
                                                            "a\n",
                                                            "\n a",
                                                            "a \n b",
                                                            "}",
                                                            "{",
                                                            "\\",
                                                            "\\\\",
                                                            "\\n",
                                                            "a\\",
                                                            "a\\\nb",
                                                            "[%clk 0:05:00]",
                                                            "x [%clk 0:05:00] y",
                                                            "[%eval 1.00]",
                                                            "[%clk",
                                                            "[Event \"x\"]",
                                                            "a\n[Event \"x\"]\n",
                                                            "\r\n",
                                                            "\t",
                                                            std::string("\0", 1),
                                                            "\x7F",
                                                            "; no",
                                                            "% no",
                                                            "1-0 ( ) $1",
                                                            "太极棋",
                                                            std::string(200, ' '),
                                                            std::string(200, '}'),
                                                            std::string(500, '\\'),
                                                            "[Event [Event [Event",
                                                            std::string(79, 'a') + " [Event b"}) {
        const Record record = record_with_comment(text);
        EXPECT_EQ(read_one(write_record(record)), record) << text;
    }
}

TEST(RecordComment, AnyTextOfAwkwardPiecesComesBackAsItWas) {
    const std::vector<std::string> pieces = {" ",
                                             "  ",
                                             "\n",
                                             "\r",
                                             "\t",
                                             "\\",
                                             "}",
                                             "{",
                                             "[",
                                             "]",
                                             "%",
                                             "\"",
                                             ";",
                                             "n",
                                             "s",
                                             "x0",
                                             "海",
                                             "é",
                                             "😀",
                                             "a",
                                             "bc",
                                             "[%clk ",
                                             "0:05:00]",
                                             "[%eval",
                                             "#1]",
                                             "[Event ",
                                             std::string(1, '\0'),
                                             std::string(60, 'w'),
                                             std::string(90, 'v')};
    std::mt19937 random(20261130);  // the same texts on every machine
    for (int round = 0; round < 600; ++round) {
        std::string text;
        for (auto count = 1 + random() % 60; count > 0; --count) {
            text += pieces[random() % pieces.size()];
        }
        const Record record = record_with_comment(text);
        ASSERT_EQ(read_one(write_record(record)), record) << text;
    }
}

TEST(RecordTag, AnyTextComesBackAsItWas) {
    for (const std::string& text : std::vector<std::string>{
             "", " ", " a ", "\"", "\\", "\\\"", "]", "\"]", "a\nb", "\r\n", "\t",
             std::string("\0", 1), "\\n", "太极", std::string(1000, 'x'), "\x7F"}) {
        Record record = record_of(new_match());
        record.players[Side::White] = text;
        record.event = text;
        record.other_tags = {{"Note", text}};
        EXPECT_EQ(read_one(write_record(record)), record) << text;
    }
}

constexpr const char* kHashAfter = "{[%hash HASH]}";

std::string hash_after(std::string_view hash) {
    std::string text = kHashAfter;
    return text.replace(text.find("HASH"), 4, hash);
}

TEST(RecordComment, AHashThatFitsIsKept) {
    Record record = record_with_comment("Said.");
    add_hashes(record);
    ASSERT_TRUE(record.plies[0].hash);
    EXPECT_EQ(read_one(write_record(record)), record);
    EXPECT_EQ(ply_with(hash_after(record_text::hash_text(*record.plies[0].hash))).hash,
              record.plies[0].hash);
}

TEST(RecordComment, TheHashIsTheSameForEver) {
    Record record = record_with_comment("");
    add_hashes(record);
    EXPECT_EQ(record_text::hash_text(*record.plies[0].hash), "88d4cc7986918545");
    EXPECT_EQ(record_text::hash_text(record.start.hash()), "3c6327476dfacbae");
}

TEST(RecordComment, AMoveThatLeadsElsewhereThanItsHashSaysIsWrong) {
    const std::string text = "[TFEN \"" + std::string(kQuietGame) +
                             "\"]\n\n1. Hs1w4-s1w5 Fs4w4-e4s4 {[%hash 0123456789abcdef] Off.} 2. "
                             "Hs1w5-s1w4 *\n";
    const test::FaultyGame game = test::read_one_faulty(text);
    ASSERT_TRUE(game.record);
    EXPECT_EQ(test::moves_of(*game.record), "Hs1w4-s1w5");
    EXPECT_EQ(game.error.ply, 2U);
    EXPECT_EQ(game.error.text, "0123456789abcdef");
    EXPECT_EQ(read_one(write_record(*game.record)), *game.record);
}

TEST(RecordComment, AHashThatIsNotWellFormedIsText) {
    for (const char* text : {"[%hash 0123]", "[%hash 0123456789abcdeg]", "[%hash]",
                             "[%hash 00123456789abcdef]", "[%hash -123456789abcdef]"}) {
        const RecordPly ply = ply_with("{" + std::string(text) + "}");
        EXPECT_EQ(ply.comment, text);
        EXPECT_FALSE(ply.hash);
    }
}

TEST(RecordComment, WhatLooksLikeAHashInATextStaysText) {
    const Record record = record_with_comment("[%hash 0123456789abcdef]");
    EXPECT_EQ(read_one(write_record(record)), record);
}

}  // namespace
}  // namespace taiji
