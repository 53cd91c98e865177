#include "client/referee/opening_book.hpp"

#include <algorithm>
#include <random>

#include "game/match/record_reader.hpp"
#include "game/rules/ending.hpp"
#include "game/rules/legal_moves.hpp"
#include "game/rules/tfen.hpp"

namespace taiji {
namespace {

constexpr int kMaxTries = 1000;

bool try_random_moves(Position at, int plies, std::mt19937_64& random, std::vector<Move>& played) {
    played.clear();
    for (int ply = 0; ply < plies; ++ply) {
        MoveList moves;
        legal_moves(at, moves);
        if (moves.empty()) return false;
        const Move move = moves[random() % moves.size()];
        Undo undo;
        at.make(move, undo);
        played.push_back(move);
    }
    return !game_end(at);
}

Result<std::vector<Opening>> from_records(const std::shared_ptr<const Board>& board,
                                          std::string_view text, std::string_view name) {
    auto reader = RecordReader::open(board, text);
    if (!reader) return tl::unexpected(reader.error());
    std::vector<Opening> openings;
    while (const auto game = reader->next()) {
        if (!game->errors.empty()) return fail("{}", game->errors.front().message(name));
        Opening opening{game->record->start, {}};
        for (const RecordPly& ply : game->record->plies) opening.moves.push_back(ply.move);
        openings.push_back(std::move(opening));
    }
    return openings;
}

Result<std::vector<Opening>> from_positions(const Board& board, std::string_view text,
                                            std::string_view name) {
    std::vector<Opening> openings;
    for (std::size_t number = 1; !text.empty(); ++number) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        const std::string_view line = text.substr(0, end);
        text.remove_prefix(std::min(end + 1, text.size()));
        if (line.find_first_not_of(" \t\r") == std::string_view::npos || line.front() == ';')
            continue;
        const Result<Position> position = parse_tfen(board, line);
        if (!position) return fail("{}:{}: {}", name, number, position.error().message);
        openings.push_back({*position, {}});
    }
    return openings;
}

}  // namespace

Opening random_opening(const Position& start, int plies, std::uint64_t seed) {
    std::mt19937_64 random(seed);
    Opening opening{start, {}};
    for (int i = 0; i < kMaxTries; ++i) {
        if (try_random_moves(opening.start, plies, random, opening.moves)) return opening;
    }
    opening.moves.clear();
    return opening;
}

Result<std::vector<Opening>> read_openings(const std::shared_ptr<const Board>& board,
                                           std::string_view text, std::string_view name) {
    const bool is_record = text.find("[Event ") != std::string_view::npos;
    auto openings =
        is_record ? from_records(board, text, name) : from_positions(*board, text, name);
    if (openings && openings->empty()) return fail("{}: no openings in it", name);
    return openings;
}

}  // namespace taiji
