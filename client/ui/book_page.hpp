#pragma once

#include <string>

#include "client/ui/ui.hpp"

namespace taiji::ui {

/// Draws a page of the rules book down a column that may scroll, and asks for what the reader
/// clicks.
class BookPage {
  public:
    struct Reading {
        std::size_t figure = 0;  ///< which of the page's diagrams is on the globe
        std::string tried;       ///< key of the example that was shown last
    };
    BookPage(Ui& ui, const book::Page& page, Reading& reading)
        : ui_(ui), page_(page), reading_(reading) {}

    /// Title, paragraphs and places, from the top of the room; returns the height they took.
    float draw_text(const Rect& room);
    /// The diagram that is on the globe; nothing and 0 on a page without one.
    float draw_figure(const Rect& room);
    [[nodiscard]] float figure_height(float width) const;
    /// To the page's next diagram (1) or the one before (-1), where there is one.
    void step_figure(int by);

    /// The globe shows the diagram that is being read, or the start position where there is none.
    static void show(Ui& ui, const book::Page& page, const Reading& reading);

  private:
    void draw_title();
    void draw_paragraphs();
    void draw_places();
    void draw_figure_head(const Rect& line);
    void draw_examples(const book::Figure& figure, const Rect& inside, float& y);
    void draw_state(const Rect& line);
    [[nodiscard]] float example_height(const book::Example& example, float width) const;
    /// Broken into lines with air between them; returns the height.
    float paragraph(const Rect& at, const std::string& text, const TextStyle& style) const;
    [[nodiscard]] float paragraph_height(Font font, const std::string& text, float width) const;
    [[nodiscard]] std::string text(std::string_view key) const {
        return ui_.book.text(ui_.language.chosen(), key);
    }

    Ui& ui_;
    const book::Page& page_;
    Rect room_;
    float y_ = 0.0F;
    Reading& reading_;
};

/// A move of an example is shown on the globe.
void try_example(Ui& ui, const book::Example& example, BookPage::Reading& reading);

}  // namespace taiji::ui
