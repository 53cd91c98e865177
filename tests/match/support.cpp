#include "tests/match/support.hpp"

#include <gtest/gtest.h>

#include <sstream>

#include "game/rules/move_text.hpp"
#include "game/rules/tfen.hpp"

namespace taiji::test {

const std::shared_ptr<const Board>& shared_world() {
    static const std::shared_ptr<const Board> board =
        Board::parse(read_source_file("assets/boards/world.board"), "world.board").value();
    return board;
}

Match new_match(TimeControl control, const std::optional<std::string>& start_tfen) {
    MatchSetup setup{shared_world(), {{"Li", "Anna"}}, control, std::nullopt};
    if (start_tfen) {
        const Result<Position> start = parse_tfen(*shared_world(), *start_tfen);
        EXPECT_TRUE(start) << start.error().message;
        setup.start = start.value();
    }
    Result<Match> match = Match::begin(setup);
    EXPECT_TRUE(match) << match.error().message;
    return match.value();
}

Outcome play(Match& match, std::string_view move) {
    const Result<Move> read = parse_move(match.position(), move);
    EXPECT_TRUE(read) << move << ": " << read.error().message;
    MatchResult<Outcome> outcome = match.play(read.value());
    EXPECT_TRUE(outcome) << move << ": " << match_refused_text(outcome.error());
    return outcome.value();
}

void play_all(Match& match, std::string_view moves) {
    std::istringstream words{std::string(moves)};
    for (std::string word; words >> word;) play(match, word);
}

std::vector<ReadGame> read_all(std::string_view text) {
    Result<std::vector<ReadGame>> games = read_records(shared_world(), text);
    EXPECT_TRUE(games) << games.error().message;
    return games.value();
}

Record read_one(std::string_view text) {
    const std::vector<ReadGame> games = read_all(text);
    EXPECT_EQ(games.size(), 1U);
    for (const RecordError& error : games.at(0).errors) {
        ADD_FAILURE() << error.message("record");
    }
    return games.at(0).record.value();
}

FaultyGame read_one_faulty(std::string_view text) {
    const std::vector<ReadGame> games = read_all(text);
    EXPECT_EQ(games.size(), 1U);
    EXPECT_EQ(games.at(0).errors.size(), 1U);
    return {games.at(0).record, games.at(0).errors.at(0)};
}

std::string moves_of(const Record& record) {
    std::string text;
    for (const RecordPly& ply : record.plies) {
        if (!text.empty()) text += ' ';
        text += move_text(*record.board, ply.move);
    }
    return text;
}

}  // namespace taiji::test
