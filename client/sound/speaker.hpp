#pragma once

#include <memory>
#include <string>

#include "base/result.hpp"
#include "client/sound/recipes.hpp"

namespace taiji::sound {

/// The device that sounds come out of, through OpenAL. Used by one thread.
class Speaker {
  public:
    /// The system's usual device, or one sentence why there is none.
    [[nodiscard]] static Result<std::unique_ptr<Speaker>> open();
    ~Speaker();
    Speaker(const Speaker&) = delete;
    Speaker& operator=(const Speaker&) = delete;

    [[nodiscard]] std::string name() const;
    /// Of everything, 0..1.
    void set_gain(double gain);
    /// Makes a sound ready; playing does it, too.
    void prepare(motion::Sound which);
    struct Voice {
        motion::Sound sound{};
        double gain = 1.0;  ///< 0..1
        double pan = 0.0;   ///< -1 left .. 1 right
    };
    /// The oldest of many sounds ends for it.
    void play(const Voice& voice);
    /// Is anything still heard?
    [[nodiscard]] bool is_playing() const;
    /// Lets the device rest, so that it does not wake the processor for nothing; playing wakes it.
    void rest();

  private:
    struct State;
    explicit Speaker(std::unique_ptr<State> state);
    std::unique_ptr<State> state_;
};

}  // namespace taiji::sound
