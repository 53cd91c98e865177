#version 460
#include "lib/frame.glsl"
#include "lib/surface.glsl"

// A straight piece of a line, of constant width on the screen. xyz relative to the eye, or a direction with w 0.
layout(location = 0) in vec4 from;
layout(location = 1) in vec4 to;
layout(location = 2) in vec4 from_colour;  // shown, premultiplied
layout(location = 3) in vec4 to_colour;
layout(location = 4) in vec4 shape;  // x: half width in pixels; y: reach of the halo in pixels

layout(location = 0) out vec4 colour;
layout(location = 1) out float across;
layout(location = 2) flat out vec2 widths;
layout(location = 3) out vec4 relative;

void main() {
    vec4 a = frame.clip_from_relative * from;
    vec4 b = frame.clip_from_relative * to;
    bool end = (gl_VertexIndex >> 1) == 1;
    float side = (gl_VertexIndex & 1) == 0 ? -1.0 : 1.0;
    vec2 half_size = 0.5 * frame.viewport.xy;
    vec2 run = (b.xy / max(b.w, 1e-6) - a.xy / max(a.w, 1e-6)) * half_size;
    vec2 normal = normalize(vec2(-run.y, run.x) + vec2(1e-6, 0.0));
    float reach = shape.x + shape.y + 1.0;
    vec4 here = end ? b : a;
    gl_Position = vec4(here.xy + normal * side * reach / half_size * here.w, end ? b.z : a.z, here.w);
    if (a.w <= 0.0 || b.w <= 0.0) gl_Position = vec4(0.0, 0.0, 0.0, 1.0);
    colour = end ? to_colour : from_colour;
    across = side * reach;
    widths = shape.xy;
    relative = end ? to : from;
}
