#pragma once

#include <memory>
#include <string_view>
#include <vector>

#include "base/result.hpp"
#include "game/rules/position.hpp"

namespace taiji {

/// A position that is won by force.
struct ForcedWinPosition {
    int moves = 0;  ///< of the winner's own, the last one included
    Position position;
};

/// Reads what `taiji-collect-wins` prints: `MOVES TFEN`, one a line. `name` stands in messages.
[[nodiscard]] Result<std::vector<ForcedWinPosition>> read_wins(const Board& board,
                                                               std::string_view text,
                                                               std::string_view name);

}  // namespace taiji
