#version 460
#include "lib/frame.glsl"
#include "lib/surface.glsl"
layout(location = 0) in vec4 colour;
layout(location = 1) in float across;
layout(location = 2) flat in vec2 widths;
layout(location = 3) in vec4 relative;
layout(location = 0) out vec4 shown;
void main() {
    if (relative.w > 0.0 && hidden(relative.xyz) > 0.0) discard;
    float away = abs(across);
    float core = clamp(widths.x + 0.5 - away, 0.0, 1.0);
    float h = clamp(1.0 - (away - widths.x) / max(widths.y, 1e-3), 0.0, 1.0);
    shown = colour * max(core, h * h * 0.4);
}
