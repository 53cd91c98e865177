#include "tests/replay/long_game.hpp"

#include <random>
#include <stdexcept>
#include <vector>

#include "game/rules/legal_moves.hpp"
#include "tests/support/boards.hpp"

namespace taiji::test {
namespace {

/// Past this many moves without a taking, one is looked for.
constexpr std::uint32_t kPatience = 90;

std::vector<Move> in_some_order(const Position& position, std::mt19937_64& random) {
    MoveList legal;
    legal_moves(position, legal);
    std::vector<Move> moves;
    const bool must_take = position.quiet_moves() > kPatience;
    for (const Move move : legal) {
        if (is_taking(move) == must_take) moves.push_back(move);
    }
    if (moves.empty()) moves.assign(legal.begin(), legal.end());
    for (std::size_t i = moves.size(); i > 1; --i) std::swap(moves[i - 1], moves[random() % i]);
    return moves;
}

bool play_on(Match& match, std::mt19937_64& random) {
    for (const Move move : in_some_order(match.position(), random)) {
        if (!match.play(move)) throw std::logic_error("a legal move was refused");
        if (!match.end()) return true;
        if (!match.take_back(1)) throw std::logic_error("a move was not taken back");
    }
    return false;
}

}  // namespace

Match long_game(std::size_t plies, std::uint64_t seed) {
    std::mt19937_64 random(seed);
    const std::shared_ptr<const Board> board(std::shared_ptr<void>(), &world());
    auto match = Match::begin(
        {.board = board, .players = {{"Li", "Anna"}}, .time_control = Untimed{}, .start = {}});
    if (!match) throw std::logic_error(match.error().message);
    while (match->plies().size() < plies) {
        if (!play_on(*match, random)) throw std::logic_error("every move ends the game");
    }
    return *std::move(match);
}

}  // namespace taiji::test
