// Pictures of the sky on whatever device is there, with validation on.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <filesystem>
#include <glm/geometric.hpp>
#include <numbers>

#include "renderer/sky/mansions.hpp"
#include "renderer/text/picture_view.hpp"
#include "tests/renderer/test_renderer.hpp"

namespace taiji {
namespace {

constexpr Extent kSize{960, 540};

SampleView sized(SampleView view) {
    view.width = static_cast<int>(kSize.width);
    view.height = static_cast<int>(kSize.height);
    return view;
}

int brightness(const RgbaPicture& picture, int x, int y) {
    if (x < 0 || y < 0 || x >= static_cast<int>(picture.size.width) ||
        y >= static_cast<int>(picture.size.height)) {
        return 0;
    }
    const std::size_t at =
        4 * (static_cast<std::size_t>(y) * picture.size.width + static_cast<std::size_t>(x));
    return picture.pixels[at] + picture.pixels[at + 1] + picture.pixels[at + 2];
}

/// The assets without the sky's files and without the labels' atlas.
std::filesystem::path assets_without_sky() {
    const auto folder = std::filesystem::path(testing::TempDir()) / "taiji-assets-without-sky";
    std::filesystem::remove_all(folder);
    std::filesystem::create_directories(folder / "fonts");
    const std::filesystem::path assets = TAIJI_SOURCE_DIR "/assets";
    for (const char* name :
         {"earth", "models", "fonts/piece-glyphs.png", "fonts/piece-glyphs.json"}) {
        std::filesystem::create_symlink(assets / name, folder / name);
    }
    return folder;
}

class SkyPicture : public testing::Test {
  protected:
    static void SetUpTestSuite() {
        with_sky_ = make(TAIJI_SOURCE_DIR "/assets");
        without_sky_ = make(assets_without_sky());
    }
    static void TearDownTestSuite() {
        with_sky_.reset();
        without_sky_.reset();
    }
    void SetUp() override { ASSERT_TRUE(with_sky_ && without_sky_); }
    void TearDown() override {
        EXPECT_THAT(with_sky_->messages(), testing::IsEmpty());
        EXPECT_THAT(without_sky_->messages(), testing::IsEmpty());
    }
    static std::unique_ptr<TestRenderer> make(const std::filesystem::path& assets) {
        auto made = TestRenderer::create(assets);
        EXPECT_TRUE(made) << made.error().message;
        return made ? std::move(*made) : nullptr;
    }

