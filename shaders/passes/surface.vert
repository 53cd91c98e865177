#version 460
#include "lib/frame.glsl"

layout(location = 0) out vec3 ray;

void main() {
    vec2 corner = vec2(gl_VertexIndex & 1, gl_VertexIndex >> 1);
    vec2 clip = mix(frame.bounds.xy, frame.bounds.zw, corner);
    ray = frame.ray_middle.xyz + clip.x * frame.ray_right.xyz + clip.y * frame.ray_down.xyz;
    gl_Position = vec4(clip, 0.0, 1.0);
}
