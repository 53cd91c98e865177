#version 460
#include "lib/frame.glsl"
#include "lib/surface.glsl"
#include "lib/sky.glsl"

layout(location = 0) in vec4 place;  // direction, brightness

layout(location = 0) out vec4 at;
layout(location = 1) out vec3 colour;  // as shown

void main() {
    at = place;
    colour = milky_way_colour(place.w);
    gl_Position = frame.clip_from_relative * vec4(sky_direction(place.xyz), 0.0);
}
