#include <fmt/format.h>

#include "client/play/intelligence.hpp"
#include "client/ui/discs.hpp"
#include "client/ui/panel.hpp"
#include "client/ui/words.hpp"
#include "client/view/board_view.hpp"
#include "game/board/coordinates.hpp"

namespace taiji::ui {
namespace {

/// What there is to know of the point under the pointer. Goes out of the pointer's way.
class PointCard final : public Panel {
  public:
    void draw(Ui& ui) override {
        const auto at = ui.session.hovered();
        if (!at || !ui.board_is_open() || ui.session.selection().chooser()) return;
        const Position& position = ui.session.shown();
        const play::PointCard card = play::point_card(position, *at);
        const Rect pointer = ui.pointer();
        const Rect near = ui.screen.card.inset(-ui.px(24.0F));
        const bool aside = near.contains(pointer.x, pointer.y);
        Rect box = aside ? ui.screen.card_aside : ui.screen.card;
        const float height = std::min(box.height, height_of(ui, card));
        if (!aside) box.y = box.bottom() - height;
        box.height = height;
        ui.begin_panel("point_card", box, Layer::Board, Look::Glass);
        Rect rest = box.inset(ui.px(11.0F), ui.px(8.0F));
        draw_names(ui, rest, position.board(), *at);
        draw_ground(ui, rest, card, position.board());
        ui.canvas.line(rest.x, rest.y + ui.px(3.0F), rest.right(), rest.y + ui.px(3.0F),
                       theme::kFaintLine);
        rest.take_top(ui.px(7.0F));
        draw_piece(ui, rest, card);
        draw_attackers(ui, rest, card, position);
        ui.end_panel();
    }

  private:
    static float height_of(const Ui& ui, const play::PointCard& card) {
        float lines = 0.0F;
        for (const Side side : kBothSides) lines += card.attackers[side].empty() ? 0.0F : 25.0F;
        return ui.canvas.line_height(Font::Strong) + 2.0F * ui.canvas.line_height(Font::Small) +
               ui.px(7.0F + 28.0F + lines + 16.0F);
    }

    static void draw_names(Ui& ui, Rect& rest, const Board& board, Point at) {
        Rect line = rest.take_top(ui.canvas.line_height(Font::Strong));
        const std::string record = point_text(board, at);
        const float width = ui.canvas.width_of(Font::Small, record);
        ui.canvas.text(line.take_right(width), record, {Font::Small, theme::kDim, Align::Right});
        ui.canvas.text(line, point_name(ui.language, board, at), {Font::Strong, theme::kText});
        const scene::Geographic place = place_of(ui.moment.board, board, at);
        ui.canvas.text(rest.take_top(ui.canvas.line_height(Font::Small)),
                       place_name(ui.language, place), {Font::Small, theme::kDim});
    }

    static void draw_ground(Ui& ui, Rect& rest, const play::PointCard& card, const Board& board) {
        std::string text;
        Colour ink = theme::kDim;
        if (card.at == board.supreme_taiji()) {
            text = ui.text("card.supreme_taiji");
            ink = theme::kPalace;
        } else {
            text = card.terrain ? terrain_name(ui.language, *card.terrain)
                                : std::string(ui.text("card.dashed"));
        }
        if (card.seat || card.palace) {
            const Side side = card.seat ? *card.seat : *card.palace;
            text = ui.format(card.seat ? "card.seat" : "card.palace",
                             {{"side", side_name(ui.language, side)}, {"terrain", text}});
            ink = theme::kPalace;
        }
        const Rect line = rest.take_top(ui.canvas.line_height(Font::Small));
        ui.canvas.text(line, text, {Font::Small, ink});
    }

    static void draw_piece(Ui& ui, Rect& rest, const play::PointCard& card) {
        Rect line = rest.take_top(ui.px(28.0F));
        if (!card.piece) {
            ui.canvas.text(line, ui.text("card.empty"), {Font::Body, theme::kFaint});
            return;
        }
        const Rect at = line.take_left(ui.px(36.0F));
        draw_piece_disc(ui.canvas, at.x + ui.px(12.0F), at.middle_y(), ui.px(11.0F), *card.piece,
                        ui.session.settings().piece_text);
        const std::string name = piece_name(ui.language, *card.piece);
        const Font font =
            ui.canvas.width_of(Font::Body, name) <= line.width ? Font::Body : Font::Small;
        ui.canvas.text(line, name, {font, theme::kText});
    }

    /// The enemies that attack the piece; of an empty point, both sides' attackers.
    static void draw_attackers(Ui& ui, Rect& rest, const play::PointCard& card,
                               const Position& position) {
        for (const Side side : kBothSides) {
            const PointSet& attackers = card.attackers[side];
            if (attackers.empty() || rest.height < ui.px(22.0F)) continue;
            const bool own = card.piece && card.piece->side == side;
            Rect line = rest.take_top(ui.px(25.0F));
            const std::string_view key = own ? "card.guarded" : "card.attacked";
            const std::string_view label = ui.text(key);
            const float wide = ui.canvas.width_of(Font::Small, label) + ui.px(8.0F);
            ui.canvas.text(line.take_left(wide), label,
                           {Font::Small, own          ? theme::kJade
                                         : card.piece ? theme::kDanger
                                                      : theme::kDim});
            int left = attackers.size();
            attackers.for_each([&](Point point) {
                const auto piece = position.piece_at(point);
                const float each = ui.px(24.0F);
                if (!piece || line.width < 2.0F * each) return;
                const Rect at = line.take_left(each);
                draw_piece_disc(ui.canvas, at.middle_x(), at.middle_y(), ui.px(10.0F),
                                {piece->side, *units_of(piece->unit)[0]},
                                ui.session.settings().piece_text);
                --left;
            });
            if (left > 0) {
                ui.canvas.text(line, fmt::format("+{}", left), {Font::Small, theme::kDim});
            }
        }
    }
};

}  // namespace

std::unique_ptr<Panel> make_point_card() {
    return std::make_unique<PointCard>();
}

}  // namespace taiji::ui
