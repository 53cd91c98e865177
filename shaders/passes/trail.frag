#version 460
#include "lib/frame.glsl"
#include "lib/surface.glsl"
#include "lib/noise.glsl"

layout(location = 0) in vec3 relative;
layout(location = 1) in vec4 place;
layout(location = 2) in vec4 colour;
layout(location = 3) flat in vec2 state;
layout(location = 4) flat in vec4 from_middle;
layout(location = 0) out vec4 shown;

void main() {
    if (state.x > 0.5 && hidden_from(from_middle, state.y, relative) > 0.0) discard;
    float v = place.x;
    float body = 1.0 - v * v;
    // Two edges of foam with troubled water between them.
    float away = abs(abs(v) - 0.72) * 4.0;
    float edges = clamp(1.0 - away * away, 0.0, 1.0) + 0.30 * body;
    float profile = mix(body * body, edges, place.w);
    float n = noise(vec2(place.y * 0.55, v * 1.3 + 3.0)) * 0.6 + noise(vec2(place.y * 1.7, v * 2.6)) * 0.4;
    float worn = clamp(1.30 + (n - 0.62) * 2.0 - place.z * 0.8, 0.0, 1.0);
    shown = colour * (profile * worn);
}
