#pragma once

#include <memory>

#include "base/result.hpp"
#include "game/board/board.hpp"

namespace taiji {

/// The board of the game, the Earth, read from the assets. The error names the file.
[[nodiscard]] Result<std::shared_ptr<const Board>> read_world_board();

}  // namespace taiji
