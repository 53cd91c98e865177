#version 460
layout(location = 0) in vec3 light;
layout(location = 0) out vec4 shown;
void main() {
    vec2 p = gl_PointCoord * 2.0 - 1.0;
    float r = dot(p, p);
    shown = vec4(light * max(1.0 - r, 0.0) * (1.0 - 0.4 * r), 0.0);
}
