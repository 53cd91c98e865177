#pragma once

#include <array>

#include "game/board/point_set.hpp"
#include "game/rules/piece.hpp"
#include "game/rules/position.hpp"

namespace taiji::engine {

/// From where a unit of the side to move would threaten the enemy hub or the enemy seat, by itself,
/// were it to stand there: by Unit. Lines that open behind a leaving piece are left out.
using ThreatPoints = std::array<PointSet, kUnitCount>;
void find_threat_points(const Position& position, ThreatPoints& points);

}  // namespace taiji::engine
