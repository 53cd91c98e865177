#include "client/book/book.hpp"

#include <algorithm>
#include <utility>

#include "base/check.hpp"
#include "client/book/read_book.hpp"
#include "client/common/read_file.hpp"
#include "game/board/coordinates.hpp"

namespace taiji::book {

Book::Book(std::shared_ptr<const Board> board, Language texts, std::vector<Chapter> chapters)
    : board_(std::move(board)), texts_(std::move(texts)), chapters_(std::move(chapters)) {
    for (const Chapter& chapter : chapters_) {
        for (const Page& page : chapter.pages) pages_.push_back(&page);
    }
}

Result<Book> Book::load(const std::filesystem::path& folder, std::shared_ptr<const Board> board) {
    auto texts = Language::load(folder);
    if (!texts) return tl::unexpected(texts.error());
    const std::filesystem::path path = folder / "book.json";
    const auto bytes = read_file(path);
    if (!bytes) return tl::unexpected(bytes.error());
    auto chapters = read_chapters(*board, *bytes, path.string(), *texts);
    if (!chapters) return tl::unexpected(chapters.error());
    return Book(std::move(board), std::move(*texts), std::move(*chapters));
}

const Chapter& Book::chapter_of(const Page& page) const {
    const auto found = std::find_if(chapters_.begin(), chapters_.end(), [&](const Chapter& each) {
        return !each.pages.empty() && &page >= &each.pages.front() && &page <= &each.pages.back();
    });
    TAIJI_CHECK(found != chapters_.end());
    return *found;
}

std::string Book::text(UiLanguage language, std::string_view key) const {
    const std::string* found = texts_.file(language).find(key);
    if (found == nullptr) return std::string(key);
    std::string made;
    std::string_view rest = *found;
    while (true) {
        const std::size_t brace = rest.find('{');
        made += rest.substr(0, brace);
        if (brace == std::string_view::npos) return made;
        const std::size_t end = rest.find('}', brace);
        const Point at = *point_of_argument(*board_, rest.substr(brace + 1, end - brace - 1));
        made += language == UiLanguage::Chinese ? point_prose_zh(*board_, at)
                                                : point_prose_en(*board_, at);
        rest.remove_prefix(end + 1);
    }
}

}  // namespace taiji::book
