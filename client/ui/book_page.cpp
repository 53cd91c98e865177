#include "client/ui/book_page.hpp"

#include <fmt/format.h>

#include <cmath>

#include "client/ui/discs.hpp"
#include "client/ui/words.hpp"

namespace taiji::ui {
namespace {

/// Of the type size: from one line of reading text to the next.
constexpr float kLeading = 1.14F;
// Of the diagram's card, in units.
constexpr float kPadding = 11.0F;
constexpr float kHead = 34.0F;
constexpr float kState = 30.0F;
constexpr float kMark = 20.0F;

void draw_verdict(const Canvas& canvas, const Rect& at, book::Verdict verdict) {
    const bool may = verdict == book::Verdict::May;
    const Colour ink = may ? theme::kJade : theme::kDanger;
    canvas.ring(at.middle_x(), at.middle_y(), canvas.px(7.5F), with_opacity(ink, 0.75), 1.2F);
    draw_icon(canvas, may ? Icon::Check : Icon::Close, at, ink, 9.0F);
}

}  // namespace

void try_example(Ui& ui, const book::Example& example, BookPage::Reading& reading) {
    ui.ask(TryInDiagram{example.move});
    reading.tried = example.text;
}

void BookPage::show(Ui& ui, const book::Page& page, const Reading& reading) {
    const Board& board = ui.session.shown().board();
    if (page.figures.empty()) {
        constexpr double kAll = 3.4;
        ui.ask(ShowDiagram{board.start_tfen()});
        ui.ask(FlyToPoint{board.supreme_taiji(), kAll});
        return;
    }
    const book::Figure& figure = page.figures[reading.figure];
    ui.ask(ShowDiagram{figure.tfen});
    ui.ask(FlyToPoint{figure.look, figure.distance});
}

float BookPage::draw_text(const Rect& room) {
    room_ = room;
    y_ = room.y;
    draw_title();
    draw_paragraphs();
    draw_places();
    return y_ - room.y;
}

void BookPage::draw_title() {
    Rect line = {room_.x, y_, room_.width, ui_.px(44.0F)};
    if (page_.unit) {
        const float radius = ui_.px(15.0F);
        for (const Side side : {Side::Black, Side::White}) {
            const Rect at = line.take_right(ui_.px(is_stack(*page_.unit) ? 48.0F : 36.0F));
            draw_piece_disc(ui_.canvas, at.x + radius, at.middle_y(), radius, {side, *page_.unit},
                            ui_.session.settings().piece_text);
        }
        line.take_right(ui_.px(6.0F));
    }
    const std::string title = text(page_.title);
    Font font = Font::Title;
    for (const Font smaller : {Font::Strong, Font::Body}) {
        if (ui_.canvas.width_of(font, title) > line.width) font = smaller;
    }
    ui_.canvas.text(line, title, {font, theme::kText});
    y_ += line.height;
    ui_.canvas.line(room_.x, y_, room_.right(), y_, theme::kFaintLine);
    ui_.canvas.line(room_.x, y_, room_.x + ui_.px(40.0F), y_, theme::kPalace, 2.0F);
    y_ += ui_.px(12.0F);
}

float BookPage::paragraph_height(Font font, const std::string& text, float width) const {
    const auto lines = static_cast<float>(ui_.canvas.wrap(font, text, width).size());
    return lines * std::round(ui_.canvas.line_height(font) * kLeading);
}

float BookPage::paragraph(const Rect& at, const std::string& text, const TextStyle& style) const {
    const float step = std::round(ui_.canvas.line_height(style.font) * kLeading);
    float y = at.y;
    for (std::string_view line : ui_.canvas.wrap(style.font, text, at.width)) {
        while (!line.empty() && line.back() == ' ') line.remove_suffix(1);
        ui_.canvas.text({at.x, y, at.width, step}, line, style);
        y += step;
    }
    return y - at.y;
}

void BookPage::draw_paragraphs() {
    for (const std::string& key : page_.paragraphs) {
        const Rect at = {room_.x, y_, room_.width, 0.0F};
        y_ += paragraph(at, text(key), {Font::Body, theme::kText}) + ui_.px(8.0F);
    }
}

void BookPage::draw_places() {
    if (page_.places.empty()) return;
    const float height = ui_.px(28.0F), gap = ui_.px(6.0F);
    float x = room_.x;
    for (const book::Place& place : page_.places) {
        const ButtonStyle style = {.icon = Icon::Globe, .font = Font::Small};
        const std::string name = text(place.name);
        const float width = std::min(ui_.button_width(name, style), room_.width);
        if (x > room_.x && x + width > room_.right()) {
            x = room_.x;
            y_ += height + gap;
        }
        if (ui_.button("book/place/" + place.id, {x, y_, width, height}, name, style)) {
            constexpr double kNear = 2.0;
            ui_.ask(FlyToPoint{place.at, kNear});
        }
        x += width + gap;
    }
    y_ += height + ui_.px(12.0F);
}

float BookPage::example_height(const book::Example& example, float width) const {
    const float lines = paragraph_height(Font::Body, text(example.text), width);
    return std::max(ui_.px(28.0F), lines + ui_.px(8.0F));
}

float BookPage::figure_height(float width) const {
    if (page_.figures.empty()) return 0.0F;
    const book::Figure& figure = page_.figures[reading_.figure];
    const float inside = width - 2.0F * ui_.px(kPadding);
    const std::string how(ui_.text("book.try"));
    float height = ui_.px(kHead) + paragraph_height(Font::Body, text(figure.caption), inside) +
                   paragraph_height(Font::Small, how, inside) + ui_.px(9.0F);
    for (const book::Example& example : figure.examples) {
        height += example_height(example, inside - ui_.px(kMark + 8.0F));
    }
    return height + ui_.px(6.0F + kState + kPadding);
}

float BookPage::draw_figure(const Rect& room) {
    if (page_.figures.empty()) return 0.0F;
    const book::Figure& figure = page_.figures[reading_.figure];
    const Rect card = {room.x, room.y, room.width, figure_height(room.width)};
    ui_.canvas.fill(card, colour(0x9CCBFF, 0.055));
    ui_.canvas.frame(card, theme::kFaintLine);
    const Rect inside = card.inset(ui_.px(kPadding), 0.0F);
    draw_figure_head({inside.x, card.y + ui_.px(3.0F), inside.width, ui_.px(28.0F)});
    float y = card.y + ui_.px(kHead);
    y += paragraph({inside.x, y, inside.width, 0.0F}, text(figure.caption),
                   {Font::Body, theme::kText});
    y += ui_.px(5.0F);
    y += paragraph({inside.x, y, inside.width, 0.0F}, std::string(ui_.text("book.try")),
                   {Font::Small, theme::kDim});
    y += ui_.px(4.0F);
    draw_examples(figure, inside, y);
    // The way back is where the card ends, whichever examples turned to another diagram meanwhile.
    draw_state({inside.x, y + ui_.px(6.0F), inside.width, ui_.px(kState)});
    return card.height;
}

void BookPage::step_figure(int by) {
    const int wanted = static_cast<int>(reading_.figure) + by;
    if (wanted < 0 || wanted >= static_cast<int>(page_.figures.size())) return;
    reading_.figure = static_cast<std::size_t>(wanted);
    reading_.tried.clear();
    show(ui_, page_, reading_);
    // The card was laid out for the other one.
    ui_.lay_out_again();
}

void BookPage::draw_figure_head(const Rect& line) {
    Rect rest = line;
    const std::size_t count = page_.figures.size();
    if (count > 1) {
        const auto step = [&](const std::string& id, Icon icon, std::string_view hint, bool enabled,
                              int by) {
            const ButtonStyle style = {.look = ButtonLook::Quiet, .icon = icon, .enabled = enabled};
            if (ui_.icon_button(id, rest.take_right(rest.height), ui_.text(hint), style)) {
                step_figure(by);
            }
        };
        step("book/next_diagram", Icon::Next, "book.next_diagram", reading_.figure + 1 < count, 1);
        step("book/previous_diagram", Icon::Previous, "book.previous_diagram", reading_.figure > 0,
             -1);
    }
    const std::string label =
        count == 1 ? std::string(ui_.text("book.only_diagram"))
                   : ui_.format("book.diagram", {{"number", fmt::to_string(reading_.figure + 1)},
                                                 {"numbers", fmt::to_string(count)}});
    ui_.canvas.text(rest, label, {Font::Strong, theme::kPalace});
}

void BookPage::draw_examples(const book::Figure& figure, const Rect& inside, float& y) {
    std::size_t number = 0;
    for (const book::Example& example : figure.examples) {
        const float height = example_height(example, inside.width - ui_.px(kMark + 8.0F));
        const Rect row = {inside.x - ui_.px(4.0F), y, inside.width + ui_.px(8.0F), height};
        const std::string id = fmt::format("book/try/{}", ++number);
        if (ui_.row(id, row, reading_.tried == example.text)) try_example(ui_, example, reading_);
        Rect rest = row.inset(ui_.px(4.0F), 0.0F);
        draw_verdict(ui_.canvas, rest.take_left(ui_.px(kMark)), example.verdict);
        rest.take_left(ui_.px(8.0F));
        const std::string words = text(example.text);
        const float lines = paragraph_height(Font::Body, words, rest.width);
        // The move itself at the right, where the words leave room for it.
        const float notation = ui_.canvas.width_of(Font::Small, example.move);
        const bool one_line = lines < 2.0F * ui_.canvas.line_height(Font::Body);
        if (one_line &&
            ui_.canvas.width_of(Font::Body, words) + notation + ui_.px(10.0F) <= rest.width) {
            ui_.canvas.text(rest, example.move, {Font::Small, theme::kFaint, Align::Right});
        }
        paragraph({rest.x, row.y + (row.height - lines) * 0.5F, rest.width, lines}, words,
                  {Font::Body, theme::kText});
        y += height;
    }
}

/// What has come of the reader's moves, and the way back.
void BookPage::draw_state(const Rect& line) {
    const Diagram* diagram = ui_.session.diagram();
    Rect rest = line;
    const ButtonStyle style = {
        .icon = Icon::TakeBack,
        .enabled = diagram != nullptr && (diagram->has_moved() || !reading_.tried.empty())};
    const std::string_view label = ui_.text("book.put_back");
    if (ui_.button("book/put_back", rest.take_right(ui_.button_width(label, style)), label,
                   style)) {
        ui_.ask(PutBackDiagram{});
        reading_.tried.clear();
    }
    rest.take_right(ui_.px(8.0F));
    if (diagram == nullptr || !diagram->is_over() || ui_.session.performance() != nullptr) return;
    std::string words(ui_.text("book.cannot_go_on"));
    if (const auto end = diagram->end()) {
        words = result_words(ui_.language, *end);
    } else if (diagram->gives_check()) {
        const Side side = diagram->position().side_to_move();
        words = ui_.format("book.check", {{"side", side_name(ui_.language, side)}});
    }
    const bool fits = ui_.canvas.width_of(Font::Strong, words) <= rest.width;
    const Font font = fits ? Font::Strong : Font::Small;
    ui_.canvas.text(rest, ui_.canvas.shortened(font, words, rest.width), {font, theme::kJade});
}

}  // namespace taiji::ui
