#pragma once

#include <cstdint>

#include "renderer/vulkan/image.hpp"

namespace taiji {

/// A picture that is drawn in one piece or in several: the size of all of it, and where in it what
/// is drawn now begins, pixels.
struct PicturePart {
    Extent whole;
    std::uint32_t left = 0;
    std::uint32_t top = 0;
};

/// A part with its size.
struct PictureTile {
    PicturePart part;
    Extent extent;
};

}  // namespace taiji
