#include "renderer/scene/sun.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cmath>
#include <glm/geometric.hpp>
#include <string>

#include "renderer/scene/board_projection.hpp"
#include "tests/scene/world_placement.hpp"

namespace taiji::scene {
namespace {

UtcTime at(const char* text) {
    const auto time = parse_iso8601(text);
    EXPECT_TRUE(time) << (time ? "" : time.error().message);
    return time.value_or(UtcTime{});
}

std::string refusal(std::string_view text) {
    const auto time = parse_iso8601(text);
    EXPECT_FALSE(time) << text;
    return time ? "" : time.error().message;
}

Geographic under(GlobeVector direction) {
    return geographic_from_direction(direction);
}

/// Right ascension, degrees 0..360.
double right_ascension(GlobeVector direction, UtcTime time) {
    const double degrees = (under(direction).longitude + sidereal_time(time)) / kDegree;
    return std::fmod(degrees + 720.0, 360.0);
}

// Meeus, Astronomical Algorithms, examples 12.a and 12.b.
TEST(SiderealTime, AgreesWithMeeus) {
    EXPECT_NEAR(sidereal_time(at("1987-04-10T00:00Z")) / kDegree, 197.693195, 1e-6);
    EXPECT_NEAR(sidereal_time(at("1987-04-10T19:21:00Z")) / kDegree, 128.7378734, 1e-6);
}

// Meeus, example 25.a.
TEST(Sun, AgreesWithMeeusOn13October1992) {
    const UtcTime time = at("1992-10-13T00:00Z");
    const GlobeVector sun = sun_direction(time);
    EXPECT_NEAR(right_ascension(sun, time), 198.38083, 0.02);
    EXPECT_NEAR(under(sun).latitude / kDegree, -7.78507, 0.02);
}

// Times of the seasons: US Naval Observatory, Earth's Seasons and Apsides.
TEST(Sun, StandsOverTheEquatorAtTheEquinoxes) {
    for (const char* equinox : {"2024-03-20T03:06Z", "2024-09-22T12:44Z", "2000-03-20T07:35Z"}) {
        EXPECT_NEAR(under(sun_direction(at(equinox))).latitude / kDegree, 0.0, 0.02) << equinox;
    }
}

TEST(Sun, StandsOverTheTropicsAtTheSolstices) {
    EXPECT_NEAR(under(sun_direction(at("2024-06-20T20:51Z"))).latitude / kDegree, 23.44, 0.02);
    EXPECT_NEAR(under(sun_direction(at("2024-12-21T09:21Z"))).latitude / kDegree, -23.44, 0.02);
}

// The equation of time: about 14.2 minutes slow on 11 February, 16.4 fast on 3 November.
TEST(Sun, CrossesGreenwichAtNoonButForTheEquationOfTime) {
    EXPECT_NEAR(under(sun_direction(at("2024-02-11T12:00Z"))).longitude / kDegree, 14.2 / 4, 0.1);
    EXPECT_NEAR(under(sun_direction(at("2024-11-03T12:00Z"))).longitude / kDegree, -16.4 / 4, 0.1);
}

TEST(Sun, GoesWestFifteenDegreesAnHour) {
    const double noon = under(sun_direction(at("2024-05-05T12:00Z"))).longitude;
    const double later = under(sun_direction(at("2024-05-05T13:00Z"))).longitude;
    EXPECT_NEAR((noon - later) / kDegree, 15.0, 0.01);
}

// Meeus, examples 47.a and 48.a.
TEST(MoonPlace, AgreesWithMeeusOn12April1992) {
    const UtcTime time = at("1992-04-12T00:00Z");
    const Moon now = moon(time);
    EXPECT_NEAR(right_ascension(now.direction, time), 134.688, 0.4);
    EXPECT_NEAR(under(now.direction).latitude / kDegree, 13.768, 0.3);
    EXPECT_NEAR(now.distance, 368409.7 / 6378.14, 0.3);
    EXPECT_NEAR(now.lit, 0.6786, 0.01);
}

// Solar eclipse of 8 April 2024, lunar eclipse of 14 March 2025 (NASA).
TEST(MoonPlace, IsNewAtASolarEclipseAndFullAtALunarOne) {
    const UtcTime solar = at("2024-04-08T18:17Z");
    EXPECT_LT(moon(solar).lit, 0.002);
    EXPECT_GT(glm::dot(moon(solar).direction, sun_direction(solar)), std::cos(1.5 * kDegree));
    const UtcTime lunar = at("2025-03-14T06:59Z");
    EXPECT_GT(moon(lunar).lit, 0.998);
    EXPECT_LT(glm::dot(moon(lunar).direction, sun_direction(lunar)), -std::cos(1.5 * kDegree));
}

// Meeus, example 21.b: theta Persei, proper motion applied.
TEST(StarDirections, ArePrecessedAsInMeeus) {
    const UtcTime time = at("2028-11-13T04:33:36Z");
    const GlobeVector j2000 = direction_from_geographic({41.054063 * kDegree, 49.227750 * kDegree});
    const GlobeVector now = globe_from_j2000(time) * j2000;
    EXPECT_NEAR(right_ascension(now, time), 41.547214, 1e-5);
    EXPECT_NEAR(under(now).latitude / kDegree, 49.348483, 1e-5);
}

TEST(StarDirections, AreTurnedNotMirrored) {
    const glm::dmat3 turn = globe_from_j2000(at("2150-01-01T00:00Z"));
    EXPECT_NEAR(glm::determinant(turn), 1.0, 1e-14);
    EXPECT_NEAR(glm::length(turn * glm::dvec3(0.6, 0.0, 0.8)), 1.0, 1e-14);
}

TEST(Iso8601, ReadsUtcAndOffsetsAlike) {
    const double noon = at("2000-01-01T12:00Z").days_since_j2000;
    EXPECT_EQ(noon, 0.0);
    EXPECT_NEAR(at("2000-01-01T20:00+08:00").days_since_j2000, noon, 1e-12);
    EXPECT_NEAR(at("2000-01-01T06:30:00-05:30").days_since_j2000, noon, 1e-12);
    EXPECT_NEAR(at("2000-01-02T12:00:43.2Z").days_since_j2000, 1.0005, 1e-12);
    EXPECT_NEAR(at("1999-12-31T12:00:00.000000000Z").days_since_j2000, -1.0, 1e-12);
}

TEST(Iso8601, RefusesWhatIsNotOneMomentAndSaysWhatItExpects) {
    using ::testing::HasSubstr;
    for (const char* text :
         {"", "now", "2026-06-21", "2026-06-21T12:00", "2026-06-21 12:00Z", "2026-6-21T12:00Z",
          "2026-06-21T12Z", "2026-06-21T12:00:5Z", "2026-06-21T12:00:00.Z", "2026-06-21T12:00z",
          "2026-06-21T12:00ZZ", "2026-06-21T12:00+8", "2026-06-21T12:00+08:60",
          "2026-06-21T12:00:00.0000000001Z", "+2026-06-21T12:00Z", "-026-06-21T12:00Z"}) {
        EXPECT_THAT(refusal(text), HasSubstr("expected ISO 8601 such as")) << text;
        EXPECT_THAT(refusal(text), HasSubstr(std::string("\"") + text + "\""));
    }
    EXPECT_THAT(refusal("2026-02-29T12:00Z"), HasSubstr("no such day"));
    EXPECT_THAT(refusal("2026-13-01T12:00Z"), HasSubstr("no such day"));
    EXPECT_THAT(refusal("2026-00-01T12:00Z"), HasSubstr("no such day"));
    EXPECT_THAT(refusal("2026-01-01T24:00Z"), HasSubstr("no such time of day"));
    EXPECT_THAT(refusal("2026-01-01T23:60Z"), HasSubstr("no such time of day"));
    EXPECT_THAT(refusal("2026-01-01T23:59:60Z"), HasSubstr("no such time of day"));
    EXPECT_THAT(refusal("1750-01-01T00:00Z"), HasSubstr("outside 1800 to 2200"));
}

TEST(LightForPlay, FollowsTheCameraFromTheUpperLeft) {
    for (int latitude = -90; latitude <= 90; latitude += 30) {
        const CameraRig rig = rig_from_pose({.target = {1.0, latitude * kDegree}, .heading = 0.4});
        const GlobeVector light = light_for_play(rig);
        EXPECT_NEAR(glm::length(light), 1.0, 1e-14);
        EXPECT_NEAR(std::acos(glm::dot(light, rig.target())) / kDegree, 27.0, 5.0);
        EXPECT_LT(glm::dot(light, rig.right()), -0.2);
        EXPECT_GT(glm::dot(light, rig.ahead()), 0.1);
    }
}

}  // namespace
}  // namespace taiji::scene
