#pragma once

#include "client/play/selection.hpp"

namespace taiji::play {

/// Why neither the piece at `from` nor a part of it can go to `to`: of the reasons that the rules
/// give, the one nearest to a legal move; for the whole stack when they are alike. Precondition:
/// the piece is the side to move's, and there is no such legal move.
[[nodiscard]] RefusedTry most_telling_refusal(const Position& position, Point from, Point to);

/// Why just this unit cannot go there. Precondition: there is no such legal move.
[[nodiscard]] RefusedTry refused_wish(const Position& position, Wish wish);

/// For a piece that the player may not move now.
[[nodiscard]] RefusedTry refusal_out_of_turn(const Position& position, Point from, Point to);

}  // namespace taiji::play
