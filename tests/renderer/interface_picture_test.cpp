#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <array>
#include <vector>

#include "tests/renderer/test_renderer.hpp"

namespace taiji {
namespace {

using scene::InterfaceVertex;
using testing::IsEmpty;

constexpr Extent kExtent = {320, 180};

TestRenderer& renderer() {
    static const auto made = TestRenderer::create(TAIJI_SOURCE_DIR "/assets").value();
    return *made;
}

struct Box {
    float left, top, right, bottom;
};
/// Red, green, blue, opacity.
using Colour = std::array<std::uint8_t, 4>;

/// An interface of one box, whose ink is the left or the right texel of an atlas of two.
struct OneBox {
    OneBox(Box box, Colour colour, float texel = 0.0F) {
        const float u = (texel + 0.5F) / 2.0F;
        for (int i = 0; i < 4; ++i) {
            vertices[static_cast<std::size_t>(i)] = {i % 2 == 0 ? box.left : box.right,
                                                     i < 2 ? box.top : box.bottom,
                                                     u,
                                                     0.5F,
                                                     colour[0],
                                                     colour[1],
                                                     colour[2],
                                                     colour[3]};
        }
        list = {vertices, indices, std::span(&draw, 1)};
        frame.lists = std::span(&list, 1);
        frame.atlas = {2, 1, ink, 1};
    }
    OneBox(const OneBox&) = delete;
    OneBox& operator=(const OneBox&) = delete;

