#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "client/play/situation.hpp"
#include "client/ui/insight_panel.hpp"
#include "client/ui/panel.hpp"
#include "client/ui/words.hpp"

namespace taiji::ui {
namespace {

/// The game in record notation; a click shows that ply. Below it what can be done with the game.
class MoveList final : public Panel {
  public:
    void draw(Ui& ui) override {
        if (ui.dialog() == Dialog::Rules) return;
        if (ui.session.intelligence().mode != play::IntelligenceMode::Off) return;
        const Rect box = moves_room(ui);
        ui.begin_panel("moves", box, Layer::Board, Look::Glass);
        Rect rest = box.inset(ui.px(7.0F));
        Rect line = rest.take_bottom(ui.px(30.0F));
        if (ui.screen.low) {
            draw_steps(ui, line.take_left(std::floor(line.width * 2.0F / 8.0F)));
            draw_actions(ui, line);
        } else {
            draw_actions(ui, line);
            rest.take_bottom(ui.px(4.0F));
            draw_steps(ui, rest.take_bottom(ui.px(30.0F)));
        }
        rest.take_bottom(ui.px(6.0F));
        const play::Game& game = ui.session.game();
        const bool replays = ui.session.replay() != nullptr;
        if (!game.shows_the_present() && !ui.session.shows_diagram() && !replays) {
            draw_continue(ui, rest);
        }
        draw_moves(ui, rest);
        ui.end_panel();
    }

  private:
    static float gap_between(const Ui& ui) {
        return ui.screen.low ? 1.0F : ui.screen.narrow ? 3.0F : 4.0F;
    }

    static void draw_actions(Ui& ui, Rect line) {
        const play::Game& game = ui.session.game();
        const bool goes_on = !game.match().end().has_value();
        const bool replays = ui.session.replay() != nullptr;
        const bool asked = ui.session.person().has_value();
        const float gap = ui.px(gap_between(ui));
        const float each = std::floor((line.width - 5.0F * gap) / 6.0F);
        const auto button = [&](const std::string& id, Icon icon, std::string_view key,
                                bool enabled, bool active = false) {
            const bool clicked =
                ui.icon_button(id, line.take_left(each), ui.text(key),
                               {.icon = icon, .enabled = enabled, .active = active});
            line.take_left(gap);
            return clicked;
        };
        const Insight& insight = ui.session.insight();
        if (game.match().end()) {
            if (button("moves/review", Icon::Graph, "moves.review", true)) {
                ui.press(Command::ReviewGame);
            }
        } else if (button("moves/hint", Icon::Bulb, "moves.hint", insight.may_hint(),
                          insight.hint_step() != HintStep::None)) {
            ui.press(Command::Hint);
        }
        if (button("moves/best_lines", Icon::Scales, "moves.best_lines", true,
                   insight.evaluates())) {
            ui.press(Command::BestLines);
        }
        if (button("moves/threats", Icon::Danger, "moves.threats", true,
                   insight.watches_threats())) {
            ui.press(Command::Threats);
        }
        if (button("moves/take_back", Icon::TakeBack, "moves.take_back",
                   game.may_take_back() && !replays)) {
            ui.ask(TakeBack{});
        }
        const bool may_offer = goes_on && asked && !replays && !game.match().draw_offer();
        if (game.match().end()) {
            const bool may_replay = !replays && !game.match().plies().empty();
            if (button("moves/replay", Icon::Play, "moves.replay", may_replay, replays)) {
                ui.ask(ReplayPlay{});
            }
        } else if (button("moves/offer_draw", Icon::Handshake, "moves.offer_draw", may_offer)) {
            ui.ask(OfferDraw{});
        }
        if (button("moves/resign", Icon::Flag, "moves.resign", goes_on && asked && !replays)) {
            ui.open(Dialog::ConfirmResign);
        }
    }

    static void draw_steps(Ui& ui, Rect line) {
        const play::Game& game = ui.session.game();
        const std::size_t shown = game.shown_ply();
        const std::size_t last = game.match().plies().size();
        const float gap = ui.px(gap_between(ui));
        // Where there is little room, the ends are left to the list and the keys.
        const float count = ui.screen.low ? 2.0F : 4.0F;
        const float each = std::floor((line.width - count * gap) / count);
        const auto button = [&](const std::string& id, Icon icon, std::string_view key,
                                bool enabled, std::size_t to) {
            if (ui.icon_button(id, line.take_left(each), ui.text(key),
                               {.icon = icon, .enabled = enabled})) {
                ui.ask(ShowPly{to});
            }
            line.take_left(gap);
        };
        if (!ui.screen.low) {
            button("moves/first", Icon::First, "command.first_ply", shown > 0, 0);
        }
        button("moves/previous", Icon::Previous, "command.previous_ply", shown > 0,
               shown > 0 ? shown - 1 : 0);
        button("moves/next", Icon::Next, "command.next_ply", shown < last, shown + 1);
        if (ui.screen.low) return;
        button("moves/last", Icon::Last, "command.last_ply", shown < last, last);
    }

