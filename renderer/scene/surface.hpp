#pragma once

#include <optional>

#include "renderer/scene/frames.hpp"

namespace taiji::scene {

/// How far the globe is unrolled into the flat board. A clamped number: 0 the globe, 1 flat.
class Morph {
  public:
    constexpr Morph() = default;
    /// NaN counts as 0.
    constexpr explicit Morph(double amount)
        : amount_(amount > 0.0 ? (amount < 1.0 ? amount : 1.0) : 0.0) {}
    [[nodiscard]] constexpr double amount() const { return amount_; }
    [[nodiscard]] constexpr bool is_globe() const { return amount_ == 0.0; }
    [[nodiscard]] constexpr bool is_flat() const { return amount_ == 1.0; }
    friend constexpr bool operator==(Morph, Morph) = default;

  private:
    double amount_ = 0.0;
};

/// A place on the surface with its tangent plane, globe frame. `scale` is the length on the surface
/// of one radian on the map, in every direction, since all surfaces of the family are conformal.
struct SurfaceFrame {
    GlobeVector position{};
    GlobeVector east{};
    GlobeVector north{};
    GlobeVector up{};
    double scale = 1.0;
};

/// What part of the map is drawn once the globe opens: longitudes -pi..pi and these latitudes.
/// Wider than any board; beyond, the map fades out.
struct MapLimits {
    double south = 0.0;  ///< Mercator ordinate
    double north = 0.0;
};
/// 60 degrees south to 84 degrees north.
[[nodiscard]] MapLimits map_limits();

/// The Earth's surface at a stage of unrolling.
///
/// With curvature k = 1 - amount, the map place (longitude l, ordinate q) lies at longitude k*l,
/// latitude gd(k*q) of a sphere of radius 1/k that touches x = 1 at (0 N, 0 E): the globe for k =
/// 1, the plane x = 1 with y = l, z = q for k = 0. The map is conformal at every stage, the surface
/// never meets itself, it opens along the date line only, and a ray meets it where it meets a
/// sphere. docs/frames.md has the formulas for shaders.
class Surface {
  public:
    Surface() = default;
    explicit Surface(Morph morph) : morph_(morph), curvature_(1.0 - morph.amount()) {}

    [[nodiscard]] Morph morph() const { return morph_; }
    /// k above: 1 for the globe, 0 for the plane.
    [[nodiscard]] double curvature() const { return curvature_; }

    /// The point `height` above the surface.
    [[nodiscard]] GlobeVector position(MapPlace place, double height = 0.0) const;
    [[nodiscard]] SurfaceFrame frame(MapPlace place) const;
    [[nodiscard]] double scale(MapPlace place) const;

    /// Where the ray first meets the surface from outside, in front of its origin; nothing when it
    /// misses, when it goes through the opening, or when it meets the inside first. Places that
    /// have faded out are missed.
    [[nodiscard]] std::optional<MapPlace> intersect(const Ray& ray) const;
    /// Height of a point over the (unlimited) surface; negative inside.
    [[nodiscard]] double height(GlobeVector point) const;
    /// Does the outside of the surface at `frame` face a viewer at `eye`? The surface is part of a
    /// sphere, so what faces the eye is hidden by nothing of it.
    [[nodiscard]] static bool faces(const SurfaceFrame& frame, GlobeVector eye);

    /// How much of a place is drawn, 0..1: 1 everywhere on the globe; falls smoothly to 0 beyond
    /// the limits of the map as it opens.
    [[nodiscard]] double visibility(MapPlace place) const;

  private:
    [[nodiscard]] MapPlace map_at(GlobeVector on_surface) const;

    Morph morph_;
    double curvature_ = 1.0;
};

}  // namespace taiji::scene
