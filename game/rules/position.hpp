#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <type_traits>
#include <vector>

#include "base/check.hpp"
#include "base/result.hpp"
#include "game/board/board.hpp"
#include "game/rules/move.hpp"
#include "game/rules/piece.hpp"

namespace taiji {

struct Placement {
    Point at{};
    Piece piece{};
};

/// What a position is made from. Any order.
struct Setup {
    std::vector<Placement> pieces;
    Side side_to_move = Side::White;
    std::uint32_t quiet_moves = 0;
    std::uint32_t move_number = 1;
};

/// What `unmake` needs to restore the position before a move.
struct Undo {
    std::uint64_t hash = 0;
    std::uint32_t quiet_moves = 0;
    std::uint8_t mover_code = 0;
    std::uint8_t target_code = 0;
};

/// All pieces, the side to move, the moves since the last taking and the move number. Trivially
/// copyable; points to its board, which must outlive it. Every position obeys RULES.md 9: one hub a
/// side in its palace, units where they may stand, the side not to move not in check (but for a
/// finished game).
class Position {
  public:
    static constexpr std::size_t kMaxUnitsPerSide = 32;

    /// Checks everything that section 9 asks of a position beyond its text.
    static Result<Position> make(const Board& board, const Setup& setup);
    /// The board's start position.
    static Result<Position> start(const Board& board);

    [[nodiscard]] const Board& board() const { return *board_; }
    [[nodiscard]] std::optional<Piece> piece_at(Point point) const {
        return decode(at_[index(point)]);
    }
    /// Where the side's pieces stand, submerged ones included.
    [[nodiscard]] const PointSet& pieces(Side side) const { return occupied_[side]; }
    [[nodiscard]] PointSet occupied() const {
        return occupied_[Side::White] | occupied_[Side::Black];
    }
    [[nodiscard]] Point hub(Side side) const { return hubs_[side]; }
    [[nodiscard]] Side side_to_move() const { return side_to_move_; }
    /// Single moves in a row without a taking.
    [[nodiscard]] std::uint32_t quiet_moves() const { return quiet_moves_; }
    [[nodiscard]] std::uint32_t move_number() const { return move_number_; }
    /// Of all pieces and the side to move, kept up to date by make and unmake. The same on every
    /// machine.
    [[nodiscard]] std::uint64_t hash() const { return hash_; }
    /// The hash computed anew from the pieces.
    [[nodiscard]] std::uint64_t recomputed_hash() const;
    /// Same pieces and side to move: what counts for repetition. The counters do not.
    [[nodiscard]] bool same_placement(const Position& other) const {
        return side_to_move_ == other.side_to_move_ && at_ == other.at_;
    }
    friend bool operator==(const Position& a, const Position& b) {
        return a.same_placement(b) && a.quiet_moves_ == b.quiet_moves_ &&
               a.move_number_ == b.move_number_;
    }

    /// Plays a move in place. Precondition: `move` is a move of section 2 here (not checked: this
    /// is the search's path; `apply` is the checked one).
    void make(Move move, Undo& undo);
    /// Takes back the last move made. Precondition: `undo` came from `make(move, undo)`.
    void unmake(Move move, const Undo& undo);
    /// The same position with the other side to move: for threats and null moves. Counters stay.
    [[nodiscard]] Position with_side_to_move(Side side) const;

  private:
    friend class PieceMoves;
    friend class AttackFinder;
    friend class LegalityFilter;
    using Code = std::uint8_t;  // 0: empty; otherwise 1 + unit + 11 * side

    [[nodiscard]] static constexpr Code encode(Piece piece) {
        return static_cast<Code>(1 + static_cast<unsigned>(piece.unit) +
                                 kUnitCount * static_cast<unsigned>(piece.side));
    }
    [[nodiscard]] static constexpr std::optional<Piece> decode(Code code) {
        if (code == 0) return std::nullopt;
        const unsigned i = code - 1U;
        return Piece{static_cast<Side>(i / kUnitCount), static_cast<Unit>(i % kUnitCount)};
    }

    void set_code(Point point, Code code);  // with the hash, without the sets

    const Board* board_ = nullptr;
    std::array<Code, Board::kMaxPoints> at_{};
    PerSide<PointSet> occupied_;
    PerSide<Point> hubs_;
    Side side_to_move_ = Side::White;
    std::uint32_t quiet_moves_ = 0;
    std::uint32_t move_number_ = 1;
    std::uint64_t hash_ = 0;
};

static_assert(std::is_trivially_copyable_v<Position>);
static_assert(sizeof(Position) <= 384);

}  // namespace taiji
