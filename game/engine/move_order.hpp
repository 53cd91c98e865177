#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <span>

#include "game/engine/evaluation.hpp"
#include "game/engine/features.hpp"
#include "game/engine/history.hpp"
#include "game/rules/move.hpp"
#include "game/rules/position.hpp"

namespace taiji::engine {

/// Moves of one ply with how promising each is. Large: allocated once for each ply.
struct OrderedMoves {
    MoveList list;
    std::array<int, MoveList::kCapacity> order;
    std::size_t next = 0;  ///< those before it have been handed out

    /// Hands out the most promising of what is left.
    [[nodiscard]] std::optional<Move> take();
    /// How promising the move was that was handed out last.
    [[nodiscard]] int order_of_last() const { return order[next - 1]; }
};

/// Quiet moves that caused a cutoff at this ply before.
using Killers = std::array<std::optional<Move>, 2>;

/// Which moves are tried first.
class MoveOrder {
  public:
    MoveOrder(const Weights& weights, Features features) : weights_(weights), features_(features) {}

    /// Gives `moves.list` its order. From the first: the table's move, takings that lose no
    /// material, killers, quiet moves by history, losing takings.
    void arrange(OrderedMoves& moves, const Position& position, const Killers& killers,
                 std::optional<Move> table_move) const;
    /// For quiescence: takings, and quiet moves that lose no material.
    void arrange_sharp(OrderedMoves& moves, const Position& position) const;
    [[nodiscard]] static bool is_losing(int order) { return order <= kLosing / 2; }

    /// `best`, a quiet move, caused a cutoff after `tried`, which did not.
    void reward(Side us, Move best, std::span<const Move> tried, int depth, Killers& killers);
    [[nodiscard]] int history(Side us, Move move) const { return history_.of(us, move); }
    void age() { history_.age(); }

  private:
    static constexpr int kTableMove = 1 << 30;
    static constexpr int kGoodTake = 1 << 28;
    static constexpr int kKiller = 1 << 27;
    static constexpr int kLosing = -(1 << 28);

    [[nodiscard]] int order_of_take(const Position& position, Move move) const;

    const Weights& weights_;
    Features features_;
    History history_;
};

}  // namespace taiji::engine
