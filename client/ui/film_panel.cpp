#include <algorithm>
#include <cmath>
#include <vector>

#include "client/ui/discs.hpp"
#include "client/ui/film_caption.hpp"
#include "client/ui/panel.hpp"

namespace taiji::ui {
namespace {

constexpr float kStrip = 40.0F;
constexpr float kWidest = 900.0F;
constexpr float kDisc = 28.0F;
constexpr float kBetween = 16.0F;   ///< the move and what it does
constexpr float kMostText = 0.25F;  ///< of the picture's height

/// For those who look at a film: who plays above, what happens below. Nothing to click.
class FilmPanel final : public Panel {
  public:
    [[nodiscard]] bool is_of_films() const override { return true; }
    void draw(Ui& ui) override {
        const FilmCaption* caption = ui.moment.film;
        if (caption == nullptr) return;
        const float gap = ui.px(2.0F * theme::kGap);
        const Rect room = ui.screen.whole.inset(gap, gap);
        draw_players(ui, *caption, room);
        draw_move(ui, *caption, room);
    }

  private:
    static void draw_players(Ui& ui, const FilmCaption& caption, Rect room) {
        const Rect line = room.take_top(ui.px(kStrip));
        for (const Side side : kBothSides) {
            const float disc = ui.px(30.0F);
            const float most = line.width * 0.45F;
            const std::string name =
                ui.canvas.shortened(Font::Body, caption.players[side], most - disc - ui.px(24.0F));
            const float width =
                std::ceil(ui.canvas.width_of(Font::Body, name)) + disc + ui.px(24.0F);
            const bool left = side == Side::White;
            const Rect box = {left ? line.x : line.right() - width, line.y, width, line.height};
            ui.begin_panel(left ? "film_white" : "film_black", box, Layer::Board, Look::Glass);
            Rect rest = box.inset(ui.px(8.0F), 0.0F);
            const Rect at = left ? rest.take_left(disc) : rest.take_right(disc);
            draw_side_disc(ui.canvas, at.middle_x(), at.middle_y(), ui.px(10.0F), side);
            ui.canvas.text(rest, name, {Font::Body, theme::kText, Align::Middle});
            ui.end_panel();
        }
    }

    static void draw_move(Ui& ui, const FilmCaption& caption, const Rect& room) {
        const float width = std::min(room.width, ui.px(kWidest));
        const float inside = width - 2.0F * ui.px(theme::kPadding);
        const float row = ui.canvas.line_height(Font::Body);
        // What the move does stands beside it, or below it where there is little room.
        const bool beside =
            head_width(ui, caption) + ui.canvas.width_of(Font::Body, caption.words) <= inside;
        std::vector<Line> lines;
        if (!beside) add(ui, caption.words, inside, theme::kDim, lines);
        add(ui, caption.comment, inside, theme::kText, lines);
        const auto most = static_cast<std::size_t>(ui.screen.whole.height * kMostText / row);
        if (lines.size() > most) lines.resize(most);
        const bool has_head = !caption.move.empty();
        if (!has_head && lines.empty()) return;
        const float margin = ui.px(8.0F);
        const float height =
            (has_head ? ui.px(kStrip) : margin) +
            (lines.empty() ? 0.0F : row * static_cast<float>(lines.size()) + margin);
        const Rect box = {std::floor(room.middle_x() - width * 0.5F), room.bottom() - height, width,
                          height};
        ui.begin_panel("film_move", box, Layer::Board, Look::Glass);
        Rect rest = box.inset(ui.px(theme::kPadding), 0.0F);
        if (has_head) {
            draw_head(ui, caption, rest.take_top(ui.px(kStrip)), beside);
        } else {
            rest.take_top(margin);
        }
        for (const Line& line : lines) {
            ui.canvas.text(rest.take_top(row), line.text, {Font::Body, line.ink});
        }
        ui.end_panel();
    }

    struct Line {
        std::string_view text;
        Colour ink;
    };
    static void add(Ui& ui, const std::string& text, float width, Colour ink,
                    std::vector<Line>& to) {
        if (text.empty()) return;
        for (const std::string_view line : ui.canvas.wrap(Font::Body, text, width)) {
            to.push_back({line, ink});
        }
    }

    static float head_width(const Ui& ui, const FilmCaption& caption) {
        return std::ceil(ui.canvas.width_of(Font::Strong, caption.move)) + ui.px(kDisc + kBetween);
    }
    static void draw_head(Ui& ui, const FilmCaption& caption, Rect line, bool with_words) {
        const Rect at = line.take_left(ui.px(kDisc));
        if (caption.mover) {
            draw_side_disc(ui.canvas, at.x + ui.px(11.0F), at.middle_y(), ui.px(10.0F),
                           *caption.mover);
        }
        Rect move = line.take_left(head_width(ui, caption) - ui.px(kDisc));
        ui.canvas.text(move, caption.move, {Font::Strong, theme::kText});
        if (with_words) ui.canvas.text(line, caption.words, {Font::Body, theme::kDim});
    }
};

}  // namespace

std::unique_ptr<Panel> make_film_panel() {
    return std::make_unique<FilmPanel>();
}

}  // namespace taiji::ui
