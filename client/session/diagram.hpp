#pragma once

#include <optional>
#include <string_view>

#include "base/result.hpp"
#include "client/play/selection.hpp"
#include "game/rules/apply.hpp"
#include "game/rules/ending.hpp"

namespace taiji {

/// A small position of the rules book in which the reader moves the pieces of one side, again and
/// again: the other side never does. Where that goes on no further, what came of it stays to be
/// looked at until the pieces are put back.
class Diagram {
  public:
    /// Error: a TFEN that is refused.
    static Result<Diagram> open(const Board& board, std::string_view tfen);

    [[nodiscard]] const Position& position() const { return position_; }
    [[nodiscard]] play::Selection& selection() { return selection_; }
    [[nodiscard]] const play::Selection& selection() const { return selection_; }
    /// Something was moved.
    [[nodiscard]] bool has_moved() const { return has_moved_; }
    /// The reader cannot move on: the game would be over, the other side would have to answer a
    /// check, or none of the reader's pieces can move.
    [[nodiscard]] bool is_over() const { return selection_.hand() == play::Hand::Looks; }
    /// The game would be over so; nothing: it would go on.
    [[nodiscard]] std::optional<GameEnd> end() const { return game_end(position_); }
    /// The other side would have to answer a check.
    [[nodiscard]] bool gives_check() const;

    /// What happened, to be shown. Precondition: the move is legal.
    [[nodiscard]] std::vector<Event> play(Move move);
    /// Everything as it was at first.
    void put_back();
    /// As in records, from the first position: the move, or, when it is not legal, its piece is
    /// held and the refusal is shown. Error: it is no move's text.
    Result<std::optional<Move>> try_from_first(std::string_view move);

  private:
    explicit Diagram(const Position& first) : first_(first), position_(first), selection_(first) {}

    Position first_;
    Position position_;
    play::Selection selection_;
    bool has_moved_ = false;
};

}  // namespace taiji
