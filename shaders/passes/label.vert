#version 460
#include "lib/frame.glsl"
layout(location = 0) in vec4 rect;    // pixels: left, top, width, height
layout(location = 1) in vec4 cell;    // atlas: left, top, width, height, 0..1
layout(location = 2) in vec4 tint;    // shown colour; w: opacity
layout(location = 0) out vec2 atlas_at;
layout(location = 1) flat out vec4 colour;
layout(location = 2) flat out vec2 heights;  // in the atlas, 0..1; in pixels
void main() {
    vec2 corner = vec2(gl_VertexIndex & 1, gl_VertexIndex >> 1);
    vec2 at = (rect.xy + corner * rect.zw) * 2.0 / frame.viewport.xy - 1.0;
    atlas_at = cell.xy + corner * cell.zw;
    colour = tint;
    heights = vec2(cell.w, rect.w);
    gl_Position = vec4(at, 1.0, 1.0);
}
