#version 460
#include "lib/frame.glsl"

layout(location = 0) in vec3 ray;
layout(location = 1) flat in vec4 eye;
layout(location = 2) flat in vec4 sun;
layout(location = 0) out vec4 shown;

void main() {
    vec3 d = normalize(ray);
    float along = max(-dot(eye.xyz, d), 0.0);
    vec3 nearest = eye.xyz + along * d;
    float height = length(nearest) - 1.0;
    // Density falls off with height and reaches 0 at the ring's edge.
    float rest = clamp(1.0 - height / 0.075, 0.0, 1.0);
    float thin = exp(-max(height, 0.0) * 62.0) * rest * rest;
    // The ground covers what is below the limb; its own shader draws the air before it.
    float pixel = eye.w * max(along, 1e-3);
    float over = smoothstep(-1.2 * pixel, 0.6 * pixel, height);
    float sun_height = dot(normalize(nearest), sun.xyz);
    float lit = smoothstep(-0.28, 0.30, sun_height);
    vec3 blue = mix(vec3(0.10, 0.33, 1.0), vec3(0.30, 0.55, 1.0), thin);
    vec3 red = vec3(0.85, 0.30, 0.10);
    vec3 air = mix(red, blue, smoothstep(-0.20, 0.18, sun_height)) * lit;
    // Light shining through from behind the Earth.
    float facing = max(dot(d, sun.xyz), 0.0);
    float facing2 = facing * facing;
    float through = facing2 * facing2 * facing2;
    air += vec3(0.9, 0.55, 0.3) * through * 0.35;
    vec3 light = air * (0.85 * thin + 0.10 * rest * rest * rest) + vec3(0.004, 0.010, 0.020) * thin;
    shown = vec4(to_shown(light) * over * sun.w, 0.0);
}
