#version 460
#include "lib/frame.glsl"
// The Sun (instance 0) and the Moon (1), far away.
layout(location = 0) out vec2 at;
layout(location = 1) flat out int which;
void main() {
    which = gl_InstanceIndex;
    vec3 to = which == 0 ? frame.sun.xyz : frame.moon.xyz;
    float size = which == 0 ? 0.11 : 0.012;  // the Moon larger than life, to be seen
    vec3 side = normalize(cross(to, abs(to.z) < 0.9 ? vec3(0.0, 0.0, 1.0) : vec3(1.0, 0.0, 0.0)));
    vec3 other = cross(side, to);
    at = vec2(gl_VertexIndex & 1, gl_VertexIndex >> 1) * 2.0 - 1.0;
    vec4 clip = frame.clip_from_relative * vec4(to + (side * at.x + other * at.y) * size, 0.0);
    gl_Position = vec4(clip.xy, 0.0, clip.w);
}
