#pragma once

#include <cstdint>

#include "client/ui/canvas.hpp"
#include "game/board/side.hpp"

namespace taiji::ui {

/// What lies at the right of the board.
enum class Beside : std::uint8_t { Game, Book };

/// What lies below the board.
enum class Below : std::uint8_t { Nothing, Replay, CommentedReplay };

/// Where the panels round the board lie in a window of this size: none over another.
struct Screen {
    Rect whole;
    Rect bar;             ///< at the top
    Rect banner;          ///< below it, in the middle: what cannot be missed
    Rect moves;           ///< at the right
    Rect map;             ///< below the moves
    Rect book;            ///< at the right in place of both, and of the taken pieces
    Rect card;            ///< of the point under the pointer: at the left, below
    Rect card_aside;      ///< where it goes when the pointer is there
    Rect replay;          ///< below the board; without height while no game is shown again
    Rect notices;         ///< at the left, above
    PerSide<Rect> taken;  ///< at the bottom: White's losses at the left, Black's at the right
    /// Of the board: what is said at a spot stays in here.
    Rect spots;
    bool narrow = false;  ///< room for half as much beside each other
    bool low = false;     ///< and above each other
};

[[nodiscard]] Screen lay_out(const Canvas& canvas, float width, float height,
                             Beside beside = Beside::Game, Below below = Below::Nothing);

/// Pixels a unit: the player's scale on top of the display's, which a window larger than 1920 by
/// 1080 raises, so that on a display of 4K text is not half as large.
[[nodiscard]] float pixels_a_unit(float width, float height, double display_scale,
                                  double interface_scale);

}  // namespace taiji::ui
