#include "game/engine/move_order.hpp"

#include <algorithm>

#include "game/engine/exchange.hpp"

namespace taiji::engine {

std::optional<Move> OrderedMoves::take() {
    if (next == list.size()) return std::nullopt;
    // The greatest first and then its place: two plain loops, which compilers make vectors of.
    const std::size_t size = list.size();
    int best = order[next];
    for (std::size_t i = next + 1; i < size; ++i) best = std::max(best, order[i]);
    std::size_t at = next;
    while (order[at] != best) ++at;
    std::swap(order[next], order[at]);
    std::swap(list[next], list[at]);
    return list[next++];
}

int MoveOrder::order_of_take(const Position& position, Move move) const {
    const Score victim = value_of(position.piece_at(move.to)->unit, weights_);
    const Score mover = value_of(move.mover, weights_);
    const bool good = move.kind == MoveKind::DepthStrike || victim >= mover ||
                      !features_.has(Feature::Exchange) || exchange(position, move, weights_) >= 0;
    return (good ? kGoodTake : kLosing) + 16 * victim - mover;
}

void MoveOrder::arrange(OrderedMoves& moves, const Position& position, const Killers& killers,
                        std::optional<Move> table_move) const {
    const Side us = position.side_to_move();
    const bool use_killers = features_.has(Feature::Killers);
    const bool use_history = features_.has(Feature::History);
    moves.next = 0;
    for (std::size_t i = 0; i < moves.list.size(); ++i) {
        const Move move = moves.list[i];
        int& order = moves.order[i];
        if (table_move && move == *table_move) {
            order = kTableMove;
        } else if (is_taking(move)) {
            order = order_of_take(position, move);
        } else if (use_killers && killers[0] == move) {
            order = kKiller + 1;
        } else if (use_killers && killers[1] == move) {
            order = kKiller;
        } else {
            order = use_history ? history_.of(us, move) : 0;
        }
    }
}

void MoveOrder::arrange_sharp(OrderedMoves& moves, const Position& position) const {
    moves.next = 0;
    for (std::size_t i = 0; i < moves.list.size(); ++i) {
        const Move move = moves.list[i];
        if (is_taking(move)) {
            moves.order[i] = order_of_take(position, move);
        } else {
            moves.order[i] = exchange(position, move, weights_) >= 0 ? 0 : kLosing;
        }
    }
}

void MoveOrder::reward(Side us, Move best, std::span<const Move> tried, int depth,
                       Killers& killers) {
    const int bonus = std::min(2000, 32 * depth * depth);
    history_.add(us, best, bonus);
    for (const Move& move : tried) history_.add(us, move, -bonus);
    if (killers[0] != best) {
        killers[1] = killers[0];
        killers[0] = best;
    }
}

}  // namespace taiji::engine