    static inline std::unique_ptr<TestRenderer> with_sky_;
    static inline std::unique_ptr<TestRenderer> without_sky_;
};

struct NamedStar {
    const char* name;
    sky::Equatorial at;  ///< J2000, Hipparcos
};
constexpr NamedStar kStars[] = {
    {"Sirius", {101.2872, -16.7161}},  {"Canopus", {95.9880, -52.6957}},
    {"Arcturus", {213.9153, 19.1824}}, {"Vega", {279.2347, 38.7837}},
    {"Capella", {79.1723, 45.9980}},   {"Rigel", {78.6345, -8.2016}},
    {"Procyon", {114.8255, 5.2250}},   {"Betelgeuse", {88.7929, 7.4071}},
    {"Altair", {297.6958, 8.8683}},    {"Aldebaran", {68.9802, 16.5093}},
    {"Antares", {247.3519, -26.4320}}, {"Deneb", {310.3580, 45.2803}},
};

/// Longitude over which a right ascension stands: Greenwich sidereal time (Meeus, Astronomical
/// Algorithms, 12.4, written out again here), without precession, which the tolerance covers for
/// these years.
double longitude_of(double right_ascension, double days_since_j2000) {
    return std::remainder(right_ascension - 280.46061837 - 360.98564736629 * days_since_j2000,
                          360.0);
}

TEST_F(SkyPicture, BrightStarsLandWhereTheSkyHasThem) {
    // 2026-06-21 03:00 is 9667.625 days after J2000.
    constexpr double kDays = 9667.625;
    constexpr double kDegree = std::numbers::pi / 180.0;
    for (const NamedStar& star : kStars) {
        const double longitude = longitude_of(star.at.right_ascension, kDays);
        // Looking at the Earth from the side opposite to the star, so far round that it stands
        // beside the limb.
        const double turn = longitude + 180.0 + 18.0 / std::cos(star.at.declination * kDegree);
        const SampleScene scene(sized({.latitude = -star.at.declination,
                                       .longitude = std::remainder(turn, 360.0),
                                       .time = "2026-06-21T03:00Z"}));
        const double lat = star.at.declination * kDegree;
        const double lon = longitude * kDegree;
        const glm::dvec3 direction(std::cos(lat) * std::cos(lon), std::cos(lat) * std::sin(lon),
                                   std::sin(lat));
        const scene::CameraView& camera = scene.frame.camera;
        const double ahead = glm::dot(direction, camera.forward()) * camera.tan_half_fov();
        const double x = (1.0 + glm::dot(direction, camera.right()) / (ahead * camera.aspect())) *
                         0.5 * kSize.width;
        const double y = (1.0 - glm::dot(direction, camera.up()) / ahead) * 0.5 * kSize.height;
        ASSERT_GT(x, 20.0) << star.name;
        ASSERT_LT(x, kSize.width - 20.0) << star.name;

        const RgbaPicture picture = with_sky_->draw(scene.frame);
        // Twenty-six years of precession are up to 0.37 degrees, six pixels here.
        constexpr int kNear = 9;
        int brightest = 0;
        double sum = 0.0;
        glm::dvec2 middle(0.0);
        for (int dy = -kNear; dy <= kNear; ++dy) {
            for (int dx = -kNear; dx <= kNear; ++dx) {
                const int px = static_cast<int>(x) + dx;
                const int py = static_cast<int>(y) + dy;
                const int value = brightness(picture, px, py);
                brightest = std::max(brightest, value);
                const double light = value > 150 ? value * value : 0;
                sum += light;
                middle += light * glm::dvec2(px + 0.5, py + 0.5);
            }
        }
        EXPECT_GT(brightest, 450) << star.name;
        // With the precession of the scene's own matrix: to a pixel.
        const text::PictureView view(camera, {kSize.width, kSize.height});
        const auto exact = view.direction(scene.frame.light.globe_from_j2000 *
                                          sky::direction_from_equatorial(star.at));
        ASSERT_TRUE(exact);
        EXPECT_LT(glm::distance(*exact, glm::dvec2(x, y)), 7.0) << star.name;
        EXPECT_LT(glm::distance(middle / sum, *exact), 1.0) << star.name;
    }
}

TEST_F(SkyPicture, NothingOfItIsDrawnOverTheEarth) {
    const SampleScene scene(
        sized({.latitude = 20, .longitude = 110, .sun_longitude = 100, .mansions = 1.0}));
    scene::SceneFrame bare = scene.frame;
    bare.pieces = {};
    const RgbaPicture with = with_sky_->draw(bare);
    const RgbaPicture without = without_sky_->draw(bare);
    const text::PictureView view(bare.camera, {kSize.width, kSize.height});
    std::size_t inside = 0;
    std::size_t differ_inside = 0;
    std::size_t differ_outside = 0;
    for (int y = 0; y < static_cast<int>(kSize.height); ++y) {
        for (int x = 0; x < static_cast<int>(kSize.width); ++x) {
            const double clearance = view.clearance({x + 0.5, y + 0.5});
            const bool differs = brightness(with, x, y) != brightness(without, x, y);
            inside += clearance < -1.5 ? 1 : 0;
            if (clearance < -1.5) differ_inside += differs ? 1 : 0;
            if (clearance > 1.5) differ_outside += differs ? 1 : 0;
        }
    }
    EXPECT_GT(inside, 100'000U);
    EXPECT_EQ(differ_inside, 0U);
    EXPECT_GT(differ_outside, 2'000U) << "there is a sky";
}

TEST_F(SkyPicture, TheSunShinesBesideTheEarthAndGoesOutBehindIt) {
    const auto middle_of_sun = [&](double longitude) {
        const SampleScene scene(
            sized({.latitude = 0, .longitude = longitude, .sun_latitude = 0, .sun_longitude = 0}));
        const text::PictureView view(scene.frame.camera, {kSize.width, kSize.height});
        const auto at = view.direction(scene.frame.light.sun);
        EXPECT_TRUE(at);
        return brightness(with_sky_->draw(scene.frame), static_cast<int>(at->x),
                          static_cast<int>(at->y));
    };
    EXPECT_GT(middle_of_sun(180 - 16), 700);
    EXPECT_LT(middle_of_sun(180 - 8), 120);
}

TEST_F(SkyPicture, TheMoonTurnsItsLitSideToTheSun) {
    SampleScene scene(
        sized({.latitude = 0, .longitude = 180 - 18, .sun_latitude = 0, .sun_longitude = 90}));
    scene.frame.light.moon = {1.0, 0.0, 0.0};
    const text::PictureView view(scene.frame.camera, {kSize.width, kSize.height});
    const auto middle = view.direction(scene.frame.light.moon);
    ASSERT_TRUE(middle);
    const glm::dvec3 towards = glm::dvec3(1.0, 0.0, 0.0) + 0.0045 * scene.frame.light.sun;
    const auto lit_side = view.direction(towards);
    ASSERT_TRUE(lit_side);
    const glm::dvec2 step = *lit_side - *middle;
    const auto at = [&](const RgbaPicture& picture, double part) {
        const glm::dvec2 p = *middle + part * step;
        return brightness(picture, static_cast<int>(p.x), static_cast<int>(p.y));
    };
    scene.frame.light.moon_lit = 0.5;
    const RgbaPicture half = with_sky_->draw(scene.frame);
    EXPECT_GT(at(half, 0.8), 300);
    EXPECT_LT(at(half, -0.8), 150);
    scene.frame.light.moon_lit = 1.0;
    const RgbaPicture full = with_sky_->draw(scene.frame);
    EXPECT_GT(at(full, 0.8), 300);
    EXPECT_GT(at(full, -0.8), 300);
}

TEST_F(SkyPicture, ComesInBothLanguagesAndOnEverySurface) {
    SampleView view = sized({.latitude = 35,
                             .distance = 5.0,
                             .time = "2026-12-15T18:00Z",
                             .mansions = 1.0,
                             .coordinates = 1.0});
    for (const double unrolled : {0.0, 0.2, 1.0}) {
        view.unrolled = unrolled;
        view.language = scene::Language::English;
        const RgbaPicture english = with_sky_->draw(SampleScene(view).frame);
        view.language = scene::Language::Chinese;
        const RgbaPicture chinese = with_sky_->draw(SampleScene(view).frame);
        EXPECT_NE(english.pixels, chinese.pixels) << unrolled;
    }
}

TEST_F(SkyPicture, IsLeftOutWithASentenceForEachMissingFile) {
    EXPECT_EQ(without_sky_->renderer().sky_faults().size(), 5U);
    EXPECT_TRUE(with_sky_->renderer().sky_faults().empty());
}

}  // namespace
}  // namespace taiji
