#version 460
#include "lib/frame.glsl"
#include "lib/surface.glsl"
#include "lib/sky.glsl"

layout(location = 0) in vec4 from;  // direction; w: palace
layout(location = 1) in vec3 to;

layout(location = 0) out vec3 along;  // pixels across the line, along it, and its length
layout(location = 1) out vec3 ray;
layout(location = 2) flat out vec3 colour;

void main() {
    vec3 a = sky_clip(sky_direction(from.xyz));
    vec3 b = sky_clip(sky_direction(to));
    gl_Position = kNowhere;
    along = vec3(0.0);
    ray = from.xyz;
    colour = palace_colour(from.w);
    if (a.z <= 0.1 || b.z <= 0.1) return;

    // Great circles are straight in the picture.
    vec2 half_size = 0.5 * frame.viewport.xy;
    vec2 run = (b.xy - a.xy) * half_size;
    float length_px = length(run);
    if (length_px < 1e-3) return;
    vec2 forward = run / length_px;
    float wide = 2.5 * frame.viewport.z + 1.0;
    vec2 corner = vec2(gl_VertexIndex & 1, (gl_VertexIndex >> 1) & 1);
    along = vec3((corner.y * 2.0 - 1.0) * wide, corner.x * length_px, length_px);
    vec2 px = forward * along.y + vec2(-forward.y, forward.x) * along.x;
    vec2 clip = a.xy + px / half_size;
    ray = ray_at(clip);
    gl_Position = vec4(clip, 0.0, 1.0);
}
