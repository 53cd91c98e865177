#include "renderer/scene/surface.hpp"

#include <algorithm>
#include <cmath>
#include <glm/geometric.hpp>
#include <numbers>

#include "renderer/scene/board_projection.hpp"

namespace taiji::scene {

namespace {

constexpr double kPi = std::numbers::pi;
constexpr double kDegree = kPi / 180.0;
// The poles fade while the first part of the unrolling runs, before the opening gets wide.
constexpr double kFadeMorph = 0.25;
// Width of the soft edge beyond the limits, map radians.
constexpr double kFadeWidth = 0.12;
// Below this, k is too small to divide by; its square is lost beside 1 anyway.
constexpr double kFlat = 1e-9;

double smoothstep(double from, double to, double x) {
    const double s = std::clamp((x - from) / (to - from), 0.0, 1.0);
    return s * s * (3.0 - 2.0 * s);
}

// sin(k a) / k and 2 sin^2(k a / 2) / k^2 without loss at small k.
double sin_over(double a, double k) {
    return k < kFlat ? a : std::sin(k * a) / k;
}

}  // namespace

MapLimits map_limits() {
    static const MapLimits limits{.south = ordinate_from_latitude(-60.0 * kDegree),
                                  .north = ordinate_from_latitude(84.0 * kDegree)};
    return limits;
}

double Surface::scale(MapPlace place) const {
    return 1.0 / std::cosh(curvature_ * place.ordinate);
}

SurfaceFrame Surface::frame(MapPlace place) const {
    const double k = curvature_;
    const double u = k * place.ordinate;
    const double sech = 1.0 / std::cosh(u);
    const double tanh = std::tanh(u);
    const double cos_lon = std::cos(k * place.longitude);
    const double sin_lon = std::sin(k * place.longitude);

    const double half_sin = sin_over(place.longitude / 2, k);
    const double half_sinh = k < kFlat ? place.ordinate / 2 : std::sinh(u / 2) / k;
    const double tanh_over = k < kFlat ? place.ordinate : tanh / k;
    // (sech cos - 1) / k, written so that nothing cancels when k is small.
    const double sagitta = -2.0 * k * sech * (half_sinh * half_sinh + half_sin * half_sin);

    return {.position = {1.0 + sagitta, sech * sin_over(place.longitude, k), tanh_over},
            .east = {-sin_lon, cos_lon, 0.0},
            .north = {-tanh * cos_lon, -tanh * sin_lon, sech},
            .up = {sech * cos_lon, sech * sin_lon, tanh},
            .scale = sech};
}

GlobeVector Surface::position(MapPlace place, double height) const {
    const SurfaceFrame at = frame(place);
    return at.position + height * at.up;
}

MapPlace Surface::map_at(GlobeVector p) const {
    const double k = curvature_;
    if (k < kFlat) return {p.y, p.z};
    // k times the vector from the sphere's centre.
    const double x = 1.0 + k * (p.x - 1.0);
    const double y = k * p.y;
    const double z = k * p.z;
    return {std::atan2(y, x) / k, std::asinh(z / std::max(std::hypot(x, y), 1e-16)) / k};
}

std::optional<MapPlace> Surface::intersect(const Ray& ray) const {
    // k |p|^2 + 2 p.x = 0 for p relative to the touching point (1,0,0); linear when k = 0.
    const GlobeVector o = ray.origin - GlobeVector(1.0, 0.0, 0.0);
    const double k = curvature_;
    const double c = k * glm::dot(o, o) + 2.0 * o.x;
    const double half_b = k * glm::dot(o, ray.direction) + ray.direction.x;
    const double discriminant = half_b * half_b - k * c;
    if (!(c > 0.0) || !(half_b < 0.0) || !(discriminant >= 0.0)) return std::nullopt;
    const double along = c / (-half_b + std::sqrt(discriminant));
    if (!std::isfinite(along)) return std::nullopt;
    const MapPlace place = map_at(ray.origin + along * ray.direction);
    if (!(visibility(place) > 0.0)) return std::nullopt;
    return place;
}

double Surface::height(GlobeVector point) const {
    const GlobeVector p = point - GlobeVector(1.0, 0.0, 0.0);
    const double k = curvature_;
    // |c| - 1/k for c from the centre, as a quotient that stays finite at k = 0.
    const double twice = k * glm::dot(p, p) + 2.0 * p.x;
    return twice / (1.0 + std::sqrt(std::max(0.0, 1.0 + k * twice)));
}

bool Surface::faces(const SurfaceFrame& frame, GlobeVector eye) {
    return glm::dot(frame.up, eye - frame.position) > 0.0;
}

double Surface::visibility(MapPlace place) const {
    if (morph_.is_globe()) return 1.0;
    if (!(std::abs(place.longitude) <= kPi)) return 0.0;
    const MapLimits limits = map_limits();
    const double beyond = std::max(limits.south - place.ordinate, place.ordinate - limits.north);
    const double outside = smoothstep(0.0, kFadeWidth, beyond);
    return 1.0 - outside * smoothstep(0.0, kFadeMorph, morph_.amount());
}

}  // namespace taiji::scene
