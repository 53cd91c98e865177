#include <fmt/format.h>

#include <optional>

#include "client/ui/book_page.hpp"
#include "client/ui/panel.hpp"

namespace taiji::ui {
namespace {

/// Of what is seen: how far a key scrolls.
constexpr float kScrollPart = 0.85F;
/// With less room for the text than this, in units, the diagram scrolls with it.
constexpr float kLeastText = 170.0F;

/// The rules book beside the globe, which shows the diagram of the page.
class BookPanel final : public Panel {
  public:
    [[nodiscard]] Dialog dialog() const override { return Dialog::Rules; }

    void open(Ui& ui) override {
        lists_ = false;
        turn_to(page_);
        follow(ui);
    }

    bool takes_key(const KeyEvent& event) override {
        const bool plain = !event.with.ctrl && !event.with.alt && !event.with.shift;
        if (!plain) return false;
        const bool digit = event.key >= Key::Digit1 && event.key <= Key::Digit9;
        const bool turns = event.key == Key::PageUp || event.key == Key::PageDown;
        const bool steps = event.key == Key::Comma || event.key == Key::Period;
        if (!turns && !steps && !digit) return false;
        if (!event.pressed) return true;
        if (steps) {
            wanted_figure_ = event.key == Key::Period ? 1 : -1;
        } else if (digit) {
            wanted_example_ =
                static_cast<std::size_t>(event.key) - static_cast<std::size_t>(Key::Digit1);
        } else {
            wanted_scroll_ = event.key == Key::PageDown ? 1 : -1;
        }
        return true;
    }

    void draw(Ui& ui) override {
        follow(ui);
        ui.begin_panel("book", ui.screen.book, Layer::Board, Look::Dialog);
        Rect rest = ui.screen.book.inset(ui.px(14.0F), ui.px(8.0F));
        draw_head(ui, rest.take_top(ui.px(34.0F)));
        rest.take_top(ui.px(4.0F));
        Rect foot = rest.take_bottom(ui.px(34.0F));
        rest.take_bottom(ui.px(6.0F));
        draw_foot(ui, foot);
        if (clock_runs(ui)) {
            ui.canvas.text(rest.take_bottom(ui.px(22.0F)), ui.text("book.clock_runs"),
                           {Font::Small, theme::kPalace, Align::Middle});
        }
        if (lists_) {
            draw_list(ui, rest);
        } else {
            draw_page(ui, rest);
        }
        ui.end_panel();
    }

  private:
    void turn_to(std::size_t page) {
        page_ = page;
        reading_ = {};
        shown_.reset();
        to_top_ = true;
        lists_ = false;
    }

    /// Puts the page's diagram on the globe, once.
    void follow(Ui& ui) {
        if (shown_ == page_) return;
        shown_ = page_;
        BookPage::show(ui, *ui.book.pages()[page_], reading_);
    }

    static bool clock_runs(const Ui& ui) {
        const play::Game& game = ui.session.game();
        return !std::holds_alternative<Untimed>(game.match().time_control()) &&
               !game.match().end() && !ui.session.clocks_wait() &&
               !ui.session.wants_new_game_dialog();
    }

    void draw_head(Ui& ui, const Rect& line) {
        Rect rest = line;
        if (ui.icon_button("book/close", rest.take_right(rest.height), ui.text("dialog.close"),
                           {.look = ButtonLook::Quiet, .icon = Icon::Close})) {
            ui.open(ui.session.wants_new_game_dialog() ? Dialog::NewGame : Dialog::None);
        }
        const std::string_view contents = ui.text("book.contents");
        const ButtonStyle style = {
            .look = ButtonLook::Quiet, .icon = Icon::Menu, .active = lists_, .font = Font::Small};
        if (ui.button("book/contents", rest.take_right(ui.button_width(contents, style)), contents,
                      style)) {
            lists_ = !lists_;
            to_top_ = true;
        }
        rest.take_right(ui.px(6.0F));
        draw_icon(ui.canvas, Icon::Book, rest.take_left(ui.px(22.0F)), theme::kPalace);
        rest.take_left(ui.px(6.0F));
        const book::Page& page = *ui.book.pages()[page_];
        const std::string chapter =
            lists_ ? std::string(ui.text("book.title"))
                   : ui.book.text(ui.language.chosen(), ui.book.chapter_of(page).title);
        ui.canvas.text(rest, ui.canvas.shortened(Font::Small, chapter, rest.width),
                       {Font::Small, theme::kDim});
    }

    void draw_foot(Ui& ui, Rect line) {
        const std::size_t pages = ui.book.pages().size();
        const float button = ui.px(44.0F);
        if (ui.icon_button("book/previous", line.take_left(button), ui.text("book.previous"),
                           {.icon = Icon::Previous, .enabled = page_ > 0})) {
            turn_to(page_ - 1);
            follow(ui);
        }
        if (ui.icon_button("book/next", line.take_right(button), ui.text("book.next"),
                           {.icon = Icon::Next, .enabled = page_ + 1 < pages})) {
            turn_to(page_ + 1);
            follow(ui);
        }
        ui.canvas.text(line,
                       ui.format("book.page", {{"page", fmt::to_string(page_ + 1)},
                                               {"pages", fmt::to_string(pages)}}),
                       {Font::Small, theme::kDim, Align::Middle});
    }

