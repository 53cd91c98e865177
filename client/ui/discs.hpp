#pragma once

#include "client/settings/settings.hpp"
#include "client/ui/canvas.hpp"
#include "game/rules/piece.hpp"

namespace taiji::ui {

/// A side's disc without a character: ivory with a double rim, obsidian with a single one, so that
/// the two differ without their colours.
void draw_side_disc(const Canvas& canvas, float x, float y, float radius, Side side);
/// A piece's disc with its character or letter; of a stack, the carrier's with the carried unit as
/// a small one beside it.
void draw_piece_disc(const Canvas& canvas, float x, float y, float radius, Piece piece,
                     PieceText text);

}  // namespace taiji::ui
