#pragma once

#include "client/motion/easing.hpp"
#include "client/motion/script.hpp"

namespace taiji::motion {

/// What those who write a script have at hand.
struct Workshop {
    Script& script;
    Dice dice;

    /// A piece that stands on its point for good.
    [[nodiscard]] Actor standing(Point at, Piece piece) const;

    void burst(Burst what);  ///< with a seed of its own
    void carry(Carried what);
    void wake(Wake what);
    void cue(double at, Sound sound, scene::BoardPlace place, double weight = 1.0);
};

/// How much is lost with a piece, 0..1.
[[nodiscard]] double weight_of(Piece piece);

/// Something is hit. `on_water`: it stood on the sea.
struct Hit {
    scene::BoardPlace at{};
    double when = 0.0;
    double weight = 0.5;
    bool on_water = false;
};
void blast(Workshop& shop, const Hit& hit);
/// Water thrown up. `size` in radii.
void splash(Workshop& shop, scene::BoardPlace at, double when, double size);
/// Rings and foam where something goes under or comes up.
void rings(Workshop& shop, scene::BoardPlace at, double when, double size);
/// Charges that arc from a navy at `from` and what they do to the submarine at `hit`.
void depth_strike(Workshop& shop, scene::BoardPlace from, const Hit& hit, double fires);
/// Shots that fly from `from` to the hit.
void salvo(Workshop& shop, scene::BoardPlace from, const Hit& hit, int count, double fires);

/// The end of a game. Begins at `when`; returns when it is over.
[[nodiscard]] double finale(Workshop& shop, const GameEnd& end, scene::BoardPlace at, double when,
                            Style style);

/// How `moved` travels: its actor, trails and sounds. Returns the index of the actor. `taken`: what
/// it takes, if anything; then `hit` says when, and is filled in.
struct Journey {
    Moved moved{};
    std::optional<Taken> taken{};
    double hit = 0.0;
    double arrives = 0.0;
};
std::size_t travel(Workshop& shop, Journey& journey);

/// The whole script of a move.
[[nodiscard]] Script make_script(const Position& before, std::span<const Event> events,
                                 const scene::BoardModel& model, Style style);

}  // namespace taiji::motion
