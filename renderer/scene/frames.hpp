#pragma once

#include <glm/vec2.hpp>
#include <glm/vec3.hpp>

namespace taiji::scene {

// The frames and their units are defined in docs/frames.md. Lengths are Earth radii, angles
// radians.

/// Board frame: real numbers of steps from (0,0), x to the east, y to the north.
struct BoardPlace {
    double x = 0.0;
    double y = 0.0;
    friend bool operator==(const BoardPlace&, const BoardPlace&) = default;
};

/// A place on the Earth, taken as a sphere. Longitude -pi..pi, east positive; latitude -pi/2..pi/2.
struct Geographic {
    double longitude = 0.0;
    double latitude = 0.0;
    friend bool operator==(const Geographic&, const Geographic&) = default;
};

/// Flat frame: the Mercator map in radians. `ordinate` = asinh(tan(latitude)); 0 at the equator, up
/// to about 37 at the poles in doubles.
struct MapPlace {
    double longitude = 0.0;
    double ordinate = 0.0;
    friend bool operator==(const MapPlace&, const MapPlace&) = default;
};

/// Globe frame, right-handed: origin at the Earth's centre, z to the North pole, x to (0 N, 0 E), y
/// to (0 N, 90 E).
using GlobeVector = glm::dvec3;

/// From `origin` along the unit vector `direction`, globe frame.
struct Ray {
    GlobeVector origin{};
    GlobeVector direction{};
};

/// Window coordinates as the window system reports the pointer: origin top left, y down, fractions
/// allowed. On a scaled display they are not framebuffer pixels.
struct WindowPoint {
    double x = 0.0;
    double y = 0.0;
};

/// What lies over the edges of the window (panels of the interface), window coordinates.
struct Covered {
    double left = 0.0;
    double top = 0.0;
    double right = 0.0;
    double bottom = 0.0;
    friend bool operator==(const Covered&, const Covered&) = default;
};

/// Size of the window in window coordinates and of what is drawn in pixels. They differ on a scaled
/// display. Either may be zero while the window is minimised.
struct Viewport {
    int window_width = 1280;
    int window_height = 720;
    int framebuffer_width = 1280;
    int framebuffer_height = 720;
    Covered covered{};  ///< what is looked at stands in the middle of the rest
    friend bool operator==(const Viewport&, const Viewport&) = default;
};

}  // namespace taiji::scene
