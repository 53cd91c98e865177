#include <cmath>
#include <numbers>

#include "client/motion/trip.hpp"

namespace taiji::motion {
namespace {

using scene::EffectKind;
using scene::TrailKind;

/// The part of the way at which the sea ends.
double shore_of(const Workshop& shop, const Way& way) {
    constexpr int kSteps = 64;
    for (int i = 1; i < kSteps; ++i) {
        const double p = double(i) / kSteps;
        if (shop.script.ground.over_land(way, p)) return std::clamp(p, 0.12, 0.86);
    }
    return 0.86;
}

}  // namespace

void leave_wake(Trip trip, Span when, double width) {
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

void go_ferry(Trip trip) {
    trip.lasts(1.4, 0.06, 1.8);
    trip.actor.gait = Gait::Ferry;
    trip.actor.water = {0.20, 0.60};
    if (trip.takes() && trip.journey.moved.piece.unit == Unit::Army) trip.fires(0.55, 1, 0.22);
    // The times at which it enters the water and leaves it: where the eased way meets its shores.
    const Span afloat{trip.at(0.29), trip.actor.moves.seconds * 0.42};
    splash(trip.shop, trip.way().at(trip.actor.water.begin), afloat.begin - 0.02, 0.85);
    leave_wake(trip, afloat, 0.9);
    rings(trip.shop, trip.way().at(trip.actor.water.end()), afloat.end(), 0.9);
    raise_dust(trip, 0.88, 0.97, 2);
    trip.shop.cue(0.0, Sound::Drive, trip.way().from);
    trip.shop.cue(afloat.begin, Sound::Sail, trip.way().at(0.2));
}

void go_ship(Trip trip, double width) {
    trip.lasts(1.05, 0.08, 1.7);
    trip.actor.gait = Gait::Sail;
    leave_wake(trip, {trip.at(0.08), trip.actor.moves.seconds * 0.84}, width);
    trip.shop.cue(0.0, Sound::Sail, trip.way().from);
}

void go_ashore(Trip trip) {
    trip.lasts(1.4, 0.06, 1.8);
    trip.actor.gait = Gait::Land;
    const double shore = shore_of(trip.shop, trip.way());
    trip.actor.water = {0.0, shore};
    trip.fires(0.30, 3, 0.24);
    // smoothstep(s) = shore, by its inverse.
    const double s = 0.5 - std::sin(std::asin(1.0 - 2.0 * shore) / 3.0);
    const double ashore = trip.at(s);
    if (shore > 0.2) leave_wake(trip, {trip.at(0.06), ashore - trip.at(0.06)}, 1.0);
    const scene::BoardPlace beach = trip.way().at(shore);
    const double across = trip.way().bearing + 0.5 * std::numbers::pi;
    splash(trip.shop, beach, ashore - 0.10, 1.25);
    splash(trip.shop, trip.shop.script.ground.beside(beach, across, 0.8), ashore - 0.05, 0.8);
    splash(trip.shop, trip.shop.script.ground.beside(beach, across, -0.8), ashore - 0.02, 0.8);
    raise_dust(trip, std::min(0.92, s + 0.12), 0.95, 3);
    trip.shop.cue(0.0, Sound::Sail, trip.way().from);
    trip.shop.cue(ashore, Sound::Drive, beach);
}

void go_submarine(Trip trip) {
    Actor& actor = trip.actor;
    const Board& board = *trip.shop.script.ground.board;
    const bool dashed_before = board.is_dashed(trip.journey.moved.from);
    trip.lasts(1.15, 0.07, 1.8);
    actor.gait = Gait::Sail;
    if (trip.journey.moved.manner == Manner::Dived) {
        actor.gait = Gait::Dive;
        actor.submerged = 0.0;
        leave_wake(trip, {trip.at(0.04), 0.34 * actor.moves.seconds}, 0.6);
        rings(trip.shop, trip.where(0.40), trip.at(0.34), 1.1);
        rings(trip.shop, trip.where(0.52), trip.at(0.50), 0.8);
        trip.shop.cue(trip.at(0.25), Sound::Dive, trip.where(0.4));
    } else if (trip.journey.moved.manner == Manner::Surfaced) {
        actor.gait = Gait::Emerge;
        actor.submerged = 0.0;
        rings(trip.shop, trip.where(0.56), trip.at(0.46), 0.9);
        splash(trip.shop, trip.where(0.66), trip.at(0.60), 0.9);
        leave_wake(trip, {trip.at(0.60), 0.34 * actor.moves.seconds}, 0.6);
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
        leave_wake(trip, {trip.at(0.08), 0.84 * actor.moves.seconds}, 0.6);
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

void go_carrier(Trip trip) {
    go_ship(trip, 1.25);
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

}  // namespace taiji::motion
