#include "client/film/yuv.hpp"

#include "base/check.hpp"

namespace taiji::film {
namespace {

// ITU-R BT.709-6, 3.2 and 3.5: Kr 0.2126, Kb 0.0722; 219 and 224 steps. In 65536ths.
constexpr int kShift = 16;
constexpr int kHalf = 1 << (kShift - 1);
constexpr int kBrightness[3] = {11966, 40254, 4064};
constexpr int kBlue[3] = {-6596, -22189, 28785};
constexpr int kRed[3] = {28785, -26145, -2640};

std::uint8_t brightness(const std::uint8_t* p) {
    const int sum = kBrightness[0] * p[0] + kBrightness[1] * p[1] + kBrightness[2] * p[2];
    return static_cast<std::uint8_t>((sum + (16 << kShift) + kHalf) >> kShift);
}

/// `r`, `g`, `b`: sums of four pixels.
std::uint8_t colour(const int (&weights)[3], int r, int g, int b) {
    const int sum = weights[0] * r + weights[1] * g + weights[2] * b;
    return static_cast<std::uint8_t>((sum + (512 << kShift) + 2 * kHalf * 2) >> (kShift + 2));
}

}  // namespace

void yuv_from_rgba(std::span<const std::uint8_t> rgba, FrameSize size,
                   std::vector<std::uint8_t>& yuv) {
    TAIJI_CHECK(size.width % 2 == 0 && size.height % 2 == 0);
    TAIJI_CHECK(rgba.size() == 4 * size.pixels());
    yuv.resize(size.pixels() * 3 / 2);
    std::uint8_t* blue = yuv.data() + size.pixels();
    std::uint8_t* red = blue + size.pixels() / 4;
    const std::size_t pitch = std::size_t{4} * size.width;
    for (std::uint32_t y = 0; y < size.height; y += 2) {
        const std::uint8_t* upper = rgba.data() + y * pitch;
        const std::uint8_t* lower = upper + pitch;
        std::uint8_t* upper_to = yuv.data() + std::size_t{y} * size.width;
        std::uint8_t* lower_to = upper_to + size.width;
        for (std::uint32_t x = 0; x < size.width; x += 2, upper += 8, lower += 8) {
            upper_to[x] = brightness(upper);
            upper_to[x + 1] = brightness(upper + 4);
            lower_to[x] = brightness(lower);
            lower_to[x + 1] = brightness(lower + 4);
            const int r = upper[0] + upper[4] + lower[0] + lower[4];
            const int g = upper[1] + upper[5] + lower[1] + lower[5];
            const int b = upper[2] + upper[6] + lower[2] + lower[6];
            *blue++ = colour(kBlue, r, g, b);
            *red++ = colour(kRed, r, g, b);
        }
    }
}

}  // namespace taiji::film
