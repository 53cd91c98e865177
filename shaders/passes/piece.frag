#version 460
#include "lib/frame.glsl"
#include "lib/surface.glsl"

layout(location = 0) in vec3 relative;
layout(location = 1) in vec3 up;
layout(location = 2) in vec4 albedo;
layout(location = 3) in vec4 material;
layout(location = 4) flat in vec4 sun;
layout(location = 5) flat in float under;
layout(location = 0) out vec4 shown;

void main() {
    if (under == 0.0 && hidden(relative) > 0.0) discard;
    vec3 n = normalize(up);
    vec3 v = -normalize(relative);
    vec3 sky = normalize(stage_up(frame.eye.xyz + relative));
    float day = sun.w;
    float facing = dot(n, sun.xyz);
    float direct = clamp(facing, 0.0, 1.0) * sqrt(albedo.a) * (0.12 + 0.88 * day);
    float sky_part = 0.5 + 0.5 * dot(n, sky);
    // A soft lamp from the viewer's side keeps pieces readable on the night side.
    float lamp = clamp(dot(n, normalize(v + 0.6 * sky)), 0.0, 1.0) * (0.34 - 0.20 * day);
    vec3 ambient = mix(vec3(0.10, 0.085, 0.07), vec3(0.24, 0.29, 0.37), sky_part) * albedo.a * (0.55 + 0.45 * day);
    float metal = material.y;
    vec3 diffuse = albedo.rgb * (1.0 - 0.75 * metal);
    vec3 light = diffuse * (vec3(1.55, 1.44, 1.28) * direct + ambient + lamp * albedo.a);
    // Highlight: normalised Blinn-Phong.
    float rough = clamp(material.x, 0.08, 1.0);
    float power = 2.0 / (rough * rough * rough) + 2.0;
    vec3 half_way = normalize(sun.xyz + v);
    float shine = pow(max(dot(n, half_way), 0.0), min(power, 220.0)) * (power + 2.0) * 0.02 * direct;
    float edge = 1.0 - max(dot(n, v), 0.0);
    float fresnel = edge * edge * edge;
    vec3 base = mix(vec3(0.05), albedo.rgb, metal);
    light += base * shine * 4.0 + mix(vec3(0.05), base, metal) * fresnel * vec3(0.55, 0.70, 0.95) * (0.4 + 0.6 * day) * albedo.a * 1.6;
    light += albedo.rgb * material.z * 1.5;
    vec3 water = vec3(0.02, 0.10, 0.22) * (0.4 + 0.6 * day);
    light = mix(light, light * vec3(0.22, 0.36, 0.50) + water, under);
    float opacity = material.w * (1.0 - 0.25 * under);
    shown = vec4(to_shown(tone(light)) * opacity, opacity);
}
