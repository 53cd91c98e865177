#include "client/ui/screen.hpp"

#include <algorithm>
#include <cmath>

namespace taiji::ui {
namespace {

constexpr float kBook = 400.0F;
/// Of the window's width.
constexpr float kMostOfBook = 0.46F;
constexpr float kWideColumn = 288.0F;
constexpr float kNarrowColumn = 196.0F;
constexpr float kReplay = 134.0F;
constexpr float kLowReplay = 72.0F;
constexpr float kMoreForComments = 18.0F;
constexpr float kCardWidth = 236.0F;
constexpr float kLowCardWidth = 208.0F;
/// Of the board unrolled on the Mercator map: 14 columns of 24 degrees by 10 rows of 0.32.
constexpr float kMapAspect = 1.8326F;

/// What lies over the board, in the room that is left.
Screen around_the_board(const Canvas& canvas, Screen made, Rect rest) {
    const float gap = canvas.px(theme::kGap);
    made.banner = rest.take_top(canvas.px(40.0F));
    rest.take_top(gap);
    made.spots = rest;
    Rect left = rest.take_left(canvas.px(made.narrow ? kLowCardWidth : kCardWidth));
    const float card_height = canvas.px(made.low ? 128.0F : 164.0F);
    made.card = left.take_bottom(card_height);
    left.take_bottom(gap);
    made.notices = left;
    made.card_aside = {made.notices.x, made.notices.y, made.card.width,
                       std::min(card_height, made.notices.height)};
    return made;
}

}  // namespace

float pixels_a_unit(float width, float height, double display_scale, double interface_scale) {
    const double by_size = std::min(width / 1920.0, height / 1080.0);
    const double base = std::max({1.0, display_scale, by_size});
    return static_cast<float>(std::min(base * interface_scale, 6.0));
}

Screen lay_out(const Canvas& canvas, float width, float height, Beside beside, Below below) {
    const float gap = canvas.px(theme::kGap);
    Screen made;
    made.whole = {0.0F, 0.0F, width, height};
    made.narrow = width < canvas.px(1000.0F);
    made.low = height < canvas.px(540.0F);
    Rect rest = made.whole;
    made.bar = rest.take_top(canvas.px(theme::kBar));
    rest = rest.inset(gap);
    const float column = canvas.px(made.narrow ? kNarrowColumn : kWideColumn);
    const float strip = canvas.px(34.0F);

    if (beside == Beside::Book) {
        made.book = rest.take_right(std::min(canvas.px(kBook), std::floor(width * kMostOfBook)));
        rest.take_right(gap);
        return around_the_board(canvas, made, rest);
    }
    Rect bottom = rest.take_bottom(strip);
    made.taken[Side::White] = bottom.take_left(std::floor((width - 3.0F * gap) * 0.5F));
    bottom.take_left(gap);
    made.taken[Side::Black] = bottom;
    rest.take_bottom(gap);

    Rect right = rest.take_right(column);
    rest.take_right(gap);
    const float map_padding = canvas.px(6.0F);
    const float map_height =
        std::round((column - 2.0F * map_padding) / kMapAspect) + 2.0F * map_padding;
    made.map = right.take_bottom(map_height);
    right.take_bottom(gap);
    made.moves = right;
    if (below != Below::Nothing) {
        const float more = below == Below::CommentedReplay ? kMoreForComments : 0.0F;
        made.replay = rest.take_bottom(canvas.px((made.low ? kLowReplay : kReplay) + more));
        rest.take_bottom(gap);
    }

    return around_the_board(canvas, made, rest);
}

}  // namespace taiji::ui
