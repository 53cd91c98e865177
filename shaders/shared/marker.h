// What the shaders of the markers are given (renderer/passes/marker_pass.hpp).
#ifndef TAIJI_SHADERS_SHARED_MARKER_H
#define TAIJI_SHADERS_SHARED_MARKER_H

#include "types.h"

TAIJI_SHADER_STRUCTS

// A figure that lies on the surface. Vertex attributes of this order.
struct MarkerInstance {
    vec4 middle;  // relative to the anchor; w: radius of the figure
    vec4 east;    // unit tangent; w: opacity
    vec4 north;   // unit tangent; w: how far glow reaches, in radii
    vec4 colour;  // as shown; w: TAIJI_MARKER
    vec4 stroke;  // width of lines in pixels, strength of the glow, turn in radians, number of rings
};

// A corner of the trace: relative to the eye; w: 0 at its start .. 1 at its end, negative where it is interrupted.
struct TracePoint {
    vec4 at;
};

struct TraceConstants {
    vec4 colour;  // as shown; w: opacity
    vec4 width;   // in pixels, of the halo, of the head; 1: grows from its start to its end
    vec4 form;    // part of the length that is its head; number of dashes; unused
};

TAIJI_SHADER_STRUCTS_END

#define TAIJI_MARKER_DOT 0
#define TAIJI_MARKER_RING 1
#define TAIJI_MARKER_DASHED 2
#define TAIJI_MARKER_CROSS 3
#define TAIJI_MARKER_ARC 4
#define TAIJI_MARKER_WATER 5
#define TAIJI_MARKER_RINGS 6
#define TAIJI_MARKER_RETICLE 7
#define TAIJI_MARKER_WAVES 8
#define TAIJI_MARKER_BARRED 9
#define TAIJI_MARKER_CORNERS 10

#ifdef __cplusplus
static_assert(sizeof(taiji::shader::MarkerInstance) == 80);
static_assert(sizeof(taiji::shader::TracePoint) == 16);
static_assert(sizeof(taiji::shader::TraceConstants) == 48);
#endif

#endif
