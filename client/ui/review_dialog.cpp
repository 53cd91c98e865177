#include <fmt/format.h>
#include <algorithm>
#include <cmath>

#include "client/ui/discs.hpp"
#include "client/ui/evaluation_graph.hpp"
#include "client/ui/insight_words.hpp"
#include "client/ui/panel.hpp"
#include "client/ui/words.hpp"

namespace taiji::ui {
namespace {

/// How the game went: a graph, the worst moves of each side, and what would have been better. Low
/// in the window and without a shade, so that the board can be looked at ply by ply.
class ReviewDialog final : public Panel {
  public:
    [[nodiscard]] Dialog dialog() const override { return Dialog::Review; }

    void draw(Ui& ui) override {
        const Insight& insight = ui.session.insight();
        if (!insight.review()) {
            ui.open(Dialog::None);
            return;
        }
        const Rect box = room(ui);
        ui.begin_panel("review", box, Layer::Dialog, Look::Dialog);
        Rect rest = box.inset(ui.px(14.0F), ui.px(8.0F));
        draw_head(ui, rest.take_top(ui.px(30.0F)), *insight.review());
        rest.take_top(ui.px(4.0F));
        draw_sentence(ui, rest.take_bottom(ui.px(22.0F)), *insight.review());
        rest.take_bottom(ui.px(4.0F));
        if (ui.screen.narrow) {
            draw_chips(ui, rest);
        } else {
            Rect lists = rest.take_right(std::floor(rest.width * 0.46F));
            rest.take_right(ui.px(14.0F));
            draw_list(ui, lists.take_left(std::floor((lists.width - ui.px(10.0F)) * 0.5F)),
                      Side::White);
            lists.take_left(ui.px(10.0F));
            draw_list(ui, lists, Side::Black);
        }
        draw_graph(ui, rest, *insight.review());
        ui.end_panel();
    }

  private:
    static Rect room(const Ui& ui) {
        const float gap = ui.px(theme::kGap);
        const float width = ui.screen.moves.x - 2.0F * gap;
        const float height = ui.px(ui.screen.low ? 156.0F : 200.0F);
        const Rect& below =
            ui.screen.replay.height > 0.0F ? ui.screen.replay : ui.screen.taken[Side::White];
        const float bottom = below.y - gap;
        return {gap, bottom - height, width, height};
    }

    static void draw_head(Ui& ui, Rect head, const play::Review& review) {
        if (ui.icon_button("review/close", head.take_right(ui.px(30.0F)), ui.text("dialog.close"),
                           {.look = ButtonLook::Quiet, .icon = Icon::Close})) {
            ui.ask(CancelReview{});
            ui.open(Dialog::None);
        }
        const std::string_view title = ui.text("review.title");
        ui.canvas.text(head.take_left(ui.canvas.width_of(Font::Strong, title)), title,
                       {Font::Strong, theme::kText});
        if (review.finished()) return;
        const std::string_view cancel = ui.text("dialog.cancel");
        if (ui.button("review/cancel", head.take_right(ui.button_width(cancel)), cancel)) {
            ui.ask(CancelReview{});
            ui.open(Dialog::None);
        }
        head.take_left(ui.px(14.0F));
        head.take_right(ui.px(10.0F));
        const std::string done =
            ui.format("review.progress", {{"done", fmt::to_string(review.positions.size())},
                                          {"total", fmt::to_string(review.total)}});
        ui.canvas.text(head.take_right(ui.canvas.width_of(Font::Small, done) + ui.px(8.0F)), done,
                       {Font::Small, theme::kDim, Align::Right});
        const float part = static_cast<float>(review.positions.size()) /
                           static_cast<float>(std::max<std::size_t>(1, review.total));
        const Rect track = {head.x, head.middle_y() - ui.px(2.0F), head.width, ui.px(4.0F)};
        ui.canvas.fill(track, theme::kRaised, 2.0F);
        ui.canvas.fill({track.x, track.y, track.width * part, track.height}, theme::kJade, 2.0F);
    }

    static void draw_sentence(const Ui& ui, const Rect& line, const play::Review& review) {
        const std::size_t ply = ui.session.game().shown_ply();
        const auto better = ui.session.insight().better(ply);
        std::string text(ui.text("review.choose"));
        if (better) {
            const Match& match = ui.session.game().match();
            text =
                ui.format("review.better", {{"move", numbered_move(match, ply)},
                                            {"before", figure(review.positions[ply])},
                                            {"after", figure(review.positions[ply + 1])},
                                            {"line", line_text(*match.board(), better->line, 5)}});
        }
        ui.canvas.text(line, ui.canvas.shortened(Font::Small, text, line.width),
                       {Font::Small, better ? theme::kText : theme::kDim});
    }

    static std::string figure(const play::ReviewedPosition& at) {
        return evaluation_figure(at.evaluation.value_or(Hundredths{at.hundredths}));
    }

