#include "client/session/replay_mode.hpp"

#include <algorithm>
#include <cmath>
#include <limits>

namespace taiji {
namespace {

/// Faster play does not wait for the camera.
constexpr double kFastestThatWaits = 2.0;
constexpr double kFromItsBegin = -1.0;
constexpr double kToItsEnd = std::numeric_limits<double>::infinity();

}  // namespace

ReplayMode::ReplayMode(replay::ReplayedGame game, motion::Style style)
    : game_(std::move(game)), style_(style), player_(game_.timeline(style)) {}

void ReplayMode::set_style(motion::Style style) {
    if (style == style_) return;
    style_ = style;
    act_.reset();
    tell([&](replay::Player& player) { player.set_timeline(game_.timeline(style)); });
}

/// Makes the performance of the player's moment.
void ReplayMode::look() {
    const replay::Timeline::Moment moment = player_.moment();
    is_under_way_ = moment.move_time.has_value();
    time_ = moment.move_time.value_or(0.0);
    if (!is_under_way_) return;
    const std::size_t ply = moment.ply + 1;
    if (!act_ || act_->ply != ply) act_ = Act{ply, game_.performance(ply, style_)};
}

void ReplayMode::hear(double after, double until) {
    if (!act_) return;
    for (const motion::Cue& cue : act_->performance.cues()) {
        if (cue.at > after && cue.at <= until) cues_.push_back(cue);
    }
}

void ReplayMode::update(double seconds) {
    const double waited = std::min(held_, seconds);
    held_ -= waited;
    seconds -= waited;
    if (held_ > 0.0 || !player_.is_moving()) return;
    const replay::Timeline::Moment before = player_.moment();
    const double time = player_.time();
    player_.update(seconds);
    const bool forwards = player_.time() > time;
    const replay::Timeline::Moment now = player_.moment();
    if (forwards && before.move_time && (now.ply != before.ply || !now.move_time)) {
        hear(*before.move_time, kToItsEnd);
    }
    look();
    if (!forwards || !now.move_time) return;
    const bool is_new = now.ply != before.ply || !before.move_time;
    hear(is_new ? kFromItsBegin : *before.move_time, *now.move_time);
    if (is_new) begun_ = now.ply + 1;
}

void ReplayMode::hold(double seconds) {
    if (is_under_way_ && std::abs(player_.speed()) <= kFastestThatWaits) held_ = seconds;
}

}  // namespace taiji
