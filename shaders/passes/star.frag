#version 460
#include "lib/frame.glsl"

layout(location = 0) in vec2 offset;
layout(location = 1) flat in vec4 light;
layout(location = 2) flat in float reach;
layout(location = 0) out vec4 shown;

void main() {
    float r2 = dot(offset, offset);
    float edge = clamp(1.0 - r2 / (reach * reach), 0.0, 1.0);
    float s2 = light.w * light.w;
    // The core, and the glow that bright stars have round them.
    float profile = exp(-0.5 * r2 / s2) + 0.020 / (1.0 + 0.22 * r2 / s2);
    shown = vec4(to_shown(tone(light.rgb * profile * edge * edge)), 1.0);
}
