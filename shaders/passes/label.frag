#version 460
#include "lib/frame.glsl"
#include "sky.h"

layout(push_constant, std430) uniform Label { LabelPush label_push; };

layout(location = 0) in vec2 texel;
layout(location = 1) flat in vec4 colour;
layout(location = 2) flat in float pixels;
layout(location = 0) out vec4 shown;

void main() {
    float level = clamp(-log2(pixels) - 0.6, 0.0, 2.0);
    float field = textureLod(label_map, texel / vec2(textureSize(label_map, 0)), level).r;
    float away = (field * 255.0 - 128.0) / 16.0 * pixels;  // pixels, ink positive
    if (label_push.ink.x > 0.5) {
        float ink = clamp(away + 0.5, 0.0, 1.0) * colour.a;
        shown = vec4(colour.rgb * ink, ink);
    } else {
        float width = min(7.0 * pixels, 0.9 + 1.6 * frame.viewport.z);
        float halo = smoothstep(-width, 0.0, away) * 0.72 * colour.a;
        shown = vec4(vec3(0.0), halo);
    }
}
