#pragma once

#include <array>

#include "game/engine/score.hpp"
#include "game/rules/position.hpp"

namespace taiji::engine {

using PerUnit = std::array<int, kUnitCount>;

/// What the evaluation weighs, in hundredths. Indexed by Unit where it is an array; stacks are the
/// sum of their units and their own entry. The evaluation is linear in all of them: the tuner
/// (docs/engine.md) relies on it.
struct Weights {
    PerUnit material{200, 190, 910, 600, 290, 220, 115, 0, 110, 32, 95};
    /// For each point a unit could go to.
    PerUnit mobility{4, 4, 3, 2, 3, 4, 3, 4, 0, 0, 0};
    /// For each point of the enemy palace that a unit reaches.
    PerUnit palace_reach{20, 15, 10, 8, 6, 22, 10, 0, 0, 0, 0};
    /// For each whole step that a unit is nearer to the enemy seat than the board is wide.
    PerUnit approach{5, 8, 6, 16, -2, 14, 6, 0, 0, 0, 0};
    int seat_reach = 25;        ///< for each unit that reaches the enemy seat's point
    int palace_guard = 2;       ///< for each point of the own palace that a unit guards
    int hidden_submarine = 12;  ///< submerged
    int hunted_submarine = 0;   ///< submerged where an enemy navy can strike it
    int hub_shelter = 13;       ///< for each own piece on or beside the own hub's point
    int hub_open_line = 1;      ///< for each empty point that the own hub sees along the lines
    int seat_open_line = 2;     ///< the same for the own seat
    int missile_target = 0;     ///< for each enemy piece behind one screen of an own missile
    int crossing = 0;        ///< for each landing that an army or citizen could cross a strait to
    int enemy_landmass = 0;  ///< for each army and citizen on the landmass of the enemy's seat
    int tempo = 18;
};

/// Calls `visit(name, weight)` for every weight, with its term's name: "material", "mobility", …
template <typename AnyWeights, typename Visit>
void for_each_weight(AnyWeights& weights, Visit&& visit) {
    for (auto& weight : weights.material) visit("material", weight);
    for (auto& weight : weights.mobility) visit("mobility", weight);
    for (auto& weight : weights.palace_reach) visit("palace_reach", weight);
    for (auto& weight : weights.approach) visit("approach", weight);
    visit("seat_reach", weights.seat_reach);
    visit("palace_guard", weights.palace_guard);
    visit("hidden_submarine", weights.hidden_submarine);
    visit("hunted_submarine", weights.hunted_submarine);
    visit("hub_shelter", weights.hub_shelter);
    visit("hub_open_line", weights.hub_open_line);
    visit("seat_open_line", weights.seat_open_line);
    visit("missile_target", weights.missile_target);
    visit("crossing", weights.crossing);
    visit("enemy_landmass", weights.enemy_landmass);
    visit("tempo", weights.tempo);
}

/// The position as the side to move sees it, without looking ahead.
[[nodiscard]] Score evaluate(const Position& position, const Weights& weights);

/// Material only: the value of a piece with all its units.
[[nodiscard]] Score value_of(Unit unit, const Weights& weights);

}  // namespace taiji::engine
