#include <fmt/format.h>

#include <array>

#include "client/play/situation.hpp"
#include "client/ui/discs.hpp"
#include "client/ui/panel.hpp"

namespace taiji::ui {
namespace {

constexpr std::size_t kSingleUnits = 8;
using Counts = std::array<int, kSingleUnits>;

/// What each side has lost until the ply that is looked at, at its own edge. Stacks count as their
/// units.
class TakenPieces final : public Panel {
  public:
    void draw(Ui& ui) override {
        if (ui.dialog() == Dialog::Rules) return;
        const play::Game& game = ui.session.game();
        const auto taken = play::taken_pieces(game.match(), game.shown_ply());
        for (const Side side : kBothSides) {
            Counts counts{};
            for (const Piece& piece : taken[side]) {
                for (const auto unit : units_of(piece.unit)) {
                    if (unit) ++counts[static_cast<std::size_t>(*unit)];
                }
            }
            draw_strip(ui, side, counts);
        }
    }

  private:
    static void draw_strip(Ui& ui, Side side, const Counts& counts) {
        const float entry = ui.px(28.0F), count = ui.px(14.0F), padding = ui.px(5.0F);
        float width = 2.0F * padding;
        for (const int n : counts) width += n == 0 ? 0.0F : n == 1 ? entry : entry + count;
        if (width <= 2.0F * padding) return;
        const Rect& room = ui.screen.taken[side];
        const float x = side == Side::White ? room.x : room.right() - width;
        const Rect box = {x, room.y, width, room.height};
        ui.begin_panel(side == Side::White ? "taken_white" : "taken_black", box, Layer::Board,
                       Look::Glass);
        Rect rest = box.inset(padding, 0.0F);
        for (std::size_t i = 0; i < counts.size(); ++i) {
            if (counts[i] == 0) continue;
            const Rect at = rest.take_left(entry);
            draw_piece_disc(ui.canvas, at.middle_x(), at.middle_y(), ui.px(12.0F),
                            {side, static_cast<Unit>(i)}, ui.session.settings().piece_text);
            if (counts[i] > 1) {
                ui.canvas.text(rest.take_left(count), fmt::to_string(counts[i]),
                               {Font::Small, theme::kText});
            }
        }
        ui.end_panel();
    }
};

}  // namespace

std::unique_ptr<Panel> make_taken_pieces() {
    return std::make_unique<TakenPieces>();
}

}  // namespace taiji::ui
