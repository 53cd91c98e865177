#pragma once

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>

namespace taiji::engine {

/// Late-move reduction in moves of one side, growing with depth and the number of moves tried.
[[nodiscard]] inline int reduction(int depth, int tried) {
    static const auto table = [] {
        std::array<std::array<int, 128>, 64> values{};
        for (int d = 1; d < 64; ++d) {
            for (int m = 1; m < 128; ++m) {
                values[static_cast<std::size_t>(d)][static_cast<std::size_t>(m)] =
                    static_cast<int>(0.6 + std::log(d) * std::log(m) / 2.1);
            }
        }
        return values;
    }();
    return table[static_cast<std::size_t>(std::clamp(depth, 0, 63))]
                [static_cast<std::size_t>(std::clamp(tried, 0, 127))];
}

}  // namespace taiji::engine
