#pragma once

#include <glm/mat3x3.hpp>
#include <string_view>

#include "base/result.hpp"
#include "renderer/scene/camera_view.hpp"
#include "renderer/scene/frames.hpp"

namespace taiji::scene {

/// A moment, Universal Time, as days since J2000 (2000-01-01 12:00). What separates it from the
/// dynamical time of the formulae, about a minute, moves the Sun by 0.001 degree.
struct UtcTime {
    double days_since_j2000 = 0.0;
};

/// Reads `2026-06-21T12:00Z`, with or without seconds and their decimals, `Z` or an offset as in
/// `+08:00`; the years 1800 to 2200, for which the formulae below are good.
[[nodiscard]] Result<UtcTime> parse_iso8601(std::string_view text);

/// Greenwich mean sidereal time, radians in 0..2pi. Meeus, Astronomical Algorithms, 2nd ed.,
/// (12.4).
[[nodiscard]] double sidereal_time(UtcTime time);

/// Unit vector to the Sun, globe frame. "Approximate solar coordinates" of the Astronomical
/// Almanac, section C: within 0.02 degree from 1950 to 2050, within 0.1 for the years that
/// parse_iso8601 takes.
[[nodiscard]] GlobeVector sun_direction(UtcTime time);

struct Moon {
    GlobeVector direction{};  ///< unit vector from the Earth's centre, globe frame
    double distance = 60.3;   ///< Earth radii
    double lit = 1.0;         ///< part of the disc that is lit, 0 new to 1 full
};
/// Low-precision lunar coordinates of the Astronomical Almanac, section D: within 0.3 degree from
/// 1950 to 2050.
[[nodiscard]] Moon moon(UtcTime time);

/// From equatorial directions of J2000 (star catalogues) to the globe frame: precession of the IAU
/// 1976 (Meeus, chapter 21) and the turning of the Earth.
[[nodiscard]] glm::dmat3 globe_from_j2000(UtcTime time);

/// Light for play: a unit vector that follows the camera, over the viewer's left shoulder, so that
/// relief shows and only the far rim of the Earth lies in dusk. Globe frame.
[[nodiscard]] GlobeVector light_for_play(const CameraRig& rig);
/// Light for a camera that nobody steers: as the light for play, but from nearer to the camera the
/// farther away it is, so that what lies at the rim of the Earth is lit, too. Globe frame.
[[nodiscard]] GlobeVector light_for_film(const CameraRig& rig);
/// The same with the true Sun: that where it lights what is looked at well; the nearer that lies to
/// the terminator, the more of the other. Moves smoothly with the camera.
[[nodiscard]] GlobeVector light_for_film(const CameraRig& rig, GlobeVector sun);
/// The light for play at places of the flat board: (east, north, up) of the place, from the
/// north-west.
[[nodiscard]] glm::dvec3 local_light_for_play();

}  // namespace taiji::scene
