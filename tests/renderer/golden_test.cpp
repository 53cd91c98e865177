#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <filesystem>

#include "tests/renderer/golden_views.hpp"
#include "tests/renderer/picture_compare.hpp"
#include "tests/renderer/test_renderer.hpp"

namespace taiji {
namespace {

const std::filesystem::path kAssets = TAIJI_SOURCE_DIR "/assets";
const std::filesystem::path kGolden = TAIJI_SOURCE_DIR "/tests/golden/pictures";

/// One for all tests of a process.
TestRenderer& renderer() {
    static const auto made = TestRenderer::create(kAssets);
    if (!made) {
        ADD_FAILURE() << made.error().message;
        std::abort();
    }
    return **made;
}

const GoldenView& view_named(std::string_view name) {
    for (const GoldenView& view : golden_views()) {
        if (view.name == name) return view;
    }
    ADD_FAILURE() << "no view " << name;
    std::abort();
}

RgbaPicture golden(std::string_view name) {
    auto picture = read_rgba_png(kGolden / fmt::format("{}.png", name));
    EXPECT_TRUE(picture) << picture.error().message;
    return picture ? std::move(*picture) : RgbaPicture{};
}

std::string numbers(const PictureDifference& d) {
    return fmt::format("worst block {:.2f}, worst offset {:.2f}, deviating {:.5f}", d.worst_block,
                       d.worst_offset, d.deviating);
}

class GoldenPicture : public testing::TestWithParam<GoldenView> {};

TEST_P(GoldenPicture, IsDrawnAsBefore) {
    const SampleScene scene(GetParam().view);
    const RgbaPicture drawn = renderer().draw(scene.frame);
    const RgbaPicture wanted = golden(GetParam().name);
    ASSERT_EQ(drawn.size, wanted.size);
    const PictureDifference difference = compare(drawn, wanted);
    if (!is_alike(difference)) {
        const std::filesystem::path folder = TAIJI_PICTURES_FOLDER;
        std::filesystem::create_directories(folder);
        const auto write = [&](std::string_view what, const RgbaPicture& picture) {
            const auto path = folder / fmt::format("{}-{}.png", GetParam().name, what);
            const auto written = write_png(path, picture);
            EXPECT_TRUE(written) << written.error().message;
            return path.string();
        };
        ADD_FAILURE() << numbers(difference) << "; see " << write("drawn", drawn) << " and "
                      << write("difference", difference.picture);
    }
    EXPECT_THAT(renderer().messages(), testing::IsEmpty());
}

INSTANTIATE_TEST_SUITE_P(Views, GoldenPicture,
                         testing::ValuesIn(golden_views().begin(), golden_views().end()),
                         [](const auto& view) { return std::string(view.param.name); });

TEST(GoldenComparison, NoticesAMissingPiece) {
    SampleScene scene(view_named("start_far").view);
    scene.pieces.erase(scene.pieces.begin() + 12);  // White's carrier in the Atlantic
    scene.frame.pieces = scene.pieces;
    const auto difference = compare(renderer().draw(scene.frame), golden("start_far"));
    EXPECT_FALSE(is_alike(difference)) << numbers(difference);
}

TEST(GoldenComparison, NoticesLinesShiftedByAThirdOfADegree) {
    SampleScene scene(view_named("earth_by_day").view);
    scene::BoardModel board = sample_board();
    scene::BoardPlacement placement = board.projection.placement();
    placement.centre_latitude += 0.006;
    board.projection = scene::BoardProjection(placement);
    scene.frame.board = &board;
    const auto difference = compare(renderer().draw(scene.frame), golden("earth_by_day"));
    EXPECT_FALSE(is_alike(difference)) << numbers(difference);
}

TEST(GoldenComparison, NoticesMissingLines) {
    SampleScene scene(view_named("date_line").view);
    scene.frame.options.board = 0.0;
    const auto difference = compare(renderer().draw(scene.frame), golden("date_line"));
    EXPECT_FALSE(is_alike(difference)) << numbers(difference);
}

TEST(Picture, IsTheSameToTheByteWhenDrawnAgain) {
    const SampleScene scene(view_named("terminator").view);
    const RgbaPicture first = renderer().draw(scene.frame);
    const SampleScene other(view_named("north_pole").view);
    EXPECT_NE(renderer().draw(other.frame).pixels, first.pixels);
    EXPECT_EQ(renderer().draw(scene.frame).pixels, first.pixels);
    EXPECT_THAT(renderer().messages(), testing::IsEmpty());
}

TEST(Picture, OfOnePixelAndOfAnOddSizeIsDrawn) {
    for (const auto& [width, height] : {std::pair{1, 1}, std::pair{333, 77}}) {
        SampleView view;
        view.width = width;
        view.height = height;
        const SampleScene scene(view);
        EXPECT_EQ(renderer().draw(scene.frame).pixels.size(),
                  static_cast<std::size_t>(4 * width * height));
    }
    EXPECT_THAT(renderer().messages(), testing::IsEmpty());
}

TEST(Picture, ShowsEveryMarkAndStack) {
    SampleScene scene(view_named("start_far").view);
    const RgbaPicture before = renderer().draw(scene.frame);
    scene.pieces[12].mark = scene::PieceMark::Selected;
    scene.pieces[1].mark = scene::PieceMark::InDanger;
    scene.pieces[14].submerged = 1.0;
    scene.pieces[6].cargo = scene::Model::Army;
    scene.pieces[14].cargo = scene::Model::Missile;
    for (int kind = 0; kind <= static_cast<int>(scene::MarkerKind::ReachOfThree); ++kind) {
        const double x = -2.0 + static_cast<double>(scene.markers.size()) * 0.25;
        scene.markers.push_back({static_cast<scene::MarkerKind>(kind),
                                 sample_board().projection.geographic({x, 2.0}), 0.05, 1.0});
    }
    scene.frame.markers = scene.markers;
    scene.frame.last_move = scene::Trace{scene.pieces[12].at, scene.pieces[1].at};
    scene.frame.options.mansions = 1.0;
    scene.frame.options.coordinates = 1.0;
    scene.frame.options.characters = scene::Characters::Letters;
    EXPECT_FALSE(is_alike(compare(renderer().draw(scene.frame), before)));
    EXPECT_THAT(renderer().messages(), testing::IsEmpty());
}

TEST(SceneRenderer, NamesTheFileThatIsMissing) {
    const auto broken = TestRenderer::create(TAIJI_SOURCE_DIR "/tests");
    ASSERT_FALSE(broken);
    EXPECT_THAT(broken.error().message, testing::HasSubstr("day-small.jpg"));
}

}  // namespace
}  // namespace taiji
