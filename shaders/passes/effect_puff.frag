#version 460
#include "lib/frame.glsl"
#include "lib/surface.glsl"
#include "lib/noise.glsl"
#include "lib/effect_air_fragment.glsl"

// A cloud. shape: heat 0..1; how much of it has dissolved 0..1; how drawn out upwards; how it rises inside.
void main() {
    if (is_hidden()) discard;
    vec2 p = vec2(at.x, at.y * 1.0);
    vec2 q = vec2(p.x * mix(2.6, 3.4, shape.z), p.y * mix(2.6, 2.1, shape.z) - shape.w) + state.x;
    float n = noise(q) * 0.6 + noise(q * 2.3 + 7.1) * 0.4;
    // A ball; drawn out: a fountain with its foot at the bottom, wider above.
    float wide = mix(1.0, mix(0.30, 1.0, clamp(0.5 + 0.5 * p.y, 0.0, 1.0)), shape.z);
    float x = p.x / wide;
    float y = mix(p.y, max(p.y, 0.0), shape.z * step(p.y, 0.0));
    float inside = 1.0 - (x * x + y * y);
    float thick = inside * 1.15 - 0.40 + (n - 0.5) * 1.5 - shape.y * 1.25 + 0.25;
    thick -= shape.z * (0.12 + 0.30 * clamp(p.y, 0.0, 1.0));
    float cover = clamp(thick * mix(2.2, 1.2, shape.z), 0.0, 1.0) * clamp(inside * 4.0, 0.0, 1.0);
    cover *= state.y;
    // Lit from above, darker in its folds.
    float lit = clamp(0.62 + 0.28 * p.y + 0.55 * (n - 0.5), 0.0, 1.3);
    float hot = clamp(shape.x * (inside * 0.9 + n * 0.9) - 0.25, 0.0, 1.0);
    vec3 fire = mix(mix(vec3(0.42, 0.06, 0.02), vec3(1.0, 0.45, 0.10), clamp(hot * 1.7, 0.0, 1.0)),
                    vec3(1.0, 0.95, 0.78), clamp(hot * 2.2 - 1.1, 0.0, 1.0));
    vec3 body = mix(colour.rgb * lit, fire, clamp(hot * 2.4, 0.0, 1.0));
    shown = vec4(body * cover, cover * colour.w);
}
