#include "client/engine_cli/canvas.hpp"

#include "base/check.hpp"

namespace taiji::cli {
namespace {

/// Terminal codes of the 256-colour palette; pieces carry their own background so that the sides
/// differ on any map.
std::string_view codes(Ink ink) {
    switch (ink) {
        case Ink::Plain:
            return "";
        case Ink::Label:
            return "\x1b[2m";
        case Ink::Land:
            return "\x1b[38;5;107;48;5;58m";
        case Ink::Sea:
            return "\x1b[38;5;67;48;5;17m";
        case Ink::Coastline:
            return "\x1b[38;5;222;48;5;58m";
        case Ink::Palace:
            return "\x1b[1;38;5;208;48;5;58m";
        case Ink::White:
            return "\x1b[1;38;5;16;48;5;255m";
        case Ink::Black:
            return "\x1b[1;38;5;255;48;5;16m";
    }
    TAIJI_CHECK(!"an ink without codes");
}

constexpr std::string_view kReset = "\x1b[0m";

}  // namespace

Canvas::Canvas(std::size_t rows, std::size_t columns)
    : columns_(columns), glyphs_(rows * columns) {}

void Canvas::put(Spot spot, char character, Ink ink) {
    TAIJI_CHECK(spot.column < columns_ && spot.row < glyphs_.size() / columns_);
    glyphs_[spot.row * columns_ + spot.column] = {character, ink};
}

void Canvas::write(Spot spot, std::string_view text, Ink ink) {
    for (const char character : text) {
        put(spot, character, ink);
        ++spot.column;
    }
}

std::string Canvas::text(Colours colours) const {
    std::string page;
    for (std::size_t start = 0; start < glyphs_.size(); start += columns_) {
        std::size_t end = start + columns_;
        const auto is_blank = [&](const Glyph& glyph) {
            return glyph.character == ' ' && (colours == Colours::Off || glyph.ink == Ink::Plain);
        };
        while (end > start && is_blank(glyphs_[end - 1])) --end;
        Ink ink = Ink::Plain;
        for (std::size_t i = start; i < end; ++i) {
            if (colours == Colours::On && glyphs_[i].ink != ink) {
                if (ink != Ink::Plain) page += kReset;
                ink = glyphs_[i].ink;
                page += codes(ink);
            }
            page += glyphs_[i].character;
        }
        if (ink != Ink::Plain) page += kReset;
        page += '\n';
    }
    return page;
}

}  // namespace taiji::cli
