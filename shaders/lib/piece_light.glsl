// Light on the pieces. Directions are unit vectors in globe axes.

struct PieceSurface {
    vec3 albedo;      // linear
    float ambient;    // share of the light from all around that arrives
    float roughness;
    float metal;
    float glow;       // light of its own, as a share of the albedo
};

struct PieceLight {
    vec3 normal;
    vec3 view;       // towards the eye
    vec3 up;         // of the ground
    vec3 sun;
    vec3 key;        // to a soft light over the viewer's shoulder, which no night puts out
    vec3 sun_light;
    float day;       // 0 night .. 1 day
};

vec3 key_direction(vec3 view) {
    return normalize(view - 0.55 * normalize(frame.ray_right.xyz) - 0.75 * normalize(frame.ray_down.xyz));
}
float day_at(float sun_height) { return smoothstep(-0.12, 0.24, sun_height); }
vec3 sun_light_at(float sun_height) {
    return mix(vec3(0.72, 0.34, 0.15), vec3(0.92, 0.86, 0.76), smoothstep(0.0, 0.42, sun_height)) * day_at(sun_height);
}

// What a polished face mirrors: the Earth below, its bright edge, dark space above, and the soft light, which gives
// obsidian its sheen and bevels their edge.
vec3 mirrored(vec3 direction, PieceLight light, float roughness) {
    float height = dot(direction, light.up);
    vec3 earth = mix(vec3(0.012, 0.018, 0.034), vec3(0.10, 0.17, 0.30), light.day);
    vec3 edge = mix(vec3(0.028, 0.040, 0.066), vec3(0.28, 0.36, 0.51), light.day);
    vec3 space = mix(vec3(0.010, 0.012, 0.020), vec3(0.030, 0.045, 0.085), light.day);
    float wide = 0.16 + 0.5 * roughness;
    float band = height / wide;
    float band2 = band * band;
    vec3 seen = mix(earth, space, clamp(0.5 + 0.5 * band, 0.0, 1.0)) + edge / (1.0 + band2 * band2);
    float lamp = clamp((dot(direction, light.key) - 0.90 + 0.65 * roughness) / (0.10 + 0.53 * roughness), 0.0, 1.0);
    return seen + vec3(1.0, 0.97, 0.92) * ((1.15 - 0.7 * roughness) * lamp * lamp * (3.0 - 2.0 * lamp));
}

vec3 piece_light(PieceSurface surface, PieceLight light) {
    vec3 n = light.normal;
    float facing = clamp(dot(n, light.view), 0.0, 1.0);
    vec3 fill = mix(vec3(0.36, 0.39, 0.46), vec3(0.24, 0.235, 0.23), light.day);
    float open = sqrt(surface.ambient);
    float to_sun = dot(n, light.sun);
    float wrapped = max(to_sun * 0.86 + 0.14, 0.0);
    float to_key = max(dot(n, light.key) * 0.75 + 0.25, 0.0);
    vec3 above = mix(vec3(0.050, 0.060, 0.085), vec3(0.17, 0.21, 0.29), light.day);
    float sky = (0.675 + 0.325 * dot(n, light.up)) * surface.ambient;
    vec3 arriving = (light.sun_light * wrapped + fill * to_key) * open + above * sky;
    vec3 colour = surface.albedo * ((1.0 - 0.85 * surface.metal) * arriving);

    // Gloss: what is mirrored, and the sun's own highlight.
    float graze = 1.0 - facing;
    float graze2 = graze * graze;
    float smooth_part = 1.0 - surface.roughness;
    vec3 f0 = mix(vec3(0.045), surface.albedo, surface.metal);
    vec3 fresnel = (f0 + (max(vec3(smooth_part), f0) - f0) * (graze2 * graze2 * graze)) * open;
    vec3 gloss = mirrored(2.0 * dot(n, light.view) * n - light.view, light, surface.roughness);
    // Schlick's rational form of a power (Graphics Gems IV, 1994).
    float power = 3.0 + 240.0 * smooth_part * smooth_part * smooth_part;
    vec3 half_way = light.sun + light.view;
    float aligned = max(dot(n, half_way), 0.0) * inversesqrt(max(dot(half_way, half_way), 1e-4));
    float spark = aligned / (power * (1.0 - aligned) + aligned) * (power + 8.0) * 0.03;
    gloss += light.sun_light * (spark * spark * 0.5 * step(0.0, to_sun));
    colour += gloss * fresnel;
    // Sky round the silhouette and on upright walls, so that dark pieces keep their shape on dark ground.
    vec3 rim = mix(vec3(0.085, 0.115, 0.19), vec3(0.14, 0.22, 0.38), light.day);
    float wall = 1.0 - abs(dot(n, light.up));
    float dark = clamp(1.0 - 3.0 * dot(surface.albedo, vec3(0.333)), 0.0, 1.0);
    colour += rim * (graze2 * graze * (0.35 + 0.65 * open) + 0.50 * wall * wall * dark * open);
    return colour + surface.albedo * (surface.glow * 1.6);
}

// Seen through water: dim and blue.
vec3 under_water(vec3 colour, float depth, float day) {
    float grey = dot(colour, vec3(0.3, 0.5, 0.2));
    vec3 through = vec3(0.16, 0.55, 0.95) * grey * 0.75 + mix(vec3(0.004, 0.012, 0.03), vec3(0.008, 0.05, 0.13), day);
    return mix(colour, through, depth);
}

// What becomes of the light on its way to the eye. `emphasis`: the piece is selected.
vec3 finished(vec3 colour, float emphasis, float depth, float day) {
    colour *= 1.0 + 0.18 * emphasis;
    return depth > 0.0 ? under_water(colour, depth, day) : colour;
}

// The face of a disc is hollow by a hair, so that light runs across it.
vec3 dished(vec3 n, mat3 axes, vec2 on_disc) {
    return normalize(n + (on_disc.x * normalize(axes[0]) + on_disc.y * normalize(axes[1])) * 0.16);
}

// Characters are laid out with ink in ivory, with gold in obsidian.
PieceSurface inlaid(PieceSurface face, int east, float ink) {
    bool gold = east != 0;
    face.albedo = mix(face.albedo, gold ? vec3(0.93, 0.66, 0.27) : vec3(0.030, 0.034, 0.055), ink);
    face.metal = mix(face.metal, gold ? 0.45 : 0.0, ink);
    face.roughness = mix(face.roughness, gold ? 0.34 : 0.45, ink);
    face.glow = mix(face.glow, gold ? 0.12 : 0.0, ink);
    return face;
}
