#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "base/check.hpp"
#include "game/board/point.hpp"
#include "game/rules/piece.hpp"

namespace taiji {

/// What a move does at its target. A launch is a Take; boarding and joining are both a Board.
enum class MoveKind : std::uint8_t { Go, Take, Board, DepthStrike };

/// A move as the rules know it. `mover` is what moves: a part of the stack at `from`, or all that
/// stands there. What stays behind follows from it. Four bytes.
struct Move {
    Point from{};
    Point to{};
    Unit mover{};
    MoveKind kind{};

    friend constexpr bool operator==(const Move&, const Move&) = default;
};

/// A depth strike is a taking too.
[[nodiscard]] constexpr bool is_taking(Move move) {
    return move.kind == MoveKind::Take || move.kind == MoveKind::DepthStrike;
}

/// Moves in a buffer on the stack. Never allocates.
class MoveList {
  public:
    /// No position has more: 32 units a side, and what one unit can do is bounded by the 256 points
    /// of a board (the worst are 31 units that each see a row, a column and two diagonals of the
    /// longest board, 85 by 3).
    static constexpr std::size_t kCapacity = 4608;

    MoveList() {}  // NOLINT: the buffer stays uninitialised on purpose

    void push(Move move) { moves_[size_++] = move; }
    [[nodiscard]] std::size_t size() const { return size_; }
    [[nodiscard]] bool empty() const { return size_ == 0; }
    [[nodiscard]] Move& operator[](std::size_t i) { return moves_[i]; }
    [[nodiscard]] const Move& operator[](std::size_t i) const { return moves_[i]; }
    [[nodiscard]] Move* begin() { return moves_; }
    [[nodiscard]] Move* end() { return moves_ + size_; }
    [[nodiscard]] const Move* begin() const { return moves_; }
    [[nodiscard]] const Move* end() const { return moves_ + size_; }
    /// Keeps the first `size` moves.
    void truncate(std::size_t size) {
        TAIJI_CHECK(size <= size_);
        size_ = size;
    }

  private:
    std::size_t size_ = 0;
    union {
        Move moves_[kCapacity];
    };
};

}  // namespace taiji
