#pragma once

#include <cstdint>
#include <vector>

#include "client/picture_file/png_writer.hpp"

namespace taiji::test {

/// A picture in which no two neighbours are alike.
inline std::vector<std::uint8_t> sample_pixels(std::uint32_t width, std::uint32_t height) {
    std::vector<std::uint8_t> made;
    for (std::uint32_t i = 0; i < width * height; ++i) {
        for (const std::uint32_t times : {7U, 31U, 101U, 53U}) {
            made.push_back(static_cast<std::uint8_t>(i * times));
        }
    }
    return made;
}

}  // namespace taiji::test
