#pragma once

#include <optional>
#include <span>
#include <variant>
#include <vector>

#include "game/rules/move.hpp"
#include "game/rules/position.hpp"
#include "game/rules/refusal.hpp"

namespace taiji::play {

/// What a move means to the player, as it is shown (LOOK.md): each kind has its mark.
enum class TargetKind : std::uint8_t { Go, Take, Board, Join, Strike, Launch, Cross };

/// A point that the selected piece, or a part of its stack, can act on.
struct Target {
    Point at{};
    TargetKind kind{};        ///< of its first move
    std::vector<Move> moves;  ///< all that end or strike there; the usual one first
};

/// A try that the rules refuse, to be explained at the spot.
struct RefusedTry {
    Wish wish;
    Refusal why;
};

/// One target, several moves: the player chooses.
struct Chooser {
    Point at{};
    std::vector<Move> moves;  ///< the usual one first
    std::size_t marked = 0;   ///< by the keyboard
};

/// What the player's hand is doing: which piece is held, where it may go, what is being asked.
/// Knows one position at a time; `reset` when it changes. All of it is logic: no pixel, no clock.
class Selection {
  public:
    explicit Selection(const Position& position) { reset(position); }
    void reset(const Position& position);

    [[nodiscard]] std::optional<Point> piece() const { return piece_; }
    [[nodiscard]] std::span<const Target> targets() const { return targets_; }
    /// The target that the keyboard stands on.
    [[nodiscard]] const Target* marked_target() const;
    [[nodiscard]] const std::optional<Chooser>& chooser() const { return chooser_; }
    [[nodiscard]] const std::optional<RefusedTry>& refused() const { return refused_; }

    /// The pointer was clicked on, or released a dragged piece over, a point. The move that is to
    /// be played, if that decided one.
    [[nodiscard]] std::optional<Move> click(Point at);
    /// Picks a piece up without letting go of it when it is held already: the start of a drag.
    void grab(Point at);
    /// Beside the board.
    void click_away();
    /// Lets go of the chooser, or else of the refusal, or else of the piece. False: there was
    /// nothing to let go of.
    bool escape();
    /// Precondition: a chooser is open and has that many moves.
    [[nodiscard]] Move choose(std::size_t i);

    /// Keyboard: the next (+1) or previous (-1) own piece that can move, in an order that sweeps
    /// over the board; then its targets by bearing; inside a chooser its moves.
    void step_piece(int by);
    void step_target(int by);
    /// Confirms what the keyboard stands on.
    [[nodiscard]] std::optional<Move> confirm();

  private:
    Position position_;
    std::optional<Point> piece_;
    std::vector<Target> targets_;
    std::optional<std::size_t> marked_;
    std::optional<Chooser> chooser_;
    std::optional<RefusedTry> refused_;
};

/// What the move means to the player.
[[nodiscard]] TargetKind target_kind(const Position& position, Move move);

}  // namespace taiji::play
