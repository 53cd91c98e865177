// What the passes that draw the sky share. Needs lib/frame.glsl and lib/surface.glsl.
#include "sky.h"

layout(push_constant, std430) uniform Sky { SkyPush sky_push; };

// Heights over the ground between which air lets the sky through, Earth radii; the visible air is thicker than the
// real one.
const float kAirLow = 0.001;
const float kAirHigh = 0.011;

// How much of what is infinitely far along `ray` is seen past the surface: 0 behind it, 1 clear of it.
float clear_sky(vec3 ray) {
    float k = frame.eye.w;
    float a = k * dot(ray, ray);
    float half_b = k * dot(frame.eye.xyz, ray) + ray.x;
    float c = frame.ray_middle.w;
    float inside = half_b * half_b - a * c;
    if (half_b >= 0.0) return 1.0;
    // Height of the ray over the sphere of radius 1/k where it comes nearest: p - 1/k is near -inside / 2a.
    if (inside <= 0.0) return smoothstep(kAirLow, kAirHigh, -0.5 * inside / max(a, 1e-9));
    if (k == 1.0) return 0.0;
    // Past the end of the map, or through the opening.
    vec3 at = frame.eye.xyz + c / (sqrt(inside) - half_b) * ray;
    vec2 place = map_place(at, stage_up(at), k);
    if (abs(place.x) > kPi) return 1.0;
    float beyond = max(frame.map_limits.x - place.y, place.y - frame.map_limits.y);
    return smoothstep(0.0, 0.12, beyond) * frame.map_limits.z;
}

vec3 sky_direction(vec3 j2000) { return mat3(frame.sky_from_j2000) * j2000; }

// Clip place of a direction; w is not positive behind the eye.
vec3 sky_clip(vec3 direction) {
    vec4 clip = frame.clip_from_relative * vec4(direction, 0.0);
    return vec3(clip.xy / max(clip.w, 1e-6), clip.w);
}
vec3 ray_at(vec2 clip) {
    return frame.ray_middle.xyz + clip.x * frame.ray_right.xyz + clip.y * frame.ray_down.xyz;
}
// Where nothing is drawn.
const vec4 kNowhere = vec4(0.0, 0.0, -1.0, 1.0);
vec2 quad_corner(int vertex) { return vec2(vertex & 1, (vertex >> 1) & 1) * 2.0 - 1.0; }
float pixels_per_radian() { return 0.5 * frame.viewport.y * inversesqrt(dot(frame.ray_down.xyz, frame.ray_down.xyz)); }

// Even over any few pixels, the same in every frame: hides the steps of faint gradients. Jimenez, "Next generation
// post processing in Call of Duty: Advanced Warfare" (SIGGRAPH 2014).
float dither(vec2 pixel) {
    return (fract(52.9829189 * fract(dot(floor(pixel), vec2(0.06711056, 0.00583715)))) - 0.5) / 255.0;
}

vec3 palace_colour(float palace) {
    return palace < 0.5   ? vec3(0.42, 0.86, 0.78)
           : palace < 1.5 ? vec3(0.62, 0.66, 1.00)
           : palace < 2.5 ? vec3(0.90, 0.92, 0.96)
                          : vec3(1.00, 0.60, 0.46);
}

// The Milky Way at a brightness of 0 to 1, as shown. Below kMilkyWayLeast nothing.
const float kMilkyWayLeast = 0.03;
vec3 milky_way_colour(float bright) {
    bright = max(bright - kMilkyWayLeast, 0.0);
    vec3 tint = mix(vec3(0.42, 0.56, 1.00), vec3(0.86, 0.87, 1.00), smoothstep(0.2, 0.9, bright));
    return to_shown(tint * (bright * (0.40 + 0.60 * bright) * 0.046 * sky_push.strength.y));
}
