#include "renderer/passes/effect_instances.hpp"

#include <algorithm>
#include <cmath>
#include <glm/geometric.hpp>

#include "base/check.hpp"
#include "renderer/passes/decal.hpp"
#include "renderer/passes/pack.hpp"
#include "renderer/passes/piece_instances.hpp"

namespace taiji {
namespace {

using glm::dvec3;
using glm::vec3;
using glm::vec4;

// Of what is very near, pixels of a picture 900 high: what fills the picture hides the board.
constexpr double kMostPixels = 260.0;
// What is smaller than this would flicker.
constexpr double kLeastPixels = 1.3;
constexpr float kNightLight = 0.30F;

/// 0 night .. 1 day at a place, as it is shown.
float day_at(const scene::Lighting& light, scene::Geographic place) {
    const scene::GlobeFrame globe = scene::globe_frame(place);
    const double truly = glm::dot(light.sun, globe.up);
    const double local = glm::normalize(light.local_sun).z;
    const double height = glm::mix(truly, local, light.even);
    const double s = std::clamp((height + 0.12) / 0.36, 0.0, 1.0);
    return static_cast<float>(s * s * (3.0 - 2.0 * s));
}

vec3 lit(const vec3& colour, float needs, float day) {
    return colour * glm::mix(1.0F, glm::mix(kNightLight, 1.0F, day), needs);
}

/// Places in noise far from each other.
float noise_seed(std::uint32_t seed) {
    return static_cast<float>(seed % 4093U) * 0.37F;
}

double pixel_at(const scene::CameraView& camera, const dvec3& from_eye, Extent extent) {
    return 2.0 * camera.tan_half_fov() * glm::length(from_eye) / std::max(1U, extent.height);
}

/// How a trail looks at an age.
struct TrailLook {
    vec3 colour;
    float cover;
    float strength;
    float parts;
    float lit;
};
TrailLook look_of(scene::TrailKind kind, float age) {
    const float left = 1.0F - age;
    switch (kind) {
        case scene::TrailKind::Contrail:
            return {{0.95F, 0.97F, 1.0F}, 0.8F, 0.70F * left, 0.0F, 0.6F};
        case scene::TrailKind::Wake:
            return {{0.88F, 0.95F, 1.0F}, 0.6F, 0.75F * left, 1.0F, 0.7F};
        case scene::TrailKind::Plume: {
            const float hot = std::clamp(1.0F - 5.0F * age, 0.0F, 1.0F);
            return {glm::mix(vec3(0.88F, 0.87F, 0.86F), vec3(1.0F, 0.66F, 0.28F), hot),
                    0.9F - 0.7F * hot, 0.95F * left, 0.0F, 1.0F - hot};
        }
        case scene::TrailKind::Reentry:
            return {glm::mix(vec3(1.0F, 0.82F, 0.50F), vec3(0.95F, 0.26F, 0.08F),
                             std::clamp(1.6F * age, 0.0F, 1.0F)),
                    0.0F, 0.95F * left, 0.0F, 0.0F};
    }
    return {};
}

}  // namespace

template <typename T, std::size_t most>
void EffectInstances::List<T, most>::add(const T& item) {
    TAIJI_CHECK(count < most);
    items[count++] = item;
}

struct EffectInstances::Place {
    scene::SurfaceFrame at;
    dvec3 middle;  ///< relative to the eye, at its height
    double size;
    double opacity;
    float day;
    bool limb;
};

void EffectInstances::build(const scene::SceneFrame& scene, Extent extent) {
    TAIJI_CHECK(scene.effects.size() <= kMaxEffects && scene.trails.size() <= kMaxTrails);
    ground_.count = puffs_.count = lights_.count = 0;
    ground_trails_.count = air_trails_.count = 0;
    for (const scene::Effect& effect : scene.effects) add(effect, scene, extent);
    std::size_t points = 0;
    for (const scene::Trail& trail : scene.trails) {
        points += trail.count;
        TAIJI_CHECK(points <= kMaxTrailPoints);
        TAIJI_CHECK(trail.first + trail.count <= scene.trail_points.size());
        const bool lies = trail.kind == scene::TrailKind::Wake;
        add_trail(trail, scene, extent, lies ? ground_trails_ : air_trails_);
    }
}

void EffectInstances::add(const scene::Effect& effect, const scene::SceneFrame& scene,
                          Extent extent) {
    const scene::CameraView& camera = scene.camera;
    const scene::MapPlace map = scene::map_from_geographic(effect.at);
    const EffectLook look = look_of(effect);
    Place place{.at = camera.surface().frame(map),
                .middle = {},
                .size = effect.size * double{look.grown},
                .opacity = effect.opacity * camera.surface().visibility(map),
                .day = day_at(scene.light, effect.at),
                .limb = false};
    if (!(place.opacity * double{look.strength + look.inside.x} > 1e-3)) return;
    if (!(place.size > 0.0)) return;
    place.middle = place.at.position + effect.height * place.at.up - camera.eye();
    const double pixel = pixel_at(camera, place.middle, extent) * line_scale(extent.height);
    const bool small = look.flies;
    place.size = std::clamp(place.size, small ? kLeastPixels * pixel : 0.0, kMostPixels * pixel);
    const double reach = place.size * std::max(1.0, double{look.tall}) * (look.stands ? 2.0 : 1.0);
    const double top = look.brush == EffectBrush::Ground ? 0.0 : effect.height + reach;
    if (behind_surface(camera, place.at, top, reach)) return;
    if (outside_picture(camera, camera.eye() + place.middle, 1.1 * reach)) return;
    place.limb = at_limb(camera, place.at, reach + effect.height);
    if (look.brush == EffectBrush::Ground) return add_ground(effect, look, place);
    add_air(effect, look, place, scene);
}

void EffectInstances::add_ground(const scene::Effect& effect, const EffectLook& look,
                                 const Place& place) {
    const auto opacity = static_cast<float>(place.opacity);
    const vec3 colour = lit(look.colour, look.lit, place.day);
    vec4 inside = look.inside;
    inside.x *= opacity;
    ground_.add({.middle = pack(place.at.position - dvec3(1, 0, 0), place.size),
                 .east = pack(place.at.east, double{noise_seed(effect.seed)}),
                 .north = pack(place.at.north, double{look.strength * opacity}),
                 .colour = vec4(colour, look.cover),
                 .ring = look.ring,
                 .inside = inside});
}

void EffectInstances::add_air(const scene::Effect& effect, const EffectLook& look,
                              const Place& place, const scene::SceneFrame& scene) {
    const scene::CameraView& camera = scene.camera;
    const dvec3 to_eye = -glm::normalize(place.middle);
    dvec3 along = camera.up();
    double tall = 1.0;
    if (look.stands) {
        along = place.at.up;
        tall = double{look.tall};
    } else if (look.flies) {
        const dvec3 ahead =
            std::cos(effect.heading) * place.at.north + std::sin(effect.heading) * place.at.east;
        along = std::cos(effect.pitch) * ahead + std::sin(effect.pitch) * place.at.up;
        tall = double{look.tall};
    }
    // What points at the eye is seen from its end.
    dvec3 across = glm::cross(along, to_eye);
    const double slant = glm::length(across);
    across = slant > 1e-3 ? across / slant : camera.right();
    const dvec3 upright = glm::cross(to_eye, across);
    dvec3 axis_y = look.flies ? upright * (place.size * glm::mix(1.0, tall, slant))
                              : upright * (place.size * tall);
    dvec3 middle = place.middle;
    if (look.stands) {
        // Its foot stays on the ground; seen from above it is short.
        axis_y = place.at.up * (place.size * tall);
        middle += axis_y;
    }
    (look.brush == EffectBrush::Puff ? puffs_ : lights_)
        .add({.middle = pack(middle, place.limb ? 1.0 : 0.0),
              .axis_x = pack(across * place.size, double{noise_seed(effect.seed)}),
              .axis_y = pack(axis_y, place.opacity * double{look.strength}),
              .colour = vec4(lit(look.colour, look.lit, place.day), look.cover),
              .shape = look.shape});
}

void EffectInstances::add_trail(const scene::Trail& trail, const scene::SceneFrame& scene,
                                Extent extent, Strip& to) {
    if (trail.count < 2 || !(trail.opacity > 0.0)) return;
    const scene::CameraView& camera = scene.camera;
    const bool lies = trail.kind == scene::TrailKind::Wake;
    const auto points = scene.trail_points.subspan(trail.first, trail.count);
    constexpr double kAbove =
        4e-4;  // so low that it seems to lie on the ground, and in front of it
    const auto place = [&](const scene::TrailPoint& point) {
        const auto at = camera.surface().frame(scene::map_from_geographic(point.at));
        return at.position + std::max(point.height, kAbove) * at.up - camera.eye();
    };
    dvec3 across = camera.right();
    dvec3 before = place(points.front());
    double along = 0.01 * double{noise_seed(trail.seed)};
    bool joined = to.count == 0;
    for (std::size_t i = 0; i < points.size(); ++i) {
        const scene::TrailPoint& point = points[i];
        const scene::MapPlace map = scene::map_from_geographic(point.at);
        const scene::SurfaceFrame at = camera.surface().frame(map);
        const dvec3 here = place(point);
        const dvec3 step = place(points[std::min(i + 1, points.size() - 1)]) - before;
        const dvec3 side = glm::cross(step, lies ? at.up : -here);
        if (glm::length(side) > 1e-12) across = glm::normalize(side);
        const double pixel = pixel_at(camera, here, extent) * line_scale(extent.height);
        const double width = std::max(point.width, 0.8 * pixel);
        along += glm::length(here - before) / std::max(width, 1e-9);
        before = here;
        const auto age = static_cast<float>(std::clamp(point.age, 0.0, 1.0));
        const TrailLook look = look_of(trail.kind, age);
        // Nothing begins or ends with an edge.
        const double tip = std::min(1.0, 0.5 * double(std::min(i, points.size() - 1 - i)));
        const auto strength = static_cast<float>(trail.opacity * tip * double{look.strength} *
                                                 camera.surface().visibility(map));
        const vec3 colour = lit(look.colour, look.lit, day_at(scene.light, point.at)) * strength;
        const bool limb = at_limb(camera, at, width + point.height);
        for (const double side_of : {-1.0, 1.0}) {
            const shader::TrailVertex vertex{
                .at = pack(here + side_of * width * across, side_of),
                .colour = vec4(colour, look.cover * strength),
                .texture = {static_cast<float>(along), age, look.parts, limb ? 1.0F : 0.0F}};
            if (!joined) {
                to.add(to.items[to.count - 1]);
                to.add(vertex);
                joined = true;
            }
            to.add(vertex);
        }
    }
}

}  // namespace taiji
