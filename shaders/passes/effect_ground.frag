#version 460
#include "lib/frame.glsl"
#include "lib/surface.glsl"
#include "lib/decal.glsl"
#include "lib/noise.glsl"

layout(location = 0) flat in vec4 middle;
layout(location = 1) flat in vec4 east;
layout(location = 2) flat in vec4 north;
layout(location = 3) flat in vec4 colour;
layout(location = 4) flat in vec4 ring;
layout(location = 5) flat in vec4 inside;
layout(location = 0) out vec4 shown;

void main() {
    SurfacePoint point = surface_point();
    if (!point.met) discard;
    vec3 from = (point.at - middle.xyz) / middle.w;
    float r = length(from);
    if (r > 1.0) discard;
    vec2 p = vec2(dot(from, east.xyz), dot(from, north.xyz));
    float ragged = noise(p * 5.0 + east.w) * 0.65 + noise(p * 13.0 - east.w) * 0.35;
    float torn = mix(1.0, smoothstep(0.20, 0.80, ragged), ring.w);

    // Sharp in front, soft behind.
    float ahead = (r - ring.x) / ring.y + (ragged - 0.5) * 0.8 * ring.w;
    float front = ahead > 0.0 ? 1.0 - 3.0 * ahead : 1.0 + ahead;
    front = clamp(front, 0.0, 1.0);
    float wave = ring.z > 0.5 ? 0.5 + 0.5 * cos(6.2831853 * ahead * ring.z * 0.5) : 1.0;
    float line = front * front * wave;
    if (inside.z > 0.5) {
        float turn = (atan(p.y, p.x) + inside.w) * inside.z / 6.2831853;
        line *= smoothstep(0.18, 0.26, abs(fract(turn) - 0.5));
    }
    float fill = clamp(1.0 - r / inside.y, 0.0, 1.0);
    fill *= fill * inside.x;
    float edge = clamp(8.0 * (1.0 - r), 0.0, 1.0);
    float strength = clamp((line * north.w + fill) * torn * edge, 0.0, 1.0);
    shown = vec4(colour.rgb * strength, colour.w * strength);
}
