#include "client/view/board_view.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cmath>
#include <glm/geometric.hpp>
#include <numbers>
#include <string>
#include <vector>

#include "game/rules/tfen.hpp"
#include "renderer/scene/picking.hpp"
#include "tests/support/boards.hpp"

namespace taiji {
namespace {

using scene::Model;
using scene::Owner;
using ::testing::ElementsAre;

constexpr double kDegree = std::numbers::pi / 180.0;

scene::BoardModel world_model() {
    const auto text = test::read_source_file("assets/boards/continents.regions");
    const auto continents = Continents::parse(text, "continents.regions");
    EXPECT_TRUE(continents);
    return board_view(test::world(), continents.value_or(Continents{}));
}

/// G R Y W for land, ~ for ocean.
std::vector<std::string> colours_of(const scene::BoardModel& model) {
    std::vector<std::string> rows;
    for (int row = 0; row < 2 * model.half_height; ++row) {
        std::string text;
        for (int column = 0; column < 2 * model.half_width; ++column) {
            const scene::BoardCell& cell = model.cell(column, row);
            EXPECT_EQ(cell.kind == scene::CellKind::Ocean, cell.tint == scene::Tint::Blue);
            text += "~GRYW"[static_cast<std::size_t>(cell.tint)];
        }
        rows.push_back(text);
    }
    return rows;
}

Position position_of(std::string_view text) {
    auto position = parse_tfen(test::world(), text);
    EXPECT_TRUE(position) << (position ? "" : position.error().message);
    return position ? *position : *Position::start(test::world());
}

std::vector<scene::PieceView> pieces_of(const Position& position, const scene::BoardModel& model) {
    std::vector<scene::PieceView> pieces;
    piece_views(position, model, scene::Surface(), pieces);
    return pieces;
}

const scene::PieceView* piece_on(const std::vector<scene::PieceView>& pieces, std::string_view at) {
    for (const auto& piece : pieces) {
        if (piece.id == id_of_point(test::at(at))) return &piece;
    }
    return nullptr;
}

TEST(BoardView, ColoursTheLandCellsByTheirContinent) {
    EXPECT_THAT(colours_of(world_model()), ElementsAre("~~YYYY~~~~~G~~",  //
                                                       "~~YY~Y~~~~GGG~",  //
                                                       "YYYYYY~WWGGGGG",  //
                                                       "~YYYY~~WWGGGG~",  //
                                                       "~~YY~~WWWGGGG~",  //
                                                       "~~YY~~RRGGGG~~",  //
                                                       "~~~~~~RRR~GG~~",  //
                                                       "~~~~Y~~RR~~~~~",  //
                                                       "~~~~Y~~RR~~~G~",  //
                                                       "~~~~Y~~~~~~~~~"));
}

TEST(BoardView, WithoutContinentsColoursByTheDirectionFromTheMiddle) {
    const auto rows = colours_of(board_view(test::world()));
    EXPECT_EQ(rows[0], "~~WWWW~~~~~W~~");
    EXPECT_EQ(rows[3], "~YYYY~~WWGGGG~");
    EXPECT_EQ(rows[7], "~~~~R~~RR~~~~~");
}

TEST(BoardView, HasEveryPointWithItsPlaceAndKind) {
    const scene::BoardModel model = world_model();
    const Board& board = test::world();
    ASSERT_EQ(model.points.size(), board.point_count());
    for (const scene::BoardPoint& point : model.points) {
        const Point game_point = point_of_id(board, point.id);
        EXPECT_EQ(board.is_dashed(game_point), point.kind == scene::PointKind::Dashed);
        EXPECT_EQ(
            board.point_at({static_cast<int>(2 * point.at.x), static_cast<int>(2 * point.at.y)}),
            game_point);
        EXPECT_EQ(model.projection.map(point.at), point.map);
    }
}

TEST(BoardView, HasBothPalacesWithTheirSeats) {
    const scene::BoardModel model = world_model();
    const auto& west = model.palaces[0];
    const auto& east = model.palaces[1];
    EXPECT_EQ(west.owner, Owner::West);
    EXPECT_EQ(east.owner, Owner::East);
    EXPECT_EQ(west.seat, (scene::BoardPlace{-4.0, 0.0}));
    EXPECT_EQ(east.seat, (scene::BoardPlace{4.0, 0.0}));
    EXPECT_EQ(west.area.west, -5.0);
    EXPECT_EQ(west.area.east, -3.0);
    EXPECT_EQ(east.area.south, -1.0);
    EXPECT_EQ(east.area.north, 1.0);
}

TEST(BoardView, LiesOnTheEarthWhereTheRulesSay) {
    const scene::BoardModel model = world_model();
    const scene::Geographic seat = place_of(model, test::world(), test::at("w4"));
    EXPECT_NEAR(seat.longitude, -96.0 * kDegree, 1e-12);
    EXPECT_NEAR(seat.latitude, 39.0 * kDegree, 1e-12);
    const scene::Geographic corner = place_of(model, test::world(), test::at("e7n5"));
    EXPECT_NEAR(corner.longitude, 168.0 * kDegree, 1e-12);
    EXPECT_NEAR(corner.latitude, 79.0 * kDegree, 0.5 * kDegree);
}

TEST(PieceViews, ShowAllThirtyTwoOfTheStartPosition) {
    const scene::BoardModel model = world_model();
    const auto pieces = pieces_of(*Position::start(test::world()), model);
    ASSERT_EQ(pieces.size(), 32U);
    const scene::PieceView* hub = piece_on(pieces, "e4");
    ASSERT_TRUE(hub);
    EXPECT_EQ(hub->model, Model::Hub);
    EXPECT_EQ(hub->owner, Owner::East);
    EXPECT_LT(hub->heading, 0.0) << "the East looks west";
    const scene::PieceView* submarine = piece_on(pieces, "w6n1");
    ASSERT_TRUE(submarine);
    EXPECT_EQ(submarine->model, Model::Submarine);
    EXPECT_EQ(submarine->owner, Owner::West);
    EXPECT_EQ(submarine->submerged, 0.0);
    EXPECT_FALSE(submarine->cargo);
}

TEST(PieceViews, ShowStacksAndSubmergedSubmarines) {
    const scene::BoardModel model = world_model();
    const auto pieces = pieces_of(
        position_of("15/15/15/15/2[FA]8[fc]3/3H7h3/15/15/1[SM]13/15/15 w S@s2.5w1.5,sm@e3.5n4.5"),
        model);
    ASSERT_EQ(pieces.size(), 7U);
    EXPECT_EQ(piece_on(pieces, "w5n1")->model, Model::AirForce);
    EXPECT_EQ(piece_on(pieces, "w5n1")->cargo, Model::Army);
    EXPECT_EQ(piece_on(pieces, "e4n1")->cargo, Model::Citizen);
    EXPECT_EQ(piece_on(pieces, "w6s3")->model, Model::Submarine);
    EXPECT_EQ(piece_on(pieces, "w6s3")->cargo, Model::Missile);
    EXPECT_EQ(piece_on(pieces, "w6s3")->submerged, 0.0);
    EXPECT_EQ(piece_on(pieces, "s2.5w1.5")->submerged, 1.0);
    EXPECT_FALSE(piece_on(pieces, "s2.5w1.5")->cargo);
    EXPECT_EQ(piece_on(pieces, "e3.5n4.5")->cargo, Model::Missile);
}

TEST(PieceViews, AreSmallerWhereThePointsCrowdButNotOnTheFlatBoard) {
    const scene::BoardModel model = world_model();
    const Piece navy{Side::White, Unit::Navy};
    const auto radius = [&](std::string_view at, double morph) {
        return piece_view(test::world(), test::at(at), navy, model,
                          scene::Surface(scene::Morph(morph)))
            .radius;
    };
    EXPECT_LT(radius("w2n5", 0.0), 0.3 * radius("w2s2", 0.0));
    EXPECT_EQ(radius("w2n5", 1.0), radius("w2s2", 1.0));
}

TEST(PieceViews, NeverTouchEachOtherOnNeighbouringPoints) {
    const scene::BoardModel model = world_model();
    const Piece submarine{Side::White, Unit::Submarine};
    for (const double morph : {0.0, 0.5, 1.0}) {
        const scene::Surface surface{scene::Morph(morph)};
        for (const auto& a : model.points) {
            for (const auto& b : model.points) {
                if (a.id >= b.id) continue;
                const double gap = glm::distance(surface.position(a.map), surface.position(b.map));
                const auto radius = [&](const scene::BoardPoint& at) {
                    return piece_view(test::world(), point_of_id(test::world(), at.id), submarine,
                                      model, surface)
                        .radius;
                };
                ASSERT_GT(gap, 1.05 * (radius(a) + radius(b))) << a.id << " and " << b.id;
            }
        }
    }
}

TEST(PieceViews, ArePickedAsTheirPoint) {
    const scene::BoardModel model = world_model();
    const auto pieces = pieces_of(*Position::start(test::world()), model);
    scene::Camera camera(home_view(model, Side::White), {});
    const scene::CameraView view = camera.view();
    int found = 0;
    for (const auto& piece : pieces) {
        const scene::SurfaceFrame foot = view.surface().frame(scene::map_from_geographic(piece.at));
        if (!scene::Surface::faces(foot, view.eye())) continue;
        const auto seen = view.project(foot.position + scene::kDiscHeight * piece.radius * foot.up);
        ASSERT_TRUE(seen);
        const scene::Picked picked = scene::pick(view, seen->at, model, pieces);
        ASSERT_TRUE(picked.piece);
        const Point point = point_of_id(test::world(), *picked.piece);
        EXPECT_EQ(Position::start(test::world())->piece_at(point)->side,
                  piece.owner == Owner::West ? Side::White : Side::Black);
        ++found;
    }
    EXPECT_GT(found, 12) << "the mover's army is in the first view";
}

TEST(HomeView, ShowsTheMoversPalaceAndTheAtlanticFront) {
    const scene::BoardModel model = world_model();
    const scene::CameraHome white = home_view(model, Side::White);
    const scene::CameraHome black = home_view(model, Side::Black);
    EXPECT_NEAR(white.globe.longitude, -46.0 * kDegree, 1e-12);
    EXPECT_NEAR(black.globe.longitude, 46.0 * kDegree, 1e-12);
    EXPECT_NEAR(white.globe.latitude, 52.0 * kDegree, 1e-12);
    const scene::CameraView view = scene::Camera(white, {}).view();
    for (const char* point : {"w5n1", "w3s1", "w2n1", "w1", "e1n1"}) {
        const scene::SurfaceFrame at = view.surface().frame(
            scene::map_from_geographic(place_of(model, test::world(), test::at(point))));
        EXPECT_TRUE(scene::Surface::faces(at, view.eye())) << point;
    }
}

}  // namespace
}  // namespace taiji
