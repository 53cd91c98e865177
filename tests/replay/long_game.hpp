#pragma once

#include <cstddef>
#include <cstdint>

#include "game/match/match.hpp"

namespace taiji::test {

/// A game of legal moves without a plan, which is not over after so many plies. The same for the
/// same seed. Throws when there is none.
[[nodiscard]] Match long_game(std::size_t plies, std::uint64_t seed = 1);

}  // namespace taiji::test
