#pragma once

#include <optional>
#include <stop_token>

#include "game/engine/score.hpp"
#include "game/match/match.hpp"

namespace taiji::play {

/// Would a computer take a draw that sees `score` for itself after `quiet_moves` moves without a
/// taking?
[[nodiscard]] bool is_draw_welcome(engine::Score score, std::uint32_t quiet_moves);

/// The same after a short search for `side`; nothing when it was told to stop. Always the same for
/// the same game.
[[nodiscard]] std::optional<bool> accepts_draw(const Match& match, Side side,
                                               const std::stop_token& stop);

}  // namespace taiji::play
