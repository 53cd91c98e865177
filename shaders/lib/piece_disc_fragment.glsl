// The fragment shader of the discs: a character cut into the face.

const float kCellTexels = 128.0;
const float kAtlasTexels = 512.0;
// Where light comes from on the atlas, whose rows run down.
const vec2 kLightSide = vec2(-0.55, -0.83);

// Distance into the ink in texels of the atlas.
float ink_distance(vec2 texel) {
    return (textureLod(glyph_map, texel / kAtlasTexels, 0.0).r * 255.0 - 128.0) / 16.0;
}

struct Engraving {
    float ink;    // how much of the pixel the inlay covers
    float groove; // light on the walls, 1 elsewhere
    vec2 slope;   // of the walls, right and up
};

Engraving engraving() {
    Engraving made = Engraving(0.0, 1.0, vec2(0.0));
    vec2 in_square = (on_disc - glyph.xy) / glyph.z;
    float texels = 0.5 * kCellTexels / glyph.z * sqrt(abs(determinant(mat2(dFdx(on_disc), dFdy(on_disc)))));
    if (max(abs(in_square.x), abs(in_square.y)) >= 1.0 || state.x < 0.0) return made;
    vec2 cell = vec2(mod(state.x, 4.0), floor(state.x * 0.25)) * kCellTexels;
    vec2 texel =
        cell + clamp((0.5 + 0.5 * vec2(in_square.x, -in_square.y)) * kCellTexels, 0.5, kCellTexels - 0.5);
    float d = ink_distance(texel);
    // The walls of the groove keep the material of the face; the inlay fills the floor between them.
    float wall = clamp(1.6 * texels, 2.4, 6.0);
    float cut = 0.42 * wall * clamp(1.6 - 0.4 * texels, 0.0, 1.0);
    made.ink = clamp((d - cut) / max(texels, 0.05) + 0.5, 0.0, 1.0);
    float lean = clamp(1.2 - 1.2 * abs(d - 0.3 * wall) / wall, 0.0, 1.0);
    if (lean > 0.0) {
        float e = max(0.75 * texels, 1.0);
#ifdef TAIJI_VERTEX_LIT
        made.groove = max(0.15, 1.0 + 0.75 * lean * (ink_distance(texel + e * kLightSide) - d) / e);
#else
        vec2 rise = vec2(ink_distance(texel + vec2(e, 0.0)), ink_distance(texel + vec2(0.0, e))) - d;
        made.groove = max(0.15, 1.0 + 0.75 * lean * dot(rise, kLightSide) / e);
        made.slope = vec2(rise.x, -rise.y) * (0.8 * lean / e);
#endif
    }
    return made;
}

// Light that the unit leaves to the face round its stage.
float beside_unit() {
    float size = glyph.w;
    if (size == 0.0) return 1.0;
    float away = length(on_disc - vec2(0.0, state.w)) - 0.50 * size;
    return 1.0 - 0.42 * size * (1.0 - smoothstep(-0.05, 0.24, away));
}

#ifndef TAIJI_VERTEX_LIT
// Sunlight that the unit leaves to the face: the shadow of a pillar that stands on the stage.
float behind_unit(mat3 axes) {
    float size = glyph.w;
    if (size == 0.0) return 1.0;
    vec3 to_sun = sun.xyz * axes;
    vec2 run = -to_sun.xy / max(to_sun.z, 0.35) * (0.62 * size);
    vec2 off = on_disc - vec2(0.0, state.w);
    float along = clamp(dot(off, run) / max(dot(run, run), 1e-6), 0.0, 1.0);
    float away = length(off - along * run) - mix(0.40, 0.20, along) * size;
    return 1.0 - 0.45 * size * key.w * (1.0 - smoothstep(-0.10, 0.10 + 0.12 * along, away));
}
#endif

void main() {
    discard_hidden();
    int east = int(bits) & TAIJI_PIECE_EAST;
#ifdef TAIJI_VERTEX_LIT
    if (lit.w < 0.9) {
        show(lit.rgb);
        return;
    }
    Engraving cut = engraving();
    show(mix(lit.rgb, lit_inlay, cut.ink) * (cut.groove * beside_unit()));
#else
    vec3 n = normalize(normal);
    PieceSurface here = surface_here();
    if (dot(n, up.xyz) < 0.9) {
        show_lit(here, n, 1.0);
        return;
    }
    mat3 axes = mat3(right, cross(up.xyz, right), up.xyz);
    Engraving cut = engraving();
    n = normalize(dished(n, axes, on_disc) + axes[0] * cut.slope.x + axes[1] * cut.slope.y);
    here.ambient *= beside_unit();
    show_lit(inlaid(here, east, cut.ink), n, cut.groove * behind_unit(axes));
#endif
}
