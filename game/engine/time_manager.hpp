#pragma once

#include <cstdint>
#include <optional>

#include "game/engine/search.hpp"

namespace taiji::engine {

/// What is left on the clock of the side to move, in milliseconds.
struct ClockState {
    std::int64_t remaining_ms = 0;
    std::int64_t increment_ms = 0;
    std::optional<int> moves_to_go;  ///< until more time is added
};

/// How long to think about the next move so that the flag never falls: `overhead_ms` is kept for
/// what happens between the engine and the clock.
[[nodiscard]] TimePlan plan_time(const ClockState& clock, std::int64_t overhead_ms);

}  // namespace taiji::engine
