#pragma once

#include <optional>
#include <string>

#include "game/board/side.hpp"

namespace taiji::ui {

/// What a film says over its picture, in the player's language.
struct FilmCaption {
    PerSide<std::string> players;
    std::optional<Side> mover;  ///< of the move that is or was shown last
    std::string move;           ///< in record notation, with its number
    std::string words;          ///< what it does, or how the game ended
    std::string comment;        ///< of the record
};

}  // namespace taiji::ui
