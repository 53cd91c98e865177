#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>

#include "client/motion/performance.hpp"
#include "game/rules/apply.hpp"

namespace taiji::director {

/// What a move is to the camera.
enum class Kind : std::uint8_t {
    Quiet,   ///< nothing is lost and nothing flies high
    Taking,  ///< something is lost at `to`
    Missile  ///< a flight out of the atmosphere and back; `takes` says whether it strikes
};

/// A move as it is shown, in what a camera needs to know of it. Seconds of the performance.
struct Act {
    static constexpr std::size_t kSpots = 9;

    Kind kind = Kind::Quiet;
    bool takes = false;
    double weight = 0.0;  ///< of what is taken, 0..1
    scene::Geographic from{};
    scene::Geographic to{};
    /// Of a game that ends with this move: the place where its end is shown.
    std::optional<scene::Geographic> end{};
    double hit = 0.0;      ///< when something is taken; of others, when the mover has arrived
    double seconds = 1.0;  ///< all of it
    double pause = 0.0;    ///< after it, for a comment to be read
    /// Where the mover is from 0 to `hit`, evenly spaced in time.
    std::array<motion::Spot, kSpots> way{};

    [[nodiscard]] double time_of(std::size_t spot) const {
        return hit * static_cast<double>(spot) / (kSpots - 1);
    }
};

/// The same as it is watched `speed` times as fast.
[[nodiscard]] Act watched(Act act, double speed);
/// Of what is shown, whatever its events were. What a navy strikes counts as the whole move.
[[nodiscard]] Act act_of(const motion::Performance& shown, const scene::Surface& surface);
/// `events` are those that the performance shows.
[[nodiscard]] Act act_of(std::span<const Event> events, const motion::Performance& shown,
                         const Board& board, const scene::BoardModel& model,
                         const scene::Surface& surface);

}  // namespace taiji::director
