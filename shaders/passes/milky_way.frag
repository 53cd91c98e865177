#version 460
layout(location = 0) in float light;
layout(location = 0) out vec4 shown;
void main() { shown = vec4(vec3(0.150, 0.155, 0.200) * light, 0.0); }
