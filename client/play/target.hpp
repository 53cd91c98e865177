#pragma once

#include <vector>

#include "client/play/selection.hpp"

namespace taiji::play {

/// What the piece at `from` can do, point by point: by bearing clockwise from north on the board,
/// on one bearing the nearer first. `legal` holds all legal moves of the position.
[[nodiscard]] std::vector<Target> targets_from(const Position& position, Point from,
                                               const MoveList& legal);

}  // namespace taiji::play
