#pragma once

#include <functional>

#include "client/director/framing.hpp"

namespace taiji::director {

// How fast the picture moves: what lies in it, measured on the screen, as parts of the picture's
// height. A screen is seen about 23 degrees high (30 cm from 75 cm), and an eye follows smoothly
// what moves no faster than 30 degrees a second.

/// What the director's own motions keep to, and what the tests hold all that is shown to.
inline constexpr double kPlannedSpeed = 0.95;         // heights a second
inline constexpr double kGreatestSpeed = 1.25;        // 29 degrees a second
inline constexpr double kPlannedAcceleration = 2.6;   // heights a second squared
inline constexpr double kGreatestAcceleration = 5.0;  // 115 degrees a second squared

/// A motion over a time of 1.
using Motion = std::function<Stance(double part)>;

/// Shortest time for a motion that an eye can follow, at `speed` times normal speed.
[[nodiscard]] double least_seconds(const Lens& lens, const Motion& motion, double speed);

/// The way from one stance to another: `rise` is added to the logarithm of the distance half-way.
struct Flight {
    double rise = 0.0;
    double seconds = 0.0;
};
/// Rises where that is quicker for the eye, as in van Wijk and Nuij, "Smooth and efficient zooming
/// and panning", 2003.
[[nodiscard]] Flight plan_flight(const Lens& lens, const Stance& from, const Stance& to,
                                 double speed);
/// On it, `part` of the time.
[[nodiscard]] Stance on_flight(const Stance& from, const Stance& to, double rise, double part);

}  // namespace taiji::director
