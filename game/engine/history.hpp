#pragma once

#include <array>
#include <cstddef>

#include "game/board/board.hpp"
#include "game/rules/move.hpp"

namespace taiji::engine {

/// How often quiet moves of a unit to a point have caused a cutoff, for ordering. Values stay
/// within
/// [-kMax, kMax] (gravity as in Stockfish's history: each update moves towards the bound).
class History {
  public:
    static constexpr int kMax = 16'384;

    [[nodiscard]] int of(Side side, Move move) const { return entry(side, move); }
    void add(Side side, Move move, int bonus) {
        int& value = entry(side, move);
        value += bonus - value * (bonus < 0 ? -bonus : bonus) / kMax;
    }
    void age() {
        for (auto& side : values_) {
            for (auto& unit : side) {
                for (int& value : unit) value /= 2;
            }
        }
    }

  private:
    [[nodiscard]] int& entry(Side side, Move move) {
        return values_[static_cast<std::size_t>(side)][static_cast<std::size_t>(move.mover)]
                      [index(move.to)];
    }
    [[nodiscard]] const int& entry(Side side, Move move) const {
        return values_[static_cast<std::size_t>(side)][static_cast<std::size_t>(move.mover)]
                      [index(move.to)];
    }
    std::array<std::array<std::array<int, Board::kMaxPoints>, kUnitCount>, 2> values_{};
};

}  // namespace taiji::engine
