#version 460
#include "lib/frame.glsl"

layout(constant_id = 0) const uint plain = 0;

layout(location = 0) in vec2 texel;
layout(location = 1) in vec4 tint;
layout(location = 0) out vec4 shown;

// The texels lie on the pixels: nothing to interpolate, which software drivers thank with their time.
void main() { shown = plain != 0 ? tint : tint * texelFetch(interface_map, ivec2(texel), 0).r; }
