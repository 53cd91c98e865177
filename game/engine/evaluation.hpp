#pragma once

#include <array>

#include "game/engine/score.hpp"
#include "game/rules/position.hpp"

namespace taiji::engine {

/// What the evaluation weighs, in hundredths. Indexed by Unit where it is an array; stacks are the
/// sum of their units and their own entry.
struct Weights {
    std::array<int, kUnitCount> material{320, 330, 900, 560, 450, 380, 130, 0, 60, 40, 70};
    /// For each point a unit could go to.
    std::array<int, kUnitCount> mobility{4, 4, 3, 2, 3, 4, 3, 4, 0, 0, 0};
    /// For each point of the enemy palace that a unit reaches.
    std::array<int, kUnitCount> palace_reach{12, 10, 8, 5, 8, 10, 10, 0, 0, 0, 0};
    int seat_reach = 25;        ///< for each unit that reaches the enemy seat's point
    int hidden_submarine = 12;  ///< submerged
    int hub_shelter = 8;        ///< for each own piece on or beside the own hub's point
    int tempo = 15;
};

/// The position as the side to move sees it, without looking ahead.
[[nodiscard]] Score evaluate(const Position& position, const Weights& weights);

/// Material only: the value of a piece with all its units.
[[nodiscard]] Score value_of(Unit unit, const Weights& weights);

}  // namespace taiji::engine
