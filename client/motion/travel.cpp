#include "client/motion/trip.hpp"

namespace taiji::motion {
namespace {

using scene::EffectKind;

void army(Trip trip) {
    trip.lasts(1.0, 0.09, 1.5);
    trip.actor.gait = Gait::Drive;
    trip.fires(0.34, 1, 0.22);
    raise_dust(trip, 0.12, 0.88, 5);
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

void hub(Trip trip) {
    trip.lasts(1.2, 0.05, 1.5);
    trip.actor.gait = Gait::Hop;
    trip.actor.apex = 0.6;
    raise_dust(trip, 0.90, 0.90, 1);
    trip.shop.cue(0.0, Sound::Step, trip.way().from);
}

void set_out(Trip trip) {
    const Manner manner = trip.journey.moved.manner;
    if (manner == Manner::Crossed) return go_ferry(trip);
    if (manner == Manner::Landed) return go_ashore(trip);
    if (manner == Manner::Launched) return go_launch(trip);
    switch (trip.journey.moved.piece.unit) {
        case Unit::Army:
            return army(trip);
        case Unit::Citizen:
            return citizen(trip);
        case Unit::Hub:
            return hub(trip);
        case Unit::Carrier:
            return go_carrier(trip);
        case Unit::Navy:
            go_ship(trip, 1.0);
            return trip.fires(0.36, 3, 0.24);
        case Unit::AirForce:
        case Unit::AirForceWithArmy:
        case Unit::AirForceWithCitizen:
            return go_aircraft(trip);
        case Unit::Missile: {
            const Board& board = *trip.shop.script.ground.board;
            const bool at_sea = board.terrain(trip.journey.moved.from) == Terrain::OpenSea;
            return go_missile(trip, at_sea, 0.0);
        }
        case Unit::Submarine:
        case Unit::NuclearSubmarine:
            return go_submarine(trip);
    }
}

}  // namespace

void raise_dust(Trip trip, double from, double to, int count) {
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
