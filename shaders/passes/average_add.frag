#version 460
#include "lib/frame.glsl"
layout(location = 0) out vec4 shown;
void main() { shown = texelFetch(picture, ivec2(gl_FragCoord.xy), 0); }
