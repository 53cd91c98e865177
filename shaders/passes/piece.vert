#version 460
#include "lib/frame.glsl"

layout(location = 0) in vec3 position;
layout(location = 1) in vec4 normal;
layout(location = 2) in vec4 colour;   // square root of the albedo; ambient light
layout(location = 3) in vec4 surface;  // tint, roughness, metalness, glow
// Of the instance: rows from the model's frame to globe axes relative to the eye.
layout(location = 4) in vec4 row_x;
layout(location = 5) in vec4 row_y;
layout(location = 6) in vec4 row_z;
layout(location = 7) in vec4 body;   // w: opacity
layout(location = 8) in vec4 trim;   // w: how deep under water
layout(location = 9) in vec4 light;  // towards the light, globe axes; w: brightness of the day

layout(location = 0) out vec3 relative;
layout(location = 1) out vec3 up;
layout(location = 2) out vec4 albedo;    // w: ambient
layout(location = 3) out vec4 material;  // roughness, metalness, glow, opacity
layout(location = 4) flat out vec4 sun;
layout(location = 5) flat out float under;

void main() {
    vec4 p = vec4(position, 1.0);
    relative = vec3(dot(row_x, p), dot(row_y, p), dot(row_z, p));
    up = normalize(vec3(dot(row_x.xyz, normal.xyz), dot(row_y.xyz, normal.xyz), dot(row_z.xyz, normal.xyz)));
    vec3 own = colour.rgb * colour.rgb;
    vec3 tint = surface.x > 0.75 ? body.rgb : surface.x > 0.25 ? trim.rgb : vec3(1.0);
    albedo = vec4(own * tint, colour.a);
    material = vec4(surface.yzw, body.w);
    sun = light;
    under = trim.w;
    gl_Position = frame.clip_from_relative * vec4(relative, 1.0);
}
