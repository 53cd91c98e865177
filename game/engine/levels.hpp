#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "game/engine/search.hpp"

namespace taiji::engine {

/// A playing strength, named after one of the eight trigrams.
struct Level {
    std::string_view zh;  ///< 坤
    std::string_view en;  ///< "Kun, the earth"
    std::uint64_t nodes;  ///< looked at for a move; 0: no limit
    int lines;            ///< considered
    Score carelessness;   ///< how much worse a move may be and still be played now and then
};

/// From the weakest to the strongest, which plays as well as the engine can.
[[nodiscard]] const std::array<Level, 8>& levels();

/// Chooses among the lines of a search as a player of that level would: the better the likelier,
/// now and then missing the best, never throwing away a found win. The same `seed` chooses the
/// same. Precondition: `lines` is not empty.
[[nodiscard]] const Line& choose(std::span<const Line> lines, const Level& level,
                                 std::uint64_t seed);

}  // namespace taiji::engine
