#version 460
#define TAIJI_DISC
#include "lib/frame.glsl"
#include "lib/surface.glsl"
#include "lib/piece_light.glsl"
#include "piece.h"
#include "lib/piece_fragment.glsl"
#include "lib/piece_disc_fragment.glsl"
