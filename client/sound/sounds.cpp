#include "client/sound/sounds.hpp"

#include <algorithm>
#include <chrono>
#include <utility>

#include "client/sound/speaker.hpp"

namespace taiji::sound {
namespace {

// More at once is noise.
constexpr std::size_t kMostWanted = 16;
constexpr std::chrono::milliseconds kLook{100};

/// Light pieces are heard, heavy ones are louder by 6 dB.
double gain_of(double weight) {
    return 0.5 + 0.5 * std::clamp(weight, 0.0, 1.0);
}

}  // namespace

Sounds::Sounds(double volume) : volume_(volume), thread_([this] { run(); }) {}

Sounds::~Sounds() {
    {
        const std::scoped_lock lock(mutex_);
        ending_ = true;
    }
    changed_.notify_all();
    thread_.join();
}

void Sounds::play(motion::Sound sound, double weight, double pan) {
    {
        const std::scoped_lock lock(mutex_);
        if (problem_ || wanted_.size() >= kMostWanted) return;
        wanted_.push_back({sound, gain_of(weight), pan});
        silent_ = false;
    }
    changed_.notify_all();
}

void Sounds::set_volume(double volume) {
    {
        const std::scoped_lock lock(mutex_);
        if (volume_ == volume) return;
        volume_ = volume;
    }
    changed_.notify_all();
}

void Sounds::set_muted(bool muted) {
    {
        const std::scoped_lock lock(mutex_);
        if (muted_ == muted) return;
        muted_ = muted;
    }
    changed_.notify_all();
}

std::optional<Error> Sounds::problem() const {
    const std::scoped_lock lock(mutex_);
    return problem_;
}

void Sounds::wait_until_silent() {
    std::unique_lock lock(mutex_);
    changed_.wait(lock, [this] { return silent_ || problem_.has_value(); });
}

void Sounds::run() {
    std::unique_lock lock(mutex_);
    changed_.wait(lock, [this] { return ending_ || !wanted_.empty(); });
    if (ending_) return;
    lock.unlock();
    auto opened = Speaker::open();
    lock.lock();
    if (!opened) {
        problem_ = opened.error();
        wanted_.clear();
        changed_.notify_all();
        return;
    }
    Speaker& speaker = **opened;
    int prepared = 0;
    while (!ending_) {
        // The ear hears volume by its logarithm; a square is near enough.
        const double gain = muted_ ? 0.0 : volume_ * volume_;
        const std::deque<Wanted> wanted = std::exchange(wanted_, {});
        lock.unlock();
        speaker.set_gain(gain);
        for (const Wanted& w : wanted) {
            speaker.play({.sound = w.sound, .gain = w.gain, .pan = w.pan});
        }
        const bool playing = speaker.is_playing();
        if (!playing) speaker.rest();
        // In the silence after the first sounds the others are made ready one by one.
        const bool preparing = !playing && prepared < kSoundCount;
        if (preparing) speaker.prepare(static_cast<motion::Sound>(prepared++));
        lock.lock();
        if (preparing || !wanted_.empty()) continue;
        silent_ = !playing;
        changed_.notify_all();
        if (playing) {
            changed_.wait_for(lock, kLook);
        } else {
            changed_.wait(lock, [&] {
                return ending_ || !wanted_.empty() || gain != (muted_ ? 0.0 : volume_ * volume_);
            });
        }
    }
}

}  // namespace taiji::sound
