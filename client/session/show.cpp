#include "client/session/show.hpp"

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

void Show::add(const Position& before, std::span<const Event> events, motion::Style style) {
    while (acts_.size() >= kMostWaiting) end_first();
    acts_.emplace_back(before, events, model_, style);
    update(0.0);
}

void Show::end_first() {
    const auto cues = acts_.front().cues();
    for (std::size_t i = cues_told_; i < cues.size(); ++i) {
        if (is_heard_when_skipped(cues[i].sound)) cues_.push_back(cues[i]);
    }
    acts_.pop_front();
    time_ = 0.0;
    cues_told_ = 0;
}

void Show::skip() {
    while (!acts_.empty()) end_first();
}

void Show::update(double seconds) {
    while (!acts_.empty()) {
        const motion::Performance& act = acts_.front();
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
