#version 460
#include "lib/frame.glsl"
#include "lib/surface.glsl"
#include "lib/sky.glsl"

layout(location = 0) in vec4 at;
layout(location = 1) in vec3 colour;
layout(location = 0) out vec4 shown;

// 0: by the brightness of the corners. 1: by the picture.
layout(constant_id = 0) const uint kDetail = 1u;

void main() {
    if (kDetail == 0u) {
        shown = vec4(colour + dither(PICTURE_PLACE), 1.0);
        return;
    }
    vec3 d = normalize(at.xyz);
    vec2 place = vec2(atan(d.y, d.x) * (0.5 / kPi) + 0.5, acos(clamp(d.z, -1.0, 1.0)) / kPi);
    // The picture's fine clouds, softened by the corners.
    float bright = mix(textureLod(milky_way_map, place, 0.0).r, at.w, 0.5);
    shown = vec4(milky_way_colour(bright) + dither(PICTURE_PLACE), 1.0);
}
