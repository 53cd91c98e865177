#include <algorithm>
#include <cmath>

#include "client/ui/insight_panel.hpp"
#include "client/ui/insight_words.hpp"
#include "client/ui/panel.hpp"

namespace taiji::ui {
namespace {

constexpr float kWidth = 10.0F;

/// How the game stands: a thin column at the edge of the board, White's share in ivory on the side
/// of who looks from White's.
class EvaluationBar final : public Panel {
  public:
    void draw(Ui& ui) override {
        const Insight& insight = ui.session.insight();
        if (!insight.evaluates() || ui.session.shows_diagram() || ui.dialog() == Dialog::Rules) {
            return;
        }
        const play::Game& game = ui.session.game();
        std::optional<Evaluation> evaluation;
        const auto& found = insight.findings();
        if (found && !found->lines.empty()) evaluation = found->lines.front().evaluation;
        const auto& end = game.match().end();
        if (evaluation) {
            share_ = play::white_share(*evaluation);
        } else if (end && game.shows_the_present()) {
            share_ = !end->winner ? 0.5 : *end->winner == Side::White ? 1.0 : 0.0;
        }
        Rect room = ui.screen.spots;
        const Rect box = room.take_right(evaluation_bar_width(ui));
        ui.begin_panel("evaluation", box, Layer::Board, Look::Bare);
        Rect bar = box;
        bar = bar.take_right(ui.px(kWidth));
        const float edge = draw_bar(ui, bar);
        if (evaluation) draw_figure(ui, box, edge, evaluation_figure(*evaluation));
        ui.end_panel();
    }

  private:
    /// Returns the height where White's share ends.
    float draw_bar(const Ui& ui, const Rect& bar) const {
        ui.canvas.fill(bar, with_opacity(ui.canvas.look(Side::Black).face, 0.92), 3.0F);
        const auto share = static_cast<float>(std::clamp(share_, 0.02, 0.98));
        const bool white_below = ui.session.home_side() == Side::White;
        Rect rest = bar;
        const Rect white = white_below ? rest.take_bottom(std::round(bar.height * share))
                                       : rest.take_top(std::round(bar.height * share));
        ui.canvas.fill(white, with_opacity(ui.canvas.look(Side::White).face, 0.88), 3.0F);
        ui.canvas.frame(bar, theme::kLine, 3.0F);
        // Even.
        const float middle = std::round(bar.middle_y());
        ui.canvas.line(bar.x - ui.px(3.0F), middle, bar.right(), middle,
                       with_opacity(theme::kPalace, 0.9), 1.0F);
        return white_below ? white.y : white.bottom();
    }

    static void draw_figure(const Ui& ui, const Rect& box, float edge, const std::string& figure) {
        const float wide = ui.canvas.width_of(Font::Small, figure) + ui.px(8.0F);
        const float high = ui.px(20.0F);
        const float x = box.right() - ui.px(kWidth + 4.0F) - wide;
        const Rect room = Rect{x, edge - high * 0.5F, wide, high}.pushed_into(box);
        ui.canvas.fill(room, theme::kGlass, 3.0F);
        ui.canvas.text(room, figure, {Font::Small, theme::kText, Align::Middle});
    }

    double share_ = 0.5;  ///< stays while another position is being looked at
};

}  // namespace

std::unique_ptr<Panel> make_evaluation_bar() {
    return std::make_unique<EvaluationBar>();
}

}  // namespace taiji::ui
