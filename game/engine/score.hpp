#pragma once

#include <cstdlib>

namespace taiji::engine {

/// Centipawn-like: 100 is about two thirds of a citizen. From the side to move unless stated
/// otherwise.
using Score = int;

inline constexpr int kMaxPly = 128;
inline constexpr Score kDraw = 0;
inline constexpr Score kWin = 31'000;  ///< a won game at ply 0
inline constexpr Score kInfinite = 32'000;
/// Scores beyond this are forced wins or losses (mate, stalemate or seat) at a known distance.
inline constexpr Score kDecided = kWin - 2 * kMaxPly;

[[nodiscard]] constexpr Score win_in(int ply) {
    return kWin - ply;
}
[[nodiscard]] constexpr Score loss_in(int ply) {
    return -kWin + ply;
}
[[nodiscard]] constexpr bool is_decided(Score score) {
    return score >= kDecided || score <= -kDecided;
}
/// Single moves until the end of a decided game; negative when the side to move loses.
[[nodiscard]] constexpr int plies_to_end(Score score) {
    return score > 0 ? kWin - score : -(kWin + score);
}

}  // namespace taiji::engine
