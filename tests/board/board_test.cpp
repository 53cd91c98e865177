#include "game/board/board.hpp"

#include <gtest/gtest.h>

#include <set>
#include <string>

#include "game/board/coordinates.hpp"
#include "tests/support/boards.hpp"

namespace taiji {
namespace {

using test::at;
using test::world;

/// "e1n1 e2" and so on, in index order.
std::string texts(const PointSet& points) {
    std::string out;
    for (Point point : points) out += (out.empty() ? "" : " ") + point_text(world(), point);
    return out;
}

TEST(WorldBoard, Has165SolidPointsAndADashedPointInEveryOceanCell) {
    EXPECT_EQ(world().solid_count(), 165U);
    std::size_t oceans = 0;
    for (int y = -9; y <= 9; y += 2) {
        for (int x = -13; x <= 13; x += 2) {
            const bool ocean = world().cell({x, y}) == Cell::Ocean;
            EXPECT_EQ(world().point_at({x, y}).has_value(), ocean);
            oceans += ocean ? 1U : 0U;
        }
    }
    EXPECT_EQ(world().point_count(), 165U + oceans);
    EXPECT_EQ(world().dashed_points().size(), static_cast<int>(oceans));
}

TEST(WorldBoard, TakesTerrainFromTheCellsThatTouchAPoint) {
    EXPECT_EQ(world().terrain(at("w4n2")), Terrain::Inland);
    EXPECT_EQ(world().terrain(at("w2")), Terrain::OpenSea);
    EXPECT_EQ(world().terrain(at("w3")), Terrain::Coast);
    EXPECT_EQ(world().terrain(at("w7n3")), Terrain::Coast);    // rim: two cells
    EXPECT_EQ(world().terrain(at("w7n5")), Terrain::OpenSea);  // corner: one cell
}

TEST(WorldBoard, HasFourLandmassesAndNoneForTheSupremeTaiji) {
    EXPECT_EQ(world().landmass_count(), 4U);
    const std::set<std::optional<Landmass>> distinct = {
        world().landmass(at("w4")), world().landmass(at("s3w3")), world().landmass(at("e4")),
        world().landmass(at("e6s3"))};
    EXPECT_EQ(distinct.size(), 4U);
    EXPECT_FALSE(distinct.contains(std::nullopt));
    EXPECT_EQ(world().landmass(world().supreme_taiji()), std::nullopt);
    EXPECT_EQ(world().landmass(at("w2")), std::nullopt);
    EXPECT_FALSE(world().land_points().contains(world().supreme_taiji()));
    EXPECT_EQ(world().landmass(at("w1n1")), world().landmass(at("e1s1")));  // round the centre
}

TEST(WorldBoard, LetsNoStepTouchTheSupremeTaijiOrCutItsCells) {
    for (Direction direction : kDirections) {
        const Point next = *world().point_at(step(direction));
        EXPECT_FALSE(world().is_land_step(world().supreme_taiji(), next));
        EXPECT_FALSE(world().is_land_step(next, world().supreme_taiji()));
        EXPECT_TRUE(world().is_centre_step(next, world().supreme_taiji()));
    }
    EXPECT_TRUE(world().is_centre_step(at("w1"), at("n1")));
    EXPECT_FALSE(world().is_land_step(at("w1"), at("n1")));
    EXPECT_FALSE(world().is_centre_step(at("w1"), at("w1n1")));
    EXPECT_TRUE(world().is_land_step(at("w1"), at("w1n1")));
}

TEST(WorldBoard, CountsACoastlineAsBothALandAndASeaStep) {
    EXPECT_TRUE(world().is_land_step(at("w3"), at("w3n1")));
    EXPECT_TRUE(world().is_sea_step(at("w3"), at("w3n1")));
    EXPECT_FALSE(world().is_sea_step(at("w4"), at("w4n1")));
    EXPECT_FALSE(world().is_land_step(at("w2"), at("s1w2")));
    EXPECT_FALSE(world().is_sea_step(at("w2"), at("w4")));  // not neighbours
}

TEST(WorldBoard, GivesPalacesOfNinePointsRoundTheSeats) {
    for (Side side : kBothSides) {
        EXPECT_EQ(world().palace(side).size(), 9);
        EXPECT_TRUE(world().palace(side).contains(world().seat(side)));
    }
    EXPECT_EQ(world().seat(Side::White), at("w4"));
    EXPECT_EQ(world().seat(Side::Black), at("e4"));
    EXPECT_EQ(world().hub_range(at("w4")).size(), 8);
    EXPECT_EQ(world().hub_range(at("w5n1")).size(), 3);
    EXPECT_TRUE(world().hub_range(at("w2")).empty());
}

TEST(WorldBoard, FindsTheCrossingsOfArmiesAndTheNearestOnesOfCitizens) {
    EXPECT_EQ(texts(world().army_crossings(at("w3"))), "w1");
    EXPECT_EQ(texts(world().citizen_crossings(at("w3"))), "");
    EXPECT_EQ(texts(world().army_crossings(at("w2n1"))), "w1n1");
    EXPECT_EQ(texts(world().citizen_crossings(at("w2n1"))), "w1n1");
    EXPECT_TRUE(world().army_crossings(at("e2s2")).empty());
}

TEST(Board, ReachIsSymmetricForAllButLandings) {
    const Board& b = world();
    const PointSet all = b.solid_points() | b.dashed_points();
    for (Point from : all) {
        for (Point to : all) {
            EXPECT_EQ(b.army_reach(from).contains(to), b.army_reach(to).contains(from));
            EXPECT_EQ(b.citizen_reach(from).contains(to), b.citizen_reach(to).contains(from));
            EXPECT_EQ(b.navy_range(from).contains(to), b.navy_range(to).contains(from));
            EXPECT_EQ(b.carrier_range(from).contains(to), b.carrier_range(to).contains(from));
            EXPECT_EQ(b.hub_range(from).contains(to), b.hub_range(to).contains(from));
            EXPECT_EQ(b.depth_strike_range(from).contains(to),
                      b.depth_strike_range(to).contains(from));
        }
    }
}

TEST(Board, KeepsLandingsToAndFromInStep) {
    const Board& b = world();
    int landings = 0;
    for (Point from : b.solid_points()) {
        for (const Landing& landing : b.landings_from(from)) {
            ++landings;
            bool found = false;
            for (const Landing& back : b.landings_to(landing.far)) {
                found |= back.far == from && back.centre == landing.centre;
            }
            EXPECT_TRUE(found);
            EXPECT_EQ(b.coord(from) + b.coord(landing.far), 2 * b.coord(landing.centre));
        }
    }
    EXPECT_GT(landings, 100);
}

TEST(Board, LinesRunToTheRimAndLeaveTheSupremeTaijiOut) {
    const auto line = world().line(at("s2w2"), Direction::NorthEast);
    ASSERT_EQ(line.size(), 6U);
    EXPECT_EQ(line[0], at("s1w1"));
    EXPECT_EQ(line[1], at("e1n1"));
    EXPECT_EQ(line.back(), at("e5n5"));
    for (Direction direction : kDirections) {
        EXPECT_TRUE(world().line(at("e3.5s3.5"), direction).empty());
    }
}

TEST(Board, SubmarineLinesEndWhereTheSeaEnds) {
    const auto east = world().submarine_line(at("w2"), Direction::East);
    EXPECT_EQ(east.size(), 1U);  // to w1: beyond it lies the centre region
    const auto dive = world().submarine_line(at("e3s4"), Direction::NorthEast);
    ASSERT_GE(dive.size(), 3U);
    EXPECT_EQ(dive[0], at("e3.5s3.5"));
    EXPECT_EQ(dive[1], at("e4s3"));
    EXPECT_EQ(dive[2], at("e4.5s2.5"));
    EXPECT_TRUE(world().submarine_line(at("e3.5s3.5"), Direction::East).empty());
}

}  // namespace
}  // namespace taiji
