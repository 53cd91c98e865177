#version 460
#include "lib/frame.glsl"
layout(location = 0) in vec2 atlas_at;
layout(location = 1) flat in vec4 colour;
layout(location = 2) flat in vec2 heights;
layout(location = 0) out vec4 shown;
void main() {
    float texels_per_pixel = heights.x * float(textureSize(label_map, 0).y) / max(heights.y, 1e-3);
    float d = (textureLod(label_map, atlas_at, 0.0).r * 255.0 - 128.0) / 16.0 / texels_per_pixel;
    float ink = clamp(d + 0.5, 0.0, 1.0);
    float rim = clamp(d + 2.6, 0.0, 1.0) * 0.75;  // a dark rim, so that it reads on anything
    shown = vec4(colour.rgb * ink, max(ink, rim)) * colour.w;
}
