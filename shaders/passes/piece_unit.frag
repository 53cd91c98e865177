#version 460
#include "lib/frame.glsl"
#include "lib/surface.glsl"
#include "lib/piece_light.glsl"
#include "piece.h"
#include "lib/piece_fragment.glsl"

void main() {
    discard_hidden();
    show_lit(surface_here(), normalize(normal), 1.0);
}
