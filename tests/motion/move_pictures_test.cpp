// Pictures of every kind of move, written into the build folder to be looked at.

#include <fmt/format.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <array>
#include <filesystem>

#include "tests/motion/shown_moves.hpp"
#include "tests/renderer/test_renderer.hpp"

namespace taiji {
namespace {

using test::MoveView;
using test::shown_moves;

TestRenderer& renderer() {
    static const auto made = TestRenderer::create(TAIJI_SOURCE_DIR "/assets");
    if (!made) {
        ADD_FAILURE() << made.error().message;
        std::abort();
    }
    return **made;
}

struct Size {
    int width;
    int height;
};
/// Of the windows that people play in: small, usual, upright.
constexpr std::array kSizes = {Size{1280, 720}, Size{1920, 1080}, Size{720, 1280}};
constexpr std::array kViews = {MoveView::Far, MoveView::Near, MoveView::Flat, MoveView::Night};
constexpr std::array kParts = {0.5, 0.93};

/// How many pixels differ so that it is seen.
std::size_t differing(const RgbaPicture& a, const RgbaPicture& b) {
    std::size_t count = 0;
    for (std::size_t i = 0; i < a.pixels.size(); i += 4) {
        int most = 0;
        for (std::size_t k = 0; k < 3; ++k) {
            most = std::max(most, std::abs(int{a.pixels[i + k]} - int{b.pixels[i + k]}));
        }
        count += most > 12 ? 1 : 0;
    }
    return count;
}

/// A move has one of the sizes, views and languages; together they have them all.
void draw_and_look(std::size_t i) {
    const test::ShownMove& move = shown_moves()[i];
    const Size size = kSizes[i % kSizes.size()];
    test::MoveScene scene(move, kViews[(i / 3) % kViews.size()], size.width, size.height);
    const bool chinese = i % 2 == 0;
    scene.frame.options.characters =
        chinese ? scene::Characters::Chinese : scene::Characters::Letters;
    scene.frame.options.language = chinese ? scene::Language::Chinese : scene::Language::English;
    scene.show(0.0);
    const RgbaPicture still = renderer().draw_moving(scene.frame);
    const std::filesystem::path folder = TAIJI_PICTURES_FOLDER;
    std::filesystem::create_directories(folder);
    for (const double part : kParts) {
        scene.show(part);
        const RgbaPicture picture = renderer().draw_moving(scene.frame);
        const auto path =
            folder / fmt::format("{}-{}-{:.0f}.png", move.name, chinese ? "zh" : "en", 100 * part);
        const auto written = write_png(path, picture);
        ASSERT_TRUE(written) << written.error().message;
        EXPECT_GT(differing(picture, still), 60U) << path;
    }
}

TEST(MovePicture, ShowsThatSomethingHappens) {
    for (std::size_t i = 0; i < shown_moves().size(); ++i) {
        SCOPED_TRACE(shown_moves()[i].name);
        draw_and_look(i);
    }
    EXPECT_THAT(renderer().messages(), testing::IsEmpty());
}

// The still picture, too, shows what is in the air, and is the same to the byte when drawn again.
TEST(MovePicture, IsTheSameWhenDrawnAgain) {
    for (const test::ShownMove& move : shown_moves()) {
        if (move.name != "missile_strikes") continue;
        test::MoveScene scene(move, MoveView::Near, 320, 180);
        scene.show(0.8);
        const RgbaPicture first = renderer().draw(scene.frame);
        scene.show(0.0);
        EXPECT_GT(differing(renderer().draw(scene.frame), first), 60U);
        scene.show(0.8);
        EXPECT_EQ(renderer().draw(scene.frame).pixels, first.pixels);
    }
    EXPECT_THAT(renderer().messages(), testing::IsEmpty());
}

}  // namespace
}  // namespace taiji
