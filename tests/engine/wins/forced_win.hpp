#pragma once

#include <cstdint>
#include <optional>
#include <unordered_map>

#include "game/rules/position.hpp"

namespace taiji {

/// Proves wins by trying every defence, independently of the engine's search. The attacker tries
/// moves that threaten hub or seat, and any move that ends the game at once; what is found is
/// therefore a forced win, and what is not found may still be one.
class ForcedWin {
  public:
    /// In how many moves of its own, at most `most`, the side to move wins by force: the least that
    /// this proof finds.
    [[nodiscard]] std::optional<int> moves_to_win(const Position& position, int most);
    /// The proof gives up for good after so many positions.
    void set_limit(std::uint64_t positions) { limit_ = positions; }
    [[nodiscard]] bool gave_up() const { return visited_ > limit_; }

  private:
    [[nodiscard]] bool attacker_wins(const Position& position, int moves);
    [[nodiscard]] bool defender_loses(const Position& position, int moves);

    std::unordered_map<std::uint64_t, bool> known_;  ///< by hash and moves left
    std::uint64_t visited_ = 0;
    std::uint64_t limit_ = UINT64_MAX;
};

}  // namespace taiji
