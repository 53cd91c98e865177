#version 460
#include "lib/frame.glsl"

layout(location = 0) in vec3 ray;
layout(location = 0) out vec4 shown;

void main() {
    vec3 eye = frame.eye.xyz + vec3(1.0, 0.0, 0.0);
    vec3 d = normalize(ray);
    float along = max(-dot(eye, d), 0.0);
    vec3 nearest = eye + along * d;
    float height = length(nearest) - 1.0;
    // Density falls off with height and reaches 0 at the ring's edge.
    float rest = clamp(1.0 - height / 0.075, 0.0, 1.0);
    float thin = exp(-max(height, 0.0) * 62.0) * rest * rest;
    // The ground covers what is below the limb; its own shader draws the air before it.
    float pixel = frame.ray_right.w * length(frame.ray_right.xyz) * max(along, 1e-3);
    float over = smoothstep(-1.2 * pixel, 0.6 * pixel, height);
    float sun = dot(normalize(nearest), frame.sun.xyz);
    float lit = smoothstep(-0.28, 0.30, sun);
    vec3 blue = mix(vec3(0.10, 0.33, 1.0), vec3(0.30, 0.55, 1.0), thin);
    vec3 red = vec3(0.85, 0.30, 0.10);
    vec3 air = mix(red, blue, smoothstep(-0.20, 0.18, sun)) * lit;
    // Light shining through from behind the Earth.
    float through = pow(max(dot(d, frame.sun.xyz), 0.0), 6.0);
    air += vec3(0.9, 0.55, 0.3) * through * 0.35;
    vec3 light = air * (0.85 * thin + 0.10 * rest * rest * rest) + vec3(0.004, 0.010, 0.020) * thin;
    shown = vec4(to_shown(light) * over * frame.sky.w, 0.0);
}
