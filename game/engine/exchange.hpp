#pragma once

#include "game/engine/evaluation.hpp"
#include "game/rules/move.hpp"
#include "game/rules/position.hpp"

namespace taiji::engine {

/// What the mover's side wins or loses when both sides go on taking on the move's target, cheapest
/// units first, and each may stop (static exchange evaluation). Stacks count whole. Checks are left
/// out of account.
[[nodiscard]] Score exchange(const Position& position, Move move, const Weights& weights);

}  // namespace taiji::engine
