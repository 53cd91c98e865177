#pragma once

#include <filesystem>

#include "renderer/images/decode.hpp"

namespace taiji {

/// How far two pictures of one size are apart; channels from 0 to 255.
struct PictureDifference {
    double worst_block = 0.0;   ///< largest mean difference of a block of 16 by 16 pixels
    double worst_offset = 0.0;  ///< largest difference of two such blocks' means
    double deviating = 0.0;     ///< share of the pixels that differ by more than kDeviates
    RgbaPicture picture;        ///< the differences, eightfold
};
inline constexpr int kBlock = 16;
inline constexpr int kDeviates = 40;

/// Precondition: the same size.
[[nodiscard]] PictureDifference compare(const RgbaPicture& a, const RgbaPicture& b);

/// Drivers round differently: single pixels along edges may deviate, areas may not.
[[nodiscard]] inline bool is_alike(const PictureDifference& difference) {
    return difference.worst_block <= 8.0 && difference.worst_offset <= 3.0 &&
           difference.deviating <= 0.002;
}

}  // namespace taiji
