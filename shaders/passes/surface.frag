#version 460
#include "lib/frame.glsl"
#include "lib/surface.glsl"
#include "lib/board.glsl"

layout(location = 0) in vec3 ray;
layout(location = 0) out vec4 shown;

// 0: few fetches, for software drivers while things move. 1: everything.
layout(constant_id = 0) const uint kDetail = 1u;

const float kTexelsPerRadian = 4096.0 / (2.0 * kPi);

// Mercator to the textures: u runs once round the Earth from 180 W, v from north to south.
vec2 texture_place(float longitude, float sin_latitude) {
    float latitude = asin(clamp(sin_latitude, -1.0, 1.0));
    return vec2(longitude * (0.5 / kPi) + 0.5, 0.5 - latitude / kPi);
}

vec4 fetch_earth(vec2 at, float layer, float level) {
    return textureLod(earth_map, vec3(at, layer), level);
}

void main() {
    vec3 eye = frame.eye.xyz;
    float k = kGlobe ? 1.0 : frame.eye.w;
    float c = frame.ray_middle.w;
    vec3 step_x = frame.ray_right.xyz * frame.ray_right.w;
    vec3 step_y = frame.ray_down.xyz * frame.ray_down.w;

    // k |p|^2 + 2 p.x = 0 along eye + t ray.
    float a = k * dot(ray, ray);
    float half_b = k * dot(eye, ray) + ray.x;
    float inside = half_b * half_b - a * c;
    vec2 slope = 2.0 * vec2(half_b * (k * dot(eye, step_x) + step_x.x) - k * dot(ray, step_x) * c,
                            half_b * (k * dot(eye, step_y) + step_y.x) - k * dot(ray, step_y) * c);
    float coverage = clamp(inside / max(length(slope), 1e-12) + 0.5, 0.0, 1.0);
    if (half_b >= -1e-6) coverage = 0.0;
    if (coverage == 0.0) discard;
    float root = sqrt(max(inside, 0.0));
    float along = c / (root - half_b);
    vec3 at = eye + along * ray;
    vec3 up = stage_up(at);
    up *= inversesqrt(max(dot(up, up), 1e-12));

    // What a pixel covers, on the tangent plane; exact at the limb too, where differences of neighbours are not.
    float facing = -dot(up, ray);
    float by_facing = along / max(facing, 1e-4 * length(ray));
    vec3 over_x = along * step_x + ray * (dot(up, step_x) * by_facing);
    vec3 over_y = along * step_y + ray * (dot(up, step_y) * by_facing);
    float cos_stage = max(sqrt(up.x * up.x + up.y * up.y), 1e-5);
    vec3 east = vec3(-up.y, up.x, 0.0) / cos_stage;
    vec3 north = vec3(-up.z * east.y, up.z * east.x, cos_stage);
    vec2 map_x = vec2(dot(over_x, east), dot(over_x, north)) / cos_stage;
    vec2 map_y = vec2(dot(over_y, east), dot(over_y, north)) / cos_stage;

    vec2 place = map_place(at, up);  // longitude, ordinate
    vec3 ground;                     // the place's up vector on the globe
    if (kGlobe) {
        ground = up;
    } else {
        float e = exp(-abs(place.y));
        float sech = 2.0 * e / (1.0 + e * e);
        float tanh_q = sign(place.y) * (1.0 - e * e) / (1.0 + e * e);
        ground = vec3(sech * cos(place.x), sech * sin(place.x), tanh_q);
        float beyond = max(frame.map_limits.x - place.y, place.y - frame.map_limits.y);
        float outside = smoothstep(0.0, 0.12, beyond) * frame.map_limits.z;
        float edge = kPi - abs(place.x);
        coverage *= (1.0 - outside) *
                    clamp(edge / max(length(vec2(map_x.x, map_y.x)), 1e-7) + 0.5, 0.0, 1.0);
        if (coverage == 0.0) discard;
    }
    float cos_ground = max(sqrt(ground.x * ground.x + ground.y * ground.y), 1e-5);
    vec3 ground_east = vec3(-ground.y, ground.x, 0.0) / cos_ground;
    vec3 ground_north = vec3(-ground.z * ground_east.y, ground.z * ground_east.x, cos_ground);

    // Light.
    vec3 sun_true = vec3(dot(frame.sun.xyz, ground_east), dot(frame.sun.xyz, ground_north),
                         dot(frame.sun.xyz, ground));
    vec3 sun = mix(sun_true, frame.local_sun.xyz, frame.sun.w);
    vec3 view = -vec3(dot(ray, east), dot(ray, north), dot(ray, up)) * inversesqrt(dot(ray, ray));
    float day = smoothstep(-0.04, 0.22, sun.z);
    float night = 1.0 - smoothstep(-0.20, 0.02, sun.z);

    // Ground: texels that a pixel covers, along the ground.
    vec2 texture_at = texture_place(place.x, ground.z);
    float ground_scale = cos_ground;
    vec2 px = ground_scale * vec2(length(map_x), length(map_y)) * kTexelsPerRadian;
    float texels = sqrt(max(px.x * px.y, 1e-12));
    // Whole levels come from the exponent.
    float level = kDetail == 0u ? max(float((floatBitsToInt(texels * 1.19) >> 23) - 127), 0.0)
                                : max(log2(texels) - 0.25, 0.0);
    vec4 earth;
    vec3 land;
    if (kDetail == 0u) {
        earth = fetch_earth(texture_at, sun.z < 0.0 ? 1.0 : 0.0, level);
        land = to_light(earth.rgb) * (sun.z < 0.0 ? night : day);
        if (sun.z < 0.0) land *= frame.local_sun.w * 1.6;
    } else {
        vec2 at_x = vec2(map_x.x * (0.5 / kPi), -map_x.y * ground_scale / kPi);
        vec2 at_y = vec2(map_y.x * (0.5 / kPi), -map_y.y * ground_scale / kPi);
        earth = textureGrad(earth_map, vec3(texture_at, 0.0), at_x, at_y);
        vec3 lights = textureGrad(earth_map, vec3(texture_at, 1.0), at_x, at_y).rgb;
        land = to_light(earth.rgb) * day +
               to_light(lights) * night * frame.local_sun.w * 1.6;
    }
    // Coast: signed distance in texels, land positive; sharp to the pixel when near.
    float coast = (earth.a * 255.0 - 128.0) / 16.0;
    float dry = clamp(coast / max(texels, 1e-3) + 0.5, 0.0, 1.0);
    float sea = 1.0 - dry;

    vec3 base = to_light(earth.rgb);
    // The sea, kept apart from the land to the very coast: deep blue, lighter on the shelf that the picture shows.
    float shelf = clamp(base.b * 5.0, 0.0, 1.0);
    vec3 water = mix(vec3(0.004, 0.026, 0.105), vec3(0.022, 0.125, 0.260), shelf);
    water += vec3(0.010, 0.040, 0.050) * clamp(1.0 + coast * 0.35, 0.0, 1.0);
    if (kDetail == 0u && sun.z < 0.0) {
        water = vec3(0.0);
    }
    vec3 colour = mix(mix(vec3(dot(land, vec3(0.30, 0.55, 0.15))), land, 1.18) * 1.75, water * day * 1.35 + land * 0.25, sea);

    // Moonlight, so that the night side keeps its shapes.
    float moonlight = 0.35 + 0.65 * max(dot(frame.moon.xyz, ground), 0.0) * frame.moon.w;
    colour += vec3(0.006, 0.010, 0.020) * (1.0 - day) * moonlight * (0.35 + 0.9 * dry);
    // A line along the coast when near.
    float near = clamp(1.2 - texels * 0.8, 0.0, 1.0);
    float shore = clamp(1.1 - abs(coast) / max(texels, 1e-3) * 0.8, 0.0, 1.0) * near;
    colour = mix(colour, vec3(0.50, 0.62, 0.60) * (day * 0.7 + 0.10), shore * 0.45);

    // Glint of the sun on the sea: a broad sheen and a hot core.
    vec3 half_way = normalize(sun + view + vec3(0.0, 0.0, 1e-4));
    float mirror = max(half_way.z, 0.0);
    float m2 = mirror * mirror, m4 = m2 * m2, m8 = m4 * m4, m32 = m8 * m8 * m8 * m8;
    float m128 = m32 * m32 * m32 * m32;
    float edge = 1.0 - clamp(view.z, 0.0, 1.0), edge2 = edge * edge;
    float fresnel = 0.04 + 0.5 * edge2 * edge2;
    vec3 glint = vec3(1.0, 0.86, 0.62) * (m128 * 0.55 + m32 * 0.16) * day * sea * (0.6 + fresnel);

    // Clouds with the shadow that they cast away from the sun.
    vec2 cloud_at = texture_at + vec2(frame.sky.z * (0.5 / kPi), 0.0);
    float cloud = 0.0, shade = 0.0;
    if (kDetail == 0u) {
        cloud = textureLod(cloud_map, cloud_at, max(level - 1.0, 0.0)).r;
    } else {
        cloud = textureLod(cloud_map, cloud_at, max(level - 1.0, 0.0)).r;
        vec2 away = vec2(sun.x / cos_ground * (0.5 / kPi), -sun.y / kPi) * 0.009;
        shade = textureLod(cloud_map, cloud_at + away, max(level - 0.5, 1.0)).r;
    }
    cloud = max(cloud - 0.012, 0.0) * frame.sky.x;
    shade = max(shade - 0.012, 0.0) * frame.sky.x;
    colour = (colour + glint * (1.0 - cloud)) * (1.0 - 0.55 * shade * day);
    vec3 dusk = mix(vec3(1.0, 0.52, 0.28), vec3(1.0), smoothstep(-0.02, 0.38, sun.z));
    vec3 cloud_light = dusk * (0.82 * day + 0.012) + vec3(0.004, 0.006, 0.010);
    colour = mix(colour, cloud_light, cloud);
    colour *= mix(vec3(1.0), dusk, 0.65 * day);

    // The board.
    colour = board_colour(colour, at, place, map_x, map_y, dry, day);

    // Air between the ground and the eye: thin overhead, bright and blue to the limb, red at the terminator.
    float haze = 1.0 - clamp(view.z, 0.0, 1.0);
    float haze2 = haze * haze;
    float lit = smoothstep(-0.22, 0.35, sun.z);
    vec3 air = mix(vec3(0.55, 0.20, 0.07), vec3(0.11, 0.30, 0.80), smoothstep(-0.12, 0.28, sun.z));
    float thick = (0.020 + 0.15 * haze2 + 1.0 * haze2 * haze2 * haze2) * frame.sky.w;
    colour = colour * (1.0 - 0.45 * thick * lit) + air * lit * thick * 0.80;

    shown = vec4(to_shown(tone(colour)) * coverage, 1.0);
}
