#version 460
#include "lib/frame.glsl"
#include "lib/surface.glsl"
#include "lib/effect_air_fragment.glsl"

// Light. shape: strength of the core; strength of rays; 0 round .. 1 a column that stands on its foot; its height now.
void main() {
    if (is_hidden()) discard;
    float r2 = dot(at, at);
    float h = clamp(1.0 - r2, 0.0, 1.0);
    float halo = h * h * h;
    float core = clamp(1.0 - 7.0 * r2, 0.0, 1.0);
    vec2 a = abs(at);
    float rays = max(clamp(1.0 - a.x, 0.0, 1.0) * clamp(1.0 - 16.0 * a.y, 0.0, 1.0),
                     clamp(1.0 - a.y, 0.0, 1.0) * clamp(1.0 - 16.0 * a.x, 0.0, 1.0));
    // A column: bright and narrow at the foot, wider and fainter above.
    float up = clamp(0.5 + 0.5 * at.y, 0.0, 1.0);
    float x = a.x / mix(0.30, 0.62, up);
    float beam = clamp(1.0 - x * x, 0.0, 1.0);
    float top = clamp((shape.w - up) * 3.0, 0.0, 1.0);
    float column = beam * beam * top * mix(1.0, 0.25, up);
    float column_core = clamp(1.0 - 9.0 * x * x, 0.0, 1.0) * top * (1.0 - 0.7 * up);

    float glow = mix(halo + rays * shape.y, column, shape.z);
    float white = mix(core, column_core, shape.z) * shape.x;
    vec3 light = (colour.rgb * glow + (vec3(1.0) - colour.rgb * glow) * white) * state.y;
    shown = vec4(light, colour.w * clamp(glow, 0.0, 1.0) * state.y);
}
