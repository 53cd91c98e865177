#version 460
#include "lib/frame.glsl"
#include "lib/surface.glsl"
#include "lib/sky.glsl"

layout(location = 0) out vec2 offset;  // radii of the Sun
layout(location = 1) out vec3 ray;
layout(location = 2) flat out vec3 seen;  // part of the disc over the limb; how low it stands; reach in radii

const float kRadius = 0.00465;  // radians
const float kReach = 40.0;

void main() {
    vec3 direction = frame.sun.xyz;
    vec3 middle = sky_clip(direction);
    gl_Position = kNowhere;
    offset = vec2(0.0);
    ray = direction;
    seen = vec3(0.0);
    if (middle.z <= 0.05 || sky_push.strength.z <= 0.0) return;

    // Height of the Sun's middle over the limb as an angle; the surface is the globe whenever the Sun is drawn.
    vec3 centre = frame.eye.xyz + vec3(1.0, 0.0, 0.0);
    float distance = length(centre);
    float height = acos(clamp(-dot(direction, centre) / distance, -1.0, 1.0)) - asin(min(1.0 / distance, 1.0));
    float part = smoothstep(-1.0, 1.0, height / kRadius);
    if (part <= 0.0) return;
    seen = vec3(part, clamp(1.0 - height / 0.02, 0.0, 1.0), kReach);

    offset = quad_corner(gl_VertexIndex) * kReach;
    vec2 clip = middle.xy + offset * kRadius * pixels_per_radian() * vec2(frame.ray_right.w, frame.ray_down.w);
    ray = ray_at(clip);
    gl_Position = vec4(clip, 0.0, 1.0);
}
