// What the shaders of the effects are given (renderer/passes/effect_pass.hpp).
#ifndef TAIJI_SHADERS_SHARED_EFFECT_H
#define TAIJI_SHADERS_SHARED_EFFECT_H

#include "types.h"

TAIJI_SHADER_STRUCTS

// What lies on the surface. Vertex attributes of this order. Colours as shown; lengths within it in its radii.
struct GroundEffect {
    vec4 middle;  // relative to the anchor; w: radius
    vec4 east;    // unit tangent; w: seed
    vec4 north;   // unit tangent; w: strength of the ring
    vec4 colour;  // w: how much it covers what is under it, 0 light .. 1 paint
    vec4 ring;    // where the ring is, how wide; number of waves behind it; how ragged it is
    vec4 inside;  // strength of what is inside the ring and how far it reaches; bars round the ring, their turn
};

// What stands or hangs over it, in a plane of its own: the octagon round the unit circle of the axes.
struct AirEffect {
    vec4 middle;  // relative to the eye; w: 1 where some of it may be behind the Earth
    vec4 axis_x;  // half width, globe axes; w: seed
    vec4 axis_y;  // half height; w: opacity
    vec4 colour;  // w: how much it covers what is behind it
    vec4 shape;   // see effect_puff.frag and effect_light.frag
};

// A corner of a trail's strip.
struct TrailVertex {
    vec4 at;       // relative to the eye; w: -1 .. 1 across
    vec4 colour;   // w: how much it covers
    vec4 texture;  // along, in widths; age; how much it parts into two edges; 1 where it may be behind the Earth
};

// Of a strip.
struct TrailPush {
    vec4 ground;  // 1: lies on the ground; unused
};

TAIJI_SHADER_STRUCTS_END

#ifdef __cplusplus
static_assert(sizeof(taiji::shader::GroundEffect) == 96);
static_assert(sizeof(taiji::shader::AirEffect) == 80);
static_assert(sizeof(taiji::shader::TrailVertex) == 48);
static_assert(sizeof(taiji::shader::TrailPush) == 16);
#endif

#endif
