#version 460
#include "lib/frame.glsl"
#include "lib/surface.glsl"
#include "lib/sky.glsl"

layout(location = 0) in vec4 place;  // direction; w: palace

layout(location = 0) out vec2 offset;  // pixels
layout(location = 1) flat out vec3 colour;

void main() {
    vec3 direction = sky_direction(place.xyz);
    vec3 middle = sky_clip(direction);
    gl_Position = kNowhere;
    offset = vec2(0.0);
    colour = vec3(0.0);
    if (middle.z <= 0.01) return;
    float clear = clear_sky(direction) * sky_push.strength.w;
    if (clear <= 0.0) return;
    colour = palace_colour(place.w) * clear;
    offset = quad_corner(gl_VertexIndex) * (6.0 * frame.viewport.z);
    gl_Position = vec4(middle.xy + offset * vec2(frame.ray_right.w, frame.ray_down.w), 0.0, 1.0);
}
