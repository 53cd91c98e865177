// What the shaders of the pieces are given (renderer/passes/piece_pass.hpp).
#ifndef TAIJI_SHADERS_SHARED_PIECE_H
#define TAIJI_SHADERS_SHARED_PIECE_H

#include "types.h"

TAIJI_SHADER_STRUCTS

// One drawn thing: a disc, a unit, what a unit carries. Globe axes; vertex attributes of this order.
struct PieceInstance {
    vec4 axis_x;  // model axes times scale; w: the glyph's number in the atlas, -1 for none
    vec4 axis_y;  // w: opacity
    vec4 axis_z;  // w: how far under water, 0..1
    vec4 origin;  // relative to the eye; w: TAIJI_PIECE bits
    vec4 sun;     // unit vector to the sun as it stands over this place; w: emphasis, 0..1
    vec4 up;      // unit normal of the surface; w: how far above the middle of the face the unit stands, radii
    vec4 glyph;   // square that the character fills on a disc: middle, half height; w: size of the unit, 0..1
};

// The ground under a piece, darkened. Vertex attributes of this order.
struct ShadowInstance {
    vec4 middle;  // relative to the anchor; w: radius of the disc
    vec4 east;    // unit tangent; w: opacity
    vec4 north;   // unit tangent; w: height of the disc's foot in radii
    vec4 sun;     // to the sun in (east, north, up) of this place; w: size of the model, 0..1
    vec4 state;   // TAIJI_PIECE bits; unused
};

// The same for all pieces, by side: linear colours that tinted surfaces are multiplied by, and all others.
struct PieceConstants {
    vec4 body[2];
    vec4 trim[2];
    vec4 plain[2];
};

TAIJI_SHADER_STRUCTS_END

#define TAIJI_PIECE_EAST 1
#define TAIJI_PIECE_AT_LIMB 2

#ifdef __cplusplus
static_assert(sizeof(taiji::shader::PieceInstance) == 112);
static_assert(sizeof(taiji::shader::ShadowInstance) == 80);
static_assert(sizeof(taiji::shader::PieceConstants) == 96);
#endif

#endif
