#version 460
#include "lib/frame.glsl"

// A square that holds an emblem and its glow: the supreme Taiji and the two seats.
layout(location = 0) out vec3 ray;
layout(location = 1) flat out int which;

const float kReach = 1.65;  // of the emblem's radius

void main() {
    which = gl_InstanceIndex;
    Emblem emblem = frame.emblems[which];
    vec2 corner = vec2(gl_VertexIndex & 1, gl_VertexIndex >> 1) * 2.0 - 1.0;
    float size = kReach * emblem.middle.w * emblem.middle.w;
    ray = emblem.middle.xyz - frame.eye.xyz + (emblem.right.xyz * corner.x + emblem.top.xyz * corner.y) * size;
    gl_Position = frame.clip_from_relative * vec4(ray, 1.0);
}
