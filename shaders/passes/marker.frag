#version 460
#include "lib/frame.glsl"
#include "lib/surface.glsl"
#include "lib/decal.glsl"
#include "marker.h"

layout(location = 0) flat in vec4 middle;
layout(location = 1) flat in vec4 east;
layout(location = 2) flat in vec4 north;
layout(location = 3) flat in vec4 colour;
layout(location = 4) flat in vec4 stroke;
layout(location = 0) out vec4 shown;

// How much of a pixel a band of `width` pixels covers whose middle is `away` pixels off.
float band(float away, float width) { return clamp(0.5 * width + 0.5 - away, 0.0, 1.0); }

void main() {
    SurfacePoint point = surface_point();
    if (!point.met) discard;
    vec3 from = (point.at - middle.xyz) / middle.w;
    if (dot(from, from) > 2.0 * north.w * north.w) discard;
    vec2 p = vec2(dot(from, east.xyz), dot(from, north.xyz));
    vec2 p_x = vec2(dot(point.over_x, east.xyz), dot(point.over_x, north.xyz)) / middle.w;
    vec2 p_y = vec2(dot(point.over_y, east.xyz), dot(point.over_y, north.xyz)) / middle.w;
    float r = max(length(p), 1e-5);
    vec2 outwards = p / r;
    float per_pixel = max(length(vec2(dot(p_x, outwards), dot(p_y, outwards))), 1e-6);
    float edge = (r - 1.0) / per_pixel;  // pixels outside the figure's circle
    int kind = int(colour.w);
    float width = stroke.x;
    float angle = atan(p.y, p.x) + stroke.z;

    float away = abs(edge);  // from the middle of the line
    float part = 1.0;        // of the line that is drawn
    if (kind == TAIJI_MARKER_DOT) {
        away = max(edge + 0.5 * width, 0.0);
    } else if (kind == TAIJI_MARKER_DASHED) {
        float turn = angle * (14.0 / (2.0 * kPi));
        float pixels = r * (2.0 * kPi / 14.0) / sqrt(max(abs(determinant(mat2(p_x, p_y))), 1e-12));
        part = clamp((0.31 - abs(fract(turn) - 0.5)) * pixels + 0.5, 0.0, 1.0);
    } else if (kind == TAIJI_MARKER_ARC) {
        float side = cos(angle) - 0.12;
        part = clamp(side / per_pixel + 0.5, 0.0, 1.0);
    } else if (kind == TAIJI_MARKER_CROSS) {
        vec2 q = abs(vec2(p.x + p.y, p.x - p.y) * 0.70710678);
        float scale = inversesqrt(max(abs(determinant(mat2(p_x, p_y))), 1e-12));
        away = max(min(q.x, q.y), max(q.x, q.y) - 1.0 + 0.5 * width / scale) * scale;
    } else if (kind == TAIJI_MARKER_RINGS) {
        float inner = 0.0;
        for (int i = 1; i < 3; ++i) {
            inner += 0.30;
            if (float(i) < stroke.w) away = min(away, abs(r - 1.0 + inner) / per_pixel);
        }
    } else if (kind >= TAIJI_MARKER_RETICLE) {
        float scale = inversesqrt(max(abs(determinant(mat2(p_x, p_y))), 1e-12));
        vec2 q = abs(p);
        if (kind == TAIJI_MARKER_RETICLE) {
            // Ticks across the ring.
            float tick = max(min(q.x, q.y), max(0.50 - r, r - 1.0)) * scale;
            away = min(abs(r - 0.72) / per_pixel, tick);
        } else if (kind == TAIJI_MARKER_WAVES) {
            float dot_away = max((length(p - vec2(0.0, 0.38)) - 0.40) * scale + 0.5 * width, 0.0);
            float swell = 0.13 * sin(7.5 * p.x);
            float wave = min(abs(p.y + 0.28 - swell), abs(p.y + 0.70 - swell));
            away = min(dot_away, max(wave, q.x - 0.80) * scale);
        } else if (kind == TAIJI_MARKER_BARRED) {
            away = min(away, max(abs(p.x + p.y) * 0.70710678, r - 1.0) * scale);
        } else {  // TAIJI_MARKER_CORNERS
            float side = abs(max(q.x, q.y) - 0.72);
            away = max(side, 0.40 - min(q.x, q.y)) * scale;
        }
    } else if (kind == TAIJI_MARKER_WATER) {
        // Water over what is submerged, with ripples that run outwards.
        float ripple = 0.5 + 0.5 * sin(16.0 * r - 2.2 * frame.sky.y);
        float veil = clamp(0.5 - edge, 0.0, 1.0) * (0.30 + 0.14 * ripple * r);
        float a = veil * east.w;
        shown = vec4(colour.rgb * a, a);
        return;
    }
    float line = band(away, width) * part;
    // A dark seam keeps the figure apart from ice, cloud and city lights.
    float seam = band(away, width + 2.6 * max(1.0, 0.4 * width)) * part * 0.50;
    float h = max(1.0 - away / (0.5 * width + 6.5 * frame.viewport.z), 0.0);
    float glow = h * h * part * 0.42 * stroke.y;
    vec3 core = colour.rgb;
    if (kind == TAIJI_MARKER_DOT) core *= 0.82 + 0.30 * clamp(1.0 - r, 0.0, 1.0);
    vec4 made = vec4(core * glow * 0.8, glow * 0.25);
    made = made * (1.0 - seam) + vec4(0.0, 0.0, 0.0, seam);
    made = made * (1.0 - line) + vec4(core, 1.0) * line;
    shown = made * east.w;
}
