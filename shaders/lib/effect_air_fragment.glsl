// Inputs of the fragment shaders of what is in the air.
layout(location = 0) in vec3 relative;
layout(location = 1) in vec2 at;
layout(location = 2) flat in vec4 colour;
layout(location = 3) flat in vec4 shape;
layout(location = 4) flat in vec4 state;
layout(location = 5) flat in vec4 from_middle;
layout(location = 0) out vec4 shown;

bool is_hidden() { return state.z > 0.5 && hidden_from(from_middle, state.w, relative) > 0.0; }
