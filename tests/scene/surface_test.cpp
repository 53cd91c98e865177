#include "renderer/scene/surface.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <glm/geometric.hpp>
#include <random>
#include <vector>

#include "renderer/scene/board_projection.hpp"
#include "tests/scene/world_placement.hpp"

namespace taiji::scene {
namespace {

constexpr double kPi = std::numbers::pi;
const std::vector<double> kStages = {0.0, 1e-12, 1e-6, 0.01,     0.1,         0.3,
                                     0.5, 0.75,  0.9,  0.999999, 1.0 - 1e-10, 1.0};

std::vector<MapPlace> places_on_the_map() {
    std::vector<MapPlace> places;
    for (int i = -8; i <= 8; ++i) {
        for (int j = 0; j <= 12; ++j) {
            const MapLimits limits = map_limits();
            places.push_back({i / 8.0 * kPi * 0.999999,
                              limits.south + j / 12.0 * (limits.north - limits.south)});
        }
    }
    return places;
}

TEST(Surface, IsTheUnitSphereAtTheStart) {
    const Surface globe{Morph(0.0)};
    for (const MapPlace place : places_on_the_map()) {
        const GlobeVector expected = direction_from_geographic(geographic_from_map(place));
        const SurfaceFrame frame = globe.frame(place);
        EXPECT_NEAR(glm::distance(frame.position, expected), 0.0, 1e-15);
        EXPECT_NEAR(glm::distance(frame.up, expected), 0.0, 1e-15);
        EXPECT_NEAR(frame.scale, std::cos(geographic_from_map(place).latitude), 1e-15);
    }
}

TEST(Surface, IsTheMercatorPlaneAtTheEnd) {
    const Surface flat{Morph(1.0)};
    for (const MapPlace place : places_on_the_map()) {
        const SurfaceFrame frame = flat.frame(place);
        EXPECT_EQ(frame.position, GlobeVector(1.0, place.longitude, place.ordinate));
        EXPECT_EQ(frame.up, GlobeVector(1.0, 0.0, 0.0));
        EXPECT_EQ(frame.scale, 1.0);
    }
}

TEST(Surface, MakesRegularRectanglesOfTheCellsWhenFlat) {
    const BoardProjection projection(kWorld);
    const Surface flat{Morph(1.0)};
    for (int x = -7; x < 7; ++x) {
        for (int y = -5; y < 5; ++y) {
            const GlobeVector corner = flat.position(projection.map({1.0 * x, 1.0 * y}));
            const GlobeVector opposite = flat.position(projection.map({x + 1.0, y + 1.0}));
            EXPECT_NEAR(opposite.y - corner.y, 24.0 * kDegree, 1e-14);
            EXPECT_NEAR(opposite.z - corner.z, 0.32, 1e-14);
        }
    }
}

TEST(Surface, HasAnOrthonormalFrameThatFollowsTheMapAtEveryStage) {
    const double step = 1e-6;
    for (const double amount : kStages) {
        const Surface surface{Morph(amount)};
        for (const MapPlace place : places_on_the_map()) {
            const SurfaceFrame at = surface.frame(place);
            EXPECT_NEAR(glm::distance(glm::cross(at.east, at.north), at.up), 0.0, 1e-12);
            const GlobeVector eastward =
                (surface.position({place.longitude + step, place.ordinate}) -
                 surface.position({place.longitude - step, place.ordinate})) /
                (2 * step);
            const GlobeVector northward =
                (surface.position({place.longitude, place.ordinate + step}) -
                 surface.position({place.longitude, place.ordinate - step})) /
                (2 * step);
            EXPECT_NEAR(glm::distance(eastward, at.scale * at.east), 0.0, 1e-8) << amount;
            EXPECT_NEAR(glm::distance(northward, at.scale * at.north), 0.0, 1e-8) << amount;
        }
    }
}

TEST(Surface, MovesNoPlaceByMoreThanALittleInALittleTime) {
    for (const MapPlace place : places_on_the_map()) {
        GlobeVector before = Surface{Morph(0.0)}.position(place);
        for (int i = 1; i <= 1000; ++i) {
            const GlobeVector now = Surface{Morph(i / 1000.0)}.position(place);
            EXPECT_LT(glm::distance(before, now), 0.025) << "at " << i << " thousandths";
            before = now;
        }
    }
}

TEST(Surface, NeverMeetsItself) {
    for (const double amount : kStages) {
        const Surface surface{Morph(amount)};
        const std::vector<MapPlace> places = places_on_the_map();
        for (std::size_t a = 0; a < places.size(); ++a) {
            for (std::size_t b = a + 1; b < places.size(); ++b) {
                // On the globe the two edges of the map are one line.
                if (amount < 1e-3 && std::abs(places[a].longitude) > 3.0) continue;
                EXPECT_GT(glm::distance(surface.position(places[a]), surface.position(places[b])),
                          0.005)
                    << amount;
            }
        }
    }
}

TEST(Surface, OpensAtTheDateLineOnly) {
    const double just = kPi * (1.0 - 1e-12);
    EXPECT_NEAR(glm::distance(Surface{Morph(0.0)}.position({just, 0.5}),
                              Surface{Morph(0.0)}.position({-just, 0.5})),
                0.0, 1e-11);
    double gap = 0.0;
    for (int i = 1; i <= 100; ++i) {
        const Surface surface{Morph(i / 100.0)};
        const double now =
            glm::distance(surface.position({just, 0.5}), surface.position({-just, 0.5}));
        EXPECT_GT(now, gap);
        gap = now;
    }
    EXPECT_NEAR(gap, 2 * kPi, 1e-9);
}

TEST(Surface, IsMetByARayWhereThePlaceIs) {
    std::mt19937 random(7);
    std::uniform_real_distribution<double> unit(-1.0, 1.0);
    int met = 0;
    for (const double amount : kStages) {
        const Surface surface{Morph(amount)};
        for (const MapPlace place : places_on_the_map()) {
            const SurfaceFrame at = surface.frame(place);
            const GlobeVector eye = at.position + 3.0 * (at.up + 0.8 * unit(random) * at.east +
                                                         0.8 * unit(random) * at.north);
            const auto found = surface.intersect({eye, glm::normalize(at.position - eye)});
            ASSERT_TRUE(found) << amount << " " << place.longitude << " " << place.ordinate;
            EXPECT_NEAR(found->longitude, place.longitude, 1e-7);
            EXPECT_NEAR(found->ordinate, place.ordinate, 1e-7);
            ++met;
        }
    }
    EXPECT_EQ(met, 12 * 17 * 13);
}

TEST(Surface, IsMissedByRaysThatPassByOrPointAwayOrStartInside) {
    const Surface globe{Morph(0.0)};
    EXPECT_TRUE(globe.intersect({{3, 0, 0}, {-1, 0, 0}}));
    EXPECT_FALSE(globe.intersect({{3, 0, 1.0001}, {-1, 0, 0}}));
    EXPECT_FALSE(globe.intersect({{3, 0, 0}, {1, 0, 0}}));
    EXPECT_FALSE(globe.intersect({{0.5, 0, 0}, {-1, 0, 0}}));
    const Surface flat{Morph(1.0)};
    EXPECT_TRUE(flat.intersect({{3, 0, 0}, {-1, 0, 0}}));
    EXPECT_FALSE(flat.intersect({{3, 0, 0}, {0, 1, 0}}));
    EXPECT_FALSE(flat.intersect({{0.5, 0, 0}, {-1, 0, 0}}));
    EXPECT_FALSE(flat.intersect({{3, 3.2, 0}, {-1, 0, 0}})) << "beyond the edge of the map";
}

TEST(Surface, IsNotMetThroughTheOpening) {
    const Surface open{Morph(0.5)};
    // From behind the date line: the sphere of radius 2 has its centre at (-1, 0, 0).
    EXPECT_FALSE(open.intersect({{-8, 0, 0}, {1, 0, 0}}));
}

TEST(Surface, RaysWithNonsenseMissInsteadOfAnsweringNonsense) {
    const double nan = std::nan("");
    for (const double amount : kStages) {
        const Surface surface{Morph(amount)};
        EXPECT_FALSE(surface.intersect({{nan, 0, 0}, {-1, 0, 0}}));
        EXPECT_FALSE(surface.intersect({{3, 0, 0}, {nan, 0, 0}}));
        EXPECT_FALSE(surface.intersect({{HUGE_VAL, 0, 0}, {-1, 0, 0}}));
        EXPECT_FALSE(surface.intersect({{3, 0, 0}, {0, 0, 0}}));
    }
}

TEST(Surface, MeasuresHeightAtEveryStage) {
    for (const double amount : kStages) {
        const Surface surface{Morph(amount)};
        for (const MapPlace place : places_on_the_map()) {
            for (const double height : {-0.2, 0.0, 0.001, 4.0}) {
                EXPECT_NEAR(surface.height(surface.position(place, height)), height, 1e-9)
                    << amount;
            }
        }
    }
}

TEST(Surface, ShowsAllOfTheGlobeAndFadesOnlyBeyondTheMap) {
    const Surface globe{Morph(0.0)};
    EXPECT_EQ(globe.visibility({kPi, 37.0}), 1.0);
    for (int i = 0; i <= 100; ++i) {
        const Surface surface{Morph(i / 100.0)};
        for (const MapPlace place : places_on_the_map()) EXPECT_EQ(surface.visibility(place), 1.0);
    }
    EXPECT_EQ(Surface{Morph(1.0)}.visibility({0.0, 37.0}), 0.0);
    EXPECT_GT(Surface{Morph(0.1)}.visibility({0.0, 37.0}), 0.0);
}

TEST(Morph, IsClampedAndNeverNotANumber) {
    EXPECT_EQ(Morph(-3.0).amount(), 0.0);
    EXPECT_EQ(Morph(7.0).amount(), 1.0);
    EXPECT_EQ(Morph(std::nan("")).amount(), 0.0);
}

}  // namespace
}  // namespace taiji::scene
