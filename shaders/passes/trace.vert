#version 460
#include "lib/frame.glsl"
#include "marker.h"

layout(location = 0) in vec4 before;  // four neighbouring TracePoints: the segment runs from `start` to `end`
layout(location = 1) in vec4 start;
layout(location = 2) in vec4 end;
layout(location = 3) in vec4 after;

layout(push_constant) uniform Constants { TraceConstants trace; };

layout(location = 0) out vec3 out_relative;
layout(location = 1) out vec2 out_place;  // along the trace; pixels from its middle

vec2 pixels(vec4 clip) { return clip.xy / max(clip.w, 1e-4) * 0.5 * frame.viewport.xy; }

vec2 turned_left(vec2 from, vec2 to) {
    vec2 d = to - from;
    return vec2(-d.y, d.x) * inversesqrt(max(dot(d, d), 1e-8));
}

void main() {
    bool at_end = (gl_VertexIndex & 1) != 0;
    float side = (gl_VertexIndex & 2) != 0 ? 1.0 : -1.0;
    vec4 a = frame.clip_from_relative * vec4(start.xyz, 1.0);
    vec4 b = frame.clip_from_relative * vec4(end.xyz, 1.0);
    vec4 c = frame.clip_from_relative * vec4(at_end ? after.xyz : before.xyz, 1.0);
    vec4 here = at_end ? b : a;
    vec2 across = turned_left(pixels(a), pixels(b));
    vec2 next = at_end ? turned_left(pixels(b), pixels(c)) : turned_left(pixels(c), pixels(a));
    bool has_next = distance(at_end ? b.xyz : a.xyz, c.xyz) > 1e-7 && c.w > 0.0;
    if (has_next) {
        vec2 middle = across + next;
        across = dot(middle, middle) > 0.5 ? middle * (2.0 / dot(middle, middle)) : across;
    }
    float half_width = 0.5 * trace.width.y;
    here.xy += across * (side * half_width) * 2.0 / frame.viewport.xy * here.w;
    // Nothing across the gap of the map, and nothing behind the eye.
    if (end.w < 0.0 || a.w <= 0.0 || b.w <= 0.0) here = vec4(2.0, 2.0, 2.0, 1.0);
    gl_Position = here;
    gl_Position.z = kGroundDepth * gl_Position.w;
    out_relative = at_end ? end.xyz : start.xyz;
    out_place = vec2(abs(at_end ? end.w : start.w), side * half_width);
}
