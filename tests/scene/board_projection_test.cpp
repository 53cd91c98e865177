#include "renderer/scene/board_projection.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cmath>
#include <glm/geometric.hpp>
#include <vector>

#include "tests/scene/world_placement.hpp"

namespace taiji::scene {
namespace {

constexpr double kPi = std::numbers::pi;

std::vector<BoardPlace> every_half_step_of_the_board() {
    std::vector<BoardPlace> places;
    for (int x2 = -14; x2 <= 14; ++x2) {
        for (int y2 = -10; y2 <= 10; ++y2) places.push_back({x2 / 2.0, y2 / 2.0});
    }
    return places;
}

TEST(BoardProjection, PutsTheMiddleOnTheGreenwichMeridianAt39North) {
    const Geographic middle = BoardProjection(kWorld).geographic({0.0, 0.0});
    EXPECT_NEAR(middle.longitude, 0.0, 1e-15);
    EXPECT_NEAR(middle.latitude, 39.0 * kDegree, 1e-15);
}

// RULES.md 1: "the rows run from 44 deg S to 79 deg N", columns W7..E7 at 24 degrees each.
TEST(BoardProjection, PutsTheRimWhereTheRulesSay) {
    const BoardProjection projection(kWorld);
    EXPECT_NEAR(projection.geographic({0.0, 5.0}).latitude / kDegree, 79.0, 0.5);
    EXPECT_NEAR(projection.geographic({0.0, -5.0}).latitude / kDegree, -44.0, 0.5);
    EXPECT_NEAR(projection.geographic({7.0, 0.0}).longitude / kDegree, 168.0, 1e-12);
    EXPECT_NEAR(projection.geographic({-7.0, 0.0}).longitude / kDegree, -168.0, 1e-12);
}

TEST(BoardProjection, AgreesWithTheGudermannianOfTheRules) {
    const BoardProjection projection(kWorld);
    const double start = std::log(std::tan(kPi / 4 + 39.0 * kDegree / 2));
    for (int y2 = -10; y2 <= 10; ++y2) {
        const double expected = 2 * std::atan(std::tanh((start + 0.32 * y2 / 2.0) / 2));
        EXPECT_NEAR(projection.geographic({1.0, y2 / 2.0}).latitude, expected, 1e-14) << y2;
    }
}

TEST(BoardProjection, GoesToEveryFrameAndBackWithinAMicrometre) {
    const BoardProjection projection(kWorld);
    for (const BoardPlace place : every_half_step_of_the_board()) {
        for (const BoardPlace back : {projection.board(projection.map(place)),
                                      projection.board(projection.geographic(place)),
                                      projection.board(projection.direction(place))}) {
            EXPECT_NEAR(back.x, place.x, 1e-13);
            EXPECT_NEAR(back.y, place.y, 1e-13);
        }
    }
}

TEST(BoardProjection, StaysFiniteAtThePolesAndTellsThemApart) {
    const BoardProjection projection(kWorld);
    const BoardPlace north = projection.board(GlobeVector(0.0, 0.0, 1.0));
    const BoardPlace south = projection.board(GlobeVector(0.0, 0.0, -1.0));
    EXPECT_TRUE(std::isfinite(north.y));
    EXPECT_GT(north.y, 50.0);
    EXPECT_TRUE(std::isfinite(south.y));
    EXPECT_LT(south.y, -50.0);
    EXPECT_NEAR(projection.direction(north).z, 1.0, 1e-15);
    EXPECT_NEAR(projection.direction(south).z, -1.0, 1e-15);
    EXPECT_TRUE(std::isfinite(projection.geographic({1e300, 1e300}).latitude));
}

TEST(BoardProjection, MeetsAt180DegreesFromBothSides) {
    const BoardProjection projection(kWorld);
    const GlobeVector from_east = projection.direction({7.5, 2.0});
    const GlobeVector from_west = projection.direction({-7.5, 2.0});
    EXPECT_NEAR(glm::distance(from_east, from_west), 0.0, 1e-15);
    EXPECT_NEAR(projection.board(GlobeVector(-1.0, 1e-9, 0.0)).x, 7.5, 1e-7);
    EXPECT_NEAR(projection.board(GlobeVector(-1.0, -1e-9, 0.0)).x, -7.5, 1e-7);
}

TEST(BoardProjection, WrapsLongitudesAtTheDateLine) {
    EXPECT_NEAR(wrapped_longitude(190.0 * kDegree), -170.0 * kDegree, 1e-14);
    EXPECT_NEAR(wrapped_longitude(-190.0 * kDegree), 170.0 * kDegree, 1e-14);
    EXPECT_NEAR(wrapped_longitude(725.0 * kDegree), 5.0 * kDegree, 1e-13);
    EXPECT_EQ(wrapped_longitude(std::nan("")), 0.0);
    EXPECT_EQ(wrapped_longitude(HUGE_VAL), 0.0);
}

TEST(BoardProjection, SpacingIsTheDistanceToTheNearestNeighbour) {
    const BoardProjection projection(kWorld);
    for (int y = -5; y <= 5; ++y) {
        const double step = 1e-4;
        const BoardPlace at{2.0, 1.0 * y};
        const GlobeVector here = projection.direction(at);
        const double along_row = glm::distance(here, projection.direction({at.x + step, at.y}));
        const double along_column = glm::distance(here, projection.direction({at.x, at.y + step}));
        EXPECT_NEAR(projection.globe_spacing(at), std::min(along_row, along_column) / step, 1e-4)
            << "row " << y;
    }
}

TEST(GlobeFrame, IsRightHandedAndPointsEastNorthUp) {
    for (int latitude = -90; latitude <= 90; latitude += 15) {
        for (int longitude = -180; longitude <= 180; longitude += 15) {
            const Geographic place{longitude * kDegree, latitude * kDegree};
            const GlobeFrame frame = globe_frame(place);
            EXPECT_NEAR(glm::distance(glm::cross(frame.east, frame.north), frame.up), 0.0, 1e-15);
            EXPECT_NEAR(glm::distance(frame.up, direction_from_geographic(place)), 0.0, 1e-15);
            EXPECT_GE(frame.north.z, 0.0);
            EXPECT_EQ(frame.east.z, 0.0);
        }
    }
}

TEST(GlobeFrame, PutsTheAxesWhereTheFrameSays) {
    EXPECT_NEAR(glm::distance(direction_from_geographic({0.0, 0.0}), GlobeVector(1, 0, 0)), 0,
                1e-15);
    EXPECT_NEAR(glm::distance(direction_from_geographic({kPi / 2, 0.0}), GlobeVector(0, 1, 0)), 0,
                1e-15);
    EXPECT_NEAR(glm::distance(direction_from_geographic({0.3, kPi / 2}), GlobeVector(0, 0, 1)), 0,
                1e-15);
}

TEST(BoardProjectionDeath, RefusesAPlacementWithoutSpacing) {
    BoardPlacement placement = kWorld;
    placement.row_spacing = 0.0;
    EXPECT_DEATH(BoardProjection{placement}, "row_spacing");
}

}  // namespace
}  // namespace taiji::scene
