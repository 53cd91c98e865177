#include <cmath>

#include "client/session/session_state.hpp"

namespace taiji {

void Session::State::reset_hand() {
    selection.reset(game.shown(), replay ? play::Hand::Looks : game.hand());
}

motion::Style Session::State::style() const {
    return settings.reduced_motion ? motion::Style::Reduced : motion::Style::Full;
}

void Session::State::begin_replay() {
    if (game.match().plies().empty()) return tell("notice.nothing_to_replay");
    if (diagram) return;
    show.skip();
    computers.drop_questions();
    // From what is looked at; who has seen the end sees it from the beginning.
    const std::size_t from = game.shows_the_present() ? 0 : game.shown_ply();
    replay.emplace(replay::ReplayedGame(game.match(), notes, *setup.model), style());
    change_replay([&](replay::Player& player) { player.seek_ply(from); });
}

void Session::State::end_replay() {
    if (!replay) return;
    replay.reset();
    // What lies behind it goes on from its present.
    if (!game.match().end()) game.show_ply(game.match().plies().size());
    static_cast<void>(game.take_news());
    dragged.reset();
    reset_hand();
    look_again();
    ++scene_version;
}

/// What is looked at follows the replay.
void Session::State::follow_replay() {
    ++scene_version;
    if (game.shown_ply() != replay->ply()) {
        game.show_ply(replay->ply());
        static_cast<void>(game.take_news());
        dragged.reset();
        reset_hand();
        look_again();
        look_at_better();
    }
    const auto begun = replay->take_begun();
    if (!begun || !settings.follow_moves || directed) return;
    const Move move = replay->game().move(*begun);
    wishes.emplace_back(ShowWay{move.from, move.to});
}

void Session::State::update_replay(double seconds) {
    if (!replay || diagram || !replay->player().is_moving()) return;
    replay->update(seconds);
    follow_replay();
}

/// The next ply is shown as a move, any other at once.
void Session::State::show_ply_in_replay(std::size_t ply) {
    const std::size_t from = replay->player().ply();
    change_replay([&](replay::Player& player) {
        if (ply == from + 1) {
            player.step(replay::Direction::Forwards);
        } else {
            player.pause();
            player.seek_ply(ply);
        }
    });
}

void Session::State::play_replay(double speed) {
    if (!std::isfinite(speed) || speed == 0.0) return;
    if (!replay) begin_replay();
    change_replay([&](replay::Player& player) { player.play(speed); });
}

void Session::State::continue_from_here() {
    if (replay) {
        const std::size_t ply = replay->ply();
        const auto& end = game.match().end();
        if (ply == game.match().plies().size() && end && !is_players_end(*end)) {
            return tell("notice.game_is_over");
        }
        replay.reset();
        game.show_ply(ply);
        static_cast<void>(game.take_news());
        clocks_wait = true;
    } else if (game.shows_the_present()) {
        return;
    }
    if (game.shows_the_present() && !game.match().end()) return end_of_replay_shown();
    const Match old = game.continue_from_shown();
    if (!lies_in_a_file) put_away({old, game.seats(), game.viewpoint()});
    lies_in_a_file = false;
    take_news();
}

/// The game goes on where it is.
void Session::State::end_of_replay_shown() {
    reset_hand();
    look_again();
    ++scene_version;
}

/// Is it about the game that goes on? It stands still while it is shown again.
bool Session::State::waits_for_the_replay(const Request& request) const {
    if (!replay) return false;
    return std::holds_alternative<TakeBack>(request) ||
           std::holds_alternative<OfferDraw>(request) ||
           std::holds_alternative<AnswerDraw>(request) || std::holds_alternative<Resign>(request);
}

bool Session::State::obey_in_replay(Command command) {
    if (!replay || diagram) return false;
    const replay::Player& player = replay->player();
    const double speed = player.speed();
    switch (command) {
        case Command::ReplayPlay:
            change_replay(
                [&](replay::Player& it) { it.is_moving() ? it.pause() : it.play(speed); });
            return true;
        case Command::ReplayReverse:
            change_replay([&](replay::Player& it) { it.play(-speed); });
            return true;
        case Command::ReplayFaster:
            change_replay([&](replay::Player& it) { it.set_speed(2.0 * speed); });
            return true;
        case Command::ReplaySlower:
            change_replay([&](replay::Player& it) { it.set_speed(0.5 * speed); });
            return true;
        case Command::ReplayForwards:
        case Command::NextPly:
            change_replay([](replay::Player& it) { it.step(replay::Direction::Forwards); });
            return true;
        case Command::ReplayBackwards:
        case Command::PreviousPly:
            change_replay([](replay::Player& it) { it.step(replay::Direction::Backwards); });
            return true;
        case Command::ReplayStart:
        case Command::FirstPly:
            change_replay([](replay::Player& it) { it.seek(0.0); });
            return true;
        case Command::ReplayEnd:
        case Command::LastPly:
            change_replay([](replay::Player& it) { it.seek(it.timeline().seconds()); });
            return true;
        case Command::TakeBack:
            return true;  // nothing of the game changes while it is shown again
        default:
            return false;
    }
}

}  // namespace taiji
