#pragma once

#include "base/check.hpp"
#include "client/motion/workshop.hpp"

namespace taiji::motion {

/// A piece that is about to travel.
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

/// Dust that it raises from part `from` to part `to` of its time.
void raise_dust(Trip trip, double from, double to, int count);
/// A wake behind it, and foam round it.
void leave_wake(Trip trip, Span when, double width);

void go_ferry(Trip trip);
void go_ship(Trip trip, double width);
void go_ashore(Trip trip);
void go_submarine(Trip trip);
void go_carrier(Trip trip);
void go_aircraft(Trip trip);
/// Burns from `delay` on.
void go_missile(Trip trip, bool at_sea, double delay);
void go_launch(Trip trip);

}  // namespace taiji::motion
