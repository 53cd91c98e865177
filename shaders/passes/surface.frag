#version 460
#include "lib/frame.glsl"
#include "lib/surface.glsl"
#include "lib/surface_given.glsl"

layout(location = 0) in vec3 ray;
layout(location = 1) flat in SurfaceGiven given;
layout(location = 0) out vec4 shown;

// 0: few fetches, for software drivers while things move. 1: everything.
layout(constant_id = 0) const uint kDetail = 1u;

// For widths and levels, where a part in 500 does not matter: division and root are slow on a software driver.
float about_inversesqrt(float x) {
    if (kDetail != 0u) return inversesqrt(x);
    float y = intBitsToFloat(0x5f3759df - (floatBitsToInt(x) >> 1));
    return y * (1.5 - 0.5 * x * y * y);
}
float near_inversesqrt(float x) {  // a part in 200 000
    if (kDetail != 0u) return inversesqrt(x);
    float y = about_inversesqrt(x);
    return y * (1.5 - 0.5 * x * y * y);
}

#include "lib/board.glsl"

const float kTexelsPerRadian = 4096.0 / (2.0 * kPi);

// Mercator to the textures: u runs once round the Earth from 180 W, v from north to south.
vec2 texture_place(float longitude, float sin_latitude) {
    float latitude;
    if (kDetail == 0u) {
        // Abramowitz and Stegun 4.4.45, good to a twentieth of a texel.
        float z = min(abs(sin_latitude), 1.0);
        float series = 1.5707288 + z * (-0.2121144 + z * (0.0742610 - z * 0.0187293));
        latitude = (0.5 * kPi - sqrt(1.0 - z) * series) * (sin_latitude < 0.0 ? -1.0 : 1.0);
    } else {
        latitude = asin(clamp(sin_latitude, -1.0, 1.0));
    }
    return vec2(longitude * (0.5 / kPi) + 0.5, 0.5 - latitude * (1.0 / kPi));
}

vec4 fetch_earth(vec2 at, float layer, float level) {
    return textureLod(earth_map, vec3(at, layer), level);
}

// smoothstep() with constant ends, without its division.
float ramp(float from, float to, float x) {
    float t = clamp((x - from) * (1.0 / (to - from)), 0.0, 1.0);
    return t * t * (3.0 - 2.0 * t);
}

// to_shown(tone()): the root of a quotient, with neither root nor division.
vec3 shown_tone(vec3 light) {
    if (kDetail != 0u) return to_shown(tone(light));
    vec3 over = light * (1.0 + light * 0.11);
    vec3 both = max(over * (1.0 + light * 0.48), 1e-12);
    return over * vec3(about_inversesqrt(both.r), about_inversesqrt(both.g), about_inversesqrt(both.b));
}

