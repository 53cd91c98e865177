#include "tests/book/support.hpp"

#include <fmt/format.h>

#include <cstdlib>

#include "tests/support/boards.hpp"

namespace taiji::test {

std::shared_ptr<const Board> shared_world() {
    // It lives as long as the program.
    return {std::shared_ptr<const Board>(), &world()};
}

const book::Book& the_book() {
    static const book::Book kBook = [] {
        auto read = book::Book::load(TAIJI_SOURCE_DIR "/assets/book", shared_world());
        if (!read) {
            fmt::print(stderr, "{}\n", read.error().message);
            std::exit(1);
        }
        return *std::move(read);
    }();
    return kBook;
}

const book::Page& page_of(std::string_view id) {
    for (const book::Page* page : the_book().pages()) {
        if (page->id == id) return *page;
    }
    fmt::print(stderr, "the book has no page {}\n", id);
    std::exit(1);
}

}  // namespace taiji::test
