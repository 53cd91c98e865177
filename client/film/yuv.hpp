#pragma once

#include <cstdint>
#include <span>
#include <vector>

namespace taiji::film {

/// Pixels.
struct FrameSize {
    std::uint32_t width = 0;
    std::uint32_t height = 0;
    [[nodiscard]] std::size_t pixels() const { return std::size_t{width} * height; }
    friend bool operator==(const FrameSize&, const FrameSize&) = default;
};

/// A frame as video has it: brightness, then both colours at half the size, one after the other
/// (4:2:0, a colour is the mean of its four pixels). ITU-R BT.709 with 16..235 and 16..240.
/// Preconditions: even width and height; `rgba` is a frame of that size.
void yuv_from_rgba(std::span<const std::uint8_t> rgba, FrameSize size,
                   std::vector<std::uint8_t>& yuv);

}  // namespace taiji::film
