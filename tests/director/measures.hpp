#pragma once

#include <string>
#include <vector>

#include "client/director/plan.hpp"

namespace taiji::test {

/// What the audience sees of movers and targets, counted while moves are shown.
struct Sight {
    std::size_t looked = 0;
    std::size_t seen = 0;
    std::size_t lit = 0;
    std::vector<std::string> missed;  ///< the first few
    double least_size = 1e9;          ///< of a mover's disc, part of the picture's height
    [[nodiscard]] double share() const { return double(seen) / double(looked); }
    [[nodiscard]] double lit_share() const { return double(lit) / double(looked); }
    void add(const Sight& other);
};
/// `sun`: the true Sun, or nothing for the light for play.
[[nodiscard]] Sight sight_of(const Match& match, const director::Plan& plan,
                             const std::optional<scene::GlobeVector>& sun = std::nullopt);

/// How the picture moves all through a plan, by finite differences: what lies in it on the ground,
/// in heights of the picture.
struct Pace {
    double speed = 0.0;         ///< a second
    double acceleration = 0.0;  ///< a second squared
    double at_speed = 0.0;      ///< when
    double at_acceleration = 0.0;
};
[[nodiscard]] Pace pace_of(const director::Plan& plan);

}  // namespace taiji::test
