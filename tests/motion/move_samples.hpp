#pragma once

#include <string>
#include <vector>

#include "game/rules/apply.hpp"
#include "renderer/scene/board_model.hpp"

namespace taiji::test {

/// A legal move and what it does.
struct MoveSample {
    std::string name;  ///< what kind of move it is: mover, manner, what it takes, what stays
    Position before;
    Outcome outcome;
};

/// A move of every kind that occurs in the example positions and the games of the golden vectors.
[[nodiscard]] const std::vector<MoveSample>& move_samples();

/// The world board as a scene.
[[nodiscard]] const scene::BoardModel& world_model();

}  // namespace taiji::test
