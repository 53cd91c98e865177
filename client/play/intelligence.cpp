#include "client/play/intelligence.hpp"

#include "game/rules/attacks.hpp"
#include "game/rules/legal_moves.hpp"

namespace taiji::play {

Intelligence intelligence(const Position& position) {
    Intelligence seen;
    for (Side side : kBothSides) seen.attacked[side] = attacked_points(position, side);
    for (Side side : kBothSides) {
        seen.in_danger[side] = position.pieces(side) & seen.attacked[opponent(side)];
    }
    return seen;
}

PerSide<PointSet> attacked_in_two(const Position& position) {
    PerSide<PointSet> attacked;
    for (Side side : kBothSides) {
        attacked[side] = attacked_points(position, side);
        Position at = position.with_side_to_move(side);
        MoveList moves;
        pseudo_legal_moves(at, moves);
        for (const Move& move : moves) {
            if (move.to == position.hub(opponent(side))) continue;
            Undo undo;
            at.make(move, undo);
            attacked[side] |= attacked_points(at, side);
            at.unmake(move, undo);
        }
    }
    return attacked;
}

std::array<PointSet, 3> reach_in_moves(const Position& position, Point from) {
    std::array<PointSet, 3> reach;
    const std::optional<Piece> piece = position.piece_at(from);
    if (!piece) return reach;
    const auto reached_in = [&](int moves) {
        PointSet points = reachable_points(position, from, piece->unit, moves);
        if (is_stack(piece->unit)) {
            for (const std::optional<Unit> part : units_of(piece->unit)) {
                points |= reachable_points(position, from, *part, moves);
            }
        }
        return points;
    };
    PointSet before;
    for (std::size_t i = 0; i < reach.size(); ++i) {
        const PointSet points = reached_in(static_cast<int>(i) + 1);
        reach[i] = points - before;
        before |= points;
    }
    return reach;
}

PointCard point_card(const Position& position, Point at) {
    const Board& board = position.board();
    PointCard card;
    card.at = at;
    if (!board.is_dashed(at)) card.terrain = board.terrain(at);
    card.piece = position.piece_at(at);
    for (Side side : kBothSides) {
        if (board.palace(side).contains(at)) card.palace = side;
        if (board.seat(side) == at) card.seat = side;
        card.attackers[side] = attackers(position, side, at);
    }
    return card;
}

}  // namespace taiji::play
