#pragma once

#include <memory>
#include <string_view>

#include "base/result.hpp"
#include "game/board/board.hpp"

namespace taiji {

/// Reads a board file's text (docs/board.md) and checks that its start position can be played.
/// `name` stands in messages, which give line and column.
[[nodiscard]] Result<std::shared_ptr<const Board>> load_board(std::string_view text,
                                                              std::string_view name);

}  // namespace taiji