    static void draw_continue(Ui& ui, Rect& rest) {
        const Rect line = rest.take_bottom(ui.px(32.0F));
        rest.take_bottom(ui.px(6.0F));
        const std::string_view label = ui.text("moves.continue");
        const ButtonStyle style = {.look = ButtonLook::Primary, .icon = Icon::Branch};
        const bool fits = ui.button_width(label, style) <= line.width;
        if (fits ? ui.button("moves/continue", line, label, style)
                 : ui.icon_button("moves/continue", line, label, style)) {
            ui.ask(ContinueFromHere{});
        }
    }

    void draw_moves(Ui& ui, const Rect& room) {
        const Match& match = ui.session.game().match();
        if (match.plies().empty()) {
            ui.canvas.paragraph(room.inset(ui.px(5.0F), ui.px(4.0F)), ui.text("moves.none"),
                                {Font::Small, theme::kDim});
            return;
        }
        const auto rows = play::move_rows(match);
        const bool narrow = ui.screen.narrow;
        const float height = ui.px(theme::kRow);
        const std::size_t lines = narrow ? match.plies().size() : rows.size();
        const Rect content =
            ui.begin_scroll("moves_scroll", room, height * static_cast<float>(lines));
        const std::size_t shown = ui.session.game().shown_ply();
        std::size_t line = 0;
        for (const play::MoveRow& row : rows) {
            Rect cells = {content.x, content.y + height * static_cast<float>(line), content.width,
                          height};
            const bool visible = cells.bottom() > room.y && cells.y < room.bottom();
            if (narrow || visible) draw_row(ui, cells, row, shown, narrow);
            line += narrow ? (row.white ? 1U : 0U) + (row.black ? 1U : 0U) : 1U;
        }
        follow(ui, match, shown, height);
        ui.end_scroll();
    }

    static void draw_row(Ui& ui, Rect cells, const play::MoveRow& row, std::size_t shown,
                         bool narrow) {
        const float number = ui.px(34.0F);
        const auto numbered = [&](Rect& line) {
            ui.canvas.text(line.take_left(number), fmt::format("{}", row.number),
                           {Font::Small, theme::kFaint, Align::Middle});
        };
        if (narrow) {
            for (const auto& move : {row.white, row.black}) {
                if (!move) continue;
                Rect line = cells;
                numbered(line);
                draw_move(ui, line, *move, shown);
                cells.y += cells.height;
            }
            return;
        }
        numbered(cells);
        const Rect left = cells.take_left(std::floor(cells.width * 0.5F));
        if (row.white) draw_move(ui, left, *row.white, shown);
        if (row.black) draw_move(ui, cells, *row.black, shown);
    }

    static void draw_move(Ui& ui, const Rect& cell, const play::ListedMove& move,
                          std::size_t shown) {
        const bool here = move.ply == shown;
        if (ui.row("moves/ply/" + fmt::to_string(move.ply), cell.inset(1.0F), here)) {
            ui.ask(ShowPly{move.ply});
        }
        const Colour ink = here ? theme::kText : move.ply < shown ? theme::kDim : theme::kFaint;
        const Rect room = cell.inset(ui.px(4.0F), 0.0F);
        ui.canvas.text(room, ui.canvas.shortened(Font::Small, move.text, room.width),
                       {Font::Small, ink});
    }

    /// Scrolls to the ply that is shown when it became another one.
    void follow(Ui& ui, const Match& match, std::size_t shown, float height) {
        const std::size_t plies = match.plies().size();
        if (shown == followed_ && plies == plies_) return;
        followed_ = shown;
        plies_ = plies;
        const bool black_first = match.line().front().side_to_move() == Side::Black;
        std::size_t line = shown == 0 ? 0 : shown - 1;
        if (!ui.screen.narrow) line = (line + (black_first ? 1 : 0)) / 2;
        const float top = height * static_cast<float>(line);
        ui.scroll_to(std::max(0.0F, top - height), top + 2.0F * height);
    }

    std::size_t followed_ = 0;
    std::size_t plies_ = 0;
};

}  // namespace

std::unique_ptr<Panel> make_move_list() {
    return std::make_unique<MoveList>();
}

}  // namespace taiji::ui
