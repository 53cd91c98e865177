#include "client/replay/player.hpp"

#include <algorithm>
#include <cmath>

#include "base/check.hpp"

namespace taiji::replay {

void Player::set_speed(double speed) {
    TAIJI_CHECK(std::isfinite(speed) && speed != 0.0);
    speed_ = std::copysign(std::clamp(std::abs(speed), kSlowest, kFastest), speed);
}

void Player::play(double speed) {
    set_speed(speed);
    step_.reset();
    is_playing_ = true;
    if (speed_ > 0.0 && time_ >= timeline_.seconds()) time_ = 0.0;
    if (speed_ < 0.0 && time_ <= 0.0) time_ = timeline_.seconds();
}

void Player::pause() {
    is_playing_ = false;
    step_.reset();
}

void Player::seek(double time) {
    TAIJI_CHECK(!std::isnan(time));
    step_.reset();
    time_ = std::clamp(time, 0.0, timeline_.seconds());
}

void Player::seek_ply(std::size_t ply) {
    seek(timeline_.stands_at(std::min(ply, timeline_.plies())));
}

/// From where time is now, or from where the move begins that way.
void Player::take_step(Direction way, std::size_t ply) {
    step_ = way == Direction::Forwards ? Step{ply, timeline_.stands_at(ply), way}
                                       : Step{ply, timeline_.move_begins(ply + 1), way};
}

void Player::step(Direction way) {
    is_playing_ = false;
    const Timeline::Moment now = moment();
    const bool goes_on_from_here = now.move_time && (!step_ || step_->way != way);
    const bool forwards = way == Direction::Forwards;
    if (goes_on_from_here) return take_step(way, forwards ? now.ply + 1 : now.ply);
    const std::size_t from = ply();
    step_.reset();
    if (from == (forwards ? timeline_.plies() : 0)) return seek_ply(from);
    time_ = forwards ? timeline_.move_begins(from + 1) : timeline_.stands_at(from);
    take_step(way, forwards ? from + 1 : from - 1);
}

void Player::update(double seconds) {
    if (!(seconds > 0.0)) return;
    if (step_) {
        const double passed = seconds * std::max(1.0, std::abs(speed_));
        const bool forwards = step_->way == Direction::Forwards;
        time_ = forwards ? std::min(time_ + passed, step_->until)
                         : std::max(time_ - passed, step_->until);
        if (time_ == step_->until) step_.reset();
        return;
    }
    if (!is_playing_) return;
    time_ = std::clamp(time_ + seconds * speed_, 0.0, timeline_.seconds());
    if (time_ == (speed_ > 0.0 ? timeline_.seconds() : 0.0)) is_playing_ = false;
}

void Player::set_timeline(Timeline timeline) {
    TAIJI_CHECK(timeline.plies() == timeline_.plies());
    const Timeline::Moment now = moment();
    const double stood = timeline_.stands_at(now.ply);
    const bool has_next = now.ply < timeline_.plies();
    const auto last = [&](const Timeline& line) {
        return has_next ? line.move_begins(now.ply + 1) : line.seconds();
    };
    double time = timeline.stands_at(now.ply);
    if (now.move_time) {
        time = std::min(timeline.move_begins(now.ply + 1) + *now.move_time,
                        std::nextafter(timeline.stands_at(now.ply + 1), 0.0));
    } else if (last(timeline_) > stood) {
        const double part = (time_ - stood) / (last(timeline_) - stood);
        time += part * (last(timeline) - time);
    }
    timeline_ = std::move(timeline);
    time_ = time;
    if (step_) take_step(step_->way, step_->ply);
}

}  // namespace taiji::replay
