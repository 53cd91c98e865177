#version 460
#include "lib/frame.glsl"
#include "lib/surface.glsl"
#include "lib/sky.glsl"

layout(location = 0) in vec2 offset;
layout(location = 1) in vec3 ray;
layout(location = 2) flat in vec3 seen;
layout(location = 0) out vec4 shown;

void main() {
    float r = length(offset);
    float clear = clear_sky(ray);
    // Redder the further out, and the lower it stands.
    vec3 near = mix(vec3(1.0, 0.95, 0.86), vec3(1.0, 0.70, 0.38), seen.y);
    vec3 far = mix(vec3(1.0, 0.87, 0.68), vec3(1.0, 0.50, 0.20), seen.y);
    vec3 warm = mix(near, far, clamp(r * 0.12, 0.0, 1.0));
    float disc = clamp((1.0 - r) * 4.0 + 0.5, 0.0, 1.0) * clear;
    // The glow is in the eye, so it spreads over the dark rim of the Earth too, but less.
    float edge = clamp(1.0 - r / seen.z, 0.0, 1.0);
    float glow = (1.6 / (1.0 + 0.60 * r * r) + 0.050 * exp(-0.13 * r)) * edge * edge;
    vec3 light = vec3(6.0) * disc + warm * glow * seen.x * mix(0.30, 1.0, clear);
    shown = vec4((to_shown(tone(light)) + dither(PICTURE_PLACE) * step(1e-4, glow)) * sky_push.strength.z, 1.0);
}
