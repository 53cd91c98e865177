// Inputs of the pieces' fragment shaders and what they share; after lib/piece_light.glsl. See lib/piece_vertex.glsl.

layout(location = 0) in vec3 relative;
layout(location = 1) flat in vec4 state;
#ifdef TAIJI_VERTEX_LIT
layout(location = 2) in vec4 lit;
layout(location = 3) flat in vec2 bits_and_c;
layout(location = 5) flat in vec4 from_middle;
#define bits bits_and_c.x
#ifdef TAIJI_DISC
layout(location = 4) in vec3 lit_inlay;
#endif
#else
layout(location = 2) in vec3 normal;
layout(location = 3) in vec4 albedo;
layout(location = 4) in vec3 surface;
layout(location = 5) flat in vec4 sun;
layout(location = 6) flat in vec4 up;
layout(location = 7) flat in vec4 key;
layout(location = 8) flat in vec3 sun_light;
#define bits up.w
#endif
#ifdef TAIJI_DISC
layout(location = 9) in vec2 on_disc;
layout(location = 10) flat in vec4 glyph;
#ifndef TAIJI_VERTEX_LIT
layout(location = 11) flat in vec3 right;
#endif
#endif
layout(location = 0) out vec4 shown;

// A pattern that keeps `opacity` of the pixels; frames of a still picture keep different ones.
bool faded_out(float opacity) {
    if (opacity >= 1.0) return false;
#ifdef TAIJI_VERTEX_LIT
    vec2 at = floor(gl_FragCoord.xy);
#else
    vec2 at = floor(PICTURE_PLACE) + 5.588238 * frame.viewport.w;
#endif
    return fract(52.9829189 * fract(dot(at, vec2(0.06711056, 0.00583715)))) >= opacity;  // Jimenez 2014
}

void discard_hidden() {
#ifdef TAIJI_VERTEX_LIT
    float behind = hidden_from(from_middle, bits_and_c.y, relative);
#else
    float behind = hidden(relative);
#endif
    if ((int(bits) & TAIJI_PIECE_AT_LIMB) != 0 && behind > 0.0) discard;
    if (faded_out(state.y)) discard;
}

void show(vec3 light) { shown = vec4(to_shown(tone(light)), 1.0); }

#ifndef TAIJI_VERTEX_LIT
PieceLight light_here(vec3 n) {
    PieceLight light;
    light.normal = n;
    light.view = -relative * inversesqrt(dot(relative, relative));
    light.up = up.xyz;
    light.sun = sun.xyz;
    light.key = key.xyz;
    light.sun_light = sun_light;
    light.day = key.w;
    return light;
}

PieceSurface surface_here() {
    return PieceSurface(albedo.rgb, albedo.a, surface.x, surface.y, surface.z);
}

void show_lit(PieceSurface here, vec3 n, float shade) {
    vec3 light = piece_light(here, light_here(n)) * shade;
    show(finished(light, sun.w, state.z, key.w));
}
#endif
