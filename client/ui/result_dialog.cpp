#include <fmt/format.h>

#include "client/ui/dialog_frame.hpp"
#include "client/ui/discs.hpp"
#include "client/ui/words.hpp"

namespace taiji::ui {
namespace {

/// How the game ended, and what next. Low in the window, so that the end stays in view.
class ResultDialog final : public Panel {
  public:
    [[nodiscard]] Dialog dialog() const override { return Dialog::Result; }

    void draw(Ui& ui) override {
        const auto& end = ui.session.game().match().end();
        if (!end) {
            ui.open(Dialog::None);
            return;
        }
        const float wide = buttons_width(ui);
        const float margin = ui.px(theme::kGap);
        const Rect& whole = ui.screen.whole;
        const float width =
            std::min(std::max(wide + ui.px(48.0F), ui.px(460.0F)), whole.width - 2.0F * margin);
        const bool two_lines = wide + ui.px(40.0F) > width;
        const float height = ui.px(two_lines ? 206.0F : 166.0F);
        const float y = whole.bottom() - height - ui.px(ui.screen.low ? 12.0F : 84.0F);
        const Rect box = {std::round(whole.middle_x() - width * 0.5F), std::round(y), width,
                          height};
        ui.begin_panel("result", box, Layer::Dialog, Look::Dialog);
        Rect rest = box.inset(ui.px(20.0F), ui.px(14.0F));
        draw_words(ui, rest.take_top(ui.px(86.0F)), *end);
        draw_buttons(ui, rest, two_lines);
        ui.end_panel();
    }

  private:
    static float buttons_width(const Ui& ui) {
        float wide = 0.0F;
        for (const std::string_view key : {"result.rematch", "result.replay", "result.review",
                                           "result.save", "result.new_game", "dialog.close"}) {
            wide += ui.button_width(ui.text(key)) + ui.px(8.0F);
        }
        return wide;
    }

    static void draw_words(Ui& ui, Rect room, const GameEnd& end) {
        const float radius = ui.px(28.0F);
        const Rect at = room.take_left(2.0F * radius + ui.px(20.0F));
        const float x = at.x + radius, y = at.middle_y();
        if (end.winner) {
            draw_side_disc(ui.canvas, x, y, radius, *end.winner);
            ui.canvas.ring(x, y, radius + ui.px(4.0F), theme::kPalace, 2.0F);
        } else {
            draw_side_disc(ui.canvas, x - radius * 0.3F, y, radius * 0.7F, Side::White);
            draw_side_disc(ui.canvas, x + radius * 0.5F, y, radius * 0.7F, Side::Black);
        }
        ui.canvas.text(room.take_top(ui.px(42.0F)), result_words(ui.language, end),
                       {Font::Title, theme::kText});
        const std::string why = ending_sentence(ui.language, end);
        ui.canvas.paragraph(room, why, {Font::Body, theme::kDim});
    }

    static void draw_buttons(Ui& ui, Rect room, bool two_lines) {
        Rect line = room.take_bottom(ui.px(34.0F));
        Rect upper = line;
        if (two_lines) {
            room.take_bottom(ui.px(6.0F));
            upper = room.take_bottom(ui.px(34.0F));
        }
        int drawn = 0;
        const auto button = [&](const std::string& id, std::string_view key, ButtonLook look) {
            Rect& at = two_lines && drawn++ < 2 ? upper : line;
            const Rect piece = at.take_left(ui.button_width(ui.text(key)));
            at.take_left(ui.px(8.0F));
            return ui.button(id, piece, ui.text(key), {.look = look});
        };
        if (button("result/rematch", "result.rematch", ButtonLook::Primary)) {
            ui.ask(Rematch{});
            ui.open(Dialog::None);
        }
        if (button("result/replay", "result.replay", ButtonLook::Plain)) {
            ui.ask(ReplayPlay{});
            ui.open(Dialog::None);
        }
        if (button("result/review", "result.review", ButtonLook::Plain)) {
            ui.open(Dialog::None);
            ui.press(Command::ReviewGame);
        }
        if (button("result/save", "result.save", ButtonLook::Plain)) ui.open(Dialog::Save);
        if (button("result/new_game", "result.new_game", ButtonLook::Plain)) {
            ui.open(Dialog::NewGame);
        }
        if (button("result/close", "dialog.close", ButtonLook::Quiet)) ui.open(Dialog::None);
    }
};

}  // namespace

std::unique_ptr<Panel> make_result_dialog() {
    return std::make_unique<ResultDialog>();
}

}  // namespace taiji::ui