    void draw_page(Ui& ui, const Rect& room) {
        const book::Page& page = *ui.book.pages()[page_];
        if (const auto wanted = std::exchange(wanted_example_, std::nullopt)) {
            if (!page.figures.empty() && *wanted < page.figures[reading_.figure].examples.size()) {
                try_example(ui, page.figures[reading_.figure].examples[*wanted], reading_);
            }
        }
        BookPage drawn(ui, page, reading_);
        if (const int by = std::exchange(wanted_figure_, 0); by != 0) drawn.step_figure(by);
        Rect text = room;
        const float figure = drawn.figure_height(room.width);
        const bool apart = figure > 0.0F && room.height - figure >= ui.px(kLeastText);
        if (apart) {
            // Always in sight, whatever is read above it.
            drawn.draw_figure(text.take_bottom(figure));
            text.take_bottom(ui.px(8.0F));
        }
        Rect inside = ui.begin_scroll("book_scroll", text, height_);
        scroll(ui, text, inside);
        inside.width -= ui.px(6.0F);
        float height = drawn.draw_text(inside);
        if (!apart) {
            height += ui.px(4.0F);
            height += drawn.draw_figure({inside.x, inside.y + height, inside.width, 0.0F});
        }
        if (height != height_) ui.lay_out_again();
        height_ = height;
        ui.end_scroll();
    }

    /// By a key: down to the end of the page, then on to the next one; up likewise.
    void scroll(Ui& ui, const Rect& room, const Rect& inside) {
        const float seen = room.y - inside.y;
        if (std::exchange(to_top_, false)) {
            ui.scroll_to(0.0F, 0.0F);
            if (seen != 0.0F) ui.lay_out_again();
        }
        const int way = std::exchange(wanted_scroll_, 0);
        if (way == 0) return;
        ui.lay_out_again();
        const float step = kScrollPart * room.height;
        if (way > 0 && seen + room.height < height_ - 1.0F) {
            ui.scroll_to(seen, std::min(seen + room.height + step, height_));
        } else if (way < 0 && seen > 0.0F) {
            const float top = std::max(0.0F, seen - step);
            ui.scroll_to(top, top);
        } else if (way > 0 && page_ + 1 < ui.book.pages().size()) {
            turn_to(page_ + 1);
        } else if (way < 0 && page_ > 0) {
            turn_to(page_ - 1);
        }
    }

    void draw_list(Ui& ui, const Rect& room) {
        const float heading = ui.px(34.0F), row = ui.px(theme::kRow + 2.0F);
        float height = 0.0F;
        for (const book::Chapter& chapter : ui.book.chapters()) {
            height += heading + row * static_cast<float>(chapter.pages.size());
        }
        const Rect inside = ui.begin_scroll("book_list", room, height);
        scroll_list(ui, room, inside, height);
        float y = inside.y;
        std::size_t number = 0;
        const UiLanguage language = ui.language.chosen();
        for (const book::Chapter& chapter : ui.book.chapters()) {
            ui.canvas.text({inside.x, y, inside.width, heading},
                           ui.book.text(language, chapter.title), {Font::Strong, theme::kPalace});
            y += heading;
            for (const book::Page& page : chapter.pages) {
                const Rect line = {inside.x, y, inside.width - ui.px(6.0F), row};
                if (ui.row("book/page/" + page.id, line, number == page_)) chosen_ = number;
                ui.canvas.text(line.inset(ui.px(10.0F), 0.0F), ui.book.text(language, page.title));
                y += row;
                ++number;
            }
        }
        ui.end_scroll();
        if (const auto chosen = std::exchange(chosen_, std::nullopt)) {
            turn_to(*chosen);
            follow(ui);
            ui.lay_out_again();
        }
    }

    void scroll_list(Ui& ui, const Rect& room, const Rect& inside, float height) {
        const float seen = room.y - inside.y;
        if (std::exchange(to_top_, false)) ui.scroll_to(0.0F, 0.0F);
        const int way = std::exchange(wanted_scroll_, 0);
        if (way == 0) return;
        ui.lay_out_again();
        const float step = kScrollPart * room.height;
        if (way > 0) ui.scroll_to(seen, std::min(seen + room.height + step, height));
        const float top = std::max(0.0F, seen - step);
        if (way < 0) ui.scroll_to(top, top);
    }

    std::size_t page_ = 0;
    std::optional<std::size_t> shown_;  ///< the page whose diagram is on the globe
    BookPage::Reading reading_;
    bool lists_ = false;  ///< the contents instead of a page
    float height_ = 0.0F;
    bool to_top_ = false;
    int wanted_scroll_ = 0;
    int wanted_figure_ = 0;
    std::optional<std::size_t> wanted_example_;
    std::optional<std::size_t> chosen_;
};

}  // namespace

std::unique_ptr<Panel> make_book_panel() {
    return std::make_unique<BookPanel>();
}

}  // namespace taiji::ui
