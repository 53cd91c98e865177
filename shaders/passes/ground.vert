#version 460
#include "lib/frame.glsl"

// Marks that lie on the surface: shadows, dots, rings, crosses.
layout(location = 0) in vec4 middle;  // relative to the eye; w: kind
layout(location = 1) in vec4 east;    // half side of the square; w: opacity
layout(location = 2) in vec4 north;   // the same; w: pixels of the half side
layout(location = 3) in vec4 tint;    // shown colour; w: day

layout(location = 0) out vec2 at;
layout(location = 1) flat out int kind;
layout(location = 2) flat out vec4 colour;  // w: opacity
layout(location = 3) flat out float pixels;

void main() {
    at = vec2(gl_VertexIndex & 1, gl_VertexIndex >> 1) * 2.0 - 1.0;
    vec3 relative = middle.xyz + east.xyz * at.x + north.xyz * at.y;
    kind = int(middle.w + 0.5);
    colour = vec4(tint.rgb, east.w);
    pixels = north.w;
    gl_Position = frame.clip_from_relative * vec4(relative, 1.0);
}
