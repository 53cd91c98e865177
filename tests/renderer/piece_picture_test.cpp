// Pictures of the pieces on whatever device is there, with validation on.
#include <fmt/format.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cmath>
#include <filesystem>
#include <glm/vec3.hpp>
#include <numbers>

#include "tests/renderer/test_renderer.hpp"

namespace taiji {
namespace {

constexpr int kColumns = static_cast<int>(scene::kModelCount);
constexpr int kSide = 40;  // pixels of a crop

TestRenderer& renderer() {
    static const auto made = TestRenderer::create(TAIJI_SOURCE_DIR "/assets");
    if (!made) {
        ADD_FAILURE() << made.error().message;
        std::abort();
    }
    return **made;
}

/// The eight units of West in the upper row and of East in the lower one, on the flat board.
struct Parade {
    explicit Parade(SampleView view) : sample(view) {
        sample.pieces.clear();
        const auto& projection = sample_board().projection;
        for (int i = 0; i < 2 * kColumns; ++i) {
            scene::PieceView piece;
            piece.id = static_cast<std::uint32_t>(i);
            piece.owner = i < kColumns ? scene::Owner::West : scene::Owner::East;
            piece.model = static_cast<scene::Model>(i % kColumns);
            piece.at = projection.geographic(
                scene::BoardPlace{i % kColumns - 3.5, i < kColumns ? 0.5 : -0.5});
            piece.heading = std::numbers::pi / (i < kColumns ? 2.0 : -2.0);
            piece.radius = scene::piece_radius(projection, sample.frame.camera.surface(),
                                               scene::map_from_geographic(piece.at));
            sample.pieces.push_back(piece);
        }
        sample.frame.pieces = sample.pieces;
    }
    SampleScene sample;
};

/// Small enough for characters alone, and near enough for units.
const SampleView kFar{
    .latitude = 39, .distance = 4.6, .unrolled = 1.0, .width = 960, .height = 540};
const SampleView kNear{
    .latitude = 39, .distance = 4.2, .tilt = 38, .unrolled = 1.0, .width = 1600, .height = 900};

/// Grey values, 0..255, of the square round a piece with `reach` radii to each side, as `kSide`
/// pixels.
std::vector<double> crop(const RgbaPicture& picture, const scene::SceneFrame& scene,
                         const scene::PieceView& piece, double reach) {
    const auto at = scene.camera.surface().frame(scene::map_from_geographic(piece.at));
    const auto middle = scene.camera.project(at.position + 0.3 * piece.radius * at.up);
    EXPECT_TRUE(middle.has_value());
    const double half = reach * piece.radius * scene.camera.window_scale(middle->depth);
    std::vector<double> made;
    for (int y = 0; y < kSide; ++y) {
        for (int x = 0; x < kSide; ++x) {
            const auto pixel = [&](double offset, double from, std::uint32_t size) {
                const double v = from + (2.0 * (offset + 0.5) / kSide - 1.0) * half;
                return static_cast<std::size_t>(std::clamp(v, 0.0, size - 1.0));
            };
            // Four samples a pixel are near enough to its average.
            double sum = 0.0;
            for (const double dy : {-0.25, 0.25}) {
                for (const double dx : {-0.25, 0.25}) {
                    const std::size_t i =
                        4 * (pixel(y + dy, middle->at.y, picture.size.height) * picture.size.width +
                             pixel(x + dx, middle->at.x, picture.size.width));
                    sum += 0.299 * picture.pixels[i] + 0.587 * picture.pixels[i + 1] +
                           0.114 * picture.pixels[i + 2];
                }
            }
            made.push_back(sum / 4.0);
        }
    }
    return made;
}

double difference(const std::vector<double>& a, const std::vector<double>& b) {
    double sum = 0.0;
    for (std::size_t i = 0; i < a.size(); ++i) sum += std::abs(a[i] - b[i]);
    return sum / static_cast<double>(a.size());
}

double mean(const std::vector<double>& values) {
    double sum = 0.0;
    for (const double v : values) sum += v;
    return sum / static_cast<double>(values.size());
}

struct Crops {
    std::vector<std::vector<double>> with;     // by piece
    std::vector<std::vector<double>> without;  // the ground alone
};
Crops draw(const SampleView& view, double reach) {
    Parade parade(view);
    const RgbaPicture with = renderer().draw(parade.sample.frame);
    parade.sample.frame.pieces = {};
    const RgbaPicture without = renderer().draw(parade.sample.frame);
    Crops made;
    for (const scene::PieceView& piece : parade.sample.pieces) {
        made.with.push_back(crop(with, parade.sample.frame, piece, reach));
        made.without.push_back(crop(without, parade.sample.frame, piece, reach));
    }
    return made;
}

class PiecePicture : public testing::TestWithParam<const SampleView*> {
  protected:
    void TearDown() override { EXPECT_THAT(renderer().messages(), testing::IsEmpty()); }
};

TEST_P(PiecePicture, ShowsEveryPiece) {
    const Crops crops = draw(*GetParam(), 1.1);
    for (std::size_t i = 0; i < crops.with.size(); ++i) {
        EXPECT_GT(difference(crops.with[i], crops.without[i]), 25.0) << i;
    }
}

TEST_P(PiecePicture, TellsTheUnitsOfASideApartAtFortyPixels) {
    const Crops crops = draw(*GetParam(), 1.0);
    for (const int row : {0, kColumns}) {
        for (int a = row; a < row + kColumns; ++a) {
            for (int b = row; b < a; ++b) {
                const auto i = static_cast<std::size_t>(a);
                const auto j = static_cast<std::size_t>(b);
                EXPECT_GT(difference(crops.with[i], crops.with[j]), 7.0) << a << " and " << b;
            }
        }
    }
}

TEST_P(PiecePicture, TellsTheSidesApartWithoutColour) {
    const Crops crops = draw(*GetParam(), 1.0);
    for (std::size_t i = 0; i < static_cast<std::size_t>(kColumns); ++i) {
        EXPECT_GT(mean(crops.with[i]) - mean(crops.with[i + kColumns]), 40.0)
            << i << ": ivory is lighter";
    }
}

INSTANTIATE_TEST_SUITE_P(Sizes, PiecePicture, testing::Values(&kFar, &kNear),
                         [](const auto& view) { return view.param == &kFar ? "Far" : "Near"; });

/// The colour at a place of the board, 0..255 each.
glm::ivec3 colour_at(const RgbaPicture& picture, const scene::SceneFrame& scene,
                     scene::BoardPlace place) {
    const auto at =
        scene.camera.project(scene.camera.surface().position(scene.board->projection.map(place)));
    EXPECT_TRUE(at.has_value());
    const std::size_t i = 4 * (static_cast<std::size_t>(at->at.y) * picture.size.width +
                               static_cast<std::size_t>(at->at.x));
    return {picture.pixels[i], picture.pixels[i + 1], picture.pixels[i + 2]};
}

TEST(MarkerPicture, ShowsDotsRingsAndCrossesInTheirColours) {
    SampleScene sample({.latitude = 39, .distance = 2.4, .width = 960, .height = 540});
    sample.frame.pieces = {};
    const auto& projection = sample_board().projection;
    const auto& surface = sample.frame.camera.surface();
    const auto add = [&](scene::MarkerKind kind, scene::BoardPlace place) {
        sample.markers.push_back({kind, projection.geographic(place),
                                  scene::piece_radius(projection, surface, projection.map(place)),
                                  1.0});
    };
    add(scene::MarkerKind::MayGo, {-1.0, 0.0});
    add(scene::MarkerKind::MayTake, {1.0, -1.0});
    add(scene::MarkerKind::MayJoin, {-1.0, -1.0});
    add(scene::MarkerKind::MayStrike, {-1.5, 0.5});
    sample.frame.markers = sample.markers;
    const RgbaPicture drawn = renderer().draw(sample.frame);

    const glm::ivec3 dot = colour_at(drawn, sample.frame, {-1.0, 0.0});
    EXPECT_GT(dot.g, dot.r + 40);
    EXPECT_GT(dot.g, dot.b + 40);
    // A ring is 1.16 radii wide, a radius 0.34 of a row; the rows are 0.32 and the columns 0.42 of
    // a map radian.
    const double north = 0.34 * 1.16;
    const glm::ivec3 take = colour_at(drawn, sample.frame, {1.0, -1.0 + north});
    EXPECT_GT(take.r, take.g + 80);
    EXPECT_GT(take.r, take.b + 80);
    const glm::ivec3 join = colour_at(drawn, sample.frame, {-1.0, -1.0 + north});
    EXPECT_GT(join.b, join.r + 80);
    const glm::ivec3 strike = colour_at(drawn, sample.frame, {-1.5, 0.5});
    EXPECT_GT(strike.r, strike.b + 80);
    EXPECT_THAT(renderer().messages(), testing::IsEmpty());
}

TEST(MarkerPicture, TracesTheLastMove) {
    SampleScene sample({.latitude = 39, .distance = 2.4, .width = 960, .height = 540});
    sample.frame.pieces = {};
    const RgbaPicture without = renderer().draw(sample.frame);
    // Along a meridian, which is a great circle.
    const auto& projection = sample_board().projection;
    sample.frame.last_move =
        scene::Trace{projection.geographic(scene::BoardPlace{-1.5, -1.0}),
                     projection.geographic(scene::BoardPlace{-1.5, 1.0}), scene::Owner::West, 1.0};
    const RgbaPicture with = renderer().draw(sample.frame);
    const auto change = [&](scene::BoardPlace place) {
        const glm::ivec3 d =
            colour_at(with, sample.frame, place) - colour_at(without, sample.frame, place);
        return d.r + d.g + d.b;
    };
    EXPECT_GT(change({-1.5, 0.75}), 150) << "bright where it ended";
    EXPECT_GT(change({-1.5, -0.75}), 25) << "faint where it began";
    EXPECT_GT(change({-1.5, 0.75}), change({-1.5, -0.75}));
    EXPECT_EQ(change({-1.2, 0.75}), 0);
    EXPECT_EQ(change({-1.5, 1.5}), 0);
}

TEST(PiecesWithoutModels, AreDiscsWithTheirCharacterAndAMessageForEachFile) {
    const auto folder = std::filesystem::path(testing::TempDir()) / "taiji-assets-without-models";
    std::filesystem::remove_all(folder);
    std::filesystem::create_directories(folder);
    for (const char* name : {"earth", "sky", "fonts"}) {
        std::filesystem::create_symlink(std::filesystem::path(TAIJI_SOURCE_DIR "/assets") / name,
                                        folder / name);
    }
    const auto bare = TestRenderer::create(folder);
    ASSERT_TRUE(bare) << bare.error().message;
    const auto problems = (*bare)->renderer().model_problems();
    ASSERT_EQ(problems.size(), scene::kModelCount + scene::kOwnerCount);
    for (const Error& problem : problems) EXPECT_THAT(problem.message, testing::HasSubstr(".glb"));

    Parade parade(kNear);
    const RgbaPicture with = (*bare)->draw(parade.sample.frame);
    parade.sample.frame.pieces = {};
    const RgbaPicture without = (*bare)->draw(parade.sample.frame);
    for (const scene::PieceView& piece : parade.sample.pieces) {
        EXPECT_GT(difference(crop(with, parade.sample.frame, piece, 1.1),
                             crop(without, parade.sample.frame, piece, 1.1)),
                  20.0)
            << piece.id;
    }
    EXPECT_THAT((*bare)->messages(), testing::IsEmpty());
}

/// Red minus blue, -255..255, averaged over the middle of a disc, off its character.
double warmth(const RgbaPicture& picture, const scene::SceneFrame& scene,
              const scene::PieceView& piece) {
    const auto at = scene.camera.surface().frame(scene::map_from_geographic(piece.at));
    double sum = 0.0;
    int count = 0;
    for (int i = 0; i < 24; ++i) {
        const double angle = 2.0 * std::numbers::pi * i / 24;
        const auto seen =
            scene.camera.project(at.position + 0.7 * piece.radius *
                                                   (std::cos(angle) * at.east +
                                                    std::sin(angle) * at.north + 0.3 * at.up));
        EXPECT_TRUE(seen.has_value());
        const auto x = static_cast<std::size_t>(seen->at.x);
        const auto y = static_cast<std::size_t>(seen->at.y);
        const std::size_t pixel = 4 * (y * picture.size.width + x);
        sum += 1.0 * picture.pixels[pixel] - picture.pixels[pixel + 2];
        ++count;
    }
    return sum / count;
}

TEST(PiecePicture, PartsTheSidesInOrangeAndBlueWhenColoursAreToBeSafe) {
    Parade parade(kFar);
    parade.sample.frame.options.sides = scene::SidePalette::ColourSafe;
    const RgbaPicture picture = renderer().draw(parade.sample.frame);
    for (const scene::PieceView& piece : parade.sample.pieces) {
        if (piece.owner == scene::Owner::West) {
            EXPECT_GT(warmth(picture, parade.sample.frame, piece), 60.0) << piece.id;
        } else {
            EXPECT_LT(warmth(picture, parade.sample.frame, piece), -30.0) << piece.id;
        }
    }
}

}  // namespace
}  // namespace taiji
