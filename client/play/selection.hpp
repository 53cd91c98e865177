#pragma once

#include <optional>
#include <span>
#include <variant>
#include <vector>

#include "game/board/point_set.hpp"
#include "game/rules/move.hpp"
#include "game/rules/position.hpp"
#include "game/rules/refusal.hpp"

namespace taiji::play {

/// What the player's hand may do with the position.
enum class Hand : std::uint8_t {
    Moves,  ///< the side to move is the player's
    Waits,  ///< the other side is the player's: pieces can be looked at, a try to move is refused
    Looks   ///< the game is over, an earlier ply is looked at, or only computers play: no tries
};

/// What a move means to the player, as it is shown (LOOK.md): each kind has its mark. A crossing
/// that takes is a Take, one that boards is a Board.
enum class TargetKind : std::uint8_t { Go, Take, Board, Join, Strike, Launch, Cross };

/// A point that the selected piece, or a part of its stack, can act on.
struct Target {
    Point at{};
    TargetKind kind{};        ///< of its first move
    std::vector<Move> moves;  ///< all that end or strike there; the usual one first
};

/// A try that is refused, to be explained at the spot. `why.where` and `why.piece` are the piece
/// that blocks, screens or gives check, where there is one.
struct RefusedTry {
    Wish wish;
    Refusal why;
    PointSet range;  ///< `range_of` the mover, when the reason is its range, its lines or its way
};

/// One target, several moves: the player chooses.
struct Chooser {
    Point at{};
    std::vector<Move> moves;  ///< the usual one first
    std::size_t marked = 0;   ///< by the keyboard
};

/// What the player's hand is doing: which piece is held, where it may go, what is being asked.
/// Knows one position at a time; `reset` when it changes. All of it is logic: no pixel, no clock.
///
/// The usual move of several on one target: a nuclear submarine's launch where something is taken,
/// since the submarine is worth more where it hides; otherwise the whole stack together; then the
/// carrying unit alone; then the carried one.
class Selection {
  public:
    explicit Selection(const Position& position, Hand hand = Hand::Moves) { reset(position, hand); }
    void reset(const Position& position, Hand hand = Hand::Moves);

    [[nodiscard]] const Position& position() const { return position_; }
    [[nodiscard]] Hand hand() const { return hand_; }
    /// The piece that is held; any piece can be, whoever's it is, if only to be looked at.
    [[nodiscard]] std::optional<Point> piece() const { return piece_; }
    /// Of the piece that is held, clockwise from north, nearer before farther. Empty when it cannot
    /// move or is only looked at.
    [[nodiscard]] std::span<const Target> targets() const { return targets_; }
    /// The target that the keyboard stands on.
    [[nodiscard]] const Target* marked_target() const;
    [[nodiscard]] const std::optional<Chooser>& chooser() const { return chooser_; }
    [[nodiscard]] const std::optional<RefusedTry>& refused() const { return refused_; }
    /// Pieces that the player can move now.
    [[nodiscard]] const PointSet& movable() const { return movable_; }

    /// The pointer was clicked on a point: acts on a target; lets go of the held piece there; takes
    /// up the player's own piece, or another's to look at it; is a refused try to move the player's
    /// piece otherwise. The move that is to be played, if that decided one.
    [[nodiscard]] std::optional<Move> click(Point at);
    /// Picks a piece up without letting go of it when it is held already: the start of a drag.
    void grab(Point at);
    /// A dragged piece was released over a point: as a click there, but back on its own point it
    /// stays held, and over another piece it means that point.
    [[nodiscard]] std::optional<Move> drop(Point at);
    /// Holds the piece and shows why it, or that part of its stack, cannot go there. Precondition:
    /// a piece stands there, and there is no such legal move.
    void explain(Wish wish);
    /// Beside the board: lets go of everything.
    void click_away();
    /// Lets go of the chooser, or else of the refusal, or else of the piece. False: there was
    /// nothing to let go of.
    bool escape();
    /// Precondition: a chooser is open and has that many moves.
    [[nodiscard]] Move choose(std::size_t i);

    /// Keyboard: the next (+1) or previous (-1) own piece that can move, column by column from the
    /// west, each from the north.
    void step_piece(int by);
    /// The next target by bearing; inside a chooser its next move.
    void step_target(int by);
    /// Confirms what the keyboard stands on: a target, or a chooser's move.
    [[nodiscard]] std::optional<Move> confirm();

  private:
    void hold(Point at);
    void let_go();
    [[nodiscard]] bool is_players(Point at) const;
    [[nodiscard]] std::optional<Move> act_on(const Target& target);
    void refuse(Point at);

    Position position_;
    Hand hand_ = Hand::Moves;
    PointSet movable_;
    std::optional<Point> piece_;
    std::vector<Target> targets_;
    std::optional<std::size_t> marked_;
    std::optional<Chooser> chooser_;
    std::optional<RefusedTry> refused_;
};

/// What the move means to the player. Precondition: a move of RULES.md 2 here.
[[nodiscard]] TargetKind target_kind(const Position& position, Move move);

/// Where `mover`, at `from`, could go or strike if nothing but the terrain were in its way: its
/// range, its landings, its whole lines.
[[nodiscard]] PointSet range_of(const Position& position, Point from, Unit mover);

}  // namespace taiji::play