    static std::string loss_text(int loss) { return fmt::format("-{:.1f}", loss / 100.0); }

    static void go_to(Ui& ui, const play::Blunder& blunder) { ui.ask(ShowPly{blunder.ply - 1}); }

    /// The side's worst moves below each other.
    static void draw_list(Ui& ui, Rect room, Side side) {
        const Match& match = ui.session.game().match();
        Rect head = room.take_top(ui.px(22.0F));
        const float radius = ui.px(7.0F);
        const Rect mark = head.take_left(2.0F * radius);
        draw_side_disc(ui.canvas, mark.middle_x(), mark.middle_y(), radius, side);
        head.take_left(ui.px(7.0F));
        ui.canvas.text(head, side_name(ui.language, side), {Font::Small, theme::kDim});
        const auto& worst = ui.session.insight().blunders(side);
        if (worst.empty() && ui.session.insight().review()->finished()) {
            ui.canvas.paragraph(room.inset(0.0F, ui.px(2.0F)), ui.text("review.none"),
                                {Font::Small, theme::kFaint});
        }
        for (const play::Blunder& blunder : worst) {
            Rect line = room.take_top(std::min(ui.px(28.0F), room.height));
            if (line.height < ui.px(18.0F)) break;
            const bool here = ui.session.game().shown_ply() + 1 == blunder.ply;
            if (ui.row("review/ply." + fmt::to_string(blunder.ply), line, here)) go_to(ui, blunder);
            line = line.inset(ui.px(5.0F), 0.0F);
            const std::string loss = loss_text(blunder.loss);
            ui.canvas.text(line.take_right(ui.canvas.width_of(Font::Small, loss)), loss,
                           {Font::Small, theme::kDanger, Align::Right});
            line.take_right(ui.px(6.0F));
            const std::string move = numbered_move(match, blunder.ply - 1);
            ui.canvas.text(line, ui.canvas.shortened(Font::Small, move, line.width),
                           {Font::Small, theme::kText});
        }
    }

    /// The same where there is little room: a line for both sides, by numbers.
    static void draw_chips(Ui& ui, Rect& rest) {
        Rect line = rest.take_bottom(ui.px(24.0F));
        rest.take_bottom(ui.px(4.0F));
        for (const Side side : kBothSides) {
            for (const play::Blunder& blunder : ui.session.insight().blunders(side)) {
                const std::string text = fmt::format(
                    "{}  {}", ui.session.game().match().line()[blunder.ply - 1].move_number(),
                    loss_text(blunder.loss));
                const float wide = ui.canvas.width_of(Font::Small, text) + ui.px(28.0F);
                if (wide > line.width) return;
                Rect chip = line.take_left(wide);
                line.take_left(ui.px(4.0F));
                const bool here = ui.session.game().shown_ply() + 1 == blunder.ply;
                if (ui.row("review/ply." + fmt::to_string(blunder.ply), chip, here)) {
                    go_to(ui, blunder);
                }
                chip.take_left(ui.px(4.0F));
                const Rect mark = chip.take_left(ui.px(14.0F));
                draw_side_disc(ui.canvas, mark.middle_x(), mark.middle_y(), ui.px(6.0F), side);
                chip.take_left(ui.px(4.0F));
                ui.canvas.text(chip, text, {Font::Small, theme::kText});
            }
        }
    }

    static void draw_graph(Ui& ui, const Rect& box, const play::Review& review) {
        const auto last = static_cast<float>(std::max<std::size_t>(1, review.total - 1));
        const auto x_of = [&](std::size_t ply) {
            return box.x + box.width * static_cast<float>(ply) / last;
        };
        const auto share_of = [&](std::size_t ply) {
            return play::white_share(Hundredths{review.positions[ply].hundredths});
        };
        std::vector<GraphPoint> points;
        for (std::size_t ply = 0; ply < review.positions.size(); ++ply) {
            points.push_back({x_of(ply), share_of(ply)});
        }
        draw_evaluation_graph(ui, box, points);
        for (const Side side : kBothSides) {
            for (const play::Blunder& blunder : ui.session.insight().blunders(side)) {
                ui.canvas.disc(x_of(blunder.ply), height_in_graph(box, share_of(blunder.ply)),
                               ui.px(3.4F), theme::kDanger);
            }
        }
        const float here = x_of(std::min(ui.session.game().shown_ply(), review.total - 1));
        ui.canvas.line(here, box.y, here, box.bottom(), theme::kJade, 1.6F);
        ui.canvas.frame(box, theme::kLine, 3.0F);
        if (ui.row("review/graph", box, false)) {
            const float part = std::clamp((ui.pointer().x - box.x) / box.width, 0.0F, 1.0F);
            ui.ask(ShowPly{static_cast<std::size_t>(std::lround(part * last))});
        }
    }
};

}  // namespace

std::unique_ptr<Panel> make_review_dialog() {
    return std::make_unique<ReviewDialog>();
}

}  // namespace taiji::ui
