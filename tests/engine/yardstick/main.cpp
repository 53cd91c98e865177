// A yardstick for the engine: plain alpha-beta of fixed depth 3 that counts material only. Speaks
// as much of docs/protocol.md as a referee needs, so that `taiji-engine match` can play against it.

#include <algorithm>
#include <array>
#include <iostream>
#include <sstream>
#include <string>

#include "client/world/world_board.hpp"
#include "game/rules/legal_moves.hpp"
#include "game/rules/move_text.hpp"
#include "game/rules/tfen.hpp"

namespace taiji {
namespace {

constexpr int kDepth = 3;
constexpr int kLost = 100'000;

int material(const Position& position, Side side) {
    constexpr std::array<int, 8> kValues = {3, 3, 9, 5, 4, 4, 1, 0};  // in the order of Unit
    int sum = 0;
    for (Point at : position.pieces(side)) {
        for (std::optional<Unit> unit : units_of(position.piece_at(at)->unit)) {
            if (unit) sum += kValues[static_cast<std::size_t>(*unit)];
        }
    }
    return sum;
}

int search(Position& position, int depth, int alpha, int beta, std::optional<Move>* best) {
    if (is_seat_entered(position)) return -kLost - depth;
    if (depth == 0) {
        const Side us = position.side_to_move();
        return material(position, us) - material(position, opponent(us));
    }
    MoveList moves;
    legal_moves(position, moves);
    if (moves.empty()) return -kLost - depth;
    std::stable_partition(moves.begin(), moves.end(), is_taking);
    int found = -2 * kLost;
    for (const Move& move : moves) {
        Undo undo;
        position.make(move, undo);
        const int score = -search(position, depth - 1, -beta, -alpha, nullptr);
        position.unmake(move, undo);
        if (score > found) {
            found = score;
            if (best) *best = move;
        }
        alpha = std::max(alpha, score);
        if (alpha >= beta) break;
    }
    return found;
}

/// `tfen T moves M…` as a referee sends it.
Result<Position> read_position(const Board& board, std::istringstream& words) {
    std::string word;
    std::string text;
    words >> word;
    while (words >> word && word != "moves") text += (text.empty() ? "" : " ") + word;
    auto position = parse_tfen(board, text);
    while (position && words >> word) {
        const auto move = parse_move(*position, word);
        if (!move) return tl::unexpected(move.error());
        Undo undo;
        position->make(*move, undo);
    }
    return position;
}

int run() {
    const auto board = read_world_board();
    if (!board) {
        std::cerr << "yardstick: " << board.error().message << '\n';
        return 1;
    }
    Position position = *Position::start(**board);
    std::string line;
    while (std::getline(std::cin, line)) {
        std::istringstream words(line);
        std::string word;
        words >> word;
        if (word == "quit") break;
        if (word == "uci") std::cout << "id name depth 3, material only\nuciok" << std::endl;
        if (word == "isready") std::cout << "readyok" << std::endl;
        if (word == "position") {
            auto read = read_position(**board, words);
            if (read) position = *read;
        }
        if (word == "go") {
            std::optional<Move> best;
            search(position, kDepth, -2 * kLost, 2 * kLost, &best);
            std::cout << "bestmove " << (best ? move_text(**board, *best) : "(none)") << std::endl;
        }
    }
    return 0;
}

}  // namespace
}  // namespace taiji

int main() {
    return taiji::run();
}
