#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <cstring>
#include <fstream>
#include <glm/geometric.hpp>
#include <glm/trigonometric.hpp>
#include <limits>

#include "renderer/images/decode.hpp"
#include "renderer/sky/sky_files.hpp"

namespace taiji::sky {
namespace {

using ::testing::HasSubstr;
using Bytes = std::vector<unsigned char>;

const std::filesystem::path kSky = TAIJI_SOURCE_DIR "/assets/sky";

Bytes bytes_of(const char* name) {
    auto bytes = read_bytes(kSky / name);
    EXPECT_TRUE(bytes) << name;
    return bytes ? *bytes : Bytes();
}

std::string text_of(const char* name) {
    const Bytes bytes = bytes_of(name);
    return {bytes.begin(), bytes.end()};
}

std::vector<Star> all_stars() {
    auto stars = load_stars(kSky / "stars.bin");
    EXPECT_TRUE(stars);
    return stars ? *stars : std::vector<Star>();
}

double degrees_between(const glm::vec3& a, const glm::dvec3& b) {
    return glm::degrees(std::acos(std::min(1.0, glm::dot(glm::dvec3(a), b))));
}

template <typename T>
void put(Bytes& bytes, std::size_t at, T value) {
    std::memcpy(bytes.data() + at, &value, sizeof(value));
}

TEST(SkyStars, AreReadWholeWithTheBrightestFirst) {
    const auto stars = all_stars();
    ASSERT_EQ(stars.size(), 5044U);
    // Sirius, Canopus, Arcturus, Vega: right ascension and declination of J2000 (Hipparcos).
    EXPECT_LT(degrees_between(stars[0].direction, direction_from_equatorial({101.287, -16.716})),
              0.02);
    EXPECT_LT(degrees_between(stars[1].direction, direction_from_equatorial({95.988, -52.696})),
              0.02);
    EXPECT_NEAR(stars[0].magnitude, -1.44F, 0.05F);
    for (std::size_t i = 1; i < stars.size(); ++i) {
        ASSERT_LE(stars[i - 1].magnitude, stars[i].magnitude) << i;
    }
}

TEST(SkyStars, ACutFileIsRefusedWithItsNameAndBothSizes) {
    const Bytes whole = bytes_of("stars.bin");
    for (const std::size_t size : {std::size_t{0}, std::size_t{7}, std::size_t{11}, std::size_t{12},
                                   std::size_t{40}, whole.size() / 2, whole.size() - 1}) {
        const auto read = read_stars(std::span(whole).first(size), "sky/stars.bin");
        ASSERT_FALSE(read) << size;
        EXPECT_THAT(read.error().message, HasSubstr("sky/stars.bin"));
        EXPECT_THAT(read.error().message, HasSubstr(std::to_string(size)));
        EXPECT_THAT(read.error().message, HasSubstr("expected"));
    }
}

TEST(SkyStars, AFileOfAnotherKindIsRefused) {
    const auto read = read_stars(bytes_of("milkyway-mesh.bin"), "x.bin");
    ASSERT_FALSE(read);
    EXPECT_EQ(read.error().message, "x.bin: expected a file that starts with TAIJSTAR");
}

TEST(SkyStars, WhatIsNoDirectionMagnitudeOrColourIsRefusedWithItsNumber) {
    const float nan = std::numeric_limits<float>::quiet_NaN();
    for (const std::size_t field : {0U, 12U, 16U}) {
        Bytes bytes = bytes_of("stars.bin");
        put(bytes, 12 + 28 * 7 + field, nan);
        const auto read = read_stars(bytes, "stars.bin");
        ASSERT_FALSE(read) << field;
        EXPECT_THAT(read.error().message, HasSubstr("star 7"));
    }
}

TEST(SkyStars, AStarBrighterThanTheOneBeforeIsRefused) {
    Bytes bytes = bytes_of("stars.bin");
    put(bytes, 12 + 28 * 100 + 12, -3.0F);
    const auto read = read_stars(bytes, "stars.bin");
    ASSERT_FALSE(read);
    EXPECT_THAT(read.error().message, HasSubstr("star 100: expected the brightest first"));
}

TEST(SkyStars, LieInOnePatchEachInsideItsConeBrightestFirst) {
    auto stars = all_stars();
    const auto patches = sort_into_patches(stars);
    std::uint32_t next = 0;
    for (const StarPatch& patch : patches) {
        ASSERT_EQ(patch.first, next);
        ASSERT_GT(patch.count, 0U);
        next += patch.count;
        for (std::uint32_t i = patch.first; i < next; ++i) {
            ASSERT_GE(glm::dot(stars[i].direction, patch.middle), patch.cos_radius - 1e-6F);
            const std::uint32_t before = std::max(i, patch.first + 1) - 1;
            ASSERT_LE(stars[before].magnitude, stars[i].magnitude);
        }
        // Small enough that a view leaves most of them out.
        EXPECT_GT(patch.cos_radius, 0.85F);
    }
    EXPECT_EQ(next, stars.size());
    EXPECT_GE(patches.size(), 90U);
}

TEST(SkyStars, SortingIntoPatchesLosesNone) {
    auto sorted = all_stars();
    static_cast<void>(sort_into_patches(sorted));
    const auto by_place = [](const Star& a, const Star& b) {
        return std::tie(a.direction.x, a.direction.y, a.direction.z) <
               std::tie(b.direction.x, b.direction.y, b.direction.z);
    };
    auto before = all_stars();
    std::sort(before.begin(), before.end(), by_place);
    std::sort(sorted.begin(), sorted.end(), by_place);
    for (std::size_t i = 0; i < before.size(); ++i) {
        ASSERT_EQ(before[i].direction, sorted[i].direction) << i;
        ASSERT_EQ(before[i].colour, sorted[i].colour) << i;
    }
}

TEST(SkyMilkyWay, IsReadWithEveryTriangleInside) {
    const auto read = load_milky_way(kSky / "milkyway-mesh.bin");
    ASSERT_TRUE(read);
    EXPECT_EQ(read->vertices.size(), 892U);
    EXPECT_EQ(read->indices.size(), 4812U);
    // Brightest towards Sagittarius, where its centre is.
    const auto brightest =
        std::max_element(read->vertices.begin(), read->vertices.end(),
                         [](const auto& a, const auto& b) { return a.brightness < b.brightness; });
    EXPECT_LT(degrees_between(brightest->direction, direction_from_equatorial({266.4, -29.0})),
              40.0);
}

TEST(SkyMilkyWay, ACutOrBrokenFileIsRefusedWithItsName) {
    const Bytes whole = bytes_of("milkyway-mesh.bin");
    for (const std::size_t size :
         {std::size_t{0}, std::size_t{15}, std::size_t{16}, whole.size() - 1}) {
        const auto read = read_milky_way(std::span(whole).first(size), "m.bin");
        ASSERT_FALSE(read) << size;
        EXPECT_THAT(read.error().message, HasSubstr("m.bin"));
    }
    Bytes outside = whole;
    put(outside, whole.size() - 2, std::uint16_t{65535});
    const auto read = read_milky_way(outside, "m.bin");
    ASSERT_FALSE(read);
    EXPECT_EQ(read.error().message, "m.bin: index 4811: expected less than 892, found 65535");
}

TEST(SkyMansions, AreTwentyEightInTheirOrderSevenToAPalace) {
    const auto read = load_mansions(kSky / "mansions.json");
    ASSERT_TRUE(read);
    ASSERT_EQ(read->size(), 28U);
    EXPECT_EQ(read->front().chinese, "角宿");
    EXPECT_EQ(read->front().english, "Jiǎo – Horn");
    EXPECT_EQ(read->front().palace, Palace::AzureDragon);
    EXPECT_EQ((*read)[7].palace, Palace::BlackTortoise);
    EXPECT_EQ(read->back().chinese, "轸宿");
    EXPECT_EQ(read->back().palace, Palace::VermilionBird);
    for (const Mansion& mansion : *read) EXPECT_FALSE(mansion.lines.empty()) << mansion.chinese;
}

TEST(SkyMansions, FiguresJoinStarsOfTheCatalogue) {
    const auto mansions = load_mansions(kSky / "mansions.json");
    ASSERT_TRUE(mansions);
    const auto stars = all_stars();
    std::size_t corners = 0;
    std::size_t on_stars = 0;
    for (const Mansion& mansion : *mansions) {
        for (const auto& line : mansion.lines) {
            for (const glm::vec3& corner : line) {
                ++corners;
                on_stars += std::any_of(stars.begin(), stars.end(), [&](const Star& star) {
                    return degrees_between(star.direction, glm::normalize(glm::dvec3(corner))) <
                           0.1;
                });
            }
        }
    }
    EXPECT_GT(corners, 150U);
    EXPECT_GE(on_stars, corners * 9 / 10) << "of " << corners;
}

TEST(SkyMansions, ACutFileIsRefusedWhereverItIsCut) {
    const std::string whole = text_of("mansions.json");
    for (std::size_t size = 0; size + 3 < whole.size(); size += 97) {
        const auto read = read_mansions(whole.substr(0, size), "mansions.json");
        ASSERT_FALSE(read) << size;
        EXPECT_THAT(read.error().message, HasSubstr("mansions.json: expected JSON"));
    }
}

TEST(SkyMansions, AFaultNamesTheMansionAndWhatWasExpected) {
    const auto with = [](const std::string& from, const std::string& to) {
        std::string text = text_of("mansions.json");
        const auto at = text.find(from);
        EXPECT_NE(at, std::string::npos) << from;
        text.replace(at, from.size(), to);
        const auto read = read_mansions(text, "m.json");
        return read ? std::string() : read.error().message;
    };
    EXPECT_EQ(with("\"亢宿\"", "7"), "m.json: mansion 2: expected the texts zh, pinyin and en");
    EXPECT_EQ(with("\"label\": [202.4858", "\"label\": [902.4858"),
              "m.json: mansion 1: label: expected right ascension and declination in degrees");
    EXPECT_THAT(with("[201.2982, -11.1613]", "[201.2982]"),
                HasSubstr("mansion 1: lines: expected"));
    EXPECT_EQ(read_mansions("[]", "m.json").error().message,
              "m.json: expected a list of the 28 mansions, found 0");
}

TEST(SkyFilesOfAFolder, MissingOnesAreNamedOneSentenceEach) {
    const SkyFiles files = load_sky_files("/nowhere/assets");
    ASSERT_EQ(files.faults.size(), 5U);
    const char* const names[] = {"stars.bin", "milkyway-mesh.bin", "milkyway.png", "mansions.json",
                                 "labels.png"};
    for (std::size_t i = 0; i < 5; ++i) {
        EXPECT_THAT(files.faults[i].message, HasSubstr(names[i]));
        EXPECT_THAT(files.faults[i].message, HasSubstr("/nowhere/assets"));
    }
    EXPECT_FALSE(files.stars || files.milky_way || files.mansions || files.labels);
}

TEST(SkyFilesOfAFolder, TheRepositorysAreWhole) {
    const SkyFiles files = load_sky_files(TAIJI_SOURCE_DIR "/assets");
    for (const Error& fault : files.faults) ADD_FAILURE() << fault.message;
    EXPECT_TRUE(files.stars && files.milky_way && files.milky_way_picture && files.mansions &&
                files.labels);
}

}  // namespace
}  // namespace taiji::sky
