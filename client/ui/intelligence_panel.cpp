#include <array>
#include <optional>

#include "client/play/intelligence.hpp"
#include "client/ui/discs.hpp"
#include "client/ui/panel.hpp"
#include "client/ui/words.hpp"

namespace taiji::ui {
namespace {

using play::IntelligenceMode;

// As the marks on the globe (renderer/passes/marker_colours.hpp).
constexpr Colour kWest = colour(0xF5EBCC);
constexpr Colour kEast = colour(0xF28540);
constexpr std::array kReach = {colour(0x80FF9E), colour(0x4DE0EB), colour(0xBD8FFF)};

constexpr std::array kModes = {IntelligenceMode::White, IntelligenceMode::Both,
                               IntelligenceMode::Black};

/// What the intelligence view shows, what its marks mean, and who is in danger. It takes the place
/// of the list of moves.
class IntelligencePanel final : public Panel {
  public:
    void draw(Ui& ui) override {
        const play::IntelligenceView& view = ui.session.intelligence();
        if (ui.dialog() == Dialog::Rules || view.mode == IntelligenceMode::Off) return;
        const Rect& box = ui.screen.moves;
        ui.begin_panel("intelligence", box, Layer::Board, Look::Glass);
        Rect rest = box.inset(ui.px(9.0F), ui.px(6.0F));
        draw_head(ui, rest.take_top(ui.px(28.0F)), view);
        rest.take_top(ui.px(4.0F));
        Rect inside = ui.begin_scroll("intelligence_scroll", rest, height_);
        inside.width -= ui.px(4.0F);
        Rect left = {inside.x, inside.y, inside.width, 1e6F};
        draw_switches(ui, left, view);
        draw_legend(ui, left, view);
        draw_danger(ui, left, view.mode);
        const float height = left.y - inside.y;
        if (height != height_) ui.lay_out_again();
        height_ = height;
        ui.end_scroll();
        ui.end_panel();
    }

  private:
    static void draw_head(Ui& ui, Rect line, play::IntelligenceView view) {
        if (ui.icon_button("intelligence/close", line.take_right(line.height),
                           ui.text("dialog.close"),
                           {.look = ButtonLook::Quiet, .icon = Icon::Close})) {
            view.mode = IntelligenceMode::Off;
            ui.ask(SetIntelligence{view});
        }
        draw_icon(ui.canvas, Icon::Eye, line.take_left(ui.px(22.0F)), theme::kJade);
        line.take_left(ui.px(6.0F));
        ui.canvas.text(line, ui.text("intelligence.title"), {Font::Strong, theme::kText});
    }

    static void draw_switches(Ui& ui, Rect& left, play::IntelligenceView view) {
        const std::array labels = {ui.text("intelligence.white"), ui.text("intelligence.both"),
                                   ui.text("intelligence.black")};
        std::size_t chosen = 0;
        while (kModes[chosen] != view.mode) ++chosen;
        bool changed = ui.choice("intelligence/mode", left.take_top(ui.px(30.0F)), labels, chosen);
        view.mode = kModes[chosen];
        left.take_top(ui.px(4.0F));
        changed |= ui.toggle("intelligence/in_two", left.take_top(ui.px(28.0F)),
                             ui.text("intelligence.in_two"), view.in_two);
        changed |= ui.toggle("intelligence/corridors", left.take_top(ui.px(28.0F)),
                             ui.text("intelligence.corridors"), view.corridors);
        left.take_top(ui.px(6.0F));
        if (changed) ui.ask(SetIntelligence{view});
    }

    /// A mark and what it means.
    template <typename Draw>
    static void entry(Ui& ui, Rect& left, const Draw& draw_mark, std::string_view key) {
        const float mark = ui.px(26.0F), width = left.width - mark - ui.px(6.0F);
        const float words = ui.canvas.wrapped_height(Font::Small, ui.text(key), width);
        const Rect line = left.take_top(std::max(ui.px(22.0F), words + ui.px(4.0F)));
        draw_mark(line.x + mark * 0.5F, line.middle_y());
        ui.canvas.paragraph(
            {line.x + mark + ui.px(6.0F), line.middle_y() - words * 0.5F, width, words},
            ui.text(key), {Font::Small, theme::kDim});
    }

