#version 460
#include "lib/frame.glsl"
layout(location = 0) in vec3 direction;  // J2000
layout(location = 1) in float brightness;
layout(location = 0) out float light;
void main() {
    vec4 clip = frame.clip_from_relative * vec4(mat3(frame.sky_from_j2000) * direction, 0.0);
    gl_Position = vec4(clip.xy, 0.0, clip.w);
    light = brightness;
}
