#pragma once

#include "client/motion/cue.hpp"
#include "client/sound/signal.hpp"

namespace taiji::sound {

inline constexpr int kSoundCount = static_cast<int>(motion::Sound::End) + 1;

/// The sound itself, made from nothing but numbers; the same each time. 0.3 to 2.5 seconds, all
/// equally loud.
[[nodiscard]] Signal make_sound(motion::Sound which);

}  // namespace taiji::sound
