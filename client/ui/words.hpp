#pragma once

#include <string>
#include <string_view>

#include "client/language/language.hpp"
#include "client/play/seat.hpp"
#include "client/play/selection.hpp"
#include "game/match/clock.hpp"
#include "game/rules/ending.hpp"
#include "game/rules/position.hpp"
#include "renderer/scene/frames.hpp"

namespace taiji::ui {

// The game's own words in the player's language.

[[nodiscard]] std::string side_name(const Language& language, Side side);
[[nodiscard]] std::string unit_name(const Language& language, Unit unit);
/// "White's army".
[[nodiscard]] std::string piece_name(const Language& language, Piece piece);
/// "陆" or "A": what stands on a disc. Precondition: no stack.
[[nodiscard]] std::string_view unit_mark(Unit unit, PieceText text);
/// As in prose: "(E3, S5)", "东3南5".
[[nodiscard]] std::string point_name(const Language& language, const Board& board, Point point);
[[nodiscard]] std::string terrain_name(const Language& language, Terrain terrain);
/// "39.0° N, 24.0° W".
[[nodiscard]] std::string place_name(const Language& language, scene::Geographic place);
/// Why a try was refused, as a sentence.
[[nodiscard]] std::string refusal_sentence(const Language& language, const Board& board,
                                           const play::RefusedTry& refused);
/// "Black's Taiji seat has been entered": how a game ended.
[[nodiscard]] std::string ending_sentence(const Language& language, const GameEnd& end);
/// "White wins", "Draw".
[[nodiscard]] std::string result_words(const Language& language, const GameEnd& end);
/// "Human", "Computer, level 4", a program's file name.
[[nodiscard]] std::string player_words(const Language& language, const play::Seat& seat);
[[nodiscard]] std::string_view level_key(int level);
/// "4:05", "1:02:03"; tenths in the last ten seconds.
[[nodiscard]] std::string clock_words(Millis time);
/// Of a chooser: what the move does, "Land the army alone".
[[nodiscard]] std::string move_words(const Language& language, const Position& position, Move move);

}  // namespace taiji::ui
