#include "client/session/diagram.hpp"

#include "game/rules/attacks.hpp"
#include "game/rules/ending.hpp"
#include "game/rules/legal_moves.hpp"
#include "game/rules/tfen.hpp"

namespace taiji {

Result<Diagram> Diagram::open(const Board& board, std::string_view tfen) {
    const auto position = parse_tfen(board, tfen);
    if (!position) return tl::unexpected(position.error());
    return Diagram(*position);
}

std::vector<Event> Diagram::play(Move move) {
    const Side reader = position_.side_to_move();
    Outcome outcome = apply(position_, move);
    // The reader's turn again, unless the other side would then stand in check on the reader's
    // turn, which no position allows.
    const bool over =
        game_end(outcome.after).has_value() || in_check(outcome.after, opponent(reader));
    position_ = over ? first_ : outcome.after.with_side_to_move(reader);
    if (!has_legal_move(position_)) position_ = first_;
    selection_.reset(position_);
    return std::move(outcome.events);
}

}  // namespace taiji
