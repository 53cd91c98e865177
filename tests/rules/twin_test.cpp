// The library and its slow twin side by side, for some seconds. twin_slow_test does it at length.

#include <gtest/gtest.h>

#include "tests/rules/duel.hpp"
#include "tests/support/boards.hpp"
#include "tests/support/golden.hpp"

namespace taiji::test {
namespace {

struct Venue {
    std::string name;
    std::string path;
};
void PrintTo(const Venue& venue, std::ostream* out) {
    *out << venue.name;
}

class TwinAgreement : public testing::TestWithParam<Venue> {
  protected:
    const Board& board_ = board_from(GetParam().path);
    twin::Map map_ = twin::read_map(read_source_file(GetParam().path));
};

TEST_P(TwinAgreement, HoldsForTheBoard) {
    const auto spot = [&](Point point) {
        return twin::Spot{board_.coord(point).x2, board_.coord(point).y2};
    };
    EXPECT_EQ(static_cast<int>(board_.landmass_count()), map_.landmass_count());
    EXPECT_EQ(board_.solid_count(), map_.solid_spots().size());
    EXPECT_EQ(static_cast<std::size_t>(board_.dashed_points().size()), map_.dashed_spots().size());
    for (Point a : board_.solid_points()) {
        EXPECT_EQ(board_.terrain(a) == Terrain::Inland, map_.is_inland(spot(a)));
        EXPECT_EQ(board_.terrain(a) == Terrain::OpenSea, map_.is_open_sea(spot(a)));
        for (Side side : kBothSides) {
            const auto colour = side == Side::White ? twin::Colour::White : twin::Colour::Black;
            EXPECT_EQ(board_.palace(side).contains(a), map_.is_in_palace(colour, spot(a)));
            EXPECT_EQ(board_.seat(side) == a, map_.seat(colour) == spot(a));
        }
        for (Point b : board_.solid_points()) {
            EXPECT_EQ(board_.army_crossings(a).contains(b),
                      map_.crossing_steps(spot(a), spot(b)).has_value());
            if (twin::distance(spot(a), spot(b)) != 1) continue;
            EXPECT_EQ(board_.is_land_step(a, b), map_.is_land_step(spot(a), spot(b)));
            EXPECT_EQ(board_.is_sea_step(a, b), map_.is_sea_step(spot(a), spot(b)));
        }
    }
}

TEST_P(TwinAgreement, HoldsInPlayFromTheStart) {
    Duel duel(board_, map_, 1);
    const auto start = read_tfen(map_, board_.start_tfen());
    for (int game = 0; game < 3 && !duel.has_failed(); ++game) duel.play(start, 60);
    EXPECT_GT(duel.distinct_positions(), 100U);
}

TEST_P(TwinAgreement, HoldsInPlayFromRandomSetups) {
    Duel duel(board_, map_, 2);
    for (int game = 0; game < 12 && !duel.has_failed(); ++game) duel.play_setup(30);
    EXPECT_GT(duel.distinct_positions(), 150U);
}

INSTANTIATE_TEST_SUITE_P(Boards, TwinAgreement,
                         testing::Values(Venue{"World", "assets/boards/world.board"},
                                         Venue{"Islands", "tests/golden/boards/islands.board"},
                                         Venue{"Belt", "tests/golden/boards/belt.board"},
                                         Venue{"Tower", "tests/golden/boards/tower.board"}),
                         [](const auto& param_info) { return param_info.param.name; });

}  // namespace
}  // namespace taiji::test
