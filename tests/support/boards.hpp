#pragma once

#include <string>
#include <string_view>

#include "game/board/board.hpp"

namespace taiji::test {

/// The bytes of a file of the source tree; ends the test program with a message when it cannot be
/// read.
std::string read_source_file(std::string_view path_in_source_tree);

/// assets/boards/world.board, read once.
const Board& world();

/// A board file of the source tree, read once; ends the program when it is not right.
const Board& board_from(std::string_view path_in_source_tree);

/// A solid or dashed point of the world board from its text; ends the program when there is none.
Point at(std::string_view text);
Point at(const Board& board, std::string_view text);

}  // namespace taiji::test
