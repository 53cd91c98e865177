#pragma once

#include <string>
#include <string_view>

#include "client/language/language.hpp"
#include "game/rules/ending.hpp"
#include "game/rules/position.hpp"

namespace taiji::describe {

// The game's own words in the player's language.

[[nodiscard]] std::string side_name(const Language& language, Side side);
[[nodiscard]] std::string unit_name(const Language& language, Unit unit);
/// "White's army".
[[nodiscard]] std::string piece_name(const Language& language, Piece piece);
/// As in prose: "(E3, S5)", "东3南5".
[[nodiscard]] std::string point_name(const Language& language, const Board& board, Point point);
/// "White has entered Black's Taiji seat": how a game ended.
[[nodiscard]] std::string ending_sentence(const Language& language, const GameEnd& end);
/// "White wins", "Draw".
[[nodiscard]] std::string result_words(const Language& language, const GameEnd& end);
/// Of a comment that says the same in several languages (docs/records.md), the lines of the chosen
/// one, without their marks; a comment without marks as it is. A language that is not among the
/// marked ones: the first that is.
[[nodiscard]] std::string comment_words(UiLanguage language, std::string_view comment);

}  // namespace taiji::describe
