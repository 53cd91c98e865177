#pragma once

#include <vector>

#include "client/director/stance.hpp"

namespace taiji::director {

/// A picture that is held, moving slowly in a straight line of stances from `first` to `last`.
struct Shot {
    double arrives = 0.0;  ///< seconds
    double leaves = 0.0;   ///< >= arrives
    Stance first{};
    Stance last{};
    double rise = 0.0;  ///< of the flight that leads to it
    [[nodiscard]] Stance at(double time) const;
};

enum class Join : std::uint8_t {
    Flights,
    Cuts  ///< half-way between two shots, which stand still
};

/// The way of a camera through its shots: continuous with its speed and acceleration, since a
/// flight is a mixture of the two shots it lies between, which go on moving meanwhile.
class Path {
  public:
    /// Precondition: there is a shot, and each arrives when or after the one before leaves.
    Path(std::vector<Shot> shots, Join join);
    [[nodiscard]] Stance at(double time) const;
    [[nodiscard]] const std::vector<Shot>& shots() const { return shots_; }
    [[nodiscard]] Join join() const { return join_; }
    /// From then on nothing moves any more.
    [[nodiscard]] double rests_from() const { return shots_.back().leaves; }

  private:
    std::vector<Shot> shots_;
    Join join_;
};

}  // namespace taiji::director
