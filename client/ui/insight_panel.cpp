#include "client/ui/insight_panel.hpp"

#include <fmt/format.h>

#include "client/ui/insight_words.hpp"
#include "client/ui/panel.hpp"

namespace taiji::ui {
namespace {

constexpr float kPaddingX = 9.0F, kPaddingY = 7.0F;
constexpr float kLine = 20.0F;    ///< of the best lines
constexpr float kMark = 20.0F;    ///< room of a sentence's icon
constexpr float kFigure = 46.0F;  ///< room of a line's evaluation
constexpr std::size_t kMostMoves = 8;

/// A sentence with its icon.
struct Saying {
    Icon icon;
    Colour ink;
    std::string text;
};

/// Where the column has no room for it, it lies over the foot of the board.
bool lies_over_board(const Ui& ui) {
    return ui.screen.low || ui.session.intelligence().mode != play::IntelligenceMode::Off;
}

/// Nothing is to be told any more of the position looked at.
bool is_over(const Ui& ui) {
    const play::Game& game = ui.session.game();
    return game.shows_the_present() && game.match().end().has_value();
}

std::vector<Saying> sayings(const Ui& ui) {
    const Insight& insight = ui.session.insight();
    const Position& position = ui.session.shown();
    std::vector<Saying> said;
    if (insight.hint_step() != HintStep::None) {
        said.push_back({Icon::Bulb, theme::kPalace, hint_sentence(ui.language, position, insight)});
    }
    if (insight.watches_threats() && !is_over(ui)) {
        const auto& threat = insight.threat();
        said.push_back({Icon::Danger,
                        threat && !threat->lines.empty() ? theme::kDanger : theme::kDim,
                        threat ? threat_sentence(ui.language, position, *threat)
                               : std::string(ui.text("insight.threats_looking"))});
    }
    return said;
}

float saying_height(const Ui& ui, const Saying& saying, float width) {
    const float one = ui.canvas.line_height(Font::Small);
    const float all = ui.canvas.wrapped_height(Font::Small, saying.text, width - ui.px(kMark));
    return std::max(one, all) + ui.px(4.0F);
}

std::size_t lines_shown(const Ui& ui) {
    const auto& found = ui.session.insight().findings();
    if (!found) return 0;
    return ui.screen.low ? std::min<std::size_t>(1, found->lines.size()) : found->lines.size();
}

/// The room for the lines, the same however many are found, so that nothing jumps.
float lines_height(const Ui& ui) {
    if (!ui.session.insight().evaluates() || is_over(ui)) return 0.0F;
    return ui.screen.low ? ui.px(kLine) : ui.px(18.0F + 3.0F * kLine);
}

/// Height of all that is to be told.
float told_height(const Ui& ui, float width) {
    if (ui.session.shows_diagram() || ui.dialog() == Dialog::Rules) return 0.0F;
    float height = lines_height(ui);
    for (const Saying& saying : sayings(ui)) height += saying_height(ui, saying, width);
    return height;
}

class InsightPanel final : public Panel {
  public:
    void draw(Ui& ui) override {
        const Rect box = insight_room(ui);
        if (box.height <= 0.0F) return;
        ui.begin_panel("insight", box, Layer::Board, Look::Glass);
        Rect rest = box.inset(ui.px(kPaddingX), ui.px(kPaddingY));
        for (const Saying& saying : sayings(ui)) draw_saying(ui, rest, saying);
        if (lines_height(ui) > 0.0F) draw_lines(ui, rest);
        ui.end_panel();
    }

  private:
    static void draw_saying(const Ui& ui, Rect& rest, const Saying& saying) {
        Rect room = rest.take_top(saying_height(ui, saying, rest.width));
        Rect mark = room.take_left(ui.px(kMark));
        mark.height = ui.canvas.line_height(Font::Small);
        draw_icon(ui.canvas, saying.icon, mark.inset(0.0F, 0.0F), saying.ink, 14.0F);
        ui.canvas.paragraph(room, saying.text, {Font::Small, theme::kText});
    }

    static void draw_lines(const Ui& ui, Rect& rest) {
        const auto& found = ui.session.insight().findings();
        if (!ui.screen.low || !found) {
            const Rect head = rest.take_top(ui.px(ui.screen.low ? kLine : 18.0F));
            const std::string depth =
                found ? ui.format("insight.depth", {{"depth", fmt::to_string(found->depth)}})
                      : std::string(ui.text("insight.looking"));
            ui.canvas.text(head, depth, {Font::Small, theme::kFaint, Align::Right});
        }
        if (!found) return;
        const Board& board = ui.session.shown().board();
        for (std::size_t i = 0; i < lines_shown(ui); ++i) {
            const play::BestLine& line = found->lines[i];
            Rect room = rest.take_top(ui.px(kLine));
            ui.canvas.text(room.take_left(ui.px(kFigure)), evaluation_figure(line.evaluation),
                           {Font::Small, i == 0 ? theme::kPalace : theme::kDim});
            const std::string moves = line_text(board, line.moves, kMostMoves);
            ui.canvas.text(room, ui.canvas.shortened(Font::Small, moves, room.width),
                           {Font::Small, i == 0 ? theme::kText : theme::kDim});
        }
    }
};

}  // namespace

float evaluation_bar_width(const Ui& ui) {
    return ui.px(56.0F);
}

Rect insight_room(const Ui& ui) {
    if (lies_over_board(ui)) {
        // Over the foot of the board, between the card and the bar.
        Rect room = ui.screen.spots;
        room.take_left(ui.screen.card.width + ui.px(theme::kGap));
        room.take_right(evaluation_bar_width(ui) + ui.px(theme::kGap));
        const float told = told_height(ui, room.width - 2.0F * ui.px(kPaddingX));
        return told > 0.0F ? room.take_bottom(told + 2.0F * ui.px(kPaddingY))
                           : room.take_bottom(0.0F);
    }
    Rect room = ui.screen.moves;
    const float told = told_height(ui, room.width - 2.0F * ui.px(kPaddingX));
    return room.take_top(told > 0.0F ? told + 2.0F * ui.px(kPaddingY) : 0.0F);
}

Rect moves_room(const Ui& ui) {
    Rect room = ui.screen.moves;
    if (lies_over_board(ui)) return room;
    const float told = insight_room(ui).height;
    if (told > 0.0F) room.take_top(told + ui.px(theme::kGap));
    return room;
}

std::unique_ptr<Panel> make_insight_panel() {
    return std::make_unique<InsightPanel>();
}

}  // namespace taiji::ui
