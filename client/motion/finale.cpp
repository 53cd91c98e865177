#include <numbers>

#include "client/motion/workshop.hpp"
#include "client/view/board_view.hpp"

namespace taiji::motion {
namespace {

using scene::EffectKind;
constexpr double kPi = std::numbers::pi;

/// A ring in the winner's colour draws together round the hub, and what is inside is over.
double fall_of_the_hub(Workshop& shop, scene::Owner winner, scene::BoardPlace at, double when) {
    for (int i = 0; i < 3; ++i) {
        shop.burst({.kind = EffectKind::Closing,
                    .when = {when + 0.22 * i, 1.0},
                    .at = at,
                    .size = 6.5 - 0.8 * i,
                    .owner = winner});
    }
    const double fall = when + 1.15;
    blast(shop, {.at = at, .when = fall, .weight = 1.0});
    for (int i = 0; i < 3; ++i) {
        shop.burst({.kind = EffectKind::ShockRing,
                    .when = {fall + 0.28 * (i + 1), 1.1},
                    .at = at,
                    .size = 6.0 + 1.6 * i,
                    .opacity = 0.8});
    }
    shop.burst({.kind = EffectKind::Column,
                .when = {fall + 0.1, 2.3},
                .at = at,
                .size = 0.85,
                .owner = winner});
    return fall + 2.5;
}

double fall_of_the_seat(Workshop& shop, scene::Owner winner, scene::BoardPlace at, double when) {
    shop.burst(
        {.kind = EffectKind::Flash, .when = {when, 0.5}, .at = at, .size = 4.2, .height = 0.5});
    for (int i = 0; i < 4; ++i) {
        shop.burst({.kind = EffectKind::ShockRing,
                    .when = {when + 0.34 * i, 1.2},
                    .at = at,
                    .size = 6.0 + 1.8 * i,
                    .opacity = 0.9});
    }
    shop.burst({.kind = EffectKind::SeatSeal,
                .when = {when + 0.1, 3.0},
                .at = at,
                .size = 2.6,
                .owner = winner});
    shop.burst({.kind = EffectKind::Column,
                .when = {when + 0.15, 3.0},
                .at = at,
                .size = 1.0,
                .owner = winner});
    shop.burst({.kind = EffectKind::Glow, .when = {when, 2.4}, .at = at, .size = 4.5});
    for (int i = 0; i < 18; ++i) {
        const double bearing = 2.0 * kPi * i / 18.0;
        shop.burst({.kind = EffectKind::Spark,
                    .when = {when + 0.05 * (i % 3), shop.dice.between(0.9, 1.4)},
                    .at = at,
                    .size = 0.10,
                    .height = 0.4,
                    .rise = -0.4,
                    .flies = shop.script.ground.way(
                        at, shop.script.ground.beside(at, bearing, shop.dice.between(2.6, 4.4))),
                    .arc = shop.dice.between(1.6, 2.8),
                    .slows = true});
    }
    shop.cue(when, Sound::Blast, at, 1.0);
    return when + 3.25;
}

double plain_end(Workshop& shop, scene::Owner winner, scene::BoardPlace at, double when) {
    shop.burst({.kind = EffectKind::PlainRing, .when = {when, 2.0}, .at = at, .size = 2.2});
    shop.burst({.kind = EffectKind::Column,
                .when = {when, 2.0},
                .at = at,
                .size = 0.8,
                .opacity = 0.7,
                .owner = winner});
    return when + 2.0;
}

double draw(Workshop& shop, scene::BoardPlace at, double when) {
    shop.burst({.kind = EffectKind::PlainRing, .when = {when, 1.6}, .at = at, .size = 4.0});
    shop.burst({.kind = EffectKind::PlainRing, .when = {when + 0.3, 1.6}, .at = at, .size = 6.0});
    return when + 1.9;
}

}  // namespace

double finale(Workshop& shop, const GameEnd& end, scene::BoardPlace at, double when, Style style) {
    shop.cue(when, Sound::End, at, end.winner ? 1.0 : 0.4);
    if (!end.winner) return draw(shop, at, when);
    const scene::Owner winner = owner_of(*end.winner);
    if (style == Style::Reduced) return plain_end(shop, winner, at, when);
    switch (end.how) {
        case Ending::Seat:
            return fall_of_the_seat(shop, winner, at, when);
        case Ending::Mate:
        case Ending::Stalemate:
            return fall_of_the_hub(shop, winner, at, when);
        default:
            return plain_end(shop, winner, at, when);
    }
}

}  // namespace taiji::motion
