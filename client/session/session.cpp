#include "client/session/session.hpp"

#include <algorithm>
#include <cmath>
#include <utility>

#include "base/check.hpp"
#include "client/session/session_state.hpp"

namespace taiji {
namespace {

constexpr double kNoticeSeconds = 5.0;
constexpr double kProblemSeconds = 15.0;
constexpr std::size_t kMostNotices = 4;
/// With less on the clock its tenths are shown.
constexpr std::int64_t kTenthsBelowMs = 10'000;
/// Where the player looked from is written so long after the camera moved.
constexpr double kCameraSaveSeconds = 2.0;

}  // namespace

Session::Session(std::unique_ptr<State> state) : state_(std::move(state)) {}
Session::~Session() = default;

const play::Game& Session::game() const {
    return state_->game;
}
const play::Selection& Session::selection() const {
    return state_->hand();
}
const Position& Session::shown() const {
    return state_->diagram ? state_->diagram->position() : state_->game.shown();
}
const Settings& Session::settings() const {
    return state_->settings;
}
const play::IntelligenceView& Session::intelligence() const {
    return state_->intelligence;
}
std::optional<Point> Session::hovered() const {
    return state_->hovered;
}
const std::vector<Notice>& Session::notices() const {
    return state_->notices;
}
const motion::Performance* Session::performance() const {
    const State& s = *state_;
    if (s.replay && !s.diagram) return s.replay->performance();
    return s.on_globe().performance();
}
double Session::performance_time() const {
    const State& s = *state_;
    if (s.replay && !s.diagram) return s.replay->performance_time();
    return s.on_globe().time();
}
const replay::Player* Session::replay() const {
    return state_->replay ? &state_->replay->player() : nullptr;
}
const replay::ReplayedGame& Session::replayed() const {
    TAIJI_CHECK(state_->replay.has_value());
    return state_->replay->game();
}
const RecordNotes& Session::notes() const {
    return state_->notes;
}
bool Session::is_directed() const {
    return state_->directed;
}
const Diagram* Session::diagram() const {
    return state_->diagram ? &*state_->diagram : nullptr;
}
bool Session::computer_thinks() const {
    return state_->computers.is_thinking();
}
const std::vector<std::filesystem::path>& Session::recent_files() const {
    return state_->game_store.recent();
}
bool Session::wants_new_game_dialog() const {
    return state_->wants_dialog;
}
bool Session::clocks_wait() const {
    return state_->clocks_wait;
}
double Session::now() const {
    return state_->now;
}
std::uint64_t Session::scene_version() const {
    return state_->scene_version;
}
Side Session::home_side() const {
    return state_->home_side;
}
std::vector<WindowWish> Session::take_wishes() {
    return std::exchange(state_->wishes, {});
}
std::vector<motion::Cue> Session::take_cues() {
    if (state_->replay && !state_->diagram) return state_->replay->take_cues();
    return state_->on_globe().take_cues();
}
const std::optional<SavedCamera>& Session::saved_camera() const {
    return state_->camera;
}

std::optional<Session::Drag> Session::drag() const {
    if (!state_->dragged) return std::nullopt;
    return Drag{*state_->dragged, state_->dragged_to};
}

std::optional<Side> Session::person() const {
    const PerSide<play::Seat>& seats = state_->game.seats();
    const Side mover = state_->game.match().side_to_move();
    if (play::is_human(seats[mover])) return mover;
    if (play::is_human(seats[opponent(mover)])) return opponent(mover);
    return std::nullopt;
}

const Insight& Session::insight() const {
    return state_->insight;
}
void Session::hold_show(double seconds) {
    if (state_->replay && !state_->diagram) return state_->replay->hold(seconds);
    state_->on_globe().hold(seconds);
}

void Session::hover(std::optional<Point> at) {
    if (state_->hovered == at) return;
    state_->hovered = at;
    ++state_->scene_version;
}

void Session::click(std::optional<Point> at) {
    state_->on_globe().skip();
    state_->touched();
    if (state_->diagram && state_->diagram->is_over()) return state_->put_back_diagram();
    play::Selection& hand = state_->hand();
    if (!at) {
        hand.click_away();
    } else if (const auto move = hand.click(*at)) {
        state_->play(*move);
    }
}

bool Session::may_drag(Point at) const {
    return state_->hand().movable().contains(at);
}

void Session::begin_drag(Point at) {
    state_->on_globe().skip();
    state_->touched();
    state_->hand().grab(at);
    state_->dragged = at;
    state_->dragged_to.reset();
}

void Session::drag_to(std::optional<scene::Geographic> place) {
    if (!state_->dragged) return;
    state_->dragged_to = place;
    ++state_->scene_version;
}

void Session::drop(std::optional<Point> at) {
    if (!state_->dragged) return;
    state_->touched();
    state_->dragged.reset();
    play::Selection& hand = state_->hand();
    if (!at) {
        hand.click_away();
    } else if (const auto move = hand.drop(*at)) {
        state_->play(*move);
        // It lies where it was dropped: only what else happens is left to be shown.
        const bool quiet = move->kind == MoveKind::Go || move->kind == MoveKind::Board;
        if (quiet && !state_->game.match().end()) state_->on_globe().skip();
    }
}

void Session::update(double seconds) {
    State& s = *state_;
    if (!(seconds >= 0.0)) return;
    s.now += seconds;
    if (s.on_globe().is_running()) {
        s.on_globe().update(seconds * s.settings.animation_speed);
        ++s.scene_version;
    }
    s.update_replay(seconds);
    s.spend_time(seconds);
    s.take_decisions();
    s.look_again();
    s.take_insight();
    s.take_export();
    s.follow_show();
    std::erase_if(s.notices, [&](const Notice& notice) { return notice.until <= s.now; });
    if (!s.diagram && !s.replay && !s.show.is_running() &&
        s.game.viewpoint() == play::Viewpoint::SideToMove &&
        s.home_side != s.game.match().side_to_move() && !s.game.match().end()) {
        s.home_side = s.game.match().side_to_move();
        s.wishes.emplace_back(FlyCameraHome{});
    }
    if (s.save_at && *s.save_at <= s.now) s.save();
}

std::optional<double> Session::next_change() const {
    const State& s = *state_;
    if (s.on_globe().is_running()) return 0.0;
    if (s.replay && !s.diagram && s.replay->player().is_moving()) return 0.0;
    std::optional<double> next;
    const auto sooner = [&](double seconds) {
        next = std::max(0.0, next ? std::min(*next, seconds) : seconds);
    };
    for (const Notice& notice : s.notices) sooner(notice.until - s.now);
    if (s.save_at) sooner(*s.save_at - s.now);
    if (s.export_job && s.export_job->state() == film::ExportJob::State::Running) {
        sooner(s.look_at_export - s.now);
    }
    if (const auto found = s.insight.next_change(s.now)) sooner(*found);
    if (s.clocks_run()) {
        // When the mover's clock shows another second, or tenth. Never longer than its flag.
        const std::int64_t left = s.game.match().clocks()[s.game.match().side_to_move()].count;
        const std::int64_t unit = left <= kTenthsBelowMs ? 100 : 1000;
        sooner((static_cast<double>(left % unit) + 1.0) / 1000.0);
    }
    return next;
}

void Session::tell(Notice notice) {
    state_->tell(std::move(notice));
}

void Session::keep_camera(const SavedCamera& camera) {
    // Of the game, not of what a diagram is looked at from.
    if (state_->diagram || state_->camera == camera) return;
    state_->camera = camera;
    state_->save_within(kCameraSaveSeconds);
}

void Session::save_now() {
    if (state_->save_at) state_->save();
}

void Session::State::tell(Notice notice) {
    notice.until = now + (notice.kind == NoticeKind::Problem ? kProblemSeconds : kNoticeSeconds);
    std::erase_if(notices, [&](const Notice& other) {
        return other.key == notice.key && other.arguments == notice.arguments;
    });
    notices.push_back(std::move(notice));
    if (notices.size() > kMostNotices) notices.erase(notices.begin());
}

}  // namespace taiji
