#version 460
#extension GL_GOOGLE_include_directive : require
#include "interface.h"

layout(push_constant, std430) uniform Interface { InterfacePush push; };

layout(location = 0) in vec2 place;   // pixels from the top left
layout(location = 1) in vec2 uv;
layout(location = 2) in vec4 colour;  // as shown; a: opacity

layout(location = 0) out vec2 texel;
layout(location = 1) out vec4 tint;   // multiplied by its opacity, so that edges fade without a rim

void main() {
    texel = uv * push.sizes.zw;
    tint = vec4(colour.rgb * colour.a, colour.a);
    gl_Position = vec4(place * push.sizes.xy - 1.0, 0.0, 1.0);
}
