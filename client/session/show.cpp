#include "client/session/show.hpp"

#include <algorithm>

namespace taiji {
namespace {

/// More than these lag too far behind the game.
constexpr std::size_t kMostWaiting = 3;

bool is_heard_when_skipped(motion::Sound sound) {
    switch (sound) {
        case motion::Sound::Strike:
        case motion::Sound::Blast:
        case motion::Sound::Check:
        case motion::Sound::SeatAlarm:
        case motion::Sound::End:
            return true;
        default:
            return false;
    }
}

}  // namespace

void Show::add(const Position& before, std::span<const Event> events, motion::Style style,
               const std::optional<Way>& follow) {
    while (acts_.size() >= kMostWaiting) end_first();
    acts_.push_back({motion::Performance(before, events, model_, style), follow});
    if (acts_.size() == 1) begin_first();
    update(0.0);
}

void Show::begin_first() {
    time_ = 0.0;
    held_ = 0.0;
    cues_told_ = 0;
    if (!acts_.empty()) way_ = acts_.front().follow;
}

void Show::end_first() {
    const auto cues = acts_.front().performance.cues();
    for (std::size_t i = cues_told_; i < cues.size(); ++i) {
        if (is_heard_when_skipped(cues[i].sound)) cues_.push_back(cues[i]);
    }
    acts_.pop_front();
    begin_first();
}

void Show::skip() {
    while (!acts_.empty()) end_first();
    way_.reset();
}

void Show::update(double seconds) {
    const double waited = std::min(held_, seconds);
    held_ -= waited;
    seconds -= waited;
    if (held_ > 0.0) return;
    while (!acts_.empty()) {
        const motion::Performance& act = acts_.front().performance;
        time_ += seconds;
        const auto cues = act.cues();
        while (cues_told_ < cues.size() && cues[cues_told_].at <= time_) {
            cues_.push_back(cues[cues_told_++]);
        }
        if (time_ < act.seconds()) return;
        seconds = time_ - act.seconds();
        end_first();
    }
}

}  // namespace taiji
