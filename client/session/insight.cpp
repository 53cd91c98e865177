#include "client/session/insight.hpp"

#include <algorithm>
#include <utility>

#include "game/rules/attacks.hpp"

namespace taiji {
namespace {

/// Lines change so often at most, so that an idle window rests between them.
constexpr double kLinesSeconds = 0.35;
constexpr double kReviewSeconds = 0.15;
/// What a move must have lost for something else to be called better.
constexpr int kLeastLoss = 60;
/// From this depth on, the first of the best lines is as good as a search for a hint.
constexpr int kDepthOfAHint = 8;
/// A threat that is so much weaker than the worst one is none.
constexpr int kThreatMargin = 150;

/// Moves that point at different things, of the best lines.
bool point_alike(const std::optional<play::Findings>& a, const std::optional<play::Findings>& b) {
    if (!a || !b) return a.has_value() == b.has_value();
    return std::ranges::equal(
        a->lines, b->lines, {}, [](const play::BestLine& line) { return line.moves.front(); },
        [](const play::BestLine& line) { return line.moves.front(); });
}

/// For the side, as far as one can count.
int worth(const Evaluation& evaluation, Side side) {
    constexpr int kWin = 100'000;
    const int sign = side == Side::White ? 1 : -1;
    if (const auto* win = std::get_if<WinIn>(&evaluation)) {
        return sign * (win->moves > 0 ? kWin - win->moves : -kWin - win->moves);
    }
    return sign * std::get<Hundredths>(evaluation).count;
}

bool wins(const Evaluation& evaluation, Side side) {
    const auto* win = std::get_if<WinIn>(&evaluation);
    return win != nullptr && (win->moves > 0) == (side == Side::White);
}

Threat threat_of(play::Findings found, Side by) {
    Threat made;
    made.finished = found.finished;
    if (found.lines.empty()) return made;
    const int worst = worth(found.lines.front().evaluation, by);
    for (play::BestLine& line : found.lines) {
        const bool harms = is_taking(line.moves.front()) || wins(line.evaluation, by);
        if (harms && worth(line.evaluation, by) >= worst - kThreatMargin) {
            made.lines.push_back(std::move(line));
        }
    }
    return made;
}

bool same_plies(const Match& a, const Match& b) {
    return a.line().front() == b.line().front() &&
           std::ranges::equal(a.plies(), b.plies(), {}, &Ply::move, &Ply::move);
}

}  // namespace

std::optional<Better> Insight::better(std::size_t ply) const {
    if (!review_ || !reviewed_ || ply + 1 >= review_->positions.size()) return std::nullopt;
    const play::ReviewedPosition& before = review_->positions[ply];
    const Side mover = reviewed_->line()[ply].side_to_move();
    const int sign = mover == Side::White ? 1 : -1;
    const int loss = sign * (before.hundredths - review_->positions[ply + 1].hundredths);
    const Move played = reviewed_->plies()[ply].move;
    if (loss < kLeastLoss || before.best.empty() || before.best.front() == played) {
        return std::nullopt;
    }
    return Better{played, before.best, loss};
}

void Insight::press_hint() {
    if (!may_hint_) return;
    switch (hint_step_) {
        case HintStep::None:
            hint_step_ = HintStep::Piece;
            if (hint_) return;
            if (findings_ && !findings_->lines.empty() &&
                (findings_->finished || findings_->depth >= kDepthOfAHint)) {
                hint_ = findings_->lines.front().moves.front();
            } else if (!hinter_.is_running()) {
                hinter_.analyse(line_, limits_.hint);
            }
            return;
        case HintStep::Piece:
            hint_step_ = HintStep::Move;
            return;
        case HintStep::Move:
            hint_step_ = HintStep::None;
            return;
    }
}

void Insight::begin_review(const Match& match) {
    if (match.plies().empty()) return;
    if (review_ && reviewed_ && same_plies(match, *reviewed_)) return;
    cancel_review();
    reviewed_ = match;
    review_ = play::Review{};
    review_->ticket = reviewer_.review(match, limits_.review_nodes);
    review_->total = match.line().size();
}

void Insight::cancel_review() {
    reviewer_.cancel();
    reviewed_.reset();
    review_.reset();
    review_pace_ = {};
    blunders_ = {};
}

void Insight::drop_position() {
    hinter_.cancel();
    liner_.cancel();
    threatener_.cancel();
    hint_step_ = HintStep::None;
    hint_.reset();
    lines_asked_ = threat_asked_ = false;
    findings_.reset();
    lines_pace_ = {};
    threat_.reset();
    line_.clear();
}

void Insight::forget() {
    drop_position();
    cancel_review();
}

void Insight::follow(const play::Game& game, bool is_hidden) {
    if (reviewed_ && !same_plies(*reviewed_, game.match())) cancel_review();
    const auto seen = game.match().line().first(game.shown_ply() + 1);
    if (is_hidden) {
        if (!line_.empty()) drop_position();
        may_hint_ = false;
        return;
    }
    if (line_.size() != seen.size() || !(line_.back() == seen.back())) {
        drop_position();
        line_.assign(seen.begin(), seen.end());
    }
    is_over_ = game.shows_the_present() && game.match().end();
    may_hint_ = game.may_move_by_hand();
    if (!may_hint_ && hint_step_ != HintStep::None) {
        hinter_.cancel();
        hint_step_ = HintStep::None;
        hint_.reset();
    }
    ask(game);
}

void Insight::ask(const play::Game& game) {
    if (!evaluates_ || is_over_) {
        liner_.cancel();
        lines_asked_ = false;
        lines_pace_.waiting.reset();
        findings_.reset();
    } else if (!std::exchange(lines_asked_, true)) {
        liner_.analyse(line_, limits_.lines);
    }
    if (!watches_threats_ || is_over_) {
        threatener_.cancel();
        threat_asked_ = false;
        threat_.reset();
    } else if (!std::exchange(threat_asked_, true)) {
        ask_for_threat(game.shown());
    }
}

void Insight::ask_for_threat(const Position& position) {
    if (!threatener_.analyse_threat(position, limits_.threat)) {
        threat_ = Threat{.in_check = true, .finished = true, .lines = {}};
    }
}

bool Insight::update(double now) {
    bool changed = take_hint();
    changed = take_lines(now) || changed;
    changed = take_threat() || changed;
    return take_review(now) || changed;
}

bool Insight::take_hint() {
    const auto found = hinter_.poll();
    if (!found || !found->finished || found->lines.empty()) return false;
    hint_ = found->lines.front().moves.front();
    return true;
}

bool Insight::take_lines(double now) {
    if (auto found = liner_.poll()) lines_pace_.waiting = std::move(found);
    auto found = lines_pace_.take(now, kLinesSeconds);
    if (!found) return false;
    const bool alike = point_alike(findings_, found);
    findings_ = std::move(found);
    return !alike;
}

bool Insight::take_threat() {
    auto found = threatener_.poll();
    // Only what is certain: arrows that come and go frighten for nothing.
    if (!found || !found->finished || line_.empty()) return false;
    threat_ = threat_of(*std::move(found), opponent(line_.back().side_to_move()));
    return true;
}

bool Insight::take_review(double now) {
    if (auto more = reviewer_.poll()) review_pace_.waiting = std::move(more);
    auto more = review_pace_.take(now, kReviewSeconds);
    if (!more || !reviewed_) return false;
    const std::size_t here = line_.empty() ? 0 : line_.size() - 1;
    const bool told_before = better(here).has_value();
    review_ = std::move(more);
    for (const Side side : kBothSides) {
        blunders_[side] = play::worst_moves(*reviewed_, *review_, {.side = side});
    }
    return better(here).has_value() != told_before;
}

std::optional<double> Insight::next_change(double now) const {
    std::optional<double> next;
    const auto sooner = [&](double at) {
        const double left = std::max(0.0, at - now);
        next = next ? std::min(*next, left) : left;
    };
    if (lines_pace_.waiting) sooner(lines_pace_.next);
    if (review_pace_.waiting) sooner(review_pace_.next);
    return next;
}

}  // namespace taiji
