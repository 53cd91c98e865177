#pragma once

#include <condition_variable>
#include <deque>
#include <mutex>
#include <optional>
#include <thread>

#include "base/result.hpp"
#include "client/motion/cue.hpp"

namespace taiji::sound {

/// What the player hears. All is done by a thread of its own, which opens the device at the first
/// sound; no call waits. Without a device nothing is heard, and problem() says why.
class Sounds {
  public:
    explicit Sounds(double volume);
    ~Sounds();  ///< what still sounds is cut off
    Sounds(const Sounds&) = delete;
    Sounds& operator=(const Sounds&) = delete;

    /// `weight` 0..1 as of a motion::Cue; `pan` where on the screen, -1 left .. 1 right.
    void play(motion::Sound sound, double weight, double pan);
    void set_volume(double volume);  ///< 0..1
    void set_muted(bool muted);
    /// Why nothing is heard, once a sound was wanted and could not be played.
    [[nodiscard]] std::optional<Error> problem() const;
    /// Waits until all that was wanted is heard to its end, or could not be played; for tests.
    void wait_until_silent();

  private:
    struct Wanted {
        motion::Sound sound{};
        double gain = 1.0;
        double pan = 0.0;
    };
    void run();

    mutable std::mutex mutex_;
    std::condition_variable changed_;
    std::deque<Wanted> wanted_;
    double volume_;
    bool muted_ = false;
    bool ending_ = false;
    bool silent_ = true;
    std::optional<Error> problem_;
    std::thread thread_;  ///< the last member: it uses the others
};

}  // namespace taiji::sound
