#include "game/rules/legal_moves.hpp"

#include <algorithm>

#include "base/check.hpp"
#include "game/rules/legality_filter.hpp"
#include "game/rules/piece_moves.hpp"

namespace taiji {

void pseudo_legal_moves(const Position& position, MoveList& moves) {
    moves.truncate(0);
    if (is_seat_entered(position)) return;
    const PieceMoves generator(position);
    for (Point from : position.pieces(position.side_to_move())) generator.add(from, moves);
}

void legal_moves(const Position& position, MoveList& moves) {
    pseudo_legal_moves(position, moves);
    if (moves.empty()) return;
    LegalityFilter filter(position);
    std::size_t kept = 0;
    for (const Move& move : moves) {
        if (filter.is_legal(move)) moves[kept++] = move;
    }
    moves.truncate(kept);
}

bool has_legal_move(const Position& position) {
    if (is_seat_entered(position)) return false;
    LegalityFilter filter(position);
    const PieceMoves generator(position);
    MoveList moves;
    for (Point from : position.pieces(position.side_to_move())) {
        moves.truncate(0);
        generator.add(from, moves);
        if (std::any_of(moves.begin(), moves.end(),
                        [&](Move move) { return filter.is_legal(move); })) {
            return true;
        }
    }
    return false;
}

bool is_legal(const Position& position, Move move) {
    if (index(move.from) >= position.board().point_count() || is_seat_entered(position) ||
        !position.pieces(position.side_to_move()).contains(move.from)) {
        return false;
    }
    MoveList moves;
    PieceMoves(position).add(move.from, moves);
    return std::find(moves.begin(), moves.end(), move) != moves.end() &&
           LegalityFilter(position).is_legal(move);
}

bool is_seat_entered(const Position& position) {
    const Board& board = position.board();
    return position.pieces(Side::Black).contains(board.seat(Side::White)) ||
           position.pieces(Side::White).contains(board.seat(Side::Black));
}

std::uint64_t perft(const Position& position, int depth) {
    TAIJI_CHECK(depth >= 0);
    if (depth == 0) return 1;
    MoveList moves;
    legal_moves(position, moves);
    if (depth == 1) return moves.size();
    Position at = position;
    std::uint64_t sequences = 0;
    for (const Move& move : moves) {
        Undo undo;
        at.make(move, undo);
        sequences += perft(at, depth - 1);
        at.unmake(move, undo);
    }
    return sequences;
}

}  // namespace taiji