    std::array<InterfaceVertex, 4> vertices{};
    std::array<std::uint16_t, 6> indices{0, 1, 2, 2, 1, 3};
    scene::InterfaceDraw draw{0, 6, 0, 0, 320, 180, false};
    std::array<std::uint8_t, 2> ink{255, 0};
    scene::InterfaceList list;
    scene::InterfaceFrame frame;
};

Colour pixel(const RgbaPicture& picture, std::size_t x, std::size_t y) {
    const std::size_t at = 4 * (y * kExtent.width + x);
    return {picture.pixels[at], picture.pixels[at + 1], picture.pixels[at + 2],
            picture.pixels[at + 3]};
}

SampleView small_view() {
    SampleView view;
    view.width = 320;
    view.height = 180;
    return view;
}

RgbaPicture over_still(const scene::InterfaceFrame* interface) {
    return draw_picture_over_still(renderer().device(), renderer().ring(), renderer().renderer(),
                                   interface, kExtent);
}

TEST(InterfacePicture, CoversExactlyItsPixelsInMovingAndStillPictures) {
    SampleScene scene(small_view());
    const RgbaPicture still = renderer().draw(scene.frame);
    const RgbaPicture moving = renderer().draw_moving(scene.frame);
    const OneBox box({100, 50, 140, 80}, {200, 100, 50, 255});
    scene.frame.interface = &box.frame;
    for (const bool moves : {false, true}) {
        const RgbaPicture& without = moves ? moving : still;
        const RgbaPicture with =
            moves ? renderer().draw_moving(scene.frame) : renderer().draw(scene.frame);
        std::size_t wrong = 0;
        for (std::size_t y = 0; y < kExtent.height; ++y) {
            for (std::size_t x = 0; x < kExtent.width; ++x) {
                const bool inside = x >= 100 && x < 140 && y >= 50 && y < 80;
                const Colour expected = inside ? Colour{200, 100, 50, 255} : pixel(without, x, y);
                if (pixel(with, x, y) != expected) ++wrong;
            }
        }
        EXPECT_EQ(wrong, 0U) << (moves ? "moving" : "still");
    }
    EXPECT_THAT(renderer().messages(), IsEmpty());
}

TEST(InterfacePicture, ChangesOverTheKeptStillPictureWithoutDrawingTheScene) {
    SampleScene scene(small_view());
    const RgbaPicture plain = renderer().draw(scene.frame);
    ASSERT_TRUE(renderer().renderer().keeps_still(kExtent));
    const OneBox box({10, 10, 60, 30}, {0, 255, 0, 255});
    const RgbaPicture with = over_still(&box.frame);
    EXPECT_EQ(pixel(with, 30, 20), (Colour{0, 255, 0, 255}));
    EXPECT_EQ(pixel(with, 160, 90), pixel(plain, 160, 90));
    EXPECT_EQ(over_still(nullptr).pixels, plain.pixels);
    static_cast<void>(renderer().draw_moving(scene.frame));
    EXPECT_FALSE(renderer().renderer().keeps_still(kExtent));
    EXPECT_THAT(renderer().messages(), IsEmpty());
}

TEST(InterfacePicture, MixesByOpacityAndInk) {
    SampleScene scene(small_view());
    const RgbaPicture plain = renderer().draw(scene.frame);
    const OneBox glass({100, 50, 140, 80}, {255, 255, 255, 128});
    const Colour below = pixel(plain, 120, 65);
    const Colour mixed = pixel(over_still(&glass.frame), 120, 65);
    for (std::size_t c = 0; c < 3; ++c) {
        EXPECT_NEAR(mixed[c], 128.0 + below[c] * (127.0 / 255.0), 1.5);
    }
    const OneBox no_ink({100, 50, 140, 80}, {255, 255, 255, 255}, 1.0F);
    EXPECT_EQ(over_still(&no_ink.frame).pixels, plain.pixels);
}

TEST(InterfacePicture, PlainAreasShowTheirColourWhateverTheAtlasSays) {
    SampleScene scene(small_view());
    static_cast<void>(renderer().draw(scene.frame));
    OneBox box({100, 50, 140, 80}, {7, 8, 9, 255}, 1.0F);
    box.draw.plain = true;
    EXPECT_EQ(pixel(over_still(&box.frame), 120, 65), (Colour{7, 8, 9, 255}));
    scene.frame.interface = &box.frame;
    EXPECT_EQ(pixel(renderer().draw_moving(scene.frame), 120, 65), (Colour{7, 8, 9, 255}));
    EXPECT_THAT(renderer().messages(), IsEmpty());
}

TEST(InterfacePicture, IsCutOffAtItsRectanglesAlsoOutsideThePicture) {
    SampleScene scene(small_view());
    const RgbaPicture plain = renderer().draw(scene.frame);
    OneBox box({-50, -50, 400, 300}, {9, 8, 7, 255});
    box.draw.left = -20;
    box.draw.right = 40;
    box.draw.top = 170;
    box.draw.bottom = 2000;
    const RgbaPicture with = over_still(&box.frame);
    EXPECT_EQ(pixel(with, 0, 179), (Colour{9, 8, 7, 255}));
    EXPECT_EQ(pixel(with, 39, 170), (Colour{9, 8, 7, 255}));
    EXPECT_EQ(pixel(with, 40, 170), pixel(plain, 40, 170));
    EXPECT_EQ(pixel(with, 39, 169), pixel(plain, 39, 169));
    box.draw.bottom = -5;
    EXPECT_EQ(over_still(&box.frame).pixels, plain.pixels);
    EXPECT_THAT(renderer().messages(), IsEmpty());
}

TEST(InterfacePicture, TakesAnotherAtlasWhenItsVersionChanges) {
    SampleScene scene(small_view());
    static_cast<void>(renderer().draw(scene.frame));
    OneBox box({100, 50, 140, 80}, {1, 2, 3, 255}, 1.0F);
    const Colour before = pixel(over_still(&box.frame), 120, 65);
    box.ink = {0, 255};
    EXPECT_EQ(pixel(over_still(&box.frame), 120, 65), before);
    box.frame.atlas.version = 2;
    EXPECT_EQ(pixel(over_still(&box.frame), 120, 65), (Colour{1, 2, 3, 255}));
    box.ink = {255, 0};
    box.frame.atlas.version = 1;
    static_cast<void>(over_still(&box.frame));
}

}  // namespace
}  // namespace taiji
