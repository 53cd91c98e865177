#version 460
#include "lib/frame.glsl"
#include "lib/surface.glsl"
#include "lib/sky.glsl"

layout(location = 0) out vec2 offset;  // radii of the disc, x to the right, y down
layout(location = 1) out vec3 ray;
layout(location = 2) flat out vec3 light;  // towards the Sun: right, down, towards the eye
layout(location = 3) flat out float pixels;

// One and a half times the real one, or its phase could not be seen.
const float kRadius = 1.5 * 0.00452;

void main() {
    vec3 direction = frame.moon.xyz;
    vec3 middle = sky_clip(direction);
    gl_Position = kNowhere;
    offset = vec2(0.0);
    ray = direction;
    light = vec3(0.0, 0.0, 1.0);
    pixels = kRadius * pixels_per_radian();
    if (middle.z <= 0.05 || sky_push.strength.z <= 0.0) return;

    // The lit limb points to the Sun; how much is lit is the frame's own word, so it holds with any light.
    vec3 right = normalize(frame.ray_right.xyz), down = normalize(frame.ray_down.xyz);
    vec2 towards = vec2(dot(frame.sun.xyz, right), dot(frame.sun.xyz, down));
    towards -= vec2(dot(direction, right), dot(direction, down)) * dot(frame.sun.xyz, direction);
    towards = dot(towards, towards) > 1e-8 ? normalize(towards) : vec2(1.0, 0.0);
    float facing = 2.0 * frame.moon.w - 1.0;
    light = vec3(towards * sqrt(max(1.0 - facing * facing, 0.0)), facing);

    offset = quad_corner(gl_VertexIndex) * 1.3;
    vec2 clip = middle.xy + offset * pixels * vec2(frame.ray_right.w, frame.ray_down.w);
    ray = ray_at(clip);
    gl_Position = vec4(clip, 0.0, 1.0);
}
