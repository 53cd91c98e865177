// What every pass knows of a frame. Lengths are Earth radii. "Anchor" is the point (1,0,0) of the globe frame, where
// every stage of unrolling touches the globe (docs/frames.md); positions are relative to it unless said otherwise.
#ifndef TAIJI_SHADERS_SHARED_FRAME_H
#define TAIJI_SHADERS_SHARED_FRAME_H

#include "types.h"

TAIJI_SHADER_STRUCTS

// A round emblem on the surface: xyz of its middle, w its radius.
struct Emblem {
    vec4 middle;
    vec4 right;  // unit tangents over the radius, turned with the emblem
    vec4 top;
};

struct FrameUniforms {
    mat4 clip_from_relative;  // from globe axes relative to the eye
    vec4 eye;                 // w: curvature k of the stage, 1 globe .. 0 plane
    vec4 ray_middle;          // ray through the middle of the picture; w: k |eye|^2 + 2 eye.x
    vec4 ray_right;           // change of the ray for one unit of clip x; w: clip units per pixel
    vec4 ray_down;            // change of the ray for one unit of clip y; w: clip units per pixel
    vec4 bounds;              // clip rectangle that holds the surface: left, top, right, bottom
    vec4 viewport;            // width, height in pixels, scale of line widths, seed of the jitter
    vec4 sun;                 // unit vector, globe frame; w: how much local_sun replaces it
    vec4 local_sun;           // unit vector, east north up; w: strength of night lights
    vec4 moon;                // unit vector, globe frame; w: lit part of the disc
    vec4 board_scale;         // steps per map radian in x and y; Mercator ordinate of row 0; strength
    vec4 board_size;          // half width, half height; strength of the tints; alarm of East's seat
    vec4 hover;               // board place of the pointer; z: strength; w: alarm of West's seat
    vec4 sky;                 // clouds, seconds, drift of the clouds in radians, visible atmosphere
    vec4 map_limits;          // south and north ordinate; how much of what is beyond them is hidden; unused
    vec4 palaces[2];          // west, south, east, north in steps
    vec4 centre;              // the centre region, as above
    Emblem emblems[3];        // the supreme Taiji, the seats of West and East
    mat4 sky_from_j2000;      // rotates catalogue directions into globe axes
    vec4 part;                // left, top of what is drawn in the whole picture, pixels; 1: no sky, and see through
    uvec4 cells[16];          // a byte a cell, row by row from the north-west: kCell bits
};

TAIJI_SHADER_STRUCTS_END

// Bits of a cell.
#define TAIJI_CELL_LAND 1u
#define TAIJI_CELL_TINT_SHIFT 1
#define TAIJI_CELL_TINT_MASK 7u
#define TAIJI_CELL_SHORE_NORTH 16u
#define TAIJI_CELL_SHORE_EAST 32u
#define TAIJI_CELL_SHORE_SOUTH 64u
#define TAIJI_CELL_SHORE_WEST 128u

#ifdef __cplusplus
static_assert(sizeof(taiji::shader::Emblem) == 48);
static_assert(offsetof(taiji::shader::FrameUniforms, eye) == 64);
static_assert(offsetof(taiji::shader::FrameUniforms, viewport) == 144);
static_assert(offsetof(taiji::shader::FrameUniforms, board_scale) == 208);
static_assert(offsetof(taiji::shader::FrameUniforms, palaces) == 288);
static_assert(offsetof(taiji::shader::FrameUniforms, emblems) == 336);
static_assert(offsetof(taiji::shader::FrameUniforms, sky_from_j2000) == 480);
static_assert(offsetof(taiji::shader::FrameUniforms, cells) == 560);
static_assert(sizeof(taiji::shader::FrameUniforms) == 816);
#endif

#endif
