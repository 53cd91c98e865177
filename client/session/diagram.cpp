#include "client/session/diagram.hpp"

#include "game/rules/attacks.hpp"
#include "game/rules/legal_moves.hpp"
#include "game/rules/move_text.hpp"
#include "game/rules/tfen.hpp"

namespace taiji {

Result<Diagram> Diagram::open(const Board& board, std::string_view tfen) {
    const auto position = parse_tfen(board, tfen);
    if (!position) return tl::unexpected(position.error());
    return Diagram(*position);
}

bool Diagram::gives_check() const {
    return is_over() && in_check(position_, position_.side_to_move());
}

std::vector<Event> Diagram::play(Move move) {
    const Side reader = position_.side_to_move();
    Outcome outcome = apply(position_, move);
    has_moved_ = true;
    position_ = outcome.after;
    // The reader's turn again, unless the other side would then stand in check on the reader's
    // turn, which no position allows.
    bool over = game_end(position_).has_value() || in_check(position_, opponent(reader));
    if (!over) {
        position_ = position_.with_side_to_move(reader);
        over = !has_legal_move(position_);
    }
    selection_.reset(position_, over ? play::Hand::Looks : play::Hand::Moves);
    return std::move(outcome.events);
}

void Diagram::put_back() {
    position_ = first_;
    has_moved_ = false;
    selection_.reset(position_);
}

Result<std::optional<Move>> Diagram::try_from_first(std::string_view text) {
    const auto wanted = parse_move_syntax(first_.board(), text);
    if (!wanted) return tl::unexpected(wanted.error());
    put_back();
    if (is_legal(first_, *wanted)) return *wanted;
    if (!first_.piece_at(wanted->from)) return fail("{}: no piece stands there", text);
    selection_.explain({wanted->from, wanted->to, wanted->mover});
    return std::nullopt;
}

}  // namespace taiji
