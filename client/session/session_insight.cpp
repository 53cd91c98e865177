#include "client/session/session_state.hpp"

namespace taiji {

void Session::State::look_again() {
    insight.follow(game, diagram.has_value());
}

void Session::State::press_hint() {
    if (diagram || !insight.may_hint()) return tell("notice.no_hint_now");
    insight.press_hint();
    show_hint();
}

void Session::State::show_hint() {
    if (!insight.hint()) return;
    if (insight.hint_step() == HintStep::Piece)
        wishes.emplace_back(ShowPoint{insight.hint()->from});
    if (insight.hint_step() == HintStep::Move) {
        wishes.emplace_back(ShowWay{insight.hint()->from, insight.hint()->to});
    }
}

void Session::State::take_insight() {
    const bool had_hint = insight.hint().has_value();
    if (!insight.update(now)) return;
    ++scene_version;
    if (!had_hint) show_hint();
}

void Session::State::switch_insight(Command which) {
    if (which == Command::Hint) {
        press_hint();
    } else if (which == Command::BestLines) {
        insight.switch_evaluation();
    } else {
        insight.switch_threats();
    }
    look_again();
}

void Session::State::begin_review() {
    if (!game.match().end() && !replay) return tell("notice.review_after_the_end");
    insight.begin_review(game.match());
}

void Session::State::look_at_better() {
    const auto better = insight.better(game.shown_ply());
    if (!better || diagram) return;
    wishes.emplace_back(ShowWay{better->line.front().from, better->line.front().to});
}

std::optional<Show::Way> Session::State::way_to_follow(std::size_t ply) const {
    const Side mover = game.match().line()[ply - 1].side_to_move();
    if (play::is_human(game.seats()[mover])) return std::nullopt;
    const Move move = game.match().plies()[ply - 1].move;
    return Show::Way{move.from, move.to};
}

void Session::State::follow_show() {
    const auto way = on_globe().take_way();
    if (!way || !settings.follow_moves) return;
    wishes.emplace_back(ShowWay{way->from, way->to});
}

}  // namespace taiji
