#version 460
#include "lib/frame.glsl"

// The square that a character fills on a disc's face.
layout(location = 0) in vec4 row_x;  // rows as for pieces
layout(location = 1) in vec4 row_y;
layout(location = 2) in vec4 row_z;
layout(location = 3) in vec4 ink;    // w: opacity
layout(location = 4) in vec4 cell;   // upper left corner and size in the atlas, 0..1
layout(location = 5) in vec4 light;  // in the square's frame; w: day

layout(location = 0) out vec2 atlas_at;
layout(location = 1) flat out vec4 colour;
layout(location = 2) flat out vec4 sun;
layout(location = 3) out vec3 relative;

void main() {
    vec2 corner = vec2(gl_VertexIndex & 1, gl_VertexIndex >> 1);
    vec4 p = vec4(corner * 2.0 - 1.0, 0.0, 1.0);
    relative = vec3(dot(row_x, p), dot(row_y, p), dot(row_z, p));
    atlas_at = cell.xy + vec2(corner.x, 1.0 - corner.y) * cell.zw;
    colour = ink;
    sun = light;
    gl_Position = frame.clip_from_relative * vec4(relative, 1.0);
}
