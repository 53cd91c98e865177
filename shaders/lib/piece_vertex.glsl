// The vertex shader of discs (TAIJI_DISC defined) and units. TAIJI_VERTEX_LIT: light is worked out here and not in the
// fragment shader, for software drivers.

layout(location = 0) in vec3 position;
layout(location = 1) in vec4 normal;
layout(location = 2) in vec4 colour;   // square root of the albedo; ambient light
layout(location = 3) in vec4 surface;  // tint, roughness, metalness, glow
layout(location = 4) in vec4 axis_x;   // PieceInstance
layout(location = 5) in vec4 axis_y;
layout(location = 6) in vec4 axis_z;
layout(location = 7) in vec4 origin;
layout(location = 8) in vec4 sun;
layout(location = 9) in vec4 up;
#ifdef TAIJI_DISC
layout(location = 10) in vec4 glyph;
#endif

layout(push_constant) uniform Constants { PieceConstants sides; };

layout(location = 0) out vec3 out_relative;
layout(location = 1) flat out vec4 out_state;  // number of the glyph, opacity, submerged; where the unit stands
#ifdef TAIJI_VERTEX_LIT
layout(location = 2) out vec4 out_lit;  // w: is this the face?
layout(location = 3) flat out vec2 out_bits;          // bits; see out_from_middle
layout(location = 5) flat out vec4 out_from_middle;  // for hidden_from(): the eye from the sphere's middle; curvature
#ifdef TAIJI_DISC
layout(location = 4) out vec3 out_lit_inlay;
#endif
#else
layout(location = 2) out vec3 out_normal;
layout(location = 3) out vec4 out_albedo;      // ambient light
layout(location = 4) out vec3 out_surface;     // roughness, metalness, glow
layout(location = 5) flat out vec4 out_sun;    // w: emphasis
layout(location = 6) flat out vec4 out_up;     // w: bits
layout(location = 7) flat out vec4 out_key;    // w: day
layout(location = 8) flat out vec3 out_sun_light;
#endif
#ifdef TAIJI_DISC
layout(location = 9) out vec2 out_on_disc;
layout(location = 10) flat out vec4 out_glyph;
#ifndef TAIJI_VERTEX_LIT
layout(location = 11) flat out vec3 out_right;
#endif
#endif

void main() {
    mat3 axes = mat3(axis_x.xyz, axis_y.xyz, axis_z.xyz);
    vec3 relative = origin.xyz + axes * position;
    gl_Position = frame.clip_from_relative * vec4(relative, 1.0);
    out_relative = relative;
    out_state = vec4(axis_x.w, axis_y.w, axis_z.w, up.w);

    int side = int(origin.w) & TAIJI_PIECE_EAST;
    vec3 tint = surface.x > 0.75 ? sides.body[side].rgb : surface.x > 0.25 ? sides.trim[side].rgb : sides.plain[side].rgb;
    vec3 albedo = colour.rgb * colour.rgb * tint;
    float sun_height = dot(sun.xyz, up.xyz);
    float day = day_at(sun_height);
    vec3 key = key_direction(-normalize(origin.xyz));
#ifdef TAIJI_DISC
    out_on_disc = position.xy;
    out_glyph = glyph;
#ifndef TAIJI_VERTEX_LIT
    out_right = normalize(axis_x.xyz);
#endif
#endif
#ifdef TAIJI_VERTEX_LIT
    PieceLight light;
    light.normal = normalize(axes * normal.xyz);
    light.view = -normalize(relative);
    light.up = up.xyz;
    light.sun = sun.xyz;
    light.key = key;
    light.sun_light = sun_light_at(sun_height);
    light.day = day;
    PieceSurface here = PieceSurface(albedo, colour.a, surface.y, surface.z, surface.w);
    float face = 0.0;
#ifdef TAIJI_DISC
    if (normal.z > 0.9) {
        face = 1.0;
        light.normal = dished(light.normal, axes, position.xy);
    }
    PieceSurface inlay = inlaid(here, side, 1.0);
    out_lit_inlay = finished(piece_light(inlay, light), sun.w, axis_z.w, day);
#endif
    out_lit = vec4(finished(piece_light(here, light), sun.w, axis_z.w, day), face);
    float k = frame.eye.w;
    out_from_middle = vec4(1.0 + k * frame.eye.x, k * frame.eye.yz, k);
    out_bits = vec2(origin.w, frame.ray_middle.w);
#else
    out_normal = axes * normal.xyz;
    out_albedo = vec4(albedo, colour.a);
    out_surface = surface.yzw;
    out_sun = sun;
    out_up = vec4(up.xyz, origin.w);
    out_key = vec4(key, day);
    out_sun_light = sun_light_at(sun_height);
#endif
}
