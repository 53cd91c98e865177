// RULES.md section 1, sentence by sentence.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <set>

#include "tests/support/boards.hpp"
#include "tests/support/golden.hpp"
#include "tests/support/scene.hpp"

namespace taiji::test {
namespace {

using testing::HasSubstr;

Terrain terrain(std::string_view point) {
    return world().terrain(at(point));
}
bool is_land_step(std::string_view a, std::string_view b) {
    return world().is_land_step(at(a), at(b));
}
bool is_sea_step(std::string_view a, std::string_view b) {
    return world().is_sea_step(at(a), at(b));
}
bool is_centre_step(std::string_view a, std::string_view b) {
    return world().is_centre_step(at(a), at(b));
}
bool is_same_landmass(std::string_view a, std::string_view b) {
    return world().landmass(at(a)) == world().landmass(at(b));
}

constexpr std::array<std::string_view, 8> kRimOfCentre = {"n1", "e1n1", "e1", "e1s1",
                                                          "s1", "s1w1", "w1", "w1n1"};

TEST(Board, CountsEastAndWestAlongTheFirstAxisNorthAndSouthAlongTheSecond) {
    EXPECT_EQ(world().coord(at("e3s5")), (Coord{6, -10}));
    EXPECT_EQ(world().coord(at("w5n4")), (Coord{-10, 8}));
}

TEST(Board, HasTheSupremeTaijiInTheMiddle) {
    EXPECT_EQ(world().coord(world().supreme_taiji()), (Coord{0, 0}));
}

TEST(SolidPoints, AreAllWholeNumbersFromW7ToE7AndS5ToN5) {
    for (int x = -7; x <= 7; ++x) {
        for (int y = -5; y <= 5; ++y) {
            const auto point = world().point_at({2 * x, 2 * y});
            ASSERT_TRUE(point) << x << ' ' << y;
            EXPECT_FALSE(world().is_dashed(*point));
            EXPECT_TRUE(world().solid_points().contains(*point));
        }
    }
}

TEST(SolidPoints, Are165) {
    EXPECT_EQ(world().solid_count(), 165U);
    EXPECT_EQ(world().solid_points().size(), 165);
}

TEST(Cells, AreTheFourteenByTenSquaresBetweenThePoints) {
    EXPECT_EQ(world().half_width(), 7);
    EXPECT_EQ(world().half_height(), 5);
    int cells = 0;
    for (int x2 = -13; x2 <= 13; x2 += 2) {
        for (int y2 = -9; y2 <= 9; y2 += 2) cells += world().cell({x2, y2}) ? 1 : 0;
    }
    EXPECT_EQ(cells, 140);
    EXPECT_FALSE(world().cell({15, 1}));
    EXPECT_FALSE(world().cell({1, 11}));
}

TEST(Cells, AreLandOrOceanAsTheTableSays) {
    // The table of section 1, copied here on purpose: it is the board.
    constexpr std::array<std::string_view, 10> kTable = {
        "~~####~~~~~#~~", "~~##~#~~~~###~", "######~#######", "~####~~######~", "~~##~~#######~",
        "~~##~~######~~", "~~~~~~###~##~~", "~~~~#~~##~~~~~", "~~~~#~~##~~~#~", "~~~~#~~~~~~~~~"};
    for (int row = 0; row < 10; ++row) {
        for (int column = 0; column < 14; ++column) {
            const Coord centre{2 * column - 13, 9 - 2 * row};
            const char sign =
                kTable[static_cast<std::size_t>(row)][static_cast<std::size_t>(column)];
            EXPECT_EQ(world().cell(centre), sign == '#' ? Cell::Land : Cell::Ocean)
                << row << ' ' << column;
        }
    }
}

TEST(DashedPoints, AreTheCentresOfAllOceanCellsAndOfNoOther) {
    int ocean = 0;
    for (int x2 = -13; x2 <= 13; x2 += 2) {
        for (int y2 = -9; y2 <= 9; y2 += 2) {
            const auto point = world().point_at({x2, y2});
            const bool is_ocean = world().cell({x2, y2}) == Cell::Ocean;
            EXPECT_EQ(point.has_value(), is_ocean) << x2 << ' ' << y2;
            if (point) {
                EXPECT_TRUE(world().is_dashed(*point));
            }
            ocean += is_ocean ? 1 : 0;
        }
    }
    EXPECT_EQ(world().dashed_points().size(), ocean);
    EXPECT_EQ(world().point_count(), 165U + static_cast<unsigned>(ocean));
    EXPECT_TRUE(world().is_dashed(at("(E3.5, N4.5)")));
}

TEST(DashedPoints, HoldSubmarinesOnly) {
    EXPECT_EQ(scene_refusal("Ss2.5w1.5"), "");
    EXPECT_EQ(scene_refusal("SMs2.5w1.5"), "");
    for (const std::string other : {"A", "N", "F", "M", "V", "C", "FA", "FC"}) {
        EXPECT_NE(scene_refusal(other + "s2.5w1.5"), "") << other;
    }
}

TEST(Board, HasLandRoundTheSupremeTaiji) {
    for (int x2 : {-1, 1}) {
        for (int y2 : {-1, 1}) EXPECT_EQ(world().cell({x2, y2}), Cell::Land);
    }
}

TEST(Board, DoesNotCloseAcrossThePacific) {
    EXPECT_FALSE(world().point_at({16, 0}));
    EXPECT_EQ(moves_of(white_to_move("Fe7s4 me7s3 me6s3 me6s4 me6s5 me7s5"), "Fe7s4").size(), 5U);
    EXPECT_TRUE(world().submarine_line(at("e7s4"), Direction::East).empty());
}

TEST(Terrain, IsInlandWhereAllCellsAreLand) {
    EXPECT_EQ(terrain("e3n2"), Terrain::Inland);
    EXPECT_EQ(terrain("w4n5"), Terrain::Inland) << "two cells at the rim";
}

TEST(Terrain, IsOpenSeaWhereAllCellsAreOcean) {
    EXPECT_EQ(terrain("w2"), Terrain::OpenSea);
    EXPECT_EQ(terrain("n5"), Terrain::OpenSea) << "two cells at the rim";
    EXPECT_EQ(terrain("e7s5"), Terrain::OpenSea) << "one cell in the corner";
}

TEST(Terrain, IsCoastWhereLandAndOceanTouch) {
    EXPECT_EQ(terrain("w3"), Terrain::Coast);
    EXPECT_EQ(terrain("w1n5"), Terrain::Coast) << "two cells at the rim";
    EXPECT_EQ(terrain("e6n3"), Terrain::Coast);
}

TEST(Terrain, MakesLandPointsOfInlandAndCoast) {
    for (Point point : world().solid_points()) {
        if (point == world().supreme_taiji()) continue;
        EXPECT_EQ(world().land_points().contains(point),
                  world().terrain(point) != Terrain::OpenSea);
    }
}

TEST(Terrain, MakesSeaPointsOfOpenSeaAndCoast) {
    for (Point point : world().solid_points()) {
        EXPECT_EQ(world().sea_points().contains(point), world().terrain(point) != Terrain::Inland);
    }
}

TEST(Step, JoinsNeighbouringSolidPoints) {
    EXPECT_TRUE(is_land_step("e3n2", "e4n3"));
    EXPECT_FALSE(is_land_step("e3n2", "e5n2"));
    EXPECT_FALSE(is_sea_step("w7s4", "s4w5"));
    EXPECT_FALSE(is_land_step("e3n2", "e3n2"));
}

TEST(OrthogonalStep, IsALandStepBesideALandCell) {
    EXPECT_TRUE(is_land_step("e3n2", "e4n2")) << "between two land cells";
    EXPECT_TRUE(is_land_step("w4n5", "w3n5")) << "one cell at the rim";
    EXPECT_FALSE(is_land_step("w3", "w2"));
}

TEST(OrthogonalStep, IsASeaStepBesideAnOceanCell) {
    EXPECT_TRUE(is_sea_step("w3", "w2")) << "between two ocean cells";
    EXPECT_TRUE(is_sea_step("e6s5", "e7s5")) << "one cell at the rim";
    EXPECT_FALSE(is_sea_step("e3n2", "e4n2"));
}

TEST(OrthogonalStep, IsBothAlongACoastline) {
    EXPECT_TRUE(is_land_step("w3n1", "w3"));
    EXPECT_TRUE(is_sea_step("w3n1", "w3"));
}

TEST(DiagonalStep, IsALandStepAcrossALandCell) {
    EXPECT_TRUE(is_land_step("w5n1", "w4"));
    EXPECT_FALSE(is_sea_step("w5n1", "w4"));
}

TEST(DiagonalStep, IsASeaStepAcrossAnOceanCell) {
    EXPECT_TRUE(is_sea_step("w3n1", "w2"));
    EXPECT_FALSE(is_land_step("w3n1", "w2"));
}

TEST(CentreRegion, IsTheFourCellsRoundTheMiddleAndCountsAsLand) {
    EXPECT_TRUE(is_land_step("w1", "w1n1"));
    EXPECT_TRUE(is_land_step("n1", "e1n1"));
    EXPECT_EQ(terrain("o"), Terrain::Inland);
}

TEST(CentreRegion, LetsNoPieceStandInTheMiddle) {
    for (const std::string unit : {"A", "N", "F", "M", "S", "V", "C", "FA", "FC", "SM"}) {
        EXPECT_NE(scene_refusal(unit + "o"), "") << unit;
    }
    EXPECT_FALSE(can(white_to_move("Fs2w2"), "Fs2w2-o"));
    EXPECT_FALSE(can(white_to_move("Ms2w2"), "Ms2w2-o"));
}

TEST(CentreRegion, IsCrossedByAirForcesAndMissiles) {
    EXPECT_TRUE(can(white_to_move("Fs2w2"), "Fs2w2-e2n2"));
    EXPECT_TRUE(can(white_to_move("FAs2w2"), "FAs2w2-e2n2"));
    EXPECT_TRUE(can(white_to_move("Ms2w2"), "Ms2w2-e2n2"));
    EXPECT_TRUE(can(white_to_move("Mn1w1"), "Mw1n1-e1s1")) << "between two rim points";
    EXPECT_TRUE(can(white_to_move("Fs1"), "Fs1-e1")) << "on a diagonal of a centre cell";
}

TEST(CentreRegion, HasNoStepsForOthers) {
    for (std::string_view rim : kRimOfCentre) {
        EXPECT_FALSE(is_land_step(rim, "o")) << rim;
        EXPECT_FALSE(is_land_step("o", rim)) << rim;
        EXPECT_FALSE(is_sea_step(rim, "o")) << rim;
        EXPECT_TRUE(is_centre_step(rim, "o")) << rim;
    }
    for (const auto& [a, b] : {std::pair{"w1", "n1"}, {"n1", "e1"}, {"e1", "s1"}, {"s1", "w1"}}) {
        EXPECT_FALSE(is_land_step(a, b)) << a << b;
        EXPECT_TRUE(is_centre_step(a, b)) << a << b;
    }
    EXPECT_FALSE(can(white_to_move("Aw1"), "Aw1-e1"));
    EXPECT_FALSE(can(white_to_move("Aw1"), "Aw1-n1"));
    EXPECT_FALSE(can(white_to_move("Cw1"), "Cw1-n1"));
    EXPECT_FALSE(can(white_to_move("Nw1"), "Nw1-e1n2"));
}

TEST(CentreRegion, HasARimOfOrdinaryLandOrCoast) {
    EXPECT_EQ(terrain("w1"), Terrain::Coast);
    EXPECT_EQ(terrain("e1"), Terrain::Inland);
    for (std::size_t i = 0; i < kRimOfCentre.size(); ++i) {
        const auto a = kRimOfCentre[i];
        const auto b = kRimOfCentre[(i + 1) % kRimOfCentre.size()];
        EXPECT_TRUE(is_land_step(a, b)) << a << b;
        EXPECT_FALSE(is_centre_step(a, b)) << a << b;
        EXPECT_EQ(scene_refusal("A" + std::string(a)), "");
    }
    EXPECT_TRUE(can(white_to_move("Cw1"), "Cw1-w1n1"));
}

TEST(Landmass, IsLandPointsJoinedByLandSteps) {
    EXPECT_TRUE(is_same_landmass("w7n3", "s1w3"));
    EXPECT_FALSE(is_same_landmass("w2n1", "w1n1")) << "a strait lies between";
    EXPECT_FALSE(world().landmass(at("w2"))) << "open sea";
    EXPECT_FALSE(world().landmass(at("s2.5w1.5"))) << "a dashed point";
}

TEST(Landmass, ThereAreFour) {
    EXPECT_EQ(world().landmass_count(), 4U);
    std::set<Landmass> found;
    for (Point point : world().land_points()) {
        ASSERT_TRUE(world().landmass(point));
        found.insert(*world().landmass(point));
    }
    EXPECT_EQ(found.size(), 4U);
    const std::string_view greenland = "w2n5";
    EXPECT_TRUE(is_same_landmass("w4n2", greenland));
    EXPECT_FALSE(is_same_landmass("w4n2", "s4w3")) << "South America";
    EXPECT_FALSE(is_same_landmass("w4n2", "e3n2")) << "the Old World";
    EXPECT_FALSE(is_same_landmass("s4w3", "e3n2"));
    EXPECT_FALSE(is_same_landmass("e6s3", "e3n2")) << "Australia";
    EXPECT_TRUE(is_same_landmass("s4", "e3n2")) << "Africa belongs to the Old World";
}

TEST(Landmass, DoesNotHoldTheMiddle) {
    EXPECT_FALSE(world().landmass(world().supreme_taiji()));
    EXPECT_FALSE(world().land_points().contains(world().supreme_taiji()));
}

TEST(Palace, IsThreeByThreeRoundW4AndE4) {
    EXPECT_EQ(texts(world().palace(Side::White)),
              (std::vector<std::string>{"s1w3", "s1w4", "s1w5", "w3", "w3n1", "w4", "w4n1", "w5",
                                        "w5n1"}));
    EXPECT_EQ(texts(world().palace(Side::Black)),
              (std::vector<std::string>{"e3", "e3n1", "e3s1", "e4", "e4n1", "e4s1", "e5", "e5n1",
                                        "e5s1"}));
}

TEST(Seat, IsTheCoreOfThePalace) {
    EXPECT_EQ(world().seat(Side::White), at("w4"));
    EXPECT_EQ(world().seat(Side::Black), at("e4"));
}

}  // namespace
}  // namespace taiji::test
