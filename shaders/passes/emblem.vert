#version 460
#include "lib/frame.glsl"
#include "lib/polygon.glsl"

// A polygon that holds an emblem and its glow: the supreme Taiji and the two seats.
layout(location = 0) out vec3 ray;
// Values that the fragments need of the frame (lib/surface_given.glsl says why).
layout(location = 1) flat out vec4 from_middle;  // the eye from the sphere's middle, over its radius; curvature
layout(location = 2) flat out vec4 from_emblem;  // the eye from the emblem's middle; its radius
layout(location = 3) flat out vec4 right;        // of the emblem, as in frame.h
layout(location = 4) flat out vec4 top;          // w: alarm
layout(location = 5) flat out vec2 given;        // k |eye|^2 + 2 eye.x; strength of the board

const int kCorners = 8;  // SurfacePass draws as many
// How far glow reaches, in radii; at least some pixels.
const float kSupremeReach = 1.20;
const float kSeatReach = 1.65;
const float kLeastPixels = 8.0;

void main() {
    int which = gl_InstanceIndex;
    Emblem emblem = frame.emblems[which];
    // A ball round the emblem, as the eye sees it: right from every side, also past the limb.
    vec3 middle = emblem.middle.xyz - frame.eye.xyz;
    float away = length(middle);
    float pixel = away * frame.ray_down.w * length(frame.ray_down.xyz);
    float reach = max((which == 0 ? kSupremeReach : kSeatReach) * emblem.middle.w, emblem.middle.w + kLeastPixels * pixel);
    float s = min(reach / away, 0.95);
    float wide = away * s * inversesqrt(1.0 - s * s) / cos(kPi / float(kCorners));
    vec3 right_side = normalize(cross(middle, abs(middle.z) < 0.9 * away ? vec3(0.0, 0.0, 1.0) : vec3(1.0, 0.0, 0.0)));
    vec3 top_side = cross(right_side, middle) / away;
    vec2 corner = wide * strip_corner(gl_VertexIndex, kCorners);
    ray = middle + corner.x * right_side + corner.y * top_side;
    gl_Position = frame.clip_from_relative * vec4(ray, 1.0);
    gl_Position.z = 0.0;
    float k = frame.eye.w;
    from_middle = vec4(1.0 + k * frame.eye.x, k * frame.eye.yz, k);
    from_emblem = vec4(frame.eye.xyz - emblem.middle.xyz, emblem.middle.w);
    right = vec4(emblem.right.xyz, float(which));
    top = vec4(emblem.top.xyz, which == 1 ? frame.hover.w : frame.board_size.w);
    given = vec2(frame.ray_middle.w, frame.board_scale.w);
}
