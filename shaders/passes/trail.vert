#version 460
#include "lib/frame.glsl"
#include "effect.h"

layout(location = 0) in vec4 at;  // TrailVertex
layout(location = 1) in vec4 colour;
layout(location = 2) in vec4 texture_place;

layout(push_constant) uniform Constants { TrailPush trail; };

layout(location = 0) out vec3 out_relative;
layout(location = 1) out vec4 out_place;  // across, along, age, how much it parts
layout(location = 2) out vec4 out_colour;
layout(location = 3) flat out vec2 out_state;  // may be hidden; see out_from_middle
layout(location = 4) flat out vec4 out_from_middle;

void main() {
    gl_Position = frame.clip_from_relative * vec4(at.xyz, 1.0);
    if (trail.ground.x > 0.5) gl_Position.z = kGroundDepth * gl_Position.w;
    out_relative = at.xyz;
    out_place = vec4(at.w, texture_place.xyz);
    out_colour = colour;
    out_state = vec2(texture_place.w, frame.ray_middle.w);
    float k = frame.eye.w;
    out_from_middle = vec4(1.0 + k * frame.eye.x, k * frame.eye.yz, k);
}
