#pragma once

#include <chrono>
#include <cstdint>

namespace taiji {

/// Milliseconds of a clock that only goes forward, from an arbitrary moment.
[[nodiscard]] inline std::int64_t monotonic_ms() {
    using namespace std::chrono;
    return duration_cast<milliseconds>(steady_clock::now().time_since_epoch()).count();
}

}  // namespace taiji
