#pragma once

#include <string_view>
#include <vector>

#include "client/book/book.hpp"

namespace taiji::book {

/// Reads what is in book.json, called `name` in errors, and looks whether the texts fit it.
[[nodiscard]] Result<std::vector<Chapter>> read_chapters(const Board& board, std::string_view json,
                                                         std::string_view name,
                                                         const Language& texts);

/// The point that an argument of a text names: "e3_5n4_5" is (E3.5, N4.5).
[[nodiscard]] Result<Point> point_of_argument(const Board& board, std::string_view argument);

}  // namespace taiji::book
