#version 460
#include "lib/frame.glsl"

// A square that holds an emblem and its glow: the supreme Taiji and the two seats.
layout(location = 0) out vec3 ray;
// Values that the fragments need of the frame (lib/surface_given.glsl says why).
layout(location = 1) flat out vec4 from_middle;  // the eye from the sphere's middle, over its radius; curvature
layout(location = 2) flat out vec4 from_emblem;  // the eye from the emblem's middle; its radius
layout(location = 3) flat out vec4 right;        // of the emblem, as in frame.h
layout(location = 4) flat out vec4 top;          // w: alarm
layout(location = 5) flat out vec2 given;        // k |eye|^2 + 2 eye.x; strength of the board

const float kReach = 1.65;  // of the emblem's radius

void main() {
    int which = gl_InstanceIndex;
    Emblem emblem = frame.emblems[which];
    vec2 corner = vec2(gl_VertexIndex & 1, gl_VertexIndex >> 1) * 2.0 - 1.0;
    float size = kReach * emblem.middle.w * emblem.middle.w;
    ray = emblem.middle.xyz - frame.eye.xyz + (emblem.right.xyz * corner.x + emblem.top.xyz * corner.y) * size;
    gl_Position = frame.clip_from_relative * vec4(ray, 1.0);
    gl_Position.z = 0.0;
    float k = frame.eye.w;
    from_middle = vec4(1.0 + k * frame.eye.x, k * frame.eye.yz, k);
    from_emblem = vec4(frame.eye.xyz - emblem.middle.xyz, emblem.middle.w);
    right = vec4(emblem.right.xyz, float(which));
    top = vec4(emblem.top.xyz, which == 1 ? frame.hover.w : frame.board_size.w);
    given = vec2(frame.ray_middle.w, frame.board_scale.w);
}
