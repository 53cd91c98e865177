#pragma once

#include "renderer/scene/camera_view.hpp"

namespace taiji::director {

/// A pose of the camera as numbers that mix: what lies on a straight line between two stances is a
/// stance. Longitude and latitude mix by themselves, since the board ends at the date line and the
/// globe turns about its axis with north up; distances mix as logarithms, since what is half as far
/// is twice as large.
struct Stance {
    double longitude = 0.0;
    double latitude = 0.0;
    double log_distance = 1.0;
    double lean = 0.0;  ///< part of the tilt that the distance allows, 0..1
    double heading = 0.0;
    friend bool operator==(const Stance&, const Stance&) = default;
};

[[nodiscard]] Stance stance_of(const scene::CameraPose& pose);
[[nodiscard]] scene::CameraPose pose_of(const Stance& stance);
/// `a` at 0, `b` at 1, beyond them outside.
[[nodiscard]] Stance mix(const Stance& a, const Stance& b, double part);
/// The same pose, its longitude and heading less than half a circle from `to`'s.
[[nodiscard]] Stance nearest_turn(const Stance& stance, const Stance& to);

}  // namespace taiji::director
