#include <gtest/gtest.h>

#include <algorithm>
#include <random>

#include "game/rules/move_text.hpp"
#include "tests/match/support.hpp"

namespace taiji {
namespace {

using test::new_match;
using test::read_all;

std::string repeated(std::string_view piece, std::size_t times) {
    std::string text;
    text.reserve(piece.size() * times);
    for (std::size_t i = 0; i < times; ++i) text += piece;
    return text;
}

struct Reading {
    std::size_t games = 0;
    std::size_t errors = 0;
    std::uint64_t looks = 0;
};

/// Reads all games, checks that the reader came to the end and that what it kept is a sound record.
Reading read_hostile(std::string_view text) {
    RecordReader reader = RecordReader::open(test::shared_world(), text).value();
    Reading reading;
    while (const std::optional<ReadGame> game = reader.next()) {
        ++reading.games;
        reading.errors += game->errors.size();
        EXPECT_LE(game->errors.size(), ReadGame::kMaxErrors);
        EXPECT_TRUE(game->record || !game->errors.empty());
        if (!game->record) continue;
        const std::vector<ReadGame> again = read_all(write_record(*game->record));
        EXPECT_EQ(again.size(), 1U);
        if (again.size() != 1) break;
        for (const RecordError& error : again[0].errors) ADD_FAILURE() << error.message("again");
        EXPECT_EQ(again[0].record, game->record);
    }
    EXPECT_EQ(reader.bytes_read(), text.size());
    reading.looks = reader.looks();
    return reading;
}

/// Every byte is looked at a few times, wherever it stands.
void expect_linear(std::string_view text) {
    const Reading reading = read_hostile(text);
    EXPECT_LE(reading.looks, 12 * text.size() + 100);
}

TEST(HostileRecord, MegabytesOfOneCharacterAreOneFault) {
    for (char c : {'(', '{', '[', '\\', 'a', '1', '.', ')', '}', '$', '"', '\xE6', '\xFF'}) {
        const std::size_t size = c == '(' ? 10'000'000 : 1'000'000;
        const std::string text(size, c);
        RecordReader reader = RecordReader::open(test::shared_world(), text).value();
        const std::optional<ReadGame> game = reader.next();
        ASSERT_TRUE(game) << c;
        EXPECT_EQ(game->errors.size(), 1U) << c;
        EXPECT_FALSE(reader.next()) << c;
        EXPECT_EQ(reader.bytes_read(), size) << c;
        EXPECT_LE(reader.looks(), 12 * size) << c;
    }
}

TEST(HostileRecord, BlanksCommentsAndEscapedLinesAreNoGameHoweverMany) {
    for (const char* piece :
         {" ", "\n", "\r\n", ";\n", "{}", "%\n", "\xEF\xBB\xBF", "{[%clk 0:00:00]}"}) {
        const std::string text = repeated(piece, 300'000);
        RecordReader reader = RecordReader::open(test::shared_world(), text).value();
        EXPECT_FALSE(reader.next()) << piece;
        EXPECT_LE(reader.looks(), 12 * text.size()) << piece;
    }
}

TEST(HostileRecord, UnclosedThingsNestedAndRepeatedStayLinear) {
    for (const char* piece :
         {"({", "[Event \"x\n", "[Event \"x\"]\n{ open\n", "[Event \"x\"]\n( open\n", "(()",
          "1-0 {", "[White \"\\", "{\n[Event ", "[Event \"a\"]\n\n{ [%clk [%clk [%clk", "\n[", "[[",
          "{\\}", "\\\n", "; {\n(", "$$1", "%\n[Event \"x\"]\n"}) {
        expect_linear(repeated(piece, 4'000));
    }
}

TEST(HostileRecord, AMillionTagsAreCutShortAndTold) {
    const Reading free = read_hostile(repeated("[a \"b\"]\n", 1'000'000) + "*");
    EXPECT_EQ(free.games, 1U);
    EXPECT_EQ(free.errors, 1U);
    const Reading doubled = read_hostile(repeated("[White \"\"]\n", 100'000) + "*");
    EXPECT_EQ(doubled.games, 1U);
    EXPECT_EQ(doubled.errors, ReadGame::kMaxErrors);
    const Reading malformed = read_hostile(repeated("[White \"\n", 100'000) + "*");
    EXPECT_EQ(malformed.games, 1U);
    EXPECT_EQ(malformed.errors, ReadGame::kMaxErrors);
}

TEST(HostileRecord, TwiceTheTextIsTwiceTheWork) {
    const std::string record = write_record(record_of(new_match()));
    for (const std::string& piece : {record, std::string("[Event \"x\"]\n{ never closed\n"),
                                     std::string("( [ { ; \n"), std::string("{ \\} } $1 1. ! ")}) {
        const auto looks = [&](std::size_t times) {
            const std::string text = repeated(piece, times);
            RecordReader reader = RecordReader::open(test::shared_world(), text).value();
            while (reader.next()) {
            }
            return reader.looks();
        };
        EXPECT_LE(looks(4000), 2 * looks(2000) + 100) << piece;
    }
}

TEST(HostileRecord, NulBytesAndOtherControlsAreToldOrKept) {
    for (const std::string& text :
         {std::string("\0", 1), std::string("[White \"\0\x01\"]\n\n*", 15),
          std::string("{\0\x1B} * \0", 8), std::string("1.\0 *", 5), std::string("*\0*", 3)}) {
        expect_linear(text);
    }
    const std::vector<ReadGame> games = read_all(std::string("[White \"\0\"]\n\n*", 14));
    EXPECT_EQ(games.at(0).record->players[Side::White], std::string("\0", 1));
}

TEST(HostileRecord, EnormousNumbersAreNoHarm) {
    const std::string digits(1'000'000, '9');
    for (const std::string& text :
         {digits + ". *", "$" + digits + " *", digits, digits + "-0", "{[%eval " + digits + "]} *",
          "[TimeControl \"" + digits + "+" + digits + "\"]\n*", "[PlyCount \"" + digits + "\"]\n*",
          "[Clocks \"" + digits + ":00:00 0:00:00\"]\n*", "[TFEN \"" + digits + "\"]\n*",
          "[TFEN \"" + std::string(test::kQuietGame) + digits + "\"]\n*",
          "[SetUp \"" + digits + "\"]\n*"}) {
        expect_linear(text);
    }
}

TEST(HostileRecord, TruncatedCharactersAreTold) {
    for (const char* cut : {"\xC3", "\xE6\xB5", "\xF0\x9F\x98", "\xC0\x80", "\xED\xA0\x80",
                            "\xF5\x80\x80\x80", "\x80", "\xE0\x80\x80", "\xF4\x90\x80\x80"}) {
        for (const std::string& text :
             {"[White \"" + std::string(cut) + "\"]\n*",
              "[White \"x\"]\n\n{" + std::string(cut) + "} *",
              "[White \"x\"]\n\n; " + std::string(cut) + "\n*", std::string(cut) + " *"}) {
            EXPECT_EQ(read_hostile(text).errors, 1U) << text;
        }
    }
}

TEST(HostileRecord, RandomBytesDoNoHarm) {
    std::mt19937 random(2);
    for (int round = 0; round < 200; ++round) {
        std::string text(random() % 5000, ' ');
        for (char& c : text) c = static_cast<char>(random());
        expect_linear(text);
    }
}

TEST(HostileRecord, RandomSoupOfTheFormatsOwnPiecesDoesNoHarm) {
    const std::vector<std::string> pieces = {"[Event \"x\"]\n",
                                             "[",
                                             "]",
                                             "\"",
                                             "{",
                                             "}",
                                             "(",
                                             ")",
                                             ";",
                                             "\n",
                                             " ",
                                             "1.",
                                             "...",
                                             "1-0",
                                             "*",
                                             "1/2-1/2",
                                             "Hs1w4-s1w5 ",
                                             "Fs4w4-e4s4 ",
                                             "Hs1w5-s1w4 ",
                                             "Fe4s4-s4w4 ",
                                             "[%clk 0:00:01]",
                                             "[%eval #3]",
                                             "\\",
                                             "$7",
                                             "%",
                                             "[Result \"1-0\"]\n",
                                             "[SetUp \"1\"]\n",
                                             "[Variant \"Taiji\"]\n",
                                             "[Clocks \"0:00:01 0:00:02\"]\n",
                                             "[DrawOffer \"White\"]\n",
                                             "[TimeControl \"60+1\"]\n",
                                             "é",
                                             "[Termination \"flag\"]\n",
                                             "[TFEN \"" + std::string(test::kQuietGame) + "\"]\n",
                                             "\xEF\xBB\xBF"};
    std::mt19937 random(3);
    for (int round = 0; round < 3000; ++round) {
        std::string text;
        for (auto count = random() % 40; count > 0; --count)
            text += pieces[random() % pieces.size()];
        expect_linear(text);
    }
}

TEST(HostileRecord, DamagedRecordsKeepOnlyWhatIsSound) {
    Match match = new_match(BaseTime{{60'000}, {1'000}}, test::kQuietGame);
    test::play_all(match, test::kRound);
    Record record = record_of(match);
    record.plies[1].comment = "a {comment} of 海";
    record.plies[2].evaluation = Hundredths{-12};
    const std::string good = write_record(record) + write_record(record);
    std::mt19937 random(4);
    for (int round = 0; round < 1500; ++round) {
        std::string text = good;
        for (auto count = 1 + random() % 4; count > 0; --count) {
            const std::size_t at = random() % text.size();
            switch (random() % 3) {
                case 0:
                    text[at] = static_cast<char>(random());
                    break;
                case 1:
                    text.erase(at, 1 + random() % 20);
                    break;
                default:
                    text.insert(at, 1, "[]{}();\"\\\n*%$"[random() % 13]);
                    break;
            }
        }
        expect_linear(text);
    }
}

TEST(HostileRecord, CutOffAnywhereKeepsTheMovesBeforeTheCut) {
    Match match = new_match(BaseTime{{60'000}, {1'000}}, test::kQuietGame);
    test::play_all(match, test::kRound);
    const Record record = record_of(match);
    const std::string good = write_record(record);
    std::vector<std::size_t> move_ends;
    for (const RecordPly& ply : record.plies) {
        const std::string move = move_text(*record.board, ply.move);
        move_ends.push_back(good.find(move) + move.size());
    }
    const std::size_t tags_end = good.find("\n\n") + 2;
    const std::size_t result_end = good.find_last_of('*') + 1;
    for (std::size_t size = tags_end; size < good.size(); ++size) {
        const std::vector<ReadGame> games = read_all(std::string_view(good).substr(0, size));
        ASSERT_EQ(games.size(), 1U);
        EXPECT_EQ(games[0].errors.empty(), size >= result_end) << size;
        const auto whole = static_cast<std::size_t>(
            std::ranges::count_if(move_ends, [&](std::size_t end) { return end <= size; }));
        ASSERT_GE(games[0].record->plies.size(), whole) << size;
        for (std::size_t i = 0; i < whole; ++i) {
            EXPECT_EQ(games[0].record->plies[i].move, record.plies[i].move);
        }
    }
}

}  // namespace
}  // namespace taiji
