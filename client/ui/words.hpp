#pragma once

#include <string>
#include <string_view>

#include "client/describe/words.hpp"
#include "client/language/language.hpp"
#include "client/play/seat.hpp"
#include "client/play/selection.hpp"
#include "game/match/clock.hpp"
#include "game/rules/position.hpp"
#include "renderer/scene/frames.hpp"

namespace taiji::ui {

// The game's own words in the player's language.

using describe::ending_sentence;
using describe::piece_name;
using describe::point_name;
using describe::result_words;
using describe::side_name;
using describe::unit_name;
/// "陆" or "A": what stands on a disc. Precondition: no stack.
[[nodiscard]] std::string_view unit_mark(Unit unit, PieceText text);
[[nodiscard]] std::string terrain_name(const Language& language, Terrain terrain);
/// "39.0° N, 24.0° W".
[[nodiscard]] std::string place_name(const Language& language, scene::Geographic place);
/// Why a try was refused, as a sentence.
[[nodiscard]] std::string refusal_sentence(const Language& language, const Board& board,
                                           const play::RefusedTry& refused);
/// "Human", "Computer, level 4", a program's file name.
[[nodiscard]] std::string player_words(const Language& language, const play::Seat& seat);
[[nodiscard]] std::string_view level_key(int level);
/// "4:05", "1:02:03"; tenths in the last ten seconds.
[[nodiscard]] std::string clock_words(Millis time);
/// Of a chooser: what the move does, "Land the army alone".
[[nodiscard]] std::string move_words(const Language& language, const Position& position, Move move);

}  // namespace taiji::ui
