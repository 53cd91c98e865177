#pragma once

#include <span>
#include <string>

#include "client/language/language.hpp"
#include "client/session/insight.hpp"

namespace taiji::ui {

/// From White's view, as short as a figure on a bar: "+1.3", "#4" (White wins in four moves),
/// "-#2".
[[nodiscard]] std::string evaluation_figure(const Evaluation& evaluation);
/// "17. Fw3-w4", "17… He5-e4": the move after `ply` plies, as lists have it.
[[nodiscard]] std::string numbered_move(const Match& match, std::size_t ply);
/// Moves one after another as in records, at most so many.
[[nodiscard]] std::string line_text(const Board& board, std::span<const Move> moves,
                                    std::size_t most);
/// What the hint tells at its step. Precondition: it has been asked for.
[[nodiscard]] std::string hint_sentence(const Language& language, const Position& position,
                                        const Insight& insight);
/// What the side that is not on turn threatens.
[[nodiscard]] std::string threat_sentence(const Language& language, const Position& position,
                                          const Threat& threat);

}  // namespace taiji::ui
