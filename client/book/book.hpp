#pragma once

#include <cstddef>
#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.hpp"
#include "client/language/language.hpp"
#include "game/board/board.hpp"
#include "game/rules/position.hpp"

namespace taiji::book {

enum class Verdict : std::uint8_t { May, Never };

/// A move that a page speaks of. What may be is legal in the figure's position, what may never be
/// is not.
struct Example {
    std::string move;  ///< as in records
    Verdict verdict{};
    std::string text;  ///< key of what the book says of it
};

/// A small position that the reader plays with.
struct Figure {
    std::string id;
    std::string tfen;
    Position position;
    Point look{};         ///< where to look from above
    double distance;      ///< and from how far, Earth radii
    std::string caption;  ///< key
    std::vector<Example> examples;
};

/// A point of the board that a page leads to.
struct Place {
    std::string id;
    Point at{};
    std::string name;  ///< key
};

struct Page {
    std::string id;
    std::optional<Unit> unit;             ///< that the page is about
    std::string title;                    ///< key
    std::vector<std::string> paragraphs;  ///< keys
    std::vector<Place> places;
    std::vector<Figure> figures;
};

struct Chapter {
    std::string id;
    std::string title;  ///< key
    std::vector<Page> pages;
};

/// The rules book. Its order, positions and moves stand in book.json, its texts in en.json and
/// zh.json under keys that follow from the names there: "army.title", "army.1" and so on for the
/// paragraphs, "army.cross" for a figure's caption, "army.cross.may1" and "army.cross.never1" for
/// its moves, "chapter.pieces", "place.australia".
class Book {
  public:
    /// Reads the folder. Error, by file and place: what cannot be read, a text that is missing or
    /// that nothing uses, a position that is refused, a move that is legal where it should not be
    /// or the other way round.
    static Result<Book> load(const std::filesystem::path& folder,
                             std::shared_ptr<const Board> board);

    [[nodiscard]] const std::vector<Chapter>& chapters() const { return chapters_; }
    /// All pages from the first to the last.
    [[nodiscard]] const std::vector<const Page*>& pages() const { return pages_; }
    /// The chapter that a page is in.
    [[nodiscard]] const Chapter& chapter_of(const Page& page) const;
    /// What stands under a key; points in it, `{e3_5n4_5}`, are named as prose does.
    [[nodiscard]] std::string text(UiLanguage language, std::string_view key) const;
    [[nodiscard]] const Language& texts() const { return texts_; }

  private:
    Book(std::shared_ptr<const Board> board, Language texts, std::vector<Chapter> chapters);

    std::shared_ptr<const Board> board_;
    Language texts_;
    std::vector<Chapter> chapters_;
    std::vector<const Page*> pages_;
};

}  // namespace taiji::book
