#version 460
#include "lib/frame.glsl"
#include "lib/decal_vertex.glsl"
#include "piece.h"

layout(location = 0) in vec4 middle;  // ShadowInstance
layout(location = 1) in vec4 east;
layout(location = 2) in vec4 north;
layout(location = 3) in vec4 sun;
layout(location = 4) in vec4 state;

layout(location = 0) out vec3 out_relative;
layout(location = 1) out vec2 out_at;          // in radii of the disc
layout(location = 2) flat out vec4 out_away;   // where the shadow falls per radius of height; height, day
layout(location = 3) flat out vec4 out_state;  // opacity, size of the model, bits; see out_from_middle
layout(location = 4) flat out vec4 out_from_middle;  // for hidden_from()

void main() {
    float lifted = north.w;
    vec2 away = -sun.xy / max(sun.z, 0.30);
    away *= min(1.0, 1.7 * inversesqrt(max(dot(away, away), 1e-6)));
    vec2 longest = away * (lifted + 0.25 + 0.5 * sun.w);
    vec2 at = decal_corner(gl_VertexIndex, 1.34 + 0.9 * lifted + 0.5 * length(longest)) + 0.5 * longest;
    vec3 relative = decal_place(at * middle.w, middle.xyz, east.xyz, north.xyz);
    gl_Position = frame.clip_from_relative * vec4(relative, 1.0);
    gl_Position.z = kGroundDepth * gl_Position.w;
    out_relative = relative;
    out_at = at;
    out_away = vec4(away, lifted, smoothstep(-0.08, 0.20, sun.z));
    out_state = vec4(east.w, sun.w, state.x, frame.ray_middle.w);
    float k = frame.eye.w;
    out_from_middle = vec4(1.0 + k * frame.eye.x, k * frame.eye.yz, k);
}
