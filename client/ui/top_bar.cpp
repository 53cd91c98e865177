#include <fmt/format.h>

#include "client/ui/discs.hpp"
#include "client/ui/panel.hpp"
#include "client/ui/words.hpp"

namespace taiji::ui {
namespace {

constexpr Millis kLowTime{30'000};

class TopBar final : public Panel {
  public:
    void draw(Ui& ui) override {
        const Rect& box = ui.screen.bar;
        ui.begin_panel("top_bar", box, Layer::Board, Look::Bare);
        ui.canvas.fill(box, theme::kGlass, 0.0F);
        ui.canvas.line(box.x, box.bottom() - 0.5F, box.right(), box.bottom() - 0.5F, theme::kLine);
        Rect rest = box.inset(ui.px(6.0F), ui.px(5.0F));
        const float button = rest.height;
        if (ui.icon_button("bar/menu", rest.take_left(button), ui.text("bar.menu"),
                           {.look = ButtonLook::Quiet, .icon = Icon::Menu})) {
            ui.open(Dialog::Menu);
        }
        draw_buttons(ui, rest);
        // The same room for both sides, so that the middle stays in the middle.
        const float side = std::floor(rest.width * (ui.screen.narrow ? 0.27F : 0.29F));
        Rect white = rest.take_left(side);
        Rect black = rest.take_right(side);
        white.take_left(ui.px(6.0F));
        black.take_right(ui.px(10.0F));
        draw_side(ui, white, Side::White);
        draw_side(ui, black, Side::Black);
        draw_turn(ui, rest);
        ui.end_panel();
    }

  private:
    static void draw_buttons(Ui& ui, Rect& rest) {
        const float size = rest.height;
        const auto button = [&](const std::string& id, Icon icon, std::string_view hint,
                                bool active = false) {
            const bool clicked =
                ui.icon_button(id, rest.take_right(size), hint,
                               {.look = ButtonLook::Quiet, .icon = icon, .active = active});
            rest.take_right(ui.px(2.0F));
            return clicked;
        };
        if (button("bar/hide", Icon::HideAll, ui.text("bar.hide"))) {
            ui.press(Command::HideInterface);
        }
        if (button("bar/settings", Icon::Gear, ui.text("bar.settings"))) {
            ui.open(Dialog::Settings);
        }
        const bool reads = ui.dialog() == Dialog::Rules;
        if (button("bar/rules", Icon::Book, ui.text("bar.rules"), reads)) {
            ui.open(reads ? Dialog::None : Dialog::Rules);
        }
        const bool informed = ui.session.intelligence().mode != play::IntelligenceMode::Off;
        if (button("bar/intelligence", Icon::Eye, ui.text("bar.intelligence"), informed)) {
            ui.press(Command::Intelligence);
        }
        const bool flat = ui.moment.flat;
        if (button("bar/unroll", flat ? Icon::Globe : Icon::Map,
                   ui.text(flat ? "bar.roll_up" : "bar.unroll"))) {
            ui.press(Command::Unroll);
        }
        rest.take_right(ui.px(4.0F));
    }

    /// Mark and player; the clock towards the middle.
    static void draw_side(Ui& ui, Rect room, Side side) {
        const play::Game& game = ui.session.game();
        const bool on_turn =
            !game.match().end() && game.shown().side_to_move() == side && game.shows_the_present();
        const bool left = side == Side::White;
        const float radius = ui.px(9.0F);
        const Rect mark = left ? room.take_left(2.0F * radius) : room.take_right(2.0F * radius);
        draw_side_disc(ui.canvas, mark.middle_x(), mark.middle_y(), radius, side);
        if (on_turn) {
            ui.canvas.ring(mark.middle_x(), mark.middle_y(), radius + ui.px(3.0F), theme::kJade,
                           2.0F);
        }
        if (left) {
            room.take_left(ui.px(9.0F));
        } else {
            room.take_right(ui.px(9.0F));
        }
        draw_clock(ui, room, side, on_turn);
        if (ui.screen.narrow) return;
        const std::string name =
            ui.format("bar.player", {{"side", side_name(ui.language, side)},
                                     {"player", player_words(ui.language, game.seats()[side])}});
        ui.canvas.text(
            room, ui.canvas.shortened(Font::Body, name, room.width),
            {Font::Body, on_turn ? theme::kText : theme::kDim, left ? Align::Left : Align::Right});
    }

    static void draw_clock(Ui& ui, Rect& room, Side side, bool on_turn) {
        const play::Game& game = ui.session.game();
        if (std::holds_alternative<Untimed>(game.match().time_control())) return;
        const Millis time = game.shows_the_present()
                                ? game.match().clocks()[side]
                                : game.match().clocks_at(game.shown_ply())[side];
        const bool runs = on_turn && !ui.session.clocks_wait();
        const bool low = time < kLowTime;
        const std::string shown = clock_words(time);
        const float wide = std::max(ui.canvas.width_of(Font::Clock, "00:00"),
                                    ui.canvas.width_of(Font::Clock, shown)) +
                           ui.px(16.0F);
        Rect box = side == Side::White ? room.take_right(wide) : room.take_left(wide);
        if (side == Side::White) {
            room.take_right(ui.px(8.0F));
        } else {
            room.take_left(ui.px(8.0F));
        }
        const Colour accent = low ? theme::kDanger : theme::kJade;
        if (runs) {
            ui.canvas.fill(box, with_opacity(accent, low ? 0.30 : 0.20));
            ui.canvas.frame(box, with_opacity(accent, 0.9));
        }
        const Colour ink = low ? theme::kDanger : runs ? theme::kText : theme::kDim;
        ui.canvas.text(box, shown, {Font::Clock, runs && low ? theme::kText : ink, Align::Middle});
    }

    static void draw_turn(Ui& ui, const Rect& room) {
        const play::Game& game = ui.session.game();
        const auto& end = game.match().end();
        std::string text;
        Colour ink = theme::kText;
        if (ui.session.shows_diagram()) {
            text = ui.text("bar.diagram");
            ink = theme::kPalace;
        } else if (!game.shows_the_present()) {
            text = ui.format("bar.looking_back",
                             {{"ply", fmt::to_string(game.shown_ply())},
                              {"plies", fmt::to_string(game.match().plies().size())}});
            ink = theme::kPalace;
        } else if (end) {
            text = result_words(ui.language, *end);
            ink = theme::kJade;
        } else {
            const std::string side = side_name(ui.language, game.shown().side_to_move());
            const std::string move = fmt::to_string(game.shown().move_number());
            text = ui.format(ui.session.computer_thinks() ? "bar.thinking" : "bar.to_move",
                             {{"side", side}, {"move", move}});
        }
        const Font font =
            ui.canvas.width_of(Font::Strong, text) <= room.width ? Font::Strong : Font::Small;
        ui.canvas.text(room, text, {font, ink, Align::Middle});
    }
};

}  // namespace

std::unique_ptr<Panel> make_top_bar() {
    return std::make_unique<TopBar>();
}

}  // namespace taiji::ui
