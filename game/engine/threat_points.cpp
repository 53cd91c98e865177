#include "game/engine/threat_points.hpp"

namespace taiji::engine {
namespace {

PointSet& of(ThreatPoints& points, Unit unit) {
    return points[static_cast<std::size_t>(unit)];
}

/// Along the lines of air forces and missiles, from the target outwards.
void add_lines(const Position& position, const PointSet& occupied, Point target, bool target_stands,
               ThreatPoints& points) {
    PointSet near;    // a free way to the target
    PointSet beyond;  // over one screen
    for (Direction direction : kDirections) {
        int passed = 0;
        for (Point at : position.board().line(target, direction)) {
            (passed == 0 ? near : beyond).insert(at);
            if (occupied.contains(at) && ++passed == 2) break;
        }
    }
    of(points, Unit::AirForce) |= near;
    of(points, Unit::Missile) |= target_stands ? beyond : near;
    of(points, Unit::NuclearSubmarine) |= near;
    if (target_stands) of(points, Unit::NuclearSubmarine) |= beyond;
}

void add_sea_lines(const Position& position, const PointSet& occupied, Point target,
                   bool target_stands, ThreatPoints& points) {
    const Board& board = position.board();
    PointSet reach;
    for (Direction direction : kDirections) {
        for (Point at : board.submarine_line(target, direction)) {
            // On a diagonal only what is submerged takes.
            if (!is_diagonal(direction) || board.is_dashed(at) || !target_stands) reach.insert(at);
            if (occupied.contains(at)) break;
        }
    }
    of(points, Unit::Submarine) |= reach;
    of(points, Unit::NuclearSubmarine) |= reach;
}

}  // namespace

void find_threat_points(const Position& position, ThreatPoints& points) {
    points = {};
    const Board& board = position.board();
    const Side enemy = opponent(position.side_to_move());
    const PointSet occupied = position.occupied();
    for (Point target : {position.hub(enemy), board.seat(enemy)}) {
        const bool target_stands = occupied.contains(target);
        of(points, Unit::Army) |= board.army_reach(target);
        of(points, Unit::Citizen) |= board.citizen_reach(target);
        of(points, Unit::Carrier) |= board.carrier_range(target);
        of(points, Unit::Navy) |= board.navy_range(target);
        for (const Landing& landing : board.landings_to(target)) {
            if (!occupied.contains(landing.centre)) of(points, Unit::Navy).insert(landing.far);
        }
        add_lines(position, occupied, target, target_stands, points);
        add_sea_lines(position, occupied, target, target_stands, points);
    }
    of(points, Unit::AirForceWithArmy) = of(points, Unit::AirForce) | of(points, Unit::Army);
    of(points, Unit::AirForceWithCitizen) = of(points, Unit::AirForce) | of(points, Unit::Citizen);
}

}  // namespace taiji::engine
