// The descriptors that every pass shares (renderer/passes/scene_resources.hpp).
#extension GL_GOOGLE_include_directive : require
#include "frame.h"

layout(set = 0, binding = 0, std140) uniform Frame { FrameUniforms frame; };
layout(set = 0, binding = 1) uniform sampler2DArray earth_map;  // 0 day, 1 night; a: distance to the coast
layout(set = 0, binding = 2) uniform sampler2D cloud_map;
layout(set = 0, binding = 3) uniform sampler2D glyph_map;       // signed distances
layout(set = 0, binding = 4) uniform sampler2D picture;         // a frame, to be averaged
layout(set = 0, binding = 5) uniform sampler2D average;         // of all frames so far
layout(set = 0, binding = 6) uniform sampler2D label_map;       // signed distances
layout(set = 0, binding = 7) uniform sampler2D milky_way_map;   // brightness, equatorial
layout(set = 0, binding = 8) uniform sampler2D interface_map;   // ink of text and panels

// Standing pieces have the depths above this, submerged ones those below; what lies on the ground has this one
// (renderer/passes/scene_renderer.cpp).
const float kGroundDepth = 0.5;

const float kPi = 3.14159265358979;

// The middle of a fragment's pixel in the whole picture, of which a part may be drawn.
#define PICTURE_PLACE (gl_FragCoord.xy + frame.part.xy)

// Colours are mixed as light; 2.0 is near enough to the display's curve and costs no power function.
vec3 to_light(vec3 shown) { return shown * shown; }
vec3 to_shown(vec3 light) { return sqrt(max(light, vec3(0.0))); }
// A shoulder that keeps bright light below 1 and leaves the rest nearly alone.
vec3 tone(vec3 light) { return light * (1.0 + light * 0.11) / (1.0 + light * 0.48); }