    static void draw_legend(Ui& ui, Rect& left, const play::IntelligenceView& view) {
        const Canvas& canvas = ui.canvas;
        const auto ring = [&](Colour c) {
            return [&canvas, c](float x, float y) { canvas.ring(x, y, canvas.px(7.0F), c, 2.0F); };
        };
        const bool white = view.mode != IntelligenceMode::Black;
        const bool black = view.mode != IntelligenceMode::White;
        if (white) entry(ui, left, ring(kWest), "intelligence.by_white");
        if (black) entry(ui, left, ring(kEast), "intelligence.by_black");
        if (view.in_two) {
            entry(ui, left, ring(with_opacity(white ? kWest : kEast, 0.35)), "intelligence.later");
        }
        if (view.corridors) {
            const auto line = [&](float x, float y) {
                const float half = canvas.px(9.0F);
                canvas.line(x - half, y, x + half, y, theme::kDanger, 2.0F);
            };
            entry(ui, left, line, "intelligence.lines");
        }
        const auto reach = [&](float x, float y) {
            for (std::size_t i = 0; i < kReach.size(); ++i) {
                const float at = x + canvas.px(8.0F) * (static_cast<float>(i) - 1.0F);
                canvas.disc(at, y, canvas.px(3.0F), kReach[i]);
            }
        };
        entry(ui, left, reach, "intelligence.reach");
        left.take_top(ui.px(6.0F));
    }

    void draw_danger(Ui& ui, Rect& left, IntelligenceMode mode) {
        const Position& position = ui.session.shown();
        if (!known_ || &known_->position.board() != &position.board() ||
            known_->position != position) {
            known_ = Known{position, play::intelligence(position)};
        }
        ui.canvas.text(left.take_top(ui.px(26.0F)), ui.text("intelligence.in_danger"),
                       {Font::Strong, theme::kPalace});
        bool any = false;
        for (const Side side : kBothSides) {
            // What White attacks endangers Black's pieces.
            const auto attacker =
                side == Side::White ? IntelligenceMode::Black : IntelligenceMode::White;
            if (mode != IntelligenceMode::Both && mode != attacker) continue;
            for (const Point at : known_->intelligence.in_danger[side]) {
                draw_piece(ui, left.take_top(ui.px(28.0F)), position, at);
                any = true;
            }
        }
        if (any) return;
        ui.canvas.text(left.take_top(ui.px(24.0F)), ui.text("intelligence.nobody"),
                       {Font::Small, theme::kFaint});
    }

    static void draw_piece(Ui& ui, const Rect& line, const Position& position, Point at) {
        const Board& board = position.board();
        const auto piece = position.piece_at(at);
        if (!piece) return;
        if (ui.row("intelligence/piece/" + std::to_string(index(at)), line, false)) {
            ui.ask(FlyToPoint{at});
        }
        Rect rest = line.inset(ui.px(4.0F), 0.0F);
        const float radius = ui.px(10.5F);
        const Rect disc = rest.take_left(2.0F * radius + ui.px(9.0F));
        draw_piece_disc(ui.canvas, disc.x + radius, disc.middle_y(), radius, *piece,
                        ui.session.settings().piece_text);
        rest.take_left(ui.px(6.0F));
        const std::string place = point_name(ui.language, board, at);
        const Rect right = rest.take_right(ui.canvas.width_of(Font::Small, place));
        ui.canvas.text(right, place, {Font::Small, theme::kDim});
        rest.take_right(ui.px(6.0F));
        const std::string name = unit_name(ui.language, piece->unit);
        ui.canvas.text(rest, ui.canvas.shortened(Font::Body, name, rest.width));
    }

    struct Known {
        Position position;
        play::Intelligence intelligence;
    };
    std::optional<Known> known_;
    float height_ = 0.0F;
};

}  // namespace

std::unique_ptr<Panel> make_intelligence_panel() {
    return std::make_unique<IntelligencePanel>();
}

}  // namespace taiji::ui
