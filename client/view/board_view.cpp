#include "client/view/board_view.hpp"

#include <algorithm>
#include <cmath>
#include <numbers>

#include "base/check.hpp"

namespace taiji {

namespace {

constexpr double kDegree = std::numbers::pi / 180.0;

/// The colour of a direction; the rims of the board are equally far in all of them.
scene::Tint tint_of_direction(scene::BoardPlace at, const Board& board) {
    const double east = at.x / board.half_width();
    const double north = at.y / board.half_height();
    if (std::abs(east) >= std::abs(north)) {
        return east > 0.0 ? scene::Tint::Green : scene::Tint::Yellow;
    }
    return north > 0.0 ? scene::Tint::White : scene::Tint::Red;
}

std::vector<scene::BoardCell> cells_of(const Board& board, const Continents& continents,
                                       const scene::BoardProjection& projection) {
    std::vector<scene::BoardCell> cells;
    for (int y2 = 2 * board.half_height() - 1; y2 > -2 * board.half_height(); y2 -= 2) {
        for (int x2 = 1 - 2 * board.half_width(); x2 < 2 * board.half_width(); x2 += 2) {
            const auto cell = board.cell({x2, y2});
            TAIJI_CHECK(cell.has_value());
            if (*cell == Cell::Ocean) {
                cells.push_back({scene::CellKind::Ocean, scene::Tint::Blue});
                continue;
            }
            const scene::BoardPlace middle = board_place({x2, y2});
            const auto tint = continents.tint(projection.geographic(middle));
            cells.push_back(
                {scene::CellKind::Land, tint.value_or(tint_of_direction(middle, board))});
        }
    }
    return cells;
}

scene::BoardPalace palace_of(const Board& board, Side side) {
    scene::BoardPalace palace{.owner = owner_of(side),
                              .seat = board_place(board.coord(board.seat(side)))};
    palace.area = {palace.seat.x, palace.seat.y, palace.seat.x, palace.seat.y};
    board.palace(side).for_each([&](Point point) {
        const scene::BoardPlace at = board_place(board.coord(point));
        palace.area.west = std::min(palace.area.west, at.x);
        palace.area.east = std::max(palace.area.east, at.x);
        palace.area.south = std::min(palace.area.south, at.y);
        palace.area.north = std::max(palace.area.north, at.y);
    });
    return palace;
}

scene::Model model_of(Unit single) {
    switch (single) {
        case Unit::Army:
            return scene::Model::Army;
        case Unit::Navy:
            return scene::Model::Navy;
        case Unit::AirForce:
            return scene::Model::AirForce;
        case Unit::Missile:
            return scene::Model::Missile;
        case Unit::Submarine:
            return scene::Model::Submarine;
        case Unit::Carrier:
            return scene::Model::Carrier;
        case Unit::Citizen:
            return scene::Model::Citizen;
        case Unit::Hub:
            return scene::Model::Hub;
        case Unit::AirForceWithArmy:
        case Unit::AirForceWithCitizen:
        case Unit::NuclearSubmarine:
            break;
    }
    TAIJI_CHECK(!"a stack has a model for each of its units");
    return scene::Model::Hub;
}

}  // namespace

scene::BoardPlacement board_placement() {
    return {
        .column_spacing = 24.0 * kDegree, .row_spacing = 0.32, .centre_latitude = 39.0 * kDegree};
}

std::uint32_t id_of_point(Point point) {
    return static_cast<std::uint32_t>(index(point));
}

Point point_of_id(const Board& board, std::uint32_t id) {
    TAIJI_CHECK(id < board.point_count());
    return static_cast<Point>(id);
}

scene::Owner owner_of(Side side) {
    return side == Side::White ? scene::Owner::West : scene::Owner::East;
}

scene::BoardPlace board_place(Coord coord) {
    return {coord.x2 / 2.0, coord.y2 / 2.0};
}

double home_heading(Side side) {
    return (side == Side::White ? 90.0 : -90.0) * kDegree;
}

scene::Geographic place_of(const scene::BoardModel& model, const Board& board, Point point) {
    return model.projection.geographic(board_place(board.coord(point)));
}

scene::BoardModel board_view(const Board& board, const Continents& continents) {
    scene::BoardModel model{.projection = scene::BoardProjection(board_placement()),
                            .half_width = board.half_width(),
                            .half_height = board.half_height()};
    model.cells = cells_of(board, continents, model.projection);
    for (std::size_t i = 0; i < board.point_count(); ++i) {
        const auto point = static_cast<Point>(i);
        const scene::BoardPlace at = board_place(board.coord(point));
        model.points.push_back(
            {.id = id_of_point(point),
             .kind = board.is_dashed(point) ? scene::PointKind::Dashed : scene::PointKind::Solid,
             .at = at,
             .map = model.projection.map(at)});
    }
    for (const Side side : kBothSides) {
        model.palaces[static_cast<std::size_t>(owner_of(side))] = palace_of(board, side);
    }
    return model;
}

scene::PieceView piece_view(const Board& board, Point point, Piece piece,
                            const scene::BoardModel& model, const scene::Surface& surface) {
    const auto [carrier, cargo] = units_of(piece.unit);
    const scene::BoardPlace at = board_place(board.coord(point));
    scene::PieceView view{.id = id_of_point(point),
                          .owner = owner_of(piece.side),
                          .model = model_of(*carrier),
                          .at = model.projection.geographic(at)};
    if (cargo) view.cargo = model_of(*cargo);
    view.heading = home_heading(piece.side);
    view.radius = scene::piece_radius(model.projection, surface, model.projection.map(at));
    view.submerged = board.is_dashed(point) ? 1.0 : 0.0;
    return view;
}

void piece_views(const Position& position, const scene::BoardModel& model,
                 const scene::Surface& surface, std::vector<scene::PieceView>& to) {
    to.clear();
    position.occupied().for_each([&](Point point) {
        to.push_back(
            piece_view(position.board(), point, *position.piece_at(point), model, surface));
    });
}

scene::CameraHome home_view(const scene::BoardModel& model, Side side) {
    constexpr double kTowardsMiddle = 50.0 * kDegree;
    constexpr double kLatitude = 52.0 * kDegree;
    const auto owner = static_cast<std::size_t>(owner_of(side));
    const double seat = model.projection.geographic(model.palaces[owner].seat).longitude;
    const double way = std::min(kTowardsMiddle, std::abs(seat));
    const scene::BoardRect rim = model.rim();
    return {.globe = {seat - std::copysign(way, seat), kLatitude},
            .south_west = model.projection.map({rim.west, rim.south}),
            .north_east = model.projection.map({rim.east, rim.north})};
}

}  // namespace taiji
