#include "game/engine/exchange.hpp"

#include <algorithm>
#include <array>

#include "game/rules/attacks.hpp"
#include "game/rules/piece_moves.hpp"

namespace taiji::engine {
namespace {

constexpr int kMaxExchanges = 32;

struct Taker {
    Point from;
    Unit unit;
};

/// The cheapest unit of `side` that can take on `target`; a hub takes nothing and never comes up.
std::optional<Taker> cheapest(const Position& position, Side side, Point target,
                              const Weights& weights) {
    std::optional<Taker> best;
    Score least = kInfinite;
    for (Point from : attackers(position, side, target)) {
        const Unit whole = position.piece_at(from)->unit;
        if (!is_stack(whole)) {
            const Score value = value_of(whole, weights);
            if (value < least) {
                least = value;
                best = Taker{from, whole};
            }
            continue;
        }
        MoveList moves;
        PieceMoves(position).add_takes(from, moves);
        for (const Move& move : moves) {
            const Score value = value_of(move.mover, weights);
            if (move.to != target || value >= least) continue;
            least = value;
            best = Taker{from, move.mover};
        }
    }
    return best;
}

}  // namespace

Score exchange(const Position& position, Move move, const Weights& weights) {
    std::array<Score, kMaxExchanges> gains{};
    const std::optional<Piece> victim = position.piece_at(move.to);
    gains[0] = victim ? value_of(victim->unit, weights) : 0;
    if (move.kind == MoveKind::DepthStrike) return gains[0];
    Side side = position.piece_at(move.from)->side;
    Position at = PieceMoves::moved_to(position, move.from, move.mover, move.to);
    Score standing = value_of(move.mover, weights);
    int count = 0;
    while (count + 1 < kMaxExchanges) {
        side = opponent(side);
        const std::optional<Taker> taker = cheapest(at, side, move.to, weights);
        if (!taker) break;
        ++count;
        gains[static_cast<std::size_t>(count)] =
            standing - gains[static_cast<std::size_t>(count - 1)];
        at = PieceMoves::moved_to(at, taker->from, taker->unit, move.to);
        standing = value_of(taker->unit, weights);
    }
    while (count > 0) {
        Score& before = gains[static_cast<std::size_t>(count - 1)];
        before = -std::max(-before, gains[static_cast<std::size_t>(count)]);
        --count;
    }
    return gains[0];
}

}  // namespace taiji::engine
