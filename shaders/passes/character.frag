#version 460
#include "lib/frame.glsl"
#include "lib/surface.glsl"

layout(location = 0) in vec2 atlas_at;
layout(location = 1) flat in vec4 colour;
layout(location = 2) flat in vec4 sun;
layout(location = 3) in vec3 relative;
layout(location = 0) out vec4 shown;

float texels(vec2 at) { return (textureLod(glyph_map, at, 0.0).r * 255.0 - 128.0) / 16.0; }

void main() {
    vec2 size = vec2(textureSize(glyph_map, 0));
    vec2 x = dFdx(atlas_at) * size, y = dFdy(atlas_at) * size;
    float texels_per_pixel = max(sqrt(max(length(x) * length(y), 1e-6)), 1e-3);
    float d = texels(atlas_at);
    float ink = clamp(d / texels_per_pixel + 0.5, 0.0, 1.0);
    // Engraved: the far wall of the groove catches the light, the near one lies in shadow.
    vec2 towards = vec2(sun.x, -sun.y) * 1.6 / size;
    float slope = (texels(atlas_at + towards) - texels(atlas_at - towards)) * 0.5;
    float band = clamp((2.2 - abs(d)) / 1.4, 0.0, 1.0) * clamp(1.4 / texels_per_pixel - 0.3, 0.0, 1.0);
    vec3 light = colour.rgb * (0.45 + 0.75 * sun.w);
    vec3 relief = light + vec3(0.9, 0.85, 0.75) * max(-slope, 0.0) * 0.35 * (0.4 + 0.6 * sun.w);
    relief *= 1.0 - 0.6 * clamp(slope, 0.0, 1.0);
    float alpha = max(ink, band * clamp(-slope, 0.0, 1.0) * 0.45) * colour.w;
    if (hidden(relative) > 0.0) alpha = 0.0;
    vec3 mixed = mix(light, relief, band);
    shown = vec4(to_shown(tone(mixed)) * alpha, alpha);
}
