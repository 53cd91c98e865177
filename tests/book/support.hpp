#pragma once

#include <memory>
#include <string>

#include "client/book/book.hpp"

namespace taiji::test {

[[nodiscard]] std::shared_ptr<const Board> shared_world();
/// The program's own book; ends the program when it is not right.
[[nodiscard]] const book::Book& the_book();
[[nodiscard]] const book::Page& page_of(std::string_view id);

}  // namespace taiji::test
