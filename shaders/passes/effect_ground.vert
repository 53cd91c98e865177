#version 460
#include "lib/frame.glsl"
#include "lib/decal_vertex.glsl"

layout(location = 0) in vec4 middle;  // GroundEffect
layout(location = 1) in vec4 east;
layout(location = 2) in vec4 north;
layout(location = 3) in vec4 colour;
layout(location = 4) in vec4 ring;
layout(location = 5) in vec4 inside;

layout(location = 0) flat out vec4 out_middle;
layout(location = 1) flat out vec4 out_east;
layout(location = 2) flat out vec4 out_north;
layout(location = 3) flat out vec4 out_colour;
layout(location = 4) flat out vec4 out_ring;
layout(location = 5) flat out vec4 out_inside;

void main() {
    vec2 at = decal_corner(gl_VertexIndex, middle.w * 1.05);
    gl_Position = frame.clip_from_relative * vec4(decal_place(at, middle.xyz, east.xyz, north.xyz), 1.0);
    gl_Position.z = kGroundDepth * gl_Position.w;
    out_middle = middle;
    out_east = east;
    out_north = north;
    out_colour = colour;
    out_ring = ring;
    out_inside = inside;
}
