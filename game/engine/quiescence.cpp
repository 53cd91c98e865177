#include <algorithm>

#include "game/engine/threat_points.hpp"
#include "game/engine/worker.hpp"
#include "game/rules/attacks.hpp"
#include "game/rules/legal_moves.hpp"
#include "game/rules/legality_filter.hpp"
#include "game/rules/piece_moves.hpp"

namespace taiji::engine {
namespace {

constexpr int kEvasionDepth = -2;         // below this even threatened positions may stand pat
constexpr int kThreatenedStandPat = 150;  // what a threat costs who does not look at it
constexpr int kDelta = 150;               // what a taking may gain beyond the taken piece

}  // namespace

/// Takings that lose nothing; at its first ply also quiet moves that threaten hub or seat.
void Worker::sharp_moves(OrderedMoves& moves, bool with_threats) {
    moves.list.truncate(0);
    if (!with_threats) {
        const PieceMoves generator(position_);
        position_.pieces(position_.side_to_move()).for_each([&](Point from) {
            generator.add_takes(from, moves.list);
        });
    } else {
        pseudo_legal_moves(position_, moves.list);
        find_threat_points(position_, threat_points_);
        std::size_t kept = 0;
        for (std::size_t i = 0; i < moves.list.size(); ++i) {
            const Move move = moves.list[i];
            if (is_taking(move) ||
                (move.kind == MoveKind::Go &&
                 threat_points_[static_cast<std::size_t>(move.mover)].contains(move.to))) {
                moves.list[kept++] = move;
            }
        }
        moves.list.truncate(kept);
    }
    order_.arrange_sharp(moves, position_);
}

Score Worker::quiesce(Score alpha, Score beta, int depth, int ply) {
    if (should_stop()) return 0;
    deepest_ = std::max(deepest_, ply);
    at(ply).best_line.clear();
    if (depth < 0) {
        if (can_enter_seat(position_, position_.side_to_move())) return win_in(ply + 1);
        if (const auto score = drawn_or_perpetual(ply)) return *score;
    }
    if (ply >= kMaxPly - 1) return standing();
    const bool danger = at(ply).threatened;
    const bool evade = danger && depth >= kEvasionDepth && has(Feature::Evasions);
    Score best = -kInfinite;
    if (!evade) {
        best = standing() - (danger ? kThreatenedStandPat : 0);
        if (best >= beta) return best;
        alpha = std::max(alpha, best);
    }
    OrderedMoves& moves = *moves_[static_cast<std::size_t>(ply)];
    if (evade) {
        pseudo_legal_moves(position_, moves.list);
        order_.arrange(moves, position_, at(ply).killers, std::nullopt);
    } else {
        sharp_moves(moves, depth == 0 && has(Feature::QuiescenceChecks));
    }
    std::optional<LegalityFilter> filter;
    int tried = 0;
    while (const std::optional<Move> move = moves.take()) {
        if (!evade) {
            if (MoveOrder::is_losing(moves.order_of_last())) break;
            if (is_taking(*move)) {
                const std::optional<Piece> victim = position_.piece_at(move->to);
                if (best + kDelta + value_of(victim->unit, weights_) <= alpha) continue;
            }
        }
        if (!filter) filter.emplace(position_);
        if (!filter->is_legal(*move)) continue;
        ++tried;
        Undo undo;
        play(*move, undo, ply + 1);
        const Score score = -quiesce(-beta, -alpha, depth - 1, ply + 1);
        take_back(*move, undo);
        if (stopped_) return 0;
        if (score <= best) continue;
        best = score;
        if (score <= alpha) continue;
        alpha = score;
        set_line(ply, *move);
        if (alpha >= beta) break;
    }
    if (evade && tried == 0) return loss_in(ply);
    return best;
}

}  // namespace taiji::engine
