#version 460
#include "lib/frame.glsl"
#include "lib/surface.glsl"
#include "lib/sky.glsl"

layout(location = 0) in vec4 star;  // direction, magnitude
layout(location = 1) in vec4 tint;

layout(location = 0) out vec2 offset;     // pixels
layout(location = 1) flat out vec4 light;  // peak; w: width of the core, pixels
layout(location = 2) flat out float reach;

void main() {
    vec3 direction = sky_direction(star.xyz);
    vec3 middle = sky_clip(direction);
    gl_Position = kNowhere;
    offset = vec2(0.0);
    light = vec4(0.0);
    reach = 1.0;
    if (middle.z <= 0.01 || any(greaterThan(abs(middle.xy), vec2(1.1)))) return;
    float clear = clear_sky(direction) * sky_push.strength.x;
    // Stars near the limit fade in.
    clear *= clamp((sky_push.stars.x - star.w) * 2.0 + 0.5, 0.0, 1.0);
    if (clear <= 0.0) return;

    // Between the eye's compression and the real 2.5 per magnitude: a few brilliant, many faint.
    float bright = exp2((2.9 - star.w) * 0.84);
    float core = (0.86 + 0.13 * clamp(3.0 - star.w, 0.0, 4.5)) * frame.viewport.z;
    reach = core * (3.0 + 2.6 * log2(1.0 + bright));
    light = vec4(pow(tint.rgb, vec3(1.25)) * bright * clear, core);
    offset = quad_corner(gl_VertexIndex) * reach;
    gl_Position = vec4(middle.xy + offset * vec2(frame.ray_right.w, frame.ray_down.w), 0.0, 1.0);
}
