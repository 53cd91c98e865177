#include "base/check.hpp"
#include "client/play/selection.hpp"

namespace taiji::play {
namespace {

template <typename Line>
PointSet along(Line&& line) {
    PointSet points;
    for (Direction direction : kDirections) {
        for (Point point : line(direction)) points.insert(point);
    }
    return points;
}

PointSet navy_range(const Board& board, Point from) {
    PointSet points = board.navy_range(from) | board.depth_strike_range(from);
    for (const Landing& landing : board.landings_from(from)) points.insert(landing.far);
    return points;
}

}  // namespace

PointSet range_of(const Position& position, Point from, Unit mover) {
    const Board& board = position.board();
    const auto line = [&](Direction direction) { return board.line(from, direction); };
    switch (mover) {
        case Unit::Army:
            return board.army_reach(from);
        case Unit::Citizen:
            return board.citizen_reach(from);
        case Unit::Navy:
            return navy_range(board, from);
        case Unit::Carrier:
            return board.carrier_range(from);
        case Unit::Hub:
            return board.hub_range(from);
        case Unit::AirForce:
        case Unit::Missile:
            return along(line);
        case Unit::AirForceWithArmy:
        case Unit::AirForceWithCitizen:
            return along(line) & board.land_points();
        case Unit::Submarine:
        case Unit::NuclearSubmarine:
            return along(
                [&](Direction direction) { return board.submarine_line(from, direction); });
    }
    TAIJI_CHECK(false);
}

}  // namespace taiji::play
