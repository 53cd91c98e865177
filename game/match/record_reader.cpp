#include "game/match/record_reader.hpp"

#include <utility>

#include "base/check.hpp"
#include "game/match/game_reader.hpp"

namespace taiji {

std::string RecordError::message(std::string_view name) const {
    std::string where = fmt::format("{}:{}:{}: game {}", name, place.line, place.column, game);
    if (ply) where += fmt::format(", ply {}", *ply);
    const std::string quoted = "\"" + text + "\"";
    if (!text.empty() && !reason.starts_with(quoted)) where += ", " + quoted;
    return where + ": " + reason;
}

RecordReader::RecordReader(std::shared_ptr<const Board> board, const Position& start,
                           std::string_view text)
    : board_(std::move(board)), start_(start), scanner_(text) {}

Result<RecordReader> RecordReader::open(std::shared_ptr<const Board> board, std::string_view text) {
    TAIJI_CHECK(board != nullptr);
    if (text.size() > kMaxBytes) {
        return fail("the record has {} bytes: expected at most {} (64 MiB)", text.size(),
                    kMaxBytes);
    }
    const Result<Position> start = Position::start(*board);
    if (!start) return tl::unexpected(start.error());
    return RecordReader(std::move(board), *start, text);
}

std::optional<ReadGame> RecordReader::next() {
    std::optional<ReadGame> game = GameReader(scanner_, board_, start_, games_ + 1).read();
    if (game) ++games_;
    return game;
}

Result<std::vector<ReadGame>> read_records(std::shared_ptr<const Board> board,
                                           std::string_view text) {
    Result<RecordReader> reader = RecordReader::open(std::move(board), text);
    if (!reader) return tl::unexpected(reader.error());
    std::vector<ReadGame> games;
    while (std::optional<ReadGame> game = reader->next()) {
        if (games.size() == kMaxGamesTogether) {
            return fail("the record holds more than {} games: too many to read together",
                        kMaxGamesTogether);
        }
        games.push_back(*std::move(game));
    }
    return games;
}

}  // namespace taiji
