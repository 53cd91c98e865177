#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace taiji::cli {

enum class Colours : std::uint8_t { Off, On };

/// What a character of the drawn board stands for; decides its colour.
enum class Ink : std::uint8_t { Plain, Label, Land, Sea, Coastline, Palace, White, Black };

struct Spot {
    std::size_t row = 0;
    std::size_t column = 0;
};

/// A page of single-byte characters, each with its ink.
class Canvas {
  public:
    Canvas(std::size_t rows, std::size_t columns);

    /// Precondition: the spot is on the page.
    void put(Spot spot, char character, Ink ink);
    /// From `spot` to the right; all of it must be on the page.
    void write(Spot spot, std::string_view text, Ink ink);
    /// The lines, each ended by a newline, without blanks at their ends.
    [[nodiscard]] std::string text(Colours colours) const;

  private:
    struct Glyph {
        char character = ' ';
        Ink ink = Ink::Plain;
    };
    std::size_t columns_;
    std::vector<Glyph> glyphs_;
};

}  // namespace taiji::cli
