#pragma once

#include <string_view>

#include "game/board/board.hpp"

namespace taiji::describe {

/// The key of the name of the part of the Earth that a point lies in ("place.sahara"): of a land
/// for land points, of a sea for open sea and dashed points. Empty: it has no name. The same for
/// every board, since every board lies on the Earth in the same way (RULES.md 1).
[[nodiscard]] std::string_view place_key(const Board& board, Point point);

}  // namespace taiji::describe
