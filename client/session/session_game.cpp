#include <algorithm>
#include <cmath>
#include <utility>

#include "base/check.hpp"
#include "client/session/session_state.hpp"

namespace taiji {
namespace {

/// How long after the clocks ran they are written.
constexpr double kClockSaveSeconds = 5.0;
/// How long after another ply was looked at that is written.
constexpr double kLookSaveSeconds = 1.0;
/// A computer is asked for its next move only when the animations have caught up so far.
constexpr std::size_t kMostActsWhenAsked = 1;

}  // namespace

void Session::State::touched() {
    if (!diagram) clocks_wait = false;
    ++scene_version;
}

void Session::State::play(Move move) {
    if (diagram) {
        const Position before = diagram->position();
        const std::vector<Event> events = diagram->play(move);
        show_events(diagram_show, before, events);
        return;
    }
    const MatchResult<void> played = game.play(move);
    TAIJI_CHECK(played.has_value());
    wants_dialog = false;
    take_news();
}

void Session::State::show_events(Show& in, const Position& before, std::span<const Event> events,
                                 const std::optional<Show::Way>& follow) {
    in.add(before, events, style(), follow);
    ++scene_version;
}

void Session::State::show_step(std::size_t from, std::size_t to) {
    show.skip();
    const Match& match = game.match();
    if (to != from + 1) return;
    Outcome outcome = apply(match.line()[from], match.plies()[from].move);
    show_events(show, match.line()[from], outcome.events, way_to_follow(to));
}

void Session::State::take_news() {
    bool save_soon = false;
    bool has_changed = false;
    for (const play::News& news : game.take_news()) {
        if (const auto* played = std::get_if<play::MovePlayed>(&news)) {
            // While an earlier ply is looked at, the game goes on unseen.
            if (game.shown_ply() == played->ply) {
                show_events(show, played->before, played->outcome.events,
                            way_to_follow(played->ply));
            }
            has_changed = true;
            save_soon = true;
        } else if (const auto* shown = std::get_if<play::PlyShown>(&news)) {
            show_step(shown->from, shown->to);
            save_within(kLookSaveSeconds);
        } else if (std::holds_alternative<play::LineChanged>(news)) {
            show.skip();
            computers.drop_questions();
            notes.keep_plies(game.match().plies().size());
            has_changed = true;
            save_soon = true;
        } else if (const auto* over = std::get_if<play::GameOver>(&news)) {
            if (is_players_end(over->end) && game.shows_the_present()) {
                const std::vector<Event> events = {GameEnded{over->end}};
                show_events(show, game.match().position(), events);
            }
            computers.drop_questions();
            save_soon = true;
        } else if (const auto* declined = std::get_if<play::DrawDeclined>(&news)) {
            tell(declined->by == Side::White ? "notice.white_declines_draw"
                                             : "notice.black_declines_draw");
            save_soon = true;
        } else {
            save_soon = true;  // a draw was offered
        }
    }
    if (has_changed) lies_in_a_file = false;
    reset_hand();
    dragged.reset();
    look_again();
    follow_show();
    ++scene_version;
    if (save_soon) save();
}

void Session::State::put_away(const play::Game& over) {
    if (over.match().plies().empty()) return;
    Record record = record_of_game(over, notes);
    add_hashes(record);
    if (auto done = game_store.put_away(record); !done) {
        tell_problem("notice.not_put_away", {{"problem", done.error().message}});
    }
}

void Session::State::set_game(play::Game next, RecordNotes its_notes) {
    replay.reset();
    game = std::move(next);
    notes = std::move(its_notes);
    lies_in_a_file = false;
    static_cast<void>(game.take_news());
    show.skip();
    diagram_show.skip();
    diagram.reset();
    dragged.reset();
    computers.seat(game);
    reset_hand();
    home_side = game.viewpoint() == play::Viewpoint::White   ? Side::White
                : game.viewpoint() == play::Viewpoint::Black ? Side::Black
                                                             : game.match().side_to_move();
    unspent_ms = 0.0;
    insight.forget();
    look_again();
    ++scene_version;
}

void Session::State::replace_game(play::Game next, RecordNotes its_notes) {
    // First to where it stays, then out of the way: killed in between, it is in both places.
    if (!lies_in_a_file) put_away(game);
    set_game(std::move(next), std::move(its_notes));
    wants_dialog = false;
    camera.reset();
    save();
}

bool Session::State::clocks_run() const {
    if (clocks_wait || wants_dialog || replay || game.match().end()) return false;
    if (std::holds_alternative<Untimed>(game.match().time_control())) return false;
    // A computer that waits for the animations is not charged for it.
    return play::is_human(*game.to_decide()) || computers.is_thinking();
}

void Session::State::spend_time(double seconds) {
    if (!clocks_run()) return;
    unspent_ms += seconds * 1000.0;
    const double whole = std::floor(unspent_ms);
    unspent_ms -= whole;
    game.elapse({static_cast<std::int64_t>(whole)});
    save_within(kClockSaveSeconds);
    if (game.match().end()) take_news();
}

void Session::State::take_decisions() {
    if (wants_dialog || replay) return;
    while (const auto decision = computers.poll()) {
        if (const auto* move = std::get_if<Computers::PlayMove>(&*decision)) {
            play::Game& on = game;
            if (on.play(move->move)) take_news();
        } else if (const auto* answer = std::get_if<Computers::AnswerDrawOffer>(&*decision)) {
            const auto done =
                answer->accepts ? game.accept_draw(answer->side) : game.decline_draw(answer->side);
            // An offer that lapsed meanwhile needs no answer.
            if (done) take_news();
        } else {
            seat_failed(std::get<Computers::Failed>(*decision));
        }
    }
    if (show.waiting() <= kMostActsWhenAsked) computers.ask(game);
}

void Session::State::seat_failed(const Computers::Failed& failed) {
    if (failed.how.fault == play::SeatFault::IllegalMove) {
        tell_problem("notice.program_lost", {{"problem", failed.how.why}});
        if (game.forfeit(failed.side)) take_news();
        return;
    }
    // The game must not hang on a program that is gone: a person goes on in its place.
    tell_problem("notice.program_failed", {{"problem", failed.how.why}});
    PerSide<play::Seat> seats = game.seats();
    seats[failed.side] = play::Human{};
    const std::size_t shown_ply = game.shown_ply();
    game = play::Game(game.match(), seats, game.viewpoint());
    game.show_ply(shown_ply);
    static_cast<void>(game.take_news());
    computers.seat(game);
    reset_hand();
    look_again();
    ++scene_version;
    save();
}

}  // namespace taiji
