#version 460
#include "lib/frame.glsl"

layout(location = 0) in vec2 at;
layout(location = 1) flat in int kind;
layout(location = 2) flat in vec4 colour;
layout(location = 3) flat in float pixels;
layout(location = 0) out vec4 shown;

// Coverage by a stroke of half width `w` whose middle is `d` off, both in the square's units.
float stroke(float d, float w) { return clamp((w - abs(d)) * pixels + 0.5, 0.0, 1.0); }

void main() {
    float r = length(at);
    float alpha = 0.0;
    float glow = 0.0;
    if (kind == 0) {  // shadow: dark under the disc, soft outside
        float s = clamp((1.0 - r) / 0.42, 0.0, 1.0);
        alpha = s * s * (3.0 - 2.0 * s);
    } else if (kind == 1) {  // dot
        alpha = clamp((0.30 - r) * pixels + 0.5, 0.0, 1.0);
        float h = clamp(1.0 - r / 0.75, 0.0, 1.0);
        glow = h * h * 0.45;
    } else if (kind == 2) {  // ring
        alpha = stroke(r - 0.80, max(0.055, 0.9 / pixels));
        float h = clamp(1.0 - abs(r - 0.80) / 0.20, 0.0, 1.0);
        glow = h * h * 0.50;
    } else if (kind == 3) {  // cross
        vec2 d = vec2(at.x + at.y, at.x - at.y) * 0.7071;
        float arm = step(max(abs(at.x), abs(at.y)), 0.62);
        alpha = max(stroke(d.x, max(0.07, 0.9 / pixels)), stroke(d.y, max(0.07, 0.9 / pixels))) * arm;
        float h = clamp(1.0 - min(abs(d.x), abs(d.y)) / 0.28, 0.0, 1.0) * arm;
        glow = h * h * 0.35;
    } else if (kind == 4) {  // soft disc
        float h = clamp(1.0 - r, 0.0, 1.0);
        glow = h * h;
    } else {  // rings spreading on the water
        alpha = stroke(r - 0.62, max(0.035, 0.7 / pixels)) + 0.5 * stroke(r - 0.86, max(0.025, 0.6 / pixels));
    }
    float all = clamp(alpha + glow * (1.0 - alpha), 0.0, 1.0) * colour.w;
    // Shadows cover; marks cover where they are solid and only add light where they glow.
    shown = vec4(colour.rgb * all, kind == 0 ? all : clamp(alpha, 0.0, 1.0) * colour.w);
}
