#include "client/film/yuv.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cmath>

namespace taiji::film {
namespace {

struct Colour {
    int r, g, b;
};

/// ITU-R BT.709-6 with floating point numbers.
std::array<double, 3> slowly(double r, double g, double b) {
    const double y = 0.2126 * r + 0.7152 * g + 0.0722 * b;
    return {16.0 + 219.0 / 255.0 * y, 128.0 + 224.0 / 255.0 * (b - y) / 1.8556,
            128.0 + 224.0 / 255.0 * (r - y) / 1.5748};
}

TEST(Yuv, IsThatOfTheStandard) {
    constexpr FrameSize kSize{2, 2};
    std::vector<std::uint8_t> yuv;
    for (int r = 0; r < 256; r += 15) {
        for (int g = 0; g < 256; g += 15) {
            for (int b = 0; b < 256; b += 15) {
                std::vector<std::uint8_t> rgba;
                for (int i = 0; i < 4; ++i) {
                    for (const int c : {r, g, b, i}) rgba.push_back(static_cast<std::uint8_t>(c));
                }
                yuv_from_rgba(rgba, kSize, yuv);
                const auto wanted = slowly(r, g, b);
                ASSERT_EQ(yuv.size(), 6U);
                for (int i = 0; i < 4; ++i) {
                    ASSERT_NEAR(yuv[static_cast<std::size_t>(i)], wanted[0], 0.51);
                }
                ASSERT_NEAR(yuv[4], wanted[1], 0.51) << r << ' ' << g << ' ' << b;
                ASSERT_NEAR(yuv[5], wanted[2], 0.51) << r << ' ' << g << ' ' << b;
            }
        }
    }
}

TEST(Yuv, AColourIsTheMeanOfItsFourPixels) {
    constexpr FrameSize kSize{4, 2};
    std::vector<std::uint8_t> rgba(4 * kSize.pixels(), 0);
    // The right two columns: one red pixel of four.
    rgba[4 * 2] = 255;
    std::vector<std::uint8_t> yuv;
    yuv_from_rgba(rgba, kSize, yuv);
    const auto wanted = slowly(255.0 / 4.0, 0.0, 0.0);
    EXPECT_EQ(yuv[8], 128);
    EXPECT_NEAR(yuv[9], wanted[1], 0.51);
    EXPECT_EQ(yuv[10], 128);
    EXPECT_NEAR(yuv[11], wanted[2], 0.51);
    EXPECT_EQ(yuv[0], 16);
    EXPECT_NEAR(yuv[2], slowly(255, 0, 0)[0], 0.51);
}

}  // namespace
}  // namespace taiji::film
