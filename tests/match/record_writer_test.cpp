#include <gtest/gtest.h>

#include <sstream>

#include "game/match/record_text.hpp"
#include "tests/match/support.hpp"

namespace taiji {
namespace {

using test::kQuietGame;
using test::kRound;
using test::new_match;
using test::play;
using test::play_all;
using test::read_one;

/// A record of two rounds' moves with every field filled.
Record full_record() {
    Match match = new_match(BaseTime{{300'000}, {2'500}}, kQuietGame);
    play_all(match, kRound);
    Record record = record_of(match);
    record.event = "World Cup \"West against East\"";
    record.site = "北京";
    record.date = "2026.11.30";
    record.round = "3.1";
    record.other_tags = {{"Annotator", "C:\\games\\"}, {"ECO", ""}, {"Annotator", "second"}};
    record.comment = "Before the first move.";
    record.plies[0].evaluation = Hundredths{-35};
    record.plies[1].evaluation = WinIn{-4};
    record.plies[1].comment = "A {brace} and a } alone.";
    record.plies[3].comment = "第四步。";
    return record;
}

std::string movetext(const std::string& text) {
    return text.substr(text.find("\n\n") + 2);
}

TEST(RecordWriter, WritesTagsMovesAndResultAsTheDocumentationShows) {
    Match match = new_match(BaseTime{{300'000}, {2'500}}, kQuietGame);
    match.elapse({1'500});
    play(match, "Hs1w4-s1w5");
    play(match, "Fs4w4-e4s4");
    play(match, "Hs1w5-s1w4");
    ASSERT_TRUE(match.resign(Side::Black));
    Record record = record_of(match);
    record.event = "Club evening";
    record.date = "2026.11.30";
    record.plies[1].comment = "Flies off.";
    const std::string text = write_record(record);
    std::string shown = "\n    " + text.substr(0, text.size() - 2);
    for (std::size_t at = 1; (at = shown.find('\n', at + 1)) != std::string::npos;) {
        if (shown[at + 1] != '\n') shown.insert(at + 1, "    ");
    }
    EXPECT_NE(test::read_source_file("docs/records.md").find(shown + "\n"), std::string::npos)
        << shown;
    EXPECT_EQ(text,
              "[Event \"Club evening\"]\n"
              "[Site \"?\"]\n"
              "[Date \"2026.11.30\"]\n"
              "[Round \"?\"]\n"
              "[White \"Li\"]\n"
              "[Black \"Anna\"]\n"
              "[Result \"1-0\"]\n"
              "[Variant \"Taiji\"]\n"
              "[Board \"world\"]\n"
              "[SetUp \"1\"]\n"
              "[TFEN \"4m10/15/15/15/15/10h4/3H11/15/15/3f11/15 w - 0 1\"]\n"
              "[TimeControl \"300+2.5\"]\n"
              "[Termination \"resignation\"]\n"
              "[PlyCount \"3\"]\n"
              "\n"
              "1. Hs1w4-s1w5 {[%clk 0:05:01]} 1... Fs4w4-e4s4 {[%clk 0:05:02.5] Flies off.}\n"
              "2. Hs1w5-s1w4 {[%clk 0:05:03.5]} 1-0\n"
              "\n");
}

TEST(RecordWriter, LeavesOutTheStartPositionOfTheBoard) {
    const std::string text = write_record(record_of(new_match()));
    EXPECT_EQ(text.find("SetUp"), std::string::npos);
    EXPECT_EQ(text.find("TFEN"), std::string::npos);
    EXPECT_EQ(movetext(text), "*\n\n");
}

TEST(RecordWriter, NumbersFromThePositionAndBeginsWithDotsForBlack) {
    Match match = new_match(Untimed{}, "4m10/15/15/15/15/10h4/3H11/15/15/8f6/15 b - 0 41");
    play_all(match, "Fe1s4-e1n1 Hs1w4-s1w5 Fe1n1-e1s4");
    EXPECT_EQ(movetext(write_record(record_of(match))),
              "41... Fe1s4-e1n1 42. Hs1w4-s1w5 Fe1n1-e1s4 *\n\n");
}

TEST(RecordWriter, NumbersOnPastTheLargestNumberOfAPosition) {
    Match match = new_match(Untimed{}, "4m10/15/15/15/15/10h4/3H11/15/15/8f6/15 w - 0 1000000000");
    play_all(match, "Hs1w4-s1w5 Fe1s4-e1n1");
    const Record record = record_of(match);
    EXPECT_EQ(read_one(write_record(record)), record);
}

TEST(RecordWriter, RecordWithEveryFieldIsReadAsItWasWritten) {
    const Record record = full_record();
    EXPECT_EQ(read_one(write_record(record)), record);
}

TEST(RecordWriter, AnUnfinishedGameEndsWithAStarAndIsReadSo) {
    Match match = new_match(Untimed{}, kQuietGame);
    play(match, "Hs1w4-s1w5");
    const std::string text = write_record(record_of(match));
    EXPECT_NE(text.find("[Result \"*\"]"), std::string::npos);
    EXPECT_NE(text.find("[Termination \"unterminated\"]"), std::string::npos);
    EXPECT_EQ(movetext(text), "1. Hs1w4-s1w5 *\n\n");
    EXPECT_FALSE(read_one(text).end);
}

TEST(RecordWriter, KeepsEveryLineOfMovesWithinEightyCharacters) {
    Record record = full_record();
    std::string story;
    for (int i = 0; i < 200; ++i) story += "word" + std::to_string(i * i) + (i % 7 ? " " : "， ");
    record.comment = story + "end";
    record.plies[0].comment = std::string(1000, 'x') + " " + std::string(79, 'y') + " " +
                              std::string(78, 'z') + std::string(50, ' ') + "last";
    for (int i = 0; i < 300; ++i) record.plies[2].comment += "海\n}\\";
    const std::string text = write_record(record);
    std::istringstream lines(movetext(text));
    int full_lines = 0;
    for (std::string line; std::getline(lines, line);) {
        EXPECT_LE(record_text::width(line), 80U) << line;
        full_lines += record_text::width(line) > 70 ? 1 : 0;
    }
    EXPECT_GT(full_lines, 20);
    EXPECT_EQ(read_one(text), record);
}

TEST(RecordWriter, ReplacesWhatIsNotUtf8SoThatTheRecordStaysReadable) {
    Record record = record_of(new_match());
    record.event = "caf\xE9";
    record.comment = "half \xE6\xB5 a character";
    const Record read = read_one(write_record(record));
    EXPECT_EQ(read.event, "caf\xEF\xBF\xBD");
    EXPECT_EQ(read.comment, "half \xEF\xBF\xBD\xEF\xBF\xBD a character");
}

TEST(RecordWriter, KnowsWhichTagNamesAreFree) {
    EXPECT_TRUE(is_other_tag_name("Annotator"));
    EXPECT_TRUE(is_other_tag_name("x_1"));
    for (const char* name : {"", "White", "TFEN", "PlyCount", "Clocks", "two words", "a\"b", "é"}) {
        EXPECT_FALSE(is_other_tag_name(name)) << name;
    }
}

TEST(RecordWriter, SeveralRecordsOneAfterAnotherMakeAFile) {
    Record first = full_record();
    Record second = record_of(new_match(TimePerMove{{30'000}}));
    const std::vector<ReadGame> games =
        test::read_all(write_record(first) + write_record(second) + write_record(first));
    ASSERT_EQ(games.size(), 3U);
    EXPECT_EQ(games[0].record, first);
    EXPECT_EQ(games[1].record, second);
    EXPECT_EQ(games[2].record, first);
}

}  // namespace
}  // namespace taiji
