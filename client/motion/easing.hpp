#pragma once

#include <algorithm>
#include <cstdint>

namespace taiji::motion {

/// 0 up to `from`, 1 from `to` on, smooth between. Precondition: from < to.
[[nodiscard]] inline double smoothstep(double from, double to, double x) {
    const double s = std::clamp((x - from) / (to - from), 0.0, 1.0);
    return s * s * (3.0 - 2.0 * s);
}
/// 0 outside `from`..`to`, 1 in the middle, smooth.
[[nodiscard]] inline double bump(double from, double to, double x) {
    const double middle = 0.5 * (from + to);
    return smoothstep(from, middle, x) * (1.0 - smoothstep(middle, to, x));
}
[[nodiscard]] inline double mix(double a, double b, double part) {
    return a + (b - a) * part;
}

/// Numbers that look random and are the same for the same seed (SplitMix64; Steele, Lea, Flood
/// 2014).
class Dice {
  public:
    explicit Dice(std::uint64_t seed) : state_(seed) {}
    [[nodiscard]] std::uint32_t seed() { return static_cast<std::uint32_t>(next() >> 32U); }
    [[nodiscard]] double between(double low, double high) {
        return mix(low, high, static_cast<double>(next() >> 11U) * 0x1.0p-53);
    }

  private:
    std::uint64_t next() {
        state_ += 0x9E3779B97F4A7C15U;
        std::uint64_t z = state_;
        z = (z ^ (z >> 30U)) * 0xBF58476D1CE4E5B9U;
        z = (z ^ (z >> 27U)) * 0x94D049BB133111EBU;
        return z ^ (z >> 31U);
    }
    std::uint64_t state_;
};

}  // namespace taiji::motion
