#include "client/view/continents.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <numbers>
#include <string>

#include "tests/support/boards.hpp"

namespace taiji {
namespace {

using scene::Tint;
using ::testing::HasSubstr;

constexpr double kDegree = std::numbers::pi / 180.0;

std::optional<Tint> tint_at(const Continents& continents, double latitude, double longitude) {
    return continents.tint({longitude * kDegree, latitude * kDegree});
}

std::string refusal(std::string_view text) {
    const auto continents = Continents::parse(text, "x.regions");
    EXPECT_FALSE(continents) << text;
    return continents ? "" : continents.error().message;
}

TEST(Continents, OfTheWorldHaveTheColoursOfTheRules) {
    const auto text = test::read_source_file("assets/boards/continents.regions");
    const auto world = Continents::parse(text, "continents.regions");
    ASSERT_TRUE(world) << world.error().message;
    EXPECT_EQ(tint_at(*world, 35.7, 139.7), Tint::Green) << "Tokyo";
    EXPECT_EQ(tint_at(*world, 24.7, 46.7), Tint::Green) << "Riyadh";
    EXPECT_EQ(tint_at(*world, 66.2, -172.0), Tint::Green) << "Chukotka, beyond 180 degrees";
    EXPECT_EQ(tint_at(*world, -33.9, 151.2), Tint::Green) << "Sydney";
    EXPECT_EQ(tint_at(*world, -1.3, 36.8), Tint::Red) << "Nairobi";
    EXPECT_EQ(tint_at(*world, 33.6, -7.6), Tint::Red) << "Casablanca";
    EXPECT_EQ(tint_at(*world, -18.9, 47.5), Tint::Red) << "Antananarivo";
    EXPECT_EQ(tint_at(*world, 40.7, -74.0), Tint::Yellow) << "New York";
    EXPECT_EQ(tint_at(*world, -22.9, -43.2), Tint::Yellow) << "Rio de Janeiro";
    EXPECT_EQ(tint_at(*world, 64.2, -51.7), Tint::Yellow) << "Nuuk";
    EXPECT_EQ(tint_at(*world, 61.2, -149.9), Tint::Yellow) << "Anchorage";
    EXPECT_EQ(tint_at(*world, 48.9, 2.4), Tint::White) << "Paris";
    EXPECT_EQ(tint_at(*world, 55.8, 37.6), Tint::White) << "Moscow";
    EXPECT_EQ(tint_at(*world, -80.0, 0.0), std::nullopt) << "Antarctica lies on no board";
}

TEST(Continents, TakeTheFirstRegionThatHoldsThePlace) {
    const auto continents =
        Continents::parse("red 0 0 10 10\n; a comment\n\ngreen -5 -5 20 20 ; all\n", "x");
    ASSERT_TRUE(continents) << continents.error().message;
    EXPECT_EQ(tint_at(*continents, 5, 5), Tint::Red);
    EXPECT_EQ(tint_at(*continents, 15, 5), Tint::Green);
    EXPECT_EQ(tint_at(*continents, 25, 5), std::nullopt);
}

TEST(Continents, MayCross180Degrees) {
    const auto continents = Continents::parse("white 170 -10 -170.5 10", "x");
    ASSERT_TRUE(continents) << continents.error().message;
    EXPECT_EQ(tint_at(*continents, 0, 175), Tint::White);
    EXPECT_EQ(tint_at(*continents, 0, -175), Tint::White);
    EXPECT_EQ(tint_at(*continents, 0, -170.4), std::nullopt);
    EXPECT_EQ(tint_at(*continents, 0, 0), std::nullopt);
}

TEST(Continents, RefuseAFaultyLineByNumberAndReason) {
    EXPECT_THAT(refusal("\nred 0 0 10"), HasSubstr("x.regions:2: 4 words where a region has 5"));
    EXPECT_THAT(refusal("blue 0 0 10 10"), HasSubstr("x.regions:1: colour \"blue\""));
    EXPECT_THAT(refusal("red 0 0 1o 10"), HasSubstr("\"1o\" where degrees from -180 to 180"));
    EXPECT_THAT(refusal("red 0 0 10 91"), HasSubstr("\"91\" where degrees from -90 to 90"));
    EXPECT_THAT(refusal("red nan 0 10 10"), HasSubstr("\"nan\" where degrees"));
    EXPECT_THAT(refusal("red 0 10 10 10"), HasSubstr("south 10 is not below north 10"));
    EXPECT_THAT(refusal("; nothing\n\n"), HasSubstr("x.regions: no region"));
}

}  // namespace
}  // namespace taiji
