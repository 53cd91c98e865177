#version 460
#include "lib/frame.glsl"
#include "lib/surface.glsl"
#include "lib/sky.glsl"

layout(location = 0) in vec2 offset;
layout(location = 1) in vec3 ray;
layout(location = 2) flat in vec3 light;
layout(location = 3) flat in float pixels;
layout(location = 0) out vec4 shown;

float stain(vec2 at, vec2 middle, float radius) {
    return 1.0 - smoothstep(0.4 * radius, radius, length(at - middle));
}

void main() {
    float r = length(offset);
    float cover = clamp((1.0 - r) * pixels + 0.5, 0.0, 1.0) * clear_sky(ray) * sky_push.strength.z;
    vec3 normal = vec3(offset, sqrt(max(1.0 - r * r, 0.0)));
    float lit = smoothstep(-0.06, 0.20, dot(normal, light));
    // The great seas of the near side, roughly.
    float seas = max(max(stain(offset, vec2(-0.35, -0.30), 0.42), stain(offset, vec2(0.25, -0.32), 0.36)),
                     max(stain(offset, vec2(-0.52, 0.10), 0.40), stain(offset, vec2(0.48, -0.02), 0.34)));
    vec3 ground = vec3(0.86, 0.84, 0.80) * (1.0 - 0.34 * seas);
    vec3 colour = ground * (lit * 0.95 + 0.012);
    shown = vec4(to_shown(tone(colour * 1.25)) * cover, cover);
}
