#version 460
#include "lib/frame.glsl"

layout(location = 0) in vec3 direction;  // J2000
layout(location = 1) in float magnitude;
layout(location = 2) in vec3 tint;       // linear, largest part 1
layout(location = 0) out vec3 light;

void main() {
    vec3 ray = mat3(frame.sky_from_j2000) * direction;
    vec4 clip = frame.clip_from_relative * vec4(ray, 0.0);
    gl_Position = vec4(clip.xy, 0.0, clip.w);
    // Pogson's scale, flattened so that the faint ones are still there.
    float flux = pow(10.0, -0.4 * 0.62 * magnitude);
    float scale = frame.viewport.y / 720.0;
    float size = clamp(1.7 + 2.2 * sqrt(flux), 1.9, 6.5) * max(scale, 0.8);
    gl_PointSize = size;
    light = mix(vec3(dot(tint, vec3(0.33))), tint, 1.35) * clamp(0.26 + 1.25 * sqrt(flux), 0.0, 1.6);
}
