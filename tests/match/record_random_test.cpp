#include <gtest/gtest.h>

#include <random>

#include "game/rules/legal_moves.hpp"
#include "tests/match/support.hpp"

namespace taiji {
namespace {

using test::new_match;
using test::read_one;

using Random = std::mt19937;  // its numbers are the same on every machine

Millis random_time(Random& random, unsigned below) {
    return {static_cast<std::int64_t>(random() % below)};
}

TimeControl random_control(Random& random) {
    switch (random() % 3) {
        case 0:
            return Untimed{};
        case 1:
            return BaseTime{Millis{1} + random_time(random, 600'000), random_time(random, 5'000)};
        default:
            return TimePerMove{Millis{1} + random_time(random, 60'000)};
    }
}

/// Takings are played more often than their number would have it, so that games end.
Move random_move(const Position& position, Random& random) {
    MoveList moves;
    legal_moves(position, moves);
    for (int tries = 0; tries < 8; ++tries) {
        const Move move = moves[random() % moves.size()];
        if (is_taking(move)) return move;
    }
    return moves[random() % moves.size()];
}

Match random_match(Random& random, std::size_t longest) {
    Match match = new_match(random_control(random));
    while (!match.end() && match.plies().size() < longest) {
        match.elapse(random_time(random, 4'000));
        if (match.end()) break;
        if (random() % 50 == 0) (void)match.offer_draw(static_cast<Side>(random() % 2));
        EXPECT_TRUE(match.play(random_move(match.position(), random)));
    }
    match.elapse(random_time(random, 100));
    if (random() % 4 == 0) (void)match.resign(static_cast<Side>(random() % 2));
    return match;
}

std::string random_text(Random& random) {
    const std::vector<std::string> words = {"a",
                                            "good",
                                            "move",
                                            "}",
                                            "\\",
                                            "海军",
                                            "\n",
                                            "  ",
                                            "[%clk 1]",
                                            "(see 12.)",
                                            "\"",
                                            ";",
                                            "unbelievablylongword"};
    std::string text;
    for (auto count = random() % 25; count > 0; --count) {
        text += words[random() % words.size()];
        if (random() % 2 == 0) text += ' ';
    }
    return text;
}

void decorate(Record& record, Random& random) {
    record.event = random_text(random);
    record.date = "2026.11.30";
    record.comment = random_text(random);
    for (auto count = random() % 4; count > 0; --count) {
        record.other_tags.push_back({"Note" + std::to_string(random() % 3), random_text(random)});
    }
    for (RecordPly& ply : record.plies) {
        if (random() % 5 == 0) ply.comment = random_text(random);
        if (random() % 5 == 0)
            ply.evaluation = Hundredths{static_cast<std::int32_t>(random() % 4000) - 2000};
        if (random() % 19 == 0)
            ply.evaluation = WinIn{static_cast<std::int32_t>(random() % 40) - 20};
    }
}

TEST(RandomRecords, AreReadAsTheyWereWritten) {
    Random random(20261130);
    std::size_t ended = 0;
    std::size_t plies = 0;
    std::string file;
    std::vector<Record> records;
    for (int game = 0; game < 300; ++game) {
        const Match match = random_match(random, 20 + random() % 200);
        ended += match.end() ? 1U : 0U;
        plies += match.plies().size();
        Record record = record_of(match);
        ASSERT_EQ(match_of(record).value(), match);
        decorate(record, random);
        const std::string text = write_record(record);
        const Record read = read_one(text);
        ASSERT_EQ(read, record) << text;
        ASSERT_EQ(match_of(read).value(), match) << text;
        ASSERT_EQ(write_record(read), text);
        if (game % 10 == 0) {
            file += text;
            records.push_back(record);
        }
    }
    EXPECT_GT(ended, 50U);
    EXPECT_GT(plies, 5'000U);

    const std::vector<ReadGame> games = test::read_all(file);
    ASSERT_EQ(games.size(), records.size());
    for (std::size_t i = 0; i < games.size(); ++i) EXPECT_EQ(games[i].record, records[i]);
}

TEST(RandomMatches, TakenBackToAnyPlyAndPlayedAgainAreTheSame) {
    Random random(7);
    for (int game = 0; game < 40; ++game) {
        const Match match = random_match(random, 60);
        if (match.plies().empty()) continue;
        const std::size_t ply = random() % match.plies().size();
        Match again = match;
        ASSERT_TRUE(again.take_back(match.plies().size() - ply));
        ASSERT_EQ(again, match.continued_from(ply).value());
        for (std::size_t i = ply; i < match.plies().size(); ++i) {
            const Side side = again.side_to_move();
            // The time that this move took, told again.
            const Clocks before = again.clocks();
            const Clocks after = clocks_after_move(match.time_control(), before, side);
            if (std::holds_alternative<BaseTime>(match.time_control())) {
                again.elapse(after[side] - match.plies()[i].clocks[side]);
            }
            ASSERT_TRUE(again.play(match.plies()[i].move));
        }
        EXPECT_TRUE(std::ranges::equal(again.line(), match.line()));
        EXPECT_TRUE(std::ranges::equal(again.plies(), match.plies()));
    }
}

}  // namespace
}  // namespace taiji
