#include "client/director/framing.hpp"

#include <gtest/gtest.h>

#include <array>
#include <cmath>
#include <numbers>

namespace taiji::director {
namespace {

constexpr double kDegree = std::numbers::pi / 180.0;

Lens lens_on(double unrolled) {
    scene::Viewport viewport;
    viewport.covered = {.left = 100.0, .right = 300.0};
    return {scene::Surface(scene::Morph(unrolled)), viewport};
}

Subject place(const Lens& lens, double longitude, double latitude, double height = 0.0) {
    return {lens.surface, {longitude * kDegree, latitude * kDegree}, height};
}

TEST(Framing, SeesWhatItFramed) {
    for (const double unrolled : {0.0, 1.0}) {
        const Lens lens = lens_on(unrolled);
        const std::array subjects = {place(lens, -96.0, 39.0), place(lens, -24.0, 20.0),
                                     place(lens, -40.0, -30.0)};
        const Look look{.nearest = 1.0, .farthest = 6.0};
        const auto framed = frame(lens, subjects, look);
        ASSERT_TRUE(framed.has_value());
        EXPECT_TRUE(sees(lens.view(*framed), subjects, look));
        // No nearer than that: from nearer something would be cut off.
        Stance nearer = *framed;
        nearer.log_distance -= 0.15;
        EXPECT_FALSE(sees(lens.view(nearer), subjects, look));
    }
}

TEST(Framing, HasNoPictureOfBothSidesOfTheEarth) {
    const Lens lens = lens_on(0.0);
    const std::array subjects = {place(lens, -90.0, 0.0), place(lens, 90.0, 0.0)};
    EXPECT_FALSE(frame(lens, subjects, {.farthest = 9.0}).has_value());
    const Lens flat = lens_on(1.0);
    const std::array unrolled = {place(flat, -90.0, 0.0), place(flat, 90.0, 0.0)};
    EXPECT_TRUE(frame(flat, unrolled, {.farthest = 9.0}).has_value());
}

TEST(Framing, LooksFromTheNorthAtWhatLiesFarApart) {
    const Lens lens = lens_on(0.0);
    const std::array subjects = {place(lens, -84.0, 45.0), place(lens, 84.0, 45.0)};
    const auto framed = frame(lens, subjects, {.farthest = 6.0, .facing = 0.2});
    ASSERT_TRUE(framed.has_value());
    EXPECT_GT(framed->latitude, 50.0 * kDegree);
}

TEST(Framing, WhatIsHighAboveTheRimIsSeenAndWhatIsBehindItIsNot) {
    const Lens lens = lens_on(0.0);
    const Stance stance{.log_distance = std::log(4.0)};
    const Look look{.margin = 0.0};
    const std::array high = {place(lens, 85.0, 0.0, 0.4)};
    const std::array behind = {place(lens, 140.0, 0.0, 0.3)};
    EXPECT_TRUE(sees(lens.view(stance), high, look));
    EXPECT_FALSE(sees(lens.view(stance), behind, look));
}

TEST(Framing, ApproachesNoFartherThanNeeded) {
    const Lens lens = lens_on(0.0);
    const std::array subjects = {place(lens, 30.0, 40.0), place(lens, 40.0, 40.0)};
    const Look look{.nearest = 1.5, .farthest = 2.7};
    const auto ideal = frame(lens, subjects, look);
    ASSERT_TRUE(ideal.has_value());
    Stance from = *ideal;
    from.longitude -= 60.0 * kDegree;
    const Stance there = approach(lens, subjects, look, from, *ideal);
    EXPECT_TRUE(sees(lens.view(there), subjects, look));
    EXPECT_LT(there.longitude, ideal->longitude - 1.0 * kDegree);
    EXPECT_GT(there.longitude, from.longitude + 1.0 * kDegree);
    // What sees them already stays.
    EXPECT_EQ(approach(lens, subjects, look, there, *ideal), there);
}

}  // namespace
}  // namespace taiji::director
