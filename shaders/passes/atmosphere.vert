#version 460
#include "lib/frame.glsl"

// A ring in the sky round the globe's silhouette, as a strip of 2 * (kSegments + 1) vertices.
layout(location = 0) out vec3 ray;
// Values that the fragments need of the frame (lib/surface_given.glsl says why).
layout(location = 1) flat out vec4 eye;  // from the Earth's middle; w: angle of a pixel
layout(location = 2) flat out vec4 sun;  // w: how much air is seen

const int kSegments = 96;

void main() {
    eye = vec4(frame.eye.xyz + vec3(1.0, 0.0, 0.0), frame.ray_right.w * length(frame.ray_right.xyz));
    sun = vec4(frame.sun.xyz, frame.sky.w);
    vec3 to_middle = -(frame.eye.xyz + vec3(1.0, 0.0, 0.0));
    float away = length(to_middle);
    vec3 axis = to_middle / away;
    vec3 side = normalize(cross(axis, abs(axis.z) < 0.9 ? vec3(0.0, 0.0, 1.0) : vec3(1.0, 0.0, 0.0)));
    vec3 other = cross(axis, side);
    // The closest approach of the ray to the Earth's middle; corners of the outer rim lie further out.
    float closest = min((gl_VertexIndex & 1) == 0 ? 0.992 : 1.085, 0.999 * away);
    float turn = float(gl_VertexIndex >> 1) * (2.0 * kPi / float(kSegments));
    float s = closest / away;
    ray = axis * sqrt(1.0 - s * s) + (side * cos(turn) + other * sin(turn)) * s;
    vec4 clip = frame.clip_from_relative * vec4(ray, 0.0);
    gl_Position = vec4(clip.xy, 0.0, clip.w);
}
