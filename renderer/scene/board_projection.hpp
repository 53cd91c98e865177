#pragma once

#include "renderer/scene/frames.hpp"

namespace taiji::scene {

/// Where a board lies on the Earth. The grid lines are meridians, equally spaced, and parallels,
/// equally spaced on the Mercator map. The values belong to the game and come from whoever knows
/// it.
struct BoardPlacement {
    double column_spacing = 0.0;   ///< longitude between neighbouring columns, > 0
    double row_spacing = 0.0;      ///< Mercator ordinate between neighbouring rows, > 0
    double centre_latitude = 0.0;  ///< of board row 0
    friend bool operator==(const BoardPlacement&, const BoardPlacement&) = default;
};

/// Board frame to map, geographic and globe frames and back. Exact inverses up to rounding; every
/// input that is finite gives a finite answer.
class BoardProjection {
  public:
    /// Precondition: spacings positive and finite, centre latitude strictly between the poles.
    explicit BoardProjection(const BoardPlacement& placement);

    [[nodiscard]] const BoardPlacement& placement() const { return placement_; }
    /// Mercator ordinate of board row 0.
    [[nodiscard]] double centre_ordinate() const { return centre_ordinate_; }

    /// Not wrapped: x beyond the date line gives a longitude beyond pi.
    [[nodiscard]] MapPlace map(BoardPlace place) const;
    [[nodiscard]] BoardPlace board(MapPlace place) const;
    [[nodiscard]] Geographic geographic(BoardPlace place) const;
    [[nodiscard]] BoardPlace board(Geographic place) const;
    /// Unit vector.
    [[nodiscard]] GlobeVector direction(BoardPlace place) const;
    /// Precondition: `direction` is not zero.
    [[nodiscard]] BoardPlace board(GlobeVector direction) const;

    /// The smaller of the distances to the neighbouring column and row, along the map at this
    /// place, before the surface's scale: multiply by Surface::scale for Earth radii. The same
    /// everywhere.
    [[nodiscard]] double map_spacing() const;
    /// Great-circle distance between neighbouring points at a row, radians on the globe: the
    /// smaller of column and row spacing.
    [[nodiscard]] double globe_spacing(BoardPlace place) const;

  private:
    BoardPlacement placement_;
    double centre_ordinate_;
};

/// Mercator ordinate of a latitude, and back (the Gudermannian). Finite also at the poles.
[[nodiscard]] double ordinate_from_latitude(double latitude);
[[nodiscard]] double latitude_from_ordinate(double ordinate);
[[nodiscard]] MapPlace map_from_geographic(Geographic place);
[[nodiscard]] Geographic geographic_from_map(MapPlace place);
/// Unit vector.
[[nodiscard]] GlobeVector direction_from_geographic(Geographic place);
/// Of any vector; (0,0) for the zero vector.
[[nodiscard]] Geographic geographic_from_direction(GlobeVector direction);
/// The same longitude in -pi..pi; 0 when it is not finite.
[[nodiscard]] double wrapped_longitude(double longitude);

/// The tangent plane of the globe at `place`; at the poles as the meridian of its longitude reaches
/// them.
struct GlobeFrame {
    GlobeVector east{};
    GlobeVector north{};
    GlobeVector up{};
};
[[nodiscard]] GlobeFrame globe_frame(Geographic place);

/// Radius of the Earth in metres (WGS84 mean), for whoever wants metres.
inline constexpr double kEarthRadiusMetres = 6'371'008.8;

}  // namespace taiji::scene
