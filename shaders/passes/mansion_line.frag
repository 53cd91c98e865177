#version 460
#include "lib/frame.glsl"
#include "lib/surface.glsl"
#include "lib/sky.glsl"

layout(location = 0) in vec3 along;
layout(location = 1) in vec3 ray;
layout(location = 2) flat in vec3 colour;
layout(location = 0) out vec4 shown;

void main() {
    float width = 1.15 * frame.viewport.z;
    float line = clamp(0.5 * width + 0.5 - abs(along.x), 0.0, 1.0);
    // Short of the stars that it joins.
    float gap = min(6.5 * frame.viewport.z, 0.3 * along.z);
    float inside = clamp(min(along.y, along.z - along.y) - gap + 0.5, 0.0, 1.0);
    shown = vec4(colour * (line * inside * 0.60 * sky_push.strength.w * clear_sky(ray)), 1.0);
}
