#version 460
#include "lib/frame.glsl"

layout(location = 0) in vec2 offset;
layout(location = 1) flat in vec3 colour;
layout(location = 0) out vec4 shown;

// A small ring round the star, as on the old Chinese charts.
void main() {
    float r = length(offset);
    float ring = clamp(0.6 * frame.viewport.z + 0.5 - abs(r - 3.6 * frame.viewport.z), 0.0, 1.0);
    shown = vec4(colour * ring * 0.85, 1.0);
}
