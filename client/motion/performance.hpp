#pragma once

#include <span>
#include <vector>

#include "game/rules/apply.hpp"
#include "game/rules/position.hpp"
#include "renderer/scene/scene_frame.hpp"

namespace taiji::motion {

enum class Style : std::uint8_t { Full, Reduced };

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

/// How a move is shown: a pure function of the position before it, the events that the rules
/// returned, and time. Knows nothing of the game beyond them.
class Performance {
  public:
    Performance(const Position& before, std::span<const Event> events,
                const scene::BoardModel& board, Style style);

    /// At normal speed, seconds; 1 to 2.5 for a move, longer when the game ends with it.
    [[nodiscard]] double seconds() const;
    [[nodiscard]] std::span<const Cue> cues() const;
    /// The pieces and effects at `time` (clamped to 0..seconds()), in place of what `pieces` and
    /// `effects` held. At the end the pieces are exactly those of the position after the events.
    void sample(double time, const scene::Surface& surface, std::vector<scene::PieceView>& pieces
                /* , effects and trails of scene/effect.hpp */) const;
};

}  // namespace taiji::motion
