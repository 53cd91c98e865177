#version 460
#include "lib/frame.glsl"
#include "lib/decal_vertex.glsl"

layout(location = 0) in vec4 middle;  // AirEffect
layout(location = 1) in vec4 axis_x;
layout(location = 2) in vec4 axis_y;
layout(location = 3) in vec4 colour;
layout(location = 4) in vec4 shape;

layout(location = 0) out vec3 out_relative;
layout(location = 1) out vec2 out_at;
layout(location = 2) flat out vec4 out_colour;
layout(location = 3) flat out vec4 out_shape;
layout(location = 4) flat out vec4 out_state;        // seed, opacity, may be hidden; see out_from_middle
layout(location = 5) flat out vec4 out_from_middle;  // for hidden_from()

void main() {
    vec2 at = decal_corner(gl_VertexIndex, 1.0);
    vec3 relative = middle.xyz + at.x * axis_x.xyz + at.y * axis_y.xyz;
    gl_Position = frame.clip_from_relative * vec4(relative, 1.0);
    out_relative = relative;
    out_at = at;
    out_colour = colour;
    out_shape = shape;
    out_state = vec4(axis_x.w, axis_y.w, middle.w, frame.ray_middle.w);
    float k = frame.eye.w;
    out_from_middle = vec4(1.0 + k * frame.eye.x, k * frame.eye.yz, k);
}
