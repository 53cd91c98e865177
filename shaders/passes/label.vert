#version 460
#include "lib/frame.glsl"

layout(location = 0) in vec4 place;   // pixels from the top left; texels of the atlas
layout(location = 1) in vec4 tint;    // as shown; a: opacity
layout(location = 2) in float scale;  // pixels a texel

layout(location = 0) out vec2 texel;
layout(location = 1) flat out vec4 colour;
layout(location = 2) flat out float pixels;

void main() {
    texel = place.zw;
    colour = tint;
    pixels = scale;
    gl_Position = vec4(place.xy / frame.viewport.xy * 2.0 - 1.0, 0.0, 1.0);
}
