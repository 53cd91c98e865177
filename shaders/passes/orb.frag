#version 460
#include "lib/frame.glsl"
layout(location = 0) in vec2 at;
layout(location = 1) flat in int which;
layout(location = 0) out vec4 shown;
void main() {
    float r = length(at);
    if (r >= 1.0) discard;
    if (which == 0) {
        float core = 1.0 - smoothstep(0.065, 0.085, r);
        float glow = (1.0 - r) * (1.0 - r);
        vec3 light = vec3(1.0, 0.93, 0.80) * core * 2.0 +
                     vec3(1.0, 0.72, 0.42) * (glow * glow * glow * 0.9 + glow * 0.10);
        shown = vec4(to_shown(light), 0.0);
        return;
    }
    // A sphere lit by the Sun.
    vec3 to = frame.moon.xyz;
    vec3 side = normalize(cross(to, abs(to.z) < 0.9 ? vec3(0.0, 0.0, 1.0) : vec3(1.0, 0.0, 0.0)));
    vec3 other = cross(side, to);
    vec3 normal = side * at.x + other * at.y - to * sqrt(1.0 - r * r);
    // Seen from afar its phase is what matters, not where the Earth's Sun of play stands.
    float phase = acos(clamp(2.0 * frame.moon.w - 1.0, -1.0, 1.0));
    vec3 sun = -to * cos(phase) + side * sin(phase);
    float lit = clamp(dot(normal, sun) * 4.0, 0.0, 1.0);
    float seas = 0.5 + 0.5 * sin(at.x * 5.0 + 2.0 * sin(at.y * 4.0)) * sin(at.y * 6.0 + 1.3);
    shown = vec4(to_shown(vec3(0.62, 0.60, 0.56) * (0.55 + 0.45 * seas) * (0.03 + lit)), 0.0) *
            (1.0 - smoothstep(0.94, 1.0, r));
}
