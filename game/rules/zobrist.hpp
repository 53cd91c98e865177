#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "game/board/board.hpp"
#include "game/rules/piece.hpp"

namespace taiji {

/// Keys of the position hash, the same on every machine: splitmix64 (Steele, Lea, Flood, "Fast
/// splittable pseudorandom number generators", 2014) from a fixed seed.
class Zobrist {
  public:
    /// Row 0 is the empty code, whose keys are 0.
    static constexpr std::size_t kCodes = 1 + 2 * kUnitCount;

    constexpr Zobrist() {
        for (std::size_t code = 1; code < kCodes; ++code) {
            for (std::uint64_t& key : pieces_[code]) key = next();
        }
        black_to_move_ = next();
    }
    [[nodiscard]] constexpr std::uint64_t piece(std::uint8_t code, Point at) const {
        return pieces_[code][index(at)];
    }
    [[nodiscard]] constexpr std::uint64_t black_to_move() const { return black_to_move_; }

  private:
    constexpr std::uint64_t next() {
        seed_ += 0x9E3779B97F4A7C15U;
        std::uint64_t z = seed_;
        z = (z ^ (z >> 30U)) * 0xBF58476D1CE4E5B9U;
        z = (z ^ (z >> 27U)) * 0x94D049BB133111EBU;
        return z ^ (z >> 31U);
    }

    std::uint64_t seed_ = 0x7461696A69;  // "taiji"
    std::array<std::array<std::uint64_t, Board::kMaxPoints>, kCodes> pieces_{};
    std::uint64_t black_to_move_ = 0;
};

extern const Zobrist kZobrist;

}  // namespace taiji
