// A number from 0 to 1 for each whole place (Jimenez 2014), and smoothly between them.
float noise_at(vec2 cell) { return fract(52.9829189 * fract(dot(cell, vec2(0.06711056, 0.00583715)))); }
float noise(vec2 p) {
    vec2 cell = floor(p);
    vec2 f = p - cell;
    f = f * f * (3.0 - 2.0 * f);
    vec2 near = vec2(noise_at(cell), noise_at(cell + vec2(1.0, 0.0)));
    vec2 far = vec2(noise_at(cell + vec2(0.0, 1.0)), noise_at(cell + vec2(1.0, 1.0)));
    vec2 across = mix(near, far, f.y);
    return mix(across.x, across.y, f.x);
}
