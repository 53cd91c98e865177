#include <cmath>
#include <numbers>

#include "client/motion/workshop.hpp"

namespace taiji::motion {
namespace {

using scene::EffectKind;
constexpr double kPi = std::numbers::pi;

void sparks(Workshop& shop, const Hit& hit, int count, double reach) {
    for (int i = 0; i < count; ++i) {
        const double bearing = shop.dice.between(0.0, 2.0 * kPi);
        const double far = reach * shop.dice.between(0.5, 1.3);
        shop.burst(
            {.kind = EffectKind::Spark,
             .when = {hit.when + shop.dice.between(0.0, 0.06), shop.dice.between(0.45, 0.95)},
             .at = hit.at,
             .size = shop.dice.between(0.05, 0.11),
             .height = 0.3,
             .rise = -0.3,
             .flies =
                 shop.script.ground.way(hit.at, shop.script.ground.beside(hit.at, bearing, far)),
             .arc = shop.dice.between(0.5, 1.5) * (0.5 + hit.weight),
             .slows = true});
    }
}

void smoke(Workshop& shop, const Hit& hit, int count) {
    for (int i = 0; i < count; ++i) {
        const double bearing = shop.dice.between(0.0, 2.0 * kPi);
        const double begin = hit.when + 0.16 + 0.11 * i;
        shop.burst({.kind = hit.on_water ? EffectKind::Steam : EffectKind::Smoke,
                    .when = {begin, shop.dice.between(0.9, 1.3)},
                    .at = shop.script.ground.beside(hit.at, bearing, shop.dice.between(0.1, 0.5)),
                    .size = shop.dice.between(0.7, 0.95) * (0.7 + 0.5 * hit.weight),
                    .height = 0.5,
                    .rise = shop.dice.between(1.0, 1.6),
                    .opacity = 0.9});
    }
}

}  // namespace

void blast(Workshop& shop, const Hit& hit) {
    const double w = hit.weight;
    shop.burst({.kind = EffectKind::ShockRing,
                .when = {hit.when, 0.75 + 0.15 * w},
                .at = hit.at,
                .size = 2.4 + 2.2 * w});
    shop.burst({.kind = EffectKind::Glow, .when = {hit.when, 0.8}, .at = hit.at, .size = 2.2 + w});
    shop.burst({.kind = EffectKind::Fire,
                .when = {hit.when, 0.85 + 0.15 * w},
                .at = hit.at,
                .size = 1.0 + 0.6 * w,
                .height = 0.55,
                .rise = 0.7});
    if (w > 0.55) {
        const double bearing = shop.dice.between(0.0, 2.0 * kPi);
        shop.burst({.kind = EffectKind::Fire,
                    .when = {hit.when + 0.13, 0.8},
                    .at = shop.script.ground.beside(hit.at, bearing, 0.5),
                    .size = 0.75 * (0.6 + w),
                    .height = 0.5,
                    .rise = 0.9});
    }
    smoke(shop, hit, 2 + static_cast<int>(2.0 * w));
    sparks(shop, hit, 6 + static_cast<int>(8.0 * w), 1.6 + 1.2 * w);
    shop.burst({.kind = EffectKind::Flash,
                .when = {hit.when, 0.26},
                .at = hit.at,
                .size = 2.0 + 1.8 * w,
                .height = 0.4});
    if (hit.on_water) splash(shop, hit.at, hit.when, 1.2 + 0.6 * w);
    shop.cue(hit.when, Sound::Blast, hit.at, w);
}

void splash(Workshop& shop, scene::BoardPlace at, double when, double size) {
    shop.burst({.kind = EffectKind::Foam, .when = {when, 1.2}, .at = at, .size = 1.15 * size});
    shop.burst({.kind = EffectKind::Ripples, .when = {when, 1.3}, .at = at, .size = 2.1 * size});
    shop.burst({.kind = EffectKind::Spray, .when = {when, 0.85}, .at = at, .size = 0.75 * size});
}

void rings(Workshop& shop, scene::BoardPlace at, double when, double size) {
    shop.burst({.kind = EffectKind::Foam,
                .when = {when, 1.0},
                .at = at,
                .size = 0.95 * size,
                .opacity = 0.8});
    shop.burst({.kind = EffectKind::Ripples, .when = {when, 1.4}, .at = at, .size = 2.2 * size});
}

void salvo(Workshop& shop, scene::BoardPlace from, const Hit& hit, int count, double fires) {
    const double flight = std::max(0.12, hit.when - fires);
    const Way line = shop.script.ground.way(from, hit.at);
    for (int i = 0; i < count; ++i) {
        const double late = 0.07 * i;
        const scene::BoardPlace start = shop.script.ground.beside(from, line.bearing, 0.9);
        const double aside = shop.dice.between(-0.25, 0.25);
        const scene::BoardPlace goal =
            shop.script.ground.beside(hit.at, line.bearing + 0.5 * kPi, aside);
        shop.burst({.kind = EffectKind::Flash,
                    .when = {fires + late, 0.14},
                    .at = start,
                    .size = 0.65,
                    .height = 0.55,
                    .opacity = 0.8});
        shop.burst({.kind = EffectKind::Spark,
                    .when = {fires + late, flight},
                    .at = start,
                    .size = 0.13,
                    .height = 0.55,
                    .rise = -0.1,
                    .flies = shop.script.ground.way(start, goal),
                    .arc = 0.10 * line.radii});
    }
    shop.cue(fires, Sound::Strike, from, hit.weight);
}

void depth_strike(Workshop& shop, scene::BoardPlace from, const Hit& hit, double fires) {
    const double flight = hit.when - fires;
    const Way line = shop.script.ground.way(from, hit.at);
    for (int i = 0; i < 4; ++i) {
        const double late = 0.10 * i;
        const double bearing = shop.dice.between(0.0, 2.0 * kPi);
        const scene::BoardPlace goal = shop.script.ground.beside(hit.at, bearing, 0.25 + 0.15 * i);
        shop.burst({.kind = EffectKind::Charge,
                    .when = {fires + late, flight},
                    .at = from,
                    .size = 0.16,
                    .height = 0.5,
                    .rise = -0.5,
                    .flies = shop.script.ground.way(from, goal),
                    .arc = 0.9 + 0.22 * line.radii});
        splash(shop, goal, fires + late + flight, 0.55 + 0.1 * i);
    }
    // Light under the water, then the column.
    const double deep = hit.when + 0.34;
    shop.burst({.kind = EffectKind::Glow, .when = {deep, 0.6}, .at = hit.at, .size = 2.0});
    shop.burst({.kind = EffectKind::Flash,
                .when = {deep, 0.2},
                .at = hit.at,
                .size = 1.6,
                .height = 0.1,
                .opacity = 0.7});
    splash(shop, hit.at, deep, 1.5 + 0.5 * hit.weight);
    shop.burst({.kind = EffectKind::Spray,
                .when = {deep + 0.04, 1.0},
                .at = hit.at,
                .size = 1.25 + 0.3 * hit.weight});
    shop.burst({.kind = EffectKind::ShockRing,
                .when = {deep, 0.9},
                .at = hit.at,
                .size = 3.4 + hit.weight});
    sparks(shop, {hit.at, deep, hit.weight, true}, 5, 1.4);
    shop.cue(fires, Sound::Strike, from, 0.5);
    shop.cue(deep, Sound::Blast, hit.at, hit.weight);
}

}  // namespace taiji::motion
