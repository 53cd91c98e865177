#version 460
#include "lib/frame.glsl"
#include "lib/surface.glsl"
#include "marker.h"

layout(location = 0) in vec3 relative;
layout(location = 1) in vec2 place;
layout(push_constant) uniform Constants { TraceConstants trace; };
layout(location = 0) out vec4 shown;

void main() {
    if (hidden(relative) > 0.0) discard;
    float away = abs(place.y);
    // Thin and faint where the move began, strong where it ended.
    float along = clamp(place.x, 0.0, 1.0);
    float grown = mix(1.0, along, trace.width.w);
    float width = trace.width.x * mix(0.55, 1.0, grown);
    float strength = trace.colour.w * mix(0.30, 1.0, grown);
    float to_tip = trace.form.x > 0.0 ? (1.0 - along) / trace.form.x : 2.0;
    if (to_tip < 1.0) {
        width = trace.width.z * to_tip;
    } else if (trace.form.y > 0.0) {
        strength *= smoothstep(0.24, 0.30, abs(fract(along * trace.form.y) - 0.5));
    }
    float line = clamp(0.5 * width + 0.5 - away, 0.0, 1.0);
    float h = max(1.0 - away / (0.5 * trace.width.y), 0.0);
    float glow = h * h * 0.55;
    float seam = clamp(0.5 * width + 1.6 - away, 0.0, 1.0) * 0.35;
    vec4 made = vec4(trace.colour.rgb * glow, glow * 0.3);
    made = made * (1.0 - seam) + vec4(0.0, 0.0, 0.0, seam);
    made = made * (1.0 - line) + vec4(trace.colour.rgb, 1.0) * line;
    shown = made * strength;
}
