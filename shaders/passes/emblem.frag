#version 460
#include "lib/frame.glsl"
#include "lib/taiji_emblem.glsl"

layout(location = 0) in vec3 ray;
layout(location = 1) flat in vec4 from_middle;
layout(location = 2) flat in vec4 from_emblem;
layout(location = 3) flat in vec4 right;
layout(location = 4) flat in vec4 top;
layout(location = 5) flat in vec2 given;
layout(location = 0) out vec4 shown;

// For widths, where a part in 500 does not matter.
float about_inversesqrt(float x) {
    float y = intBitsToFloat(0x5f3759df - (floatBitsToInt(x) >> 1));
    return y * (1.5 - 0.5 * x * y * y);
}
float stroke(float away, float width) { return clamp(0.5 * width + 0.5 - away, 0.0, 1.0); }
float halo(float away, float over_reach) {
    float h = max(1.0 - away * over_reach, 0.0);
    return h * h;
}
// Paint of a display colour, and light on top of it.
void over(inout vec4 paint, vec3 colour, float alpha) { paint = mix(paint, vec4(colour, 1.0), alpha); }

// The supreme Taiji or a seat.
layout(constant_id = 0) const bool kSupreme = true;

void main() {
    float c = given.x;
    float half_b = dot(from_middle.xyz, ray);
    float inside = half_b * half_b - from_middle.w * dot(ray, ray) * c;
    if (inside <= 0.0 || half_b >= 0.0) discard;
    vec3 from = from_emblem.xyz + ray * (c / (sqrt(inside) - half_b));
    float radius = from_emblem.w;
    // On the far side of the Earth the same p would be found again.
    if (dot(from, from) > 4.0 * radius * radius) discard;
    vec2 p = vec2(dot(from, right.xyz), dot(from, top.xyz));
    float r = length(p);
    vec2 change = fwidth(p);
    float spread = max(0.25 * dot(change, change), 1e-10);
    float pixels = about_inversesqrt(spread);  // per unit of p
    float per_pixel = spread * pixels;
    float dark = clamp(0.5 - dark_half(p) * pixels, 0.0, 1.0);
    float disc = clamp((1.0 - r) * pixels + 0.5, 0.0, 1.0);
    vec4 paint = vec4(0.0);
    vec3 glow = vec3(0.0);
    if (kSupreme) {
        // Glass over the meeting place of the continents: the land shows through, most of it when near.
        float thin = clamp(500.0 * per_pixel, 0.35, 1.0);
        float edge = smoothstep(0.55, 1.0, r);
        over(paint, vec3(0.97, 0.94, 0.86), disc * (1.0 - dark) * 0.76 * thin);
        over(paint, vec3(0.085, 0.080, 0.095), disc * dark * 0.80 * thin);
        glow += vec3(0.28, 0.19, 0.06) * edge * edge * disc;
        float rim = abs(r - 1.0) * pixels;
        over(paint, vec3(1.0, 0.80, 0.42), stroke(rim, max(0.022 * pixels, 1.6)));
        glow += vec3(0.75, 0.48, 0.16) * halo(rim, min(5.0 * per_pixel, 1.0 / 6.0)) * 0.45;
    } else {
        float alarm = top.w;
        over(paint, mix(vec3(0.94, 0.92, 0.86), vec3(0.13, 0.13, 0.15), dark), disc * 0.95);
        float rim = abs(r - 1.16) * pixels;
        over(paint, vec3(0.93, 0.22, 0.16) + vec3(0.07, 0.3, 0.2) * alarm, stroke(rim, max(0.17 * pixels, 1.5)));
        glow += vec3(0.85, 0.20, 0.12) * halo(rim, 1.0 / ((0.34 + 0.15 * alarm) * pixels + 1.0)) * (0.35 + 0.65 * alarm);
    }
    shown = vec4(paint.rgb * paint.a + glow * (1.0 - 0.6 * paint.a), paint.a) * given.y;
}
