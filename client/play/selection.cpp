#include "client/play/selection.hpp"

#include <algorithm>
#include <array>
#include <tuple>

#include "base/check.hpp"
#include "client/play/refused_try.hpp"
#include "client/play/target.hpp"
#include "game/rules/legal_moves.hpp"

namespace taiji::play {
namespace {

/// `at` moved by `by` places in a ring of `size`.
std::size_t stepped(std::size_t at, int by, std::size_t size) {
    const auto n = static_cast<std::ptrdiff_t>(size);
    const std::ptrdiff_t to = (static_cast<std::ptrdiff_t>(at) + by) % n;
    return static_cast<std::size_t>(to < 0 ? to + n : to);
}

/// The end of a ring where steps in the direction of `by` begin.
std::size_t first_of(int by, std::size_t size) {
    return stepped(0, by > 0 ? by - 1 : by, size);
}

auto sweep_key(const Board& board, Point point) {
    const Coord coord = board.coord(point);
    return std::tuple(coord.x2, -coord.y2);
}

}  // namespace

void Selection::reset(const Position& position, Hand hand) {
    position_ = position;
    hand_ = hand;
    movable_ = {};
    let_go();
    if (hand != Hand::Moves) return;
    MoveList legal;
    legal_moves(position_, legal);
    for (const Move& move : legal) movable_.insert(move.from);
}

const Target* Selection::marked_target() const {
    return marked_ ? &targets_[*marked_] : nullptr;
}

bool Selection::is_players(Point at) const {
    if (hand_ == Hand::Looks) return false;
    const Side side =
        hand_ == Hand::Moves ? position_.side_to_move() : opponent(position_.side_to_move());
    return position_.pieces(side).contains(at);
}

void Selection::let_go() {
    piece_.reset();
    targets_.clear();
    marked_.reset();
    chooser_.reset();
    refused_.reset();
}

void Selection::hold(Point at) {
    let_go();
    piece_ = at;
    if (!movable_.contains(at)) return;
    MoveList legal;
    legal_moves(position_, legal);
    targets_ = targets_from(position_, at, legal);
}

std::optional<Move> Selection::act_on(const Target& target) {
    if (target.moves.size() > 1) {
        chooser_ = Chooser{target.at, target.moves, 0};
        return std::nullopt;
    }
    const Move move = target.moves.front();
    let_go();
    return move;
}

std::optional<Move> Selection::click(Point at) {
    refused_.reset();
    if (chooser_ && chooser_->at == at) return std::nullopt;
    chooser_.reset();
    const auto target = std::ranges::find(targets_, at, &Target::at);
    if (target != targets_.end()) return act_on(*target);
    const bool is_held = piece_ == at;
    const bool tries = !is_held && piece_ && is_players(*piece_) && !is_players(at);
    if (tries) {
        refuse(at);
    } else if (!is_held && position_.piece_at(at)) {
        hold(at);
    } else {
        let_go();
    }
    return std::nullopt;
}

void Selection::grab(Point at) {
    if (!position_.piece_at(at)) return;
    refused_.reset();
    chooser_.reset();
    if (piece_ != at) hold(at);
}

std::optional<Move> Selection::drop(Point at) {
    refused_.reset();
    chooser_.reset();
    const auto target = std::ranges::find(targets_, at, &Target::at);
    if (target != targets_.end()) return act_on(*target);
    if (piece_ && piece_ != at && hand_ != Hand::Looks) refuse(at);
    return std::nullopt;
}

void Selection::refuse(Point at) {
    refused_ = hand_ == Hand::Moves && is_players(*piece_)
                   ? most_telling_refusal(position_, *piece_, at)
                   : refusal_out_of_turn(position_, *piece_, at);
}

void Selection::explain(Wish wish) {
    hold(wish.from);
    refused_ = refused_wish(position_, wish);
}

void Selection::click_away() {
    let_go();
}

bool Selection::escape() {
    if (chooser_) {
        chooser_.reset();
    } else if (refused_) {
        refused_.reset();
    } else if (piece_) {
        let_go();
    } else {
        return false;
    }
    return true;
}

Move Selection::choose(std::size_t i) {
    TAIJI_CHECK(chooser_ && i < chooser_->moves.size());
    const Move move = chooser_->moves[i];
    let_go();
    return move;
}

void Selection::step_piece(int by) {
    if (movable_.empty() || by == 0) return;
    std::vector<Point> order(movable_.begin(), movable_.end());
    const auto key = [&](Point point) { return sweep_key(position_.board(), point); };
    std::ranges::sort(order, {}, key);
    std::size_t to = first_of(by, order.size());
    if (piece_) {
        // Also from a piece that is not in the order: the next one from where it stands.
        const auto after = static_cast<std::size_t>(
            std::ranges::upper_bound(order, key(*piece_), {}, key) - order.begin());
        const std::size_t before = after - (movable_.contains(*piece_) ? 1U : 0U);
        to = by > 0 ? stepped(after, by - 1, order.size()) : stepped(before, by, order.size());
    }
    hold(order[to]);
}

void Selection::step_target(int by) {
    refused_.reset();
    if (by == 0) return;
    if (chooser_) {
        chooser_->marked = stepped(chooser_->marked, by, chooser_->moves.size());
    } else if (!targets_.empty()) {
        marked_ = marked_ ? stepped(*marked_, by, targets_.size()) : first_of(by, targets_.size());
    }
}

std::optional<Move> Selection::confirm() {
    refused_.reset();
    if (chooser_) return choose(chooser_->marked);
    if (!marked_) return std::nullopt;
    return act_on(targets_[*marked_]);
}

}  // namespace taiji::play
