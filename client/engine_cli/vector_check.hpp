#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "game/board/board.hpp"

namespace taiji::cli {

/// What a vector (one line of JSON: an example, an ending or a position of RULES.md 10) expects and
/// the rules do otherwise, one sentence each. Empty: all as expected. A line that is no vector is a
/// mismatch, too.
[[nodiscard]] std::vector<std::string> vector_mismatches(const Board& board, std::string_view line);

}  // namespace taiji::cli
