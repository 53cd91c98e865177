#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <string_view>

#include "game/board/board.hpp"
#include "game/rules/position.hpp"

namespace taiji::fuzz {

/// assets/boards/world.board.
[[nodiscard]] const std::shared_ptr<const Board>& world();

/// Plays up to `plies` legal moves, chosen by `choices`, and makes sure that each can be taken
/// back, that the hash follows and that every move's text is read as that move.
void play_and_take_back(const Position& start, std::string_view choices, std::size_t plies);

[[nodiscard]] inline std::string_view text_of(const std::uint8_t* data, std::size_t size) {
    return {reinterpret_cast<const char*>(data), size};
}

}  // namespace taiji::fuzz
