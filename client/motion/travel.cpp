#include <cmath>
#include <numbers>

#include "base/check.hpp"
#include "client/motion/workshop.hpp"

namespace taiji::motion {
namespace {

using scene::EffectKind;
using scene::TrailKind;

struct Trip {
    Workshop& shop;
    Journey& journey;
    Actor& actor;
    std::size_t index;

    [[nodiscard]] bool takes() const { return journey.taken.has_value(); }
    [[nodiscard]] const Way& way() const { return actor.way; }
    /// Seconds, by the distance.
    void lasts(double shortest, double per_radius, double longest) {
        actor.moves = {0.0, std::clamp(shortest + per_radius * way().radii, shortest, longest)};
        journey.arrives = actor.moves.end();
        journey.hit = journey.arrives;
    }
    /// The time at which the actor is so far along its moving time.
    [[nodiscard]] double at(double s) const { return actor.moves.begin + s * actor.moves.seconds; }
    [[nodiscard]] scene::BoardPlace where(double s) const {
        return pose_of(shop.script, actor, at(s)).at;
    }
    [[nodiscard]] Hit hit() const {
        TAIJI_CHECK(takes());
        const Taken& taken = *journey.taken;
        return {shop.script.ground.place(taken.at), journey.hit, weight_of(taken.piece),
                shop.script.ground.is_afloat(taken.at, taken.piece)};
    }
    /// Fires from where it is at `s`, and hits before it arrives.
    void fires(double s, int count, double flight) {
        if (!takes()) return;
        journey.hit = at(s) + flight;
        salvo(shop, where(s), hit(), count, at(s));
    }
};

void dust(Trip trip, double from, double to, int count) {
    for (int i = 0; i < count; ++i) {
        const double s = mix(from, to, count > 1 ? double(i) / (count - 1) : 0.5);
        trip.shop.burst({.kind = EffectKind::Dust,
                         .when = {trip.at(s), 0.8},
                         .at = trip.where(s),
                         .size = trip.shop.dice.between(0.55, 0.8),
                         .height = 0.12,
                         .rise = 0.35,
                         .opacity = 0.55});
    }
}

void sea_wake(Trip trip, Span when, double width) {
    trip.shop.wake({.kind = TrailKind::Wake,
                    .actor = trip.index,
                    .when = when,
                    .life = 1.1,
                    .young = 0.30 * width,
                    .old = 1.0 * width});
    trip.shop.carry({.kind = EffectKind::Foam,
                     .actor = trip.index,
                     .when = when,
                     .size = 1.32,
                     .opacity = 0.55});
}

void army(Trip trip) {
    trip.lasts(1.0, 0.09, 1.5);
    trip.actor.gait = Gait::Drive;
    trip.fires(0.34, 1, 0.22);
    dust(trip, 0.12, 0.88, 5);
    trip.shop.cue(0.0, Sound::Drive, trip.way().from);
}

void citizen(Trip trip) {
    trip.lasts(0.9, 0.05, 1.1);
    trip.actor.gait = Gait::Hop;
    trip.actor.apex = 1.0;
    trip.journey.hit = trip.at(0.86);
    trip.shop.burst({.kind = EffectKind::Dust,
                     .when = {trip.at(0.88), 0.7},
                     .at = trip.way().to,
                     .size = 0.95,
                     .height = 0.1,
                     .rise = 0.2,
                     .opacity = 0.5});
    trip.shop.cue(trip.at(0.1), Sound::Step, trip.way().from);
}

void ferry(Trip trip) {
    trip.lasts(1.4, 0.06, 1.8);
    trip.actor.gait = Gait::Ferry;
    trip.actor.water = {0.20, 0.60};
    if (trip.takes() && trip.journey.moved.piece.unit == Unit::Army) trip.fires(0.55, 1, 0.22);
    // The times at which it enters the water and leaves it: where the eased way meets its shores.
    const Span afloat{trip.at(0.29), trip.actor.moves.seconds * 0.42};
    splash(trip.shop, trip.way().at(trip.actor.water.begin), afloat.begin - 0.02, 0.85);
    sea_wake(trip, afloat, 0.9);
    rings(trip.shop, trip.way().at(trip.actor.water.end()), afloat.end(), 0.9);
    dust(trip, 0.88, 0.97, 2);
    trip.shop.cue(0.0, Sound::Drive, trip.way().from);
    trip.shop.cue(afloat.begin, Sound::Sail, trip.way().at(0.2));
}

void ship(Trip trip, double width) {
    trip.lasts(1.05, 0.08, 1.7);
    trip.actor.gait = Gait::Sail;
    sea_wake(trip, {trip.at(0.08), trip.actor.moves.seconds * 0.84}, width);
    trip.shop.cue(0.0, Sound::Sail, trip.way().from);
}

/// The part of the way at which the sea ends.
double shore_of(const Workshop& shop, const Way& way) {
    constexpr int kSteps = 64;
    for (int i = 1; i < kSteps; ++i) {
        const double p = double(i) / kSteps;
        if (shop.script.ground.over_land(way, p)) return std::clamp(p, 0.12, 0.86);
    }
    return 0.86;
}

void landing(Trip trip) {
    trip.lasts(1.4, 0.06, 1.8);
    trip.actor.gait = Gait::Land;
    const double shore = shore_of(trip.shop, trip.way());
    trip.actor.water = {0.0, shore};
    trip.fires(0.30, 3, 0.24);
    // smoothstep(s) = shore, by its inverse.
    const double s = 0.5 - std::sin(std::asin(1.0 - 2.0 * shore) / 3.0);
    const double ashore = trip.at(s);
    if (shore > 0.2) sea_wake(trip, {trip.at(0.06), ashore - trip.at(0.06)}, 1.0);
    const scene::BoardPlace beach = trip.way().at(shore);
    const double across = trip.way().bearing + 0.5 * std::numbers::pi;
    splash(trip.shop, beach, ashore - 0.10, 1.25);
    splash(trip.shop, trip.shop.script.ground.beside(beach, across, 0.8), ashore - 0.05, 0.8);
    splash(trip.shop, trip.shop.script.ground.beside(beach, across, -0.8), ashore - 0.02, 0.8);
    dust(trip, std::min(0.92, s + 0.12), 0.95, 3);
    trip.shop.cue(0.0, Sound::Sail, trip.way().from);
    trip.shop.cue(ashore, Sound::Drive, beach);
}

void aircraft(Trip trip) {
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
    dust(trip, 0.03, 0.03, 1);
    trip.shop.cue(0.0, Sound::Fly, trip.way().from);
}

void missile(Trip trip, bool at_sea, double delay) {
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
    if (!trip.takes()) dust(trip, 0.95, 0.95, 1);
    shop.cue(delay, Sound::Launch, from);
}

void launch(Trip trip) {
    missile(trip, true, 0.34);
    // It breaks the water before its motor burns.
    const scene::BoardPlace at = trip.way().from;
    rings(trip.shop, at, 0.0, 1.0);
    splash(trip.shop, at, 0.10, 1.35);
    trip.actor.fades_in = Span{0.14, 0.22};
    trip.shop.cue(0.08, Sound::Surface, at);
}

void submarine(Trip trip) {
    Actor& actor = trip.actor;
    const Board& board = *trip.shop.script.ground.board;
    const bool dashed_before = board.is_dashed(trip.journey.moved.from);
    trip.lasts(1.15, 0.07, 1.8);
    actor.gait = Gait::Sail;
    if (trip.journey.moved.manner == Manner::Dived) {
        actor.gait = Gait::Dive;
        actor.submerged = 0.0;
        sea_wake(trip, {trip.at(0.04), 0.34 * actor.moves.seconds}, 0.6);
        rings(trip.shop, trip.where(0.40), trip.at(0.34), 1.1);
        rings(trip.shop, trip.where(0.52), trip.at(0.50), 0.8);
        trip.shop.cue(trip.at(0.25), Sound::Dive, trip.where(0.4));
    } else if (trip.journey.moved.manner == Manner::Surfaced) {
        actor.gait = Gait::Emerge;
        actor.submerged = 0.0;
        rings(trip.shop, trip.where(0.56), trip.at(0.46), 0.9);
        splash(trip.shop, trip.where(0.66), trip.at(0.60), 0.9);
        sea_wake(trip, {trip.at(0.60), 0.34 * actor.moves.seconds}, 0.6);
        trip.shop.cue(trip.at(0.5), Sound::Surface, trip.where(0.6));
    } else if (dashed_before) {
        // Hardly to be seen: a line on the water over it.
        trip.shop.wake({.kind = TrailKind::Wake,
                        .actor = trip.index,
                        .when = {trip.at(0.1), 0.8 * actor.moves.seconds},
                        .life = 0.8,
                        .young = 0.12,
                        .old = 0.5,
                        .opacity = 0.30});
        trip.shop.cue(0.0, Sound::Dive, trip.way().from, 0.4);
    } else {
        sea_wake(trip, {trip.at(0.08), 0.84 * actor.moves.seconds}, 0.6);
        trip.shop.cue(0.0, Sound::Sail, trip.way().from);
    }
    if (!trip.takes()) return;
    // A torpedo: foam that runs ahead.
    trip.journey.hit = trip.at(0.62);
    const double fires = trip.at(0.24);
    trip.shop.burst({.kind = EffectKind::Foam,
                     .when = {fires, trip.journey.hit - fires},
                     .at = trip.where(0.24),
                     .size = 0.45,
                     .flies = trip.shop.script.ground.way(trip.where(0.24), trip.way().to)});
    trip.shop.cue(fires, Sound::Strike, trip.where(0.24), 0.5);
}

void carrier(Trip trip) {
    ship(trip, 1.25);
    if (!trip.takes()) return;
    Actor& actor = trip.actor;
    // Its aircraft strike first; it waits for most of their way.
    constexpr double kSortie = 1.35;
    actor.moves = {0.62, 1.35};
    trip.journey.arrives = actor.moves.end();
    trip.journey.hit = 0.62;
    trip.shop.script.wakes.back().when = {trip.at(0.08), 0.84 * actor.moves.seconds};
    trip.shop.script.carried.back().when = trip.shop.script.wakes.back().when;
    salvo(trip.shop, trip.way().at(0.72), trip.hit(), 3, 0.40);
    const Actor deck = actor;
    for (int i = 0; i < 3; ++i) {
        Actor plane = deck;
        plane.piece.unit = Unit::AirForce;
        plane.gait = Gait::Sortie;
        plane.moves = {0.05 * i, kSortie};
        plane.shown = {plane.moves.begin, plane.moves.end()};
        plane.leader = trip.index;
        plane.aside = 1.15 * (i - 1) + (i == 1 ? 0.05 : 0.0);
        plane.apex = 1.5 + 0.25 * i;
        trip.shop.wake({.kind = TrailKind::Contrail,
                        .actor = trip.shop.script.actors.size(),
                        .when = {plane.moves.begin + 0.16, kSortie - 0.35},
                        .life = 0.6,
                        .young = 0.05,
                        .old = 0.14,
                        .above = 0.15});
        trip.shop.script.actors.push_back(plane);
    }
    trip.shop.cue(0.0, Sound::Fly, trip.way().from, 0.6);
}

void hub(Trip trip) {
    trip.lasts(1.2, 0.05, 1.5);
    trip.actor.gait = Gait::Hop;
    trip.actor.apex = 0.6;
    dust(trip, 0.90, 0.90, 1);
    trip.shop.cue(0.0, Sound::Step, trip.way().from);
}

void set_out(Trip trip) {
    const Manner manner = trip.journey.moved.manner;
    if (manner == Manner::Crossed) return ferry(trip);
    if (manner == Manner::Landed) return landing(trip);
    if (manner == Manner::Launched) return launch(trip);
    switch (trip.journey.moved.piece.unit) {
        case Unit::Army:
            return army(trip);
        case Unit::Citizen:
            return citizen(trip);
        case Unit::Hub:
            return hub(trip);
        case Unit::Carrier:
            return carrier(trip);
        case Unit::Navy:
            ship(trip, 1.0);
            return trip.fires(0.36, 3, 0.24);
        case Unit::AirForce:
        case Unit::AirForceWithArmy:
        case Unit::AirForceWithCitizen:
            return aircraft(trip);
        case Unit::Missile: {
            const Board& board = *trip.shop.script.ground.board;
            const bool at_sea = board.terrain(trip.journey.moved.from) == Terrain::OpenSea;
            return missile(trip, at_sea, 0.0);
        }
        case Unit::Submarine:
        case Unit::NuclearSubmarine:
            return submarine(trip);
    }
}

}  // namespace

std::size_t travel(Workshop& shop, Journey& journey) {
    Script& script = shop.script;
    // Escorts come after it: what is here must not move meanwhile.
    script.actors.reserve(script.actors.size() + 8);
    const std::size_t index = script.actors.size();
    Actor& actor =
        script.actors.emplace_back(shop.standing(journey.moved.from, journey.moved.piece));
    actor.way = shop.script.ground.way(shop.script.ground.place(journey.moved.from),
                                       shop.script.ground.place(journey.moved.to));
    set_out({shop, journey, actor, index});
    return index;
}

}  // namespace taiji::motion
