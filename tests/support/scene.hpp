#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "game/rules/apply.hpp"
#include "game/rules/position.hpp"

namespace taiji::test {

// Small positions for tests that are sentences, on the world board. A scene names its men by
// letters and point: "Ae4n2 fae5 Ss2.5w1.5" is a white army, a black air force with an army, a
// white submerged submarine. The hubs stand on their seats, (W4,0) and (E4,0), unless the scene
// puts them elsewhere.

[[nodiscard]] Position white_to_move(std::string_view men);
[[nodiscard]] Position black_to_move(std::string_view men);
/// Why section 9 refuses the scene with White to move; empty when it does not.
[[nodiscard]] std::string scene_refusal(std::string_view men);
/// Reads TFEN that must be right.
[[nodiscard]] Position position_of(const Board& board, std::string_view tfen);

/// The texts of all legal moves, sorted.
[[nodiscard]] std::vector<std::string> legal_texts(const Position& position);
/// What follows `mover` ("Ae4n2") in the legal moves: {"-e5n2", "xe4n3"}, sorted.
[[nodiscard]] std::vector<std::string> moves_of(const Position& position, std::string_view mover);
/// Is the move legal?
[[nodiscard]] bool can(const Position& position, std::string_view move);

/// The legal move with that text. Throws when there is none.
[[nodiscard]] Move move_named(const Position& position, std::string_view text);
[[nodiscard]] Outcome play(const Position& position, std::string_view move);
[[nodiscard]] Position after(const Position& position, std::string_view move);
/// The positions of a game, the first one included.
[[nodiscard]] std::vector<Position> line_of(const Position& first,
                                            const std::vector<std::string>& moves);
/// What stands there: "A" for a white army, "fa" for a black stack, "" for nothing.
[[nodiscard]] std::string man_at(const Position& position, std::string_view point);
/// The points as text, sorted.
[[nodiscard]] std::vector<std::string> texts(const PointSet& points);

}  // namespace taiji::test
