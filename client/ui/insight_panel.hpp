#pragma once

#include "client/ui/ui.hpp"

namespace taiji::ui {

/// Where the hint, threats and best lines are told; without height while there is nothing to tell.
[[nodiscard]] Rect insight_room(const Ui& ui);
/// What it leaves of the column for the list of moves.
[[nodiscard]] Rect moves_room(const Ui& ui);
/// Width of the evaluation bar with its figure, at the right edge of the board's room.
[[nodiscard]] float evaluation_bar_width(const Ui& ui);

}  // namespace taiji::ui
