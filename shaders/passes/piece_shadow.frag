#version 460
#include "lib/frame.glsl"
#include "lib/surface.glsl"
#include "piece.h"

layout(location = 0) in vec3 relative;
layout(location = 1) in vec2 at;
layout(location = 2) flat in vec4 away;
layout(location = 3) flat in vec4 state;
layout(location = 4) flat in vec4 from_middle;
layout(location = 0) out vec4 shown;

// Shade of the unit disc swept along `run`, soft by `soft`.
float swept(vec2 p, vec2 run, float soft) {
    float along = clamp(dot(p, run) / max(dot(run, run), 1e-6), 0.0, 1.0);
    float d = length(p - along * run) - 1.0;
    float s = clamp((soft - d) / (2.0 * soft), 0.0, 1.0);
    return s * s * (3.0 - 2.0 * s);
}

void main() {
    if ((int(state.z) & TAIJI_PIECE_AT_LIMB) != 0 && hidden_from(from_middle, state.w, relative) > 0.0) discard;
    float lifted = away.z;
    float unit = state.y;
    // Sunlight kept off by the disc and by the unit on it; light from all around kept off by the foot.
    float disc = swept(at - away.xy * lifted, away.xy * 0.26, 0.13 + 0.35 * lifted) * 0.66;
    float model = 0.0;
    if (unit > 0.0) {
        model = swept((at - away.xy * (0.25 + lifted)) / 0.5, away.xy * (1.0 * unit), 0.30 + 0.4 * lifted) * 0.5 * unit;
    }
    float contact = swept(at, vec2(0.0), 0.32 + 0.9 * lifted) * 0.62 / (1.0 + 3.0 * lifted);
    float light = (1.0 - max(disc, model) * away.w) * (1.0 - contact);
    shown = vec4(0.0, 0.0, 0.0, (1.0 - light) * state.x);
}
