#include "client/play/situation.hpp"
#include "client/ui/discs.hpp"
#include "client/ui/panel.hpp"
#include "client/ui/words.hpp"

namespace taiji::ui {
namespace {

/// What cannot be missed: a draw offer that waits, a hub in check, a seat that can be entered.
class Banner final : public Panel {
  public:
    void draw(Ui& ui) override {
        if (!ui.board_is_open()) return;
        const play::Game& game = ui.session.game();
        const auto offer = game.match().draw_offer();
        if (offer && game.shows_the_present() && play::is_human(game.seats()[opponent(*offer)])) {
            draw_offer(ui, *offer);
            return;
        }
        const auto end = game.match().end();
        if (ui.session.shows_diagram() || (end && game.shows_the_present())) return;
        const Side mover = game.shown().side_to_move();
        const play::Alarms alarms = play::alarms(game.shown());
        if (!alarms.checkers[mover].empty()) {
            draw_alarm(ui, mover, "banner.check");
        } else if (!alarms.seat_attackers[mover].empty()) {
            draw_alarm(ui, mover, "banner.seat_in_danger");
        } else if (!alarms.seat_attackers[opponent(mover)].empty()) {
            draw_alarm(ui, opponent(mover), "banner.seat_open");
        }
    }

  private:
    static Rect middle(const Ui& ui, float width) {
        const Rect& room = ui.screen.banner;
        width = std::min(width, room.width);
        const float x =
            std::clamp(ui.screen.whole.middle_x() - width * 0.5F, room.x, room.right() - width);
        return {std::round(x), room.y, width, room.height};
    }

    static void draw_alarm(Ui& ui, Side side, std::string_view key) {
        const std::string text = ui.format(key, {{"side", side_name(ui.language, side)}});
        const float mark = ui.px(30.0F);
        const Rect box = middle(ui, ui.canvas.width_of(Font::Strong, text) + mark + ui.px(30.0F));
        ui.begin_panel("alarm", box, Layer::Board, Look::Alarm);
        Rect rest = box.inset(ui.px(10.0F), 0.0F);
        const Rect at = rest.take_left(mark);
        draw_side_disc(ui.canvas, at.x + ui.px(11.0F), at.middle_y(), ui.px(10.0F), side);
        ui.canvas.text(rest, text, {Font::Strong, theme::kText});
        ui.end_panel();
    }

    static void draw_offer(Ui& ui, Side by) {
        const std::string text =
            ui.format("banner.draw_offered", {{"side", side_name(ui.language, by)}});
        const std::string_view accept = ui.text("banner.accept");
        const std::string_view decline = ui.text("banner.decline");
        const float yes = ui.button_width(accept), no = ui.button_width(decline);
        const Rect box =
            middle(ui, ui.canvas.width_of(Font::Strong, text) + yes + no + ui.px(48.0F));
        ui.begin_panel("draw_offer", box, Layer::Board, Look::Question);
        Rect rest = box.inset(ui.px(6.0F), ui.px(5.0F));
        if (ui.button("banner/decline", rest.take_right(no), decline)) {
            ui.ask(AnswerDraw{.accept = false});
        }
        rest.take_right(ui.px(6.0F));
        if (ui.button("banner/accept", rest.take_right(yes), accept,
                      {.look = ButtonLook::Primary})) {
            ui.ask(AnswerDraw{.accept = true});
        }
        rest.take_left(ui.px(8.0F));
        rest.take_right(ui.px(8.0F));
        const Font font =
            ui.canvas.width_of(Font::Strong, text) <= rest.width ? Font::Strong : Font::Small;
        ui.canvas.text(rest, text, {font, theme::kText});
        ui.end_panel();
    }
};

}  // namespace

std::unique_ptr<Panel> make_banner() {
    return std::make_unique<Banner>();
}

}  // namespace taiji::ui
