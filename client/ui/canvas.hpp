#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "client/settings/settings.hpp"
#include "client/ui/fonts.hpp"
#include "client/ui/layout_report.hpp"
#include "client/ui/rect.hpp"
#include "client/ui/theme.hpp"
#include "game/board/side.hpp"

struct ImDrawList;

namespace taiji::ui {

enum class Align : std::uint8_t { Left, Middle, Right };

/// How a text stands in its room.
struct TextStyle {
    Font font = Font::Body;
    Colour colour = theme::kText;
    Align align = Align::Left;
};

struct Size {
    float width = 0.0F;
    float height = 0.0F;
};

/// Draws into ImGui's window of the moment, in pixels; sizes come in units. Remembers what it was
/// given room for.
class Canvas {
  public:
    Canvas(Fonts& fonts, LayoutReport& report) : fonts_(fonts), report_(report) {}

    void set_scale(float pixels_a_unit) { scale_ = pixels_a_unit; }
    void set_side_colours(SideColours colours) { side_colours_ = colours; }
    [[nodiscard]] const theme::SideLook& look(Side side) const {
        return side_colours_ == SideColours::ColourSafe ? theme::kColourSafe[side]
                                                        : theme::kIvoryAndObsidian[side];
    }
    /// Units to whole pixels.
    [[nodiscard]] float px(float units) const;
    [[nodiscard]] float scale() const { return scale_; }
    [[nodiscard]] ImDrawList& list() const;

    [[nodiscard]] float width_of(Font font, std::string_view text) const;
    [[nodiscard]] float line_height(Font font) const;
    /// Lines of at most `width` pixels: broken after blanks and between Chinese characters, never
    /// before a closing mark.
    [[nodiscard]] std::vector<std::string_view> wrap(Font font, std::string_view text,
                                                     float width) const;
    [[nodiscard]] float wrapped_height(Font font, std::string_view text, float width) const;

    /// One line, in the middle of the room's height. Text that is too wide is a fault of the
    /// layout, which the report shows; `shorten` for what the player or a file names.
    void text(const Rect& room, std::string_view text, const TextStyle& style = {}) const;
    /// The text, or as much of it as fits with an ellipsis.
    [[nodiscard]] std::string shortened(Font font, std::string_view text, float width) const;
    /// Broken into lines, from the top of the room; returns the height it took.
    float paragraph(const Rect& room, std::string_view text, const TextStyle& style = {}) const;

    void fill(const Rect& box, Colour c, float rounding_units = theme::kRounding) const;
    void frame(const Rect& box, Colour c, float rounding_units = theme::kRounding,
               float thickness_units = 1.0F) const;
    void line(float x1, float y1, float x2, float y2, Colour c, float thickness_units = 1.0F) const;
    void disc(float x, float y, float radius, Colour c) const;
    void ring(float x, float y, float radius, Colour c, float thickness_units) const;

    /// Texts from now on may be scrolled out of sight.
    void set_scrolls(bool scrolls) { scrolls_ = scrolls; }
    [[nodiscard]] bool scrolls() const { return scrolls_; }
    [[nodiscard]] LayoutReport& report() const { return report_; }
    [[nodiscard]] Fonts& fonts() const { return fonts_; }

  private:
    void put(float x, float y, Font font, Colour c, std::string_view text) const;
    Fonts& fonts_;
    LayoutReport& report_;
    float scale_ = 1.0F;
    SideColours side_colours_ = SideColours::IvoryAndObsidian;
    bool scrolls_ = false;
};

}  // namespace taiji::ui
