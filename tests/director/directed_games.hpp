#pragma once

#include <string>
#include <vector>

#include "client/director/plan.hpp"
#include "game/match/match.hpp"

namespace taiji::test {

/// A game that is played for the camera.
struct DirectedGame {
    std::string name;
    Match match;
};

/// Games that engines played, and games of random moves that favour what is rare: missiles,
/// submarines, carriers, strikes, long flights. The same on every machine.
[[nodiscard]] const std::vector<DirectedGame>& directed_games();
/// One of random moves that goes on for so many plies, or ends before.
[[nodiscard]] Match random_game(std::uint64_t seed, std::size_t plies);
/// From a position as in tests/support/scene.hpp, White to move.
[[nodiscard]] Match game_from(std::string_view men, const std::vector<std::string>& moves);

/// The world board as a scene.
[[nodiscard]] const scene::BoardModel& directed_model();

/// 1280x720 with panels at both sides.
[[nodiscard]] director::Manner with_panels();
[[nodiscard]] director::Manner on_flat_board();

}  // namespace taiji::test
