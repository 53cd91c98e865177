#include "client/ui/discs.hpp"

#include "client/ui/words.hpp"

namespace taiji::ui {
namespace {

Font font_for(const Canvas& canvas, float radius) {
    if (radius >= canvas.px(20.0F)) return Font::Clock;
    return radius >= canvas.px(10.5F) ? Font::Strong : Font::Small;
}

}  // namespace

void draw_side_disc(const Canvas& canvas, float x, float y, float radius, Side side) {
    const theme::SideLook& look = canvas.look(side);
    canvas.disc(x, y, radius, look.face);
    canvas.ring(x, y, radius - 0.5F, look.rim, 1.4F);
    if (side == Side::White) canvas.ring(x, y, radius * 0.66F, look.rim, 1.0F);
}

void draw_piece_disc(const Canvas& canvas, float x, float y, float radius, Piece piece,
                     PieceText text) {
    const theme::SideLook& look = canvas.look(piece.side);
    const auto units = units_of(piece.unit);
    canvas.disc(x, y, radius, look.face);
    canvas.ring(x, y, radius - 0.5F, look.rim, 1.4F);
    if (piece.side == Side::White)
        canvas.ring(x, y, radius - canvas.px(3.0F), with_opacity(look.rim, 0.6), 1.0F);
    canvas.text({x - radius, y - radius, 2.0F * radius, 2.0F * radius}, unit_mark(*units[0], text),
                {font_for(canvas, radius), look.ink, Align::Middle});
    if (!units[1]) return;
    const float small = radius * 0.62F;
    draw_piece_disc(canvas, x + radius * 0.85F, y + radius * 0.6F, small, {piece.side, *units[1]},
                    text);
}

}  // namespace taiji::ui
