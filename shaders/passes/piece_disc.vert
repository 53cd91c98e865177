#version 460
#define TAIJI_DISC
#include "lib/frame.glsl"
#include "lib/piece_light.glsl"
#include "piece.h"
#include "lib/piece_vertex.glsl"
