#version 460
#define TAIJI_VERTEX_LIT
#include "lib/frame.glsl"
#include "lib/surface.glsl"
#include "lib/piece_light.glsl"
#include "piece.h"
#include "lib/piece_fragment.glsl"

void main() {
    discard_hidden();
    show(lit.rgb);
}
