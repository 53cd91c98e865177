#version 460
#include "lib/frame.glsl"
#include "lib/surface_given.glsl"

layout(location = 0) noperspective out vec3 ray;
layout(location = 1) flat out SurfaceGiven given;

void main() {
    vec2 corner = vec2(gl_VertexIndex & 1, gl_VertexIndex >> 1);
    vec2 clip = mix(frame.bounds.xy, frame.bounds.zw, corner);
    ray = frame.ray_middle.xyz + clip.x * frame.ray_right.xyz + clip.y * frame.ray_down.xyz;
    gl_Position = vec4(clip, 0.0, 1.0);
    float k = frame.eye.w;
    given.eye = frame.eye;
    given.from_middle = vec4(1.0 + k * frame.eye.x, k * frame.eye.yz, 1.0 / frame.viewport.z);
    given.step_x = vec4(frame.ray_right.xyz * frame.ray_right.w, frame.ray_middle.w);
    given.step_y = vec4(frame.ray_down.xyz * frame.ray_down.w, frame.viewport.z);
    given.along_steps = vec2(dot(given.from_middle.xyz, given.step_x.xyz), dot(given.from_middle.xyz, given.step_y.xyz));
    given.sun = frame.sun;
    given.local_sun = frame.local_sun;
    given.moon = frame.moon;
    given.sky = frame.sky;
    given.board_scale = frame.board_scale;
    given.board_size = frame.board_size;
    given.hover = frame.hover;
    given.palace_west = frame.palaces[0];
    given.palace_east = frame.palaces[1];
    given.centre = frame.centre;
    given.map_limits = frame.map_limits;
}