void main() {
    float k = kGlobe ? 1.0 : given.eye.w;
    float c = given.step_x.w;
    vec3 step_x = given.step_x.xyz;
    vec3 step_y = given.step_y.xyz;

    // k |p|^2 + 2 p.x = 0 along eye + t ray.
    float ray2 = dot(ray, ray);
    float half_b = dot(given.from_middle.xyz, ray);
    float inside = half_b * half_b - k * ray2 * c;
    vec2 slope = 2.0 * (half_b * given.along_steps - k * c * vec2(dot(ray, step_x), dot(ray, step_y)));
    float coverage = clamp(inside * about_inversesqrt(max(dot(slope, slope), 1e-24)) + 0.5, 0.0, 1.0);
    if (half_b >= -1e-6) coverage = 0.0;
    if (coverage == 0.0) discard;
    float root = sqrt(max(inside, 0.0));
    float along = c / (root - half_b);
    vec3 at = given.eye.xyz + along * ray;
    // A unit vector, but for the pixels that the limb cuts.
    vec3 up = given.from_middle.xyz + (k * along) * ray;
    up *= 1.5 - 0.5 * dot(up, up);

    // What a pixel covers, on the tangent plane; exact at the limb too, where differences of neighbours are not.
    // `root` is how far the ray faces the ground; (-up.y, up.x, 0) points east.
    float steep = max(root, 1e-4);
    float cos2 = max(up.x * up.x + up.y * up.y, 1e-10);
    float over_both = 1.0 / (steep * cos2);
    float over_cos2 = over_both * steep;
    vec2 up_step = vec2(dot(up, step_x), dot(up, step_y));
    vec2 slide = vec2(up.x * ray.y - up.y * ray.x, ray.z + up.z * root) * (along * over_both);
    vec2 flat_x = vec2(up.x * step_x.y - up.y * step_x.x, step_x.z - up.z * up_step.x);
    vec2 flat_y = vec2(up.x * step_y.y - up.y * step_y.x, step_y.z - up.z * up_step.y);
    float widen = along * over_cos2;
    vec2 map_x = widen * flat_x + up_step.x * slide;
    vec2 map_y = widen * flat_y + up_step.y * slide;

    vec2 place = map_place(at, up, k);  // longitude, ordinate
    vec3 ground;                        // the place's up vector on the globe
    if (kGlobe) {
        ground = up;
    } else {
        float e = exp(-abs(place.y));
        float sech = 2.0 * e / (1.0 + e * e);
        float tanh_q = sign(place.y) * (1.0 - e * e) / (1.0 + e * e);
        ground = vec3(sech * cos(place.x), sech * sin(place.x), tanh_q);
        float beyond = max(given.map_limits.x - place.y, place.y - given.map_limits.y);
        float outside = smoothstep(0.0, 0.12, beyond) * given.map_limits.z;
        float edge = kPi - abs(place.x);
        coverage *= (1.0 - outside) *
                    clamp(edge / max(length(vec2(map_x.x, map_y.x)), 1e-7) + 0.5, 0.0, 1.0);
        if (coverage == 0.0) discard;
    }
    float cos_ground2 = max(ground.x * ground.x + ground.y * ground.y, 1e-10);
    float over_cos_ground = about_inversesqrt(cos_ground2);
    float cos_ground = cos_ground2 * over_cos_ground;

    // Light. East, north and up of the sun and the eye.
    float over_ray = near_inversesqrt(ray2);
    float view_up = clamp(root * over_ray, 0.0, 1.0);
    vec3 sun;
    float sun_view;           // their dot product
    float sun_length2 = 1.0;  // a mixed direction is shorter
    if (kGlobe && kDetail == 0u) {
        sun = vec3(0.0, 0.0, dot(given.sun.xyz, ground));
        sun_view = -dot(given.sun.xyz, ray) * over_ray;
    } else {
        vec3 ground_east = vec3(-ground.y, ground.x, 0.0) * over_cos_ground;
        vec3 ground_north = vec3(-ground.z * ground_east.y, ground.z * ground_east.x, cos_ground);
        sun = mix(vec3(dot(given.sun.xyz, ground_east), dot(given.sun.xyz, ground_north), dot(given.sun.xyz, ground)),
                  given.local_sun.xyz, given.sun.w);
        sun_length2 = dot(sun, sun);
        vec3 east = vec3(-up.y, up.x, 0.0) * sqrt(over_cos2);
        vec3 north = vec3(-up.z * east.y, up.z * east.x, 1.0 / sqrt(over_cos2));
        sun_view = dot(sun, vec3(-dot(ray, east), -dot(ray, north), root) * over_ray);
    }
    float day = ramp(-0.04, 0.22, sun.z);
    float night = 1.0 - ramp(-0.20, 0.02, sun.z);

    // Ground: texels that a pixel covers, along the ground.
    vec2 texture_at = texture_place(place.x, ground.z);
    float px4 = max(dot(map_x, map_x) * dot(map_y, map_y), 1e-24);
    float over_px = about_inversesqrt(px4);
    // Squares: a texture's texels cover a pixel's area.
    float texels2 = cos_ground2 * (kTexelsPerRadian * kTexelsPerRadian) * (px4 * over_px);
    float over_texels = min(about_inversesqrt(max(texels2, 1e-12)), 1e3);
    float texels = texels2 * over_texels;
    // Whole levels come from the exponent.
    float level = kDetail == 0u ? max(float((floatBitsToInt(texels2 * 1.4161) >> 24) - 63), 0.0)
                                : max(log2(texels) - 0.25, 0.0);
    vec2 cloud_at = texture_at + vec2(given.sky.z * (0.5 / kPi), 0.0);
    // Next to the other fetch, so that what lives meanwhile is put aside and taken up only once.
    float cloud = kDetail == 0u ? textureLod(cloud_map, cloud_at, level).r : 0.0;
    vec4 earth;
    vec3 land;
    if (kDetail == 0u) {
        earth = fetch_earth(texture_at, sun.z < 0.0 ? 1.0 : 0.0, level);
        land = to_light(earth.rgb) * (sun.z < 0.0 ? night : day);
        if (sun.z < 0.0) land *= given.local_sun.w * 1.6;
    } else {
        vec2 at_x = vec2(map_x.x * (0.5 / kPi), -map_x.y * cos_ground / kPi);
        vec2 at_y = vec2(map_y.x * (0.5 / kPi), -map_y.y * cos_ground / kPi);
        earth = textureGrad(earth_map, vec3(texture_at, 0.0), at_x, at_y);
        vec3 lights = textureGrad(earth_map, vec3(texture_at, 1.0), at_x, at_y).rgb;
        land = to_light(earth.rgb) * day +
               to_light(lights) * night * given.local_sun.w * 1.6;
    }
    // Coast: signed distance in texels, land positive; sharp to the pixel when near.
    float coast = earth.a * (255.0 / 16.0) - 8.0;
    float dry = clamp(coast * over_texels + 0.5, 0.0, 1.0);
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
    float moonlight = 0.35 + 0.65 * max(dot(given.moon.xyz, ground), 0.0) * given.moon.w;
    colour += vec3(0.006, 0.010, 0.020) * (1.0 - day) * moonlight * (0.35 + 0.9 * dry);
    // A line along the coast when near.
    float near = clamp(1.2 - texels * 0.8, 0.0, 1.0);
    float shore = clamp(1.1 - abs(coast) * over_texels * 0.8, 0.0, 1.0) * near;
    colour = mix(colour, vec3(0.50, 0.62, 0.60) * (day * 0.7 + 0.10), shore * 0.45);

    // Glint of the sun on the sea: a broad sheen and a hot core.
    float mirror = max((sun.z + view_up) * near_inversesqrt(max(sun_length2 + 1.0 + 2.0 * sun_view, 1e-6)), 0.0);
    float m2 = mirror * mirror, m4 = m2 * m2, m8 = m4 * m4, m32 = m8 * m8 * m8 * m8;
    float m128 = m32 * m32 * m32 * m32;
    float edge = 1.0 - view_up, edge2 = edge * edge;
    float fresnel = 0.04 + 0.5 * edge2 * edge2;
    vec3 glint = vec3(1.0, 0.86, 0.62) * (m128 * 0.55 + m32 * 0.16) * day * sea * (0.6 + fresnel);

    // Clouds with the shadow that they cast away from the sun.
    float shade = 0.0;
    if (kDetail != 0u) {
        cloud = textureLod(cloud_map, cloud_at, max(level - 1.0, 0.0)).r;
        vec2 away = vec2(sun.x / cos_ground * (0.5 / kPi), -sun.y / kPi) * 0.009;
        shade = textureLod(cloud_map, cloud_at + away, max(level - 0.5, 1.0)).r;
    }
    cloud = max(cloud - 0.012, 0.0) * given.sky.x;
    shade = max(shade - 0.012, 0.0) * given.sky.x;
    colour = (colour + glint * (1.0 - cloud)) * (1.0 - 0.55 * shade * day);
    vec3 dusk = mix(vec3(1.0, 0.52, 0.28), vec3(1.0), ramp(-0.02, 0.38, sun.z));
    vec3 cloud_light = dusk * (0.82 * day + 0.012) + vec3(0.004, 0.006, 0.010);
    colour = mix(colour, cloud_light, cloud);
    colour *= mix(vec3(1.0), dusk, 0.65 * day);

    // The board.
    colour = board_colour(colour, at, place, map_x, map_y, dry, day);

    // Air between the ground and the eye: thin overhead, bright and blue to the limb, red at the terminator.
    float haze = 1.0 - view_up;
    float haze2 = haze * haze;
    float lit = ramp(-0.22, 0.35, sun.z);
    vec3 air = mix(vec3(0.55, 0.20, 0.07), vec3(0.11, 0.30, 0.80), ramp(-0.12, 0.28, sun.z));
    float thick = (0.020 + 0.15 * haze2 + 1.0 * haze2 * haze2 * haze2) * given.sky.w;
    colour = colour * (1.0 - 0.45 * thick * lit) + air * lit * thick * 0.80;

    // Where there is a sky, it ends at the surface's rim.
    float covers = kDetail == 0u ? 1.0 : mix(1.0, coverage, frame.part.z);
    shown = vec4(shown_tone(colour) * coverage, covers);
}
