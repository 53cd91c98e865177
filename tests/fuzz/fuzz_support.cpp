#include "tests/fuzz/fuzz_support.hpp"

#include <fstream>
#include <iterator>
#include <string>
#include <vector>

#include "base/check.hpp"
#include "game/rules/legal_moves.hpp"
#include "game/rules/move_text.hpp"

namespace taiji::fuzz {

const std::shared_ptr<const Board>& world() {
    static const std::shared_ptr<const Board> kWorld = [] {
        std::ifstream file(TAIJI_SOURCE_DIR "/assets/boards/world.board");
        const std::string text((std::istreambuf_iterator<char>(file)), {});
        return Board::parse(text, "world.board").value();
    }();
    return kWorld;
}

void play_and_take_back(const Position& start, std::string_view choices, std::size_t plies) {
    struct Played {
        Position before;
        Move move;
        Undo undo;
    };
    std::vector<Played> played;
    Position position = start;
    for (std::size_t ply = 0; ply < plies; ++ply) {
        MoveList moves;
        legal_moves(position, moves);
        TAIJI_CHECK(moves.size() == perft(position, 1));
        if (moves.empty()) break;
        const auto choice = ply < choices.size() ? static_cast<unsigned char>(choices[ply]) : 0U;
        const Move move = moves[choice * 7919U % moves.size()];
        const Result<Move> read = parse_move(position, move_text(position.board(), move));
        TAIJI_CHECK(read.has_value() && *read == move);
        played.push_back({position, move, {}});
        position.make(move, played.back().undo);
        TAIJI_CHECK(position.hash() == position.recomputed_hash());
    }
    for (; !played.empty(); played.pop_back()) {
        position.unmake(played.back().move, played.back().undo);
        TAIJI_CHECK(position == played.back().before);
        TAIJI_CHECK(position.hash() == played.back().before.hash());
    }
}

}  // namespace taiji::fuzz
