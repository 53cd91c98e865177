#pragma once

#include <cstdint>

#include "renderer/scene/frames.hpp"

namespace taiji::motion {

/// What is heard; the sound library knows how.
enum class Sound : std::uint8_t {
    Drive,
    Sail,
    Fly,
    Launch,
    Dive,
    Surface,
    Step,
    Board,
    Strike,
    Blast,
    Check,
    SeatAlarm,
    End
};

struct Cue {
    double at = 0.0;  ///< seconds into the performance
    Sound sound{};
    double weight = 1.0;  ///< by the piece taken, 0..1
    scene::Geographic place{};
};

}  // namespace taiji::motion
