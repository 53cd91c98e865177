#include "game/engine/levels.hpp"

#include <algorithm>
#include <vector>

#include "base/check.hpp"

namespace taiji::engine {
namespace {

/// splitmix64's finisher.
std::uint64_t mix(std::uint64_t z) {
    z = (z ^ (z >> 30U)) * 0xBF58476D1CE4E5B9U;
    z = (z ^ (z >> 27U)) * 0x94D049BB133111EBU;
    return z ^ (z >> 31U);
}

}  // namespace

const std::array<Level, 8>& levels() {
    static constexpr std::array<Level, 8> kLevels = {{
        {"坤", "Kun, earth", 1, 30, 720},
        {"艮", "Gen, mountain", 1, 20, 420},
        {"坎", "Kan, water", 700, 8, 200},
        {"巽", "Xun, wind", 4'000, 4, 90},
        {"震", "Zhen, thunder", 16'000, 3, 40},
        {"离", "Li, fire", 60'000, 2, 15},
        {"兑", "Dui, lake", 240'000, 1, 0},
        {"乾", "Qian, heaven", 0, 1, 0},
    }};
    return kLevels;
}

const Line& choose(std::span<const Line> lines, const Level& level, std::uint64_t seed) {
    TAIJI_CHECK(!lines.empty());
    const Line& best = lines.front();
    if (level.carelessness == 0 || lines.size() == 1 || best.score >= kDecided) return best;
    // Integer weights, so that every machine chooses the same: quadratic from the best down to
    // nothing.
    std::vector<std::uint64_t> weights;
    std::uint64_t sum = 0;
    for (const Line& line : lines) {
        const int slack = std::max(0, level.carelessness - (best.score - line.score));
        const auto weight = static_cast<std::uint64_t>(slack) * static_cast<std::uint64_t>(slack);
        weights.push_back(weight);
        sum += weight;
    }
    std::uint64_t pick = mix(seed) % sum;
    for (std::size_t i = 0; i < lines.size(); ++i) {
        if (pick < weights[i]) return lines[i];
        pick -= weights[i];
    }
    return best;
}

}  // namespace taiji::engine
