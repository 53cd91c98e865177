#version 460
#include "lib/frame.glsl"
layout(location = 0) out vec4 shown;
void main() { shown = texelFetch(average, ivec2(gl_FragCoord.xy), 0); }
