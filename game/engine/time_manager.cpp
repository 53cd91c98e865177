#include "game/engine/time_manager.hpp"

#include <algorithm>

namespace taiji::engine {

TimePlan plan_time(const ClockState& clock, std::int64_t overhead_ms) {
    constexpr int kMovesExpected = 40;
    const std::int64_t usable = std::max<std::int64_t>(1, clock.remaining_ms - overhead_ms);
    const int moves = std::clamp(clock.moves_to_go.value_or(kMovesExpected), 1, kMovesExpected);
    const std::int64_t share = usable / moves + clock.increment_ms * 3 / 4;
    // The last move before more time comes may use nearly all; otherwise keep a reserve.
    const std::int64_t most = moves == 1 ? usable : std::max<std::int64_t>(1, usable / 3);
    const std::int64_t hard = std::clamp<std::int64_t>(share * 4, 1, most);
    // An iteration takes about as long as all before it: do not begin one that will not be
    // finished.
    const std::int64_t soft = std::min(hard, std::max<std::int64_t>(1, share * 6 / 10));
    return {soft, hard};
}

}  // namespace taiji::engine
