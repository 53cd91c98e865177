#include "client/motion/trip.hpp"

namespace taiji::motion {
namespace {

using scene::EffectKind;
using scene::TrailKind;

}  // namespace

void go_aircraft(Trip trip) {
    trip.lasts(1.2, 0.035, 1.9);
    trip.actor.gait = Gait::Fly;
    trip.actor.apex = std::clamp(1.0 + 0.11 * trip.way().radii, 1.3, 3.0);
    trip.fires(0.56, 2, 0.20 + 0.005 * trip.way().radii);
    trip.shop.wake({.kind = TrailKind::Contrail,
                    .actor = trip.index,
                    .when = {trip.at(0.10), trip.actor.moves.seconds * 0.78},
                    .life = 1.2,
                    .young = 0.10,
                    .old = 0.30,
                    .above = 0.35});
    raise_dust(trip, 0.03, 0.03, 1);
    trip.shop.cue(0.0, Sound::Fly, trip.way().from);
}

void go_missile(Trip trip, bool at_sea, double delay) {
    trip.lasts(1.35, 0.03, 1.9);
    Actor& actor = trip.actor;
    actor.gait = Gait::Arc;
    actor.moves.begin = delay;
    trip.journey.arrives = trip.journey.hit = actor.moves.end();
    actor.strikes = trip.takes();
    actor.apex = std::clamp(2.4 + 0.22 * trip.way().radii, 3.2, 6.5);
    Workshop& shop = trip.shop;
    const scene::BoardPlace from = trip.way().from;
    for (int i = 0; i < 4; ++i) {
        const double bearing = 1.6 * i + shop.dice.between(0.0, 1.0);
        shop.burst({.kind = at_sea ? EffectKind::Steam : EffectKind::Smoke,
                    .when = {delay + 0.03 * i, 1.15},
                    .at = shop.script.ground.beside(from, bearing, 0.55),
                    .size = shop.dice.between(0.75, 1.0),
                    .height = 0.25,
                    .rise = 0.5,
                    .opacity = 0.9});
    }
    shop.burst({.kind = EffectKind::Glow, .when = {delay, 0.8}, .at = from, .size = 2.0});
    const double burn = 0.52 * actor.moves.seconds;
    shop.carry({.kind = EffectKind::Flame,
                .actor = trip.index,
                .when = {delay + 0.03, burn},
                .size = 0.50,
                .behind = 0.2,
                .above = -0.25});
    shop.wake({.kind = TrailKind::Plume,
               .actor = trip.index,
               .when = {delay + 0.02, burn},
               .life = 1.25,
               .young = 0.20,
               .old = 0.62,
               .above = 0.05});
    const Span falls{trip.at(0.66), 0.30 * actor.moves.seconds};
    shop.wake({.kind = TrailKind::Reentry,
               .actor = trip.index,
               .when = falls,
               .life = 0.42,
               .young = 0.42,
               .old = 0.05,
               .above = 0.4});
    shop.carry({.kind = EffectKind::Flame,
                .actor = trip.index,
                .when = falls,
                .size = 0.55,
                .above = 0.3});
    if (!trip.takes()) raise_dust(trip, 0.95, 0.95, 1);
    shop.cue(delay, Sound::Launch, from);
}

void go_launch(Trip trip) {
    go_missile(trip, true, 0.34);
    // It breaks the water before its motor burns.
    const scene::BoardPlace at = trip.way().from;
    rings(trip.shop, at, 0.0, 1.0);
    splash(trip.shop, at, 0.10, 1.35);
    trip.actor.fades_in = Span{0.14, 0.22};
    trip.shop.cue(0.08, Sound::Surface, at);
}

}  // namespace taiji::motion
