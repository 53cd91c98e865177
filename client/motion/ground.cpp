#include <cmath>

#include "client/motion/script.hpp"
#include "client/view/board_view.hpp"

namespace taiji::motion {
namespace {

/// Of a disc, radians on the map: the same everywhere.
double map_radius(const scene::BoardModel& model) {
    return scene::piece_radius(model.projection, scene::Surface(scene::Morph(1.0)), {});
}

}  // namespace

scene::BoardPlace Ground::place(Point point) const {
    return board_place(board->coord(point));
}

scene::Geographic Ground::geographic(scene::BoardPlace at) const {
    return model->projection.geographic(at);
}

Way Ground::way(scene::BoardPlace from, scene::BoardPlace to) const {
    const auto& placement = model->projection.placement();
    const double east = (to.x - from.x) * placement.column_spacing;
    const double north = (to.y - from.y) * placement.row_spacing;
    return {from, to, std::hypot(east, north) / map_radius(*model), std::atan2(east, north)};
}

scene::BoardPlace Ground::beside(scene::BoardPlace at, double bearing, double radii) const {
    const auto& placement = model->projection.placement();
    const double length = radii * map_radius(*model);
    return {at.x + length * std::sin(bearing) / placement.column_spacing,
            at.y + length * std::cos(bearing) / placement.row_spacing};
}

bool Ground::over_land(const Way& way, double part) const {
    const scene::BoardPlace at = way.at(part);
    const auto is_land = [&](double x, double y) {
        const int column = static_cast<int>(std::floor(x)) + model->half_width;
        const int row = model->half_height - 1 - static_cast<int>(std::floor(y));
        if (column < 0 || row < 0 || column >= 2 * model->half_width ||
            row >= 2 * model->half_height) {
            return false;
        }
        return model->cell(column, row).kind == scene::CellKind::Land;
    };
    // On a line of the board the cells of both sides touch it.
    constexpr double kBeside = 1e-3;
    return is_land(at.x - kBeside, at.y - kBeside) || is_land(at.x + kBeside, at.y + kBeside) ||
           is_land(at.x - kBeside, at.y + kBeside) || is_land(at.x + kBeside, at.y - kBeside);
}

bool Ground::is_afloat(Point at, Piece piece) const {
    if (board->is_dashed(at) || board->terrain(at) == Terrain::OpenSea) return true;
    const bool is_ship =
        piece.unit == Unit::Navy || piece.unit == Unit::Carrier || is_submarine(piece.unit);
    return is_ship && board->terrain(at) == Terrain::Coast;
}

}  // namespace taiji::motion
