#pragma once

#include "game/rules/move.hpp"
#include "game/rules/position.hpp"

namespace taiji {

/// The moves of RULES.md 2, piece by piece, whether or not they leave the own hub in check.
/// The hot path of move generation; legal_moves.hpp is for everybody else.
class PieceMoves {
  public:
    explicit PieceMoves(const Position& position) : position_(position), board_(*position.board_) {}

    /// Adds all moves of the piece at `from`, whoever's turn it is. A stack's own moves come first,
    /// then those of its parts. Precondition: a piece is there.
    void add(Point from, MoveList& moves) const { add_some<true>(from, moves); }
    /// The same for takings and depth strikes only.
    void add_takes(Point from, MoveList& moves) const { add_some<false>(from, moves); }

    /// `position` with `mover`, all or part of what stands at `from`, set down alone at `to`.
    [[nodiscard]] static Position moved_to(const Position& position, Point from, Unit mover,
                                           Point to);

  private:
    using Code = Position::Code;
    struct Mover {
        Point from;
        Side side;
        Unit unit;
    };

    [[nodiscard]] Code code_at(Point point) const { return position_.at_[index(point)]; }
    [[nodiscard]] bool is_own(Mover mover, Point point) const {
        return position_.occupied_[mover.side].contains(point);
    }
    // `kAll` false: takings and depth strikes only.
    template <bool kAll>
    void add_some(Point from, MoveList& moves) const;
    template <bool kAll>
    void go_or_take(Mover mover, const PointSet& targets, MoveList& moves) const;
    template <bool kAll>
    void walker(Mover mover, const PointSet& reach, MoveList& moves) const;
    template <bool kAll>
    void air_force(Mover mover, MoveList& moves) const;
    template <bool kAll>
    void navy(Mover mover, MoveList& moves) const;
    template <bool kAll>
    void missile(Mover mover, MoveList& moves) const;
    template <bool kAll>
    void submarine(Mover mover, MoveList& moves) const;
    void hub(Mover mover, MoveList& moves) const;

    const Position& position_;
    const Board& board_;
};

}  // namespace taiji
