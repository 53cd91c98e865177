#version 460
#include "lib/frame.glsl"
#include "lib/polygon.glsl"
#include "lib/surface_given.glsl"

layout(location = 0) noperspective out vec3 ray;
layout(location = 1) flat out SurfaceGiven given;

const int kCorners = 12;  // SurfacePass draws as many

// Corner `index` of a polygon round the surface, as a strip: clip place. A rectangle where the polygon would reach
// behind the eye.
vec2 corner(int index) {
    // The cone from the eye that touches the sphere, wider by some pixels.
    vec3 to_middle = -vec3(1.0 + frame.eye.w * frame.eye.x, frame.eye.w * frame.eye.yz);
    float touching = inversesqrt(max(frame.eye.w * frame.ray_middle.w, 1e-6));
    float wide = length(to_middle) * (touching / cos(kPi / float(kCorners)) + 3.0 * frame.ray_down.w * length(frame.ray_down.xyz));
    vec3 right = normalize(cross(to_middle, frame.ray_down.xyz));
    vec3 top = normalize(cross(right, to_middle));
    vec4 middle = frame.clip_from_relative * vec4(to_middle, 0.0);
    float reach = wide * length(vec3(frame.clip_from_relative[0].w, frame.clip_from_relative[1].w, frame.clip_from_relative[2].w));
    vec2 out_there = wide * strip_corner(index, kCorners);
    vec4 clip = frame.clip_from_relative * vec4(to_middle + out_there.x * top + out_there.y * right, 0.0);
    if (frame.eye.w > 0.5 && middle.w > 1.01 * reach) return clip.xy / clip.w;
    int of_four = min(index, 3);
    return mix(frame.bounds.xy, frame.bounds.zw, vec2(of_four & 1, of_four >> 1));
}

void main() {
    vec2 clip = corner(gl_VertexIndex);
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
