#pragma once

#include <optional>

#include "base/result.hpp"
#include "client/play/selection.hpp"
#include "game/rules/apply.hpp"

namespace taiji {

/// A small position of the rules book in which the reader moves the pieces of one side, again and
/// again: the other side never does. When that goes on no further (the game would be over), it
/// begins anew.
class Diagram {
  public:
    /// Error: a TFEN that is refused.
    static Result<Diagram> open(const Board& board, std::string_view tfen);

    [[nodiscard]] const Position& position() const { return position_; }
    [[nodiscard]] play::Selection& selection() { return selection_; }
    [[nodiscard]] const play::Selection& selection() const { return selection_; }
    /// What happened, to be shown. Precondition: the move is legal.
    [[nodiscard]] std::vector<Event> play(Move move);

  private:
    explicit Diagram(const Position& first) : first_(first), position_(first), selection_(first) {}

    Position first_;
    Position position_;
    play::Selection selection_;
};

}  // namespace taiji
