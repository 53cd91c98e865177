#include "renderer/scene/board_projection.hpp"

#include <algorithm>
#include <cmath>
#include <glm/geometric.hpp>
#include <numbers>

#include "base/check.hpp"

namespace taiji::scene {

namespace {
constexpr double kPi = std::numbers::pi;
// tan of the double nearest to pi/2 is 1.6e16: no latitude has a larger ordinate.
constexpr double kPoleOrdinate = 37.5;
}  // namespace

double ordinate_from_latitude(double latitude) {
    return std::asinh(std::tan(std::clamp(latitude, -kPi / 2, kPi / 2)));
}

double latitude_from_ordinate(double ordinate) {
    return std::atan(std::sinh(std::clamp(ordinate, -kPoleOrdinate, kPoleOrdinate)));
}

MapPlace map_from_geographic(Geographic place) {
    return {place.longitude, ordinate_from_latitude(place.latitude)};
}

Geographic geographic_from_map(MapPlace place) {
    return {place.longitude, latitude_from_ordinate(place.ordinate)};
}

GlobeVector direction_from_geographic(Geographic place) {
    const double c = std::cos(place.latitude);
    return {c * std::cos(place.longitude), c * std::sin(place.longitude), std::sin(place.latitude)};
}

Geographic geographic_from_direction(GlobeVector direction) {
    return {std::atan2(direction.y, direction.x),
            std::atan2(direction.z, std::hypot(direction.x, direction.y))};
}

double wrapped_longitude(double longitude) {
    if (!std::isfinite(longitude)) return 0.0;
    return std::remainder(longitude, 2 * kPi);
}

GlobeFrame globe_frame(Geographic place) {
    const double cos_lon = std::cos(place.longitude);
    const double sin_lon = std::sin(place.longitude);
    const double cos_lat = std::cos(place.latitude);
    const double sin_lat = std::sin(place.latitude);
    return {.east = {-sin_lon, cos_lon, 0.0},
            .north = {-sin_lat * cos_lon, -sin_lat * sin_lon, cos_lat},
            .up = {cos_lat * cos_lon, cos_lat * sin_lon, sin_lat}};
}

BoardProjection::BoardProjection(const BoardPlacement& placement)
    : placement_(placement), centre_ordinate_(ordinate_from_latitude(placement.centre_latitude)) {
    TAIJI_CHECK(std::isfinite(placement.column_spacing) && placement.column_spacing > 0.0);
    TAIJI_CHECK(std::isfinite(placement.row_spacing) && placement.row_spacing > 0.0);
    TAIJI_CHECK(std::abs(placement.centre_latitude) < kPi / 2);
}

MapPlace BoardProjection::map(BoardPlace place) const {
    return {placement_.column_spacing * place.x,
            centre_ordinate_ + placement_.row_spacing * place.y};
}

BoardPlace BoardProjection::board(MapPlace place) const {
    return {place.longitude / placement_.column_spacing,
            (place.ordinate - centre_ordinate_) / placement_.row_spacing};
}

Geographic BoardProjection::geographic(BoardPlace place) const {
    return geographic_from_map(map(place));
}

BoardPlace BoardProjection::board(Geographic place) const {
    return board(map_from_geographic(place));
}

GlobeVector BoardProjection::direction(BoardPlace place) const {
    return direction_from_geographic(geographic(place));
}

BoardPlace BoardProjection::board(GlobeVector direction) const {
    TAIJI_CHECK(direction != GlobeVector(0.0));
    return board(geographic_from_direction(direction));
}

double BoardProjection::map_spacing() const {
    return std::min(placement_.column_spacing, placement_.row_spacing);
}

double BoardProjection::globe_spacing(BoardPlace place) const {
    return map_spacing() * std::cos(geographic(place).latitude);
}

}  // namespace taiji::scene
