#pragma once

#include <string>

#include "client/engine_cli/canvas.hpp"
#include "game/rules/position.hpp"

namespace taiji::cli {

/// The board with its pieces, coordinates on all rims: five columns and two lines for each step, so
/// that the board of fifteen points by eleven fits into 80 columns.
[[nodiscard]] std::string board_text(const Position& position, Colours colours);

/// What the signs on the board mean.
[[nodiscard]] std::string legend_text();

}  // namespace taiji::cli
