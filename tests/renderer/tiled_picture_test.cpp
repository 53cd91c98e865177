#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>

#include "tests/renderer/test_renderer.hpp"

namespace taiji {
namespace {

constexpr int kWidth = 500;
constexpr int kHeight = 290;

TestRenderer& renderer() {
    static const auto made = TestRenderer::create(TAIJI_SOURCE_DIR "/assets");
    if (!made) {
        ADD_FAILURE() << made.error().message;
        std::abort();
    }
    return **made;
}

/// With all that lies over the surface, from near enough that it is cut by the tiles.
SampleView busy_view() {
    SampleView view;
    view.latitude = 30.0;
    view.longitude = -30.0;
    view.distance = 2.6;
    view.tilt = 20.0;
    view.mansions = 1.0;
    view.coordinates = 1.0;
    view.markers = view.effects = true;
    view.width = kWidth;
    view.height = kHeight;
    return view;
}

/// In these tiles.
std::vector<std::uint8_t> draw(const scene::SceneFrame& scene, Extent tile) {
    std::vector<std::uint8_t> all;
    const auto drawn = draw_tiled_picture(renderer().renderer(), renderer().ring(), scene,
                                          {.size = {kWidth, kHeight}, .tile = tile},
                                          [&](std::span<const std::uint8_t> rows) -> Result<void> {
                                              all.insert(all.end(), rows.begin(), rows.end());
                                              return {};
                                          });
    EXPECT_TRUE(drawn) << drawn.error().message;
    return all;
}

TEST(TiledPicture, IsThatOfOnePiece) {
    for (const double unrolled : {0.0, 1.0}) {
        SampleView view = busy_view();
        view.unrolled = unrolled;
        const SampleScene scene(view);
        const auto whole = renderer().draw(scene.frame).pixels;
        EXPECT_EQ(draw(scene.frame, {4096, 4096}), whole);
        const auto tiled = draw(scene.frame, {130, 100});
        ASSERT_EQ(tiled.size(), whole.size());
        std::size_t other = 0;
        int worst = 0;
        for (std::size_t i = 0; i < whole.size(); ++i) {
            const int difference = std::abs(whole[i] - tiled[i]);
            worst = std::max(worst, difference);
            other += difference > 1 ? 1U : 0U;
        }
        // Positions are rounded differently along an edge here and there.
        EXPECT_LE(worst, 12) << unrolled;
        EXPECT_LE(static_cast<double>(other), 5e-4 * static_cast<double>(whole.size())) << unrolled;
    }
    EXPECT_THAT(renderer().messages(), testing::IsEmpty());
}

TEST(TiledPicture, StopsWhenItIsAskedTo) {
    const SampleScene scene(busy_view());
    std::uint32_t tiles = 0;
    const auto drawn = draw_tiled_picture(
        renderer().renderer(), renderer().ring(), scene.frame,
        {.size = {kWidth, kHeight}, .tile = {256, 256}},
        [](std::span<const std::uint8_t>) -> Result<void> { return {}; },
        [&](std::uint32_t done, std::uint32_t of) {
            EXPECT_EQ(of, 4U);
            tiles = done;
            return done < 2;
        });
    EXPECT_FALSE(drawn);
    EXPECT_EQ(tiles, 2U);
}

TEST(TransparentPicture, IsClearBesideTheEarthAndGlowsAtItsRim) {
    SampleView view;
    view.width = kWidth;
    view.height = kHeight;
    view.distance = 5.0;
    SampleScene scene(view);
    scene.frame.options.sky = false;
    const auto clear = draw(scene.frame, {4096, 4096});
    const auto alpha = [&](int x, int y) {
        return clear[4 * static_cast<std::size_t>(y * kWidth + x) + 3];
    };
    EXPECT_EQ(alpha(kWidth / 2, kHeight / 2), 255);
    for (const int x : {0, 3, kWidth - 1}) {
        EXPECT_EQ(alpha(x, 0), 0);
        EXPECT_EQ(alpha(x, kHeight - 1), 0);
    }
    // From the middle outwards: all, then less and less, then nothing.
    int partial = 0;
    for (int x = kWidth / 2; x < kWidth - 1; ++x) {
        EXPECT_LE(alpha(x + 1, kHeight / 2), alpha(x, kHeight / 2) + 3) << x;
        partial += alpha(x, kHeight / 2) > 0 && alpha(x, kHeight / 2) < 255 ? 1 : 0;
    }
    EXPECT_GE(partial, 3);
    EXPECT_THAT(renderer().messages(), testing::IsEmpty());
}

TEST(TransparentPicture, OverBlackIsThePictureWithoutStars) {
    SampleView view = busy_view();
    view.mansions = 0.0;
    SampleScene scene(view);
    const auto opaque = draw(scene.frame, {4096, 4096});
    scene.frame.options.sky = false;
    const auto clear = draw(scene.frame, {4096, 4096});
    std::size_t other = 0, solid = 0;
    for (std::size_t i = 0; i < opaque.size(); i += 4) {
        if (clear[i + 3] < 255) continue;
        ++solid;
        for (std::size_t c = 0; c < 3; ++c) {
            other += std::abs(opaque[i + c] - clear[i + c]) > 2 ? 1U : 0U;
        }
    }
    EXPECT_GT(solid, opaque.size() / 16);
    EXPECT_LE(static_cast<double>(other), 2e-3 * static_cast<double>(solid));
}

TEST(TransparentPicture, LightBecomesAsOpaqueAsItIsBright) {
    std::vector<std::uint8_t> pixels = {0, 40, 80, 0, 10, 20, 30, 255, 50, 25, 0, 100, 0, 0, 0, 0};
    make_straight(pixels);
    EXPECT_EQ(pixels, (std::vector<std::uint8_t>{0, 128, 255, 80, 10, 20, 30, 255, 128, 64, 0, 100,
                                                 0, 0, 0, 0}));
}

}  // namespace
}  // namespace taiji
