// The Earth's surface at the frame's stage of unrolling: a sphere of radius 1/k through the anchor, or the plane
// x = 0 (docs/frames.md).

// The globe itself, the common case, has shaders of its own.
layout(constant_id = 1) const bool kGlobe = false;

// Vector from the sphere's centre divided by its radius: the outward normal of the stage.
vec3 stage_up(vec3 at, float k) { return vec3(1.0 + k * at.x, k * at.yz); }
vec3 stage_up(vec3 at) { return stage_up(at, frame.eye.w); }

// Is `relative`, from the eye, behind the surface? In pixels inside the silhouette, positive when hidden.
// `from_middle`: the eye from the sphere's middle over its radius, and the curvature; c: k |eye|^2 + 2 eye.x.
float hidden_from(vec4 from_middle, float c, vec3 relative) {
    float half_b = dot(from_middle.xyz, relative);
    float inside = half_b * half_b - from_middle.w * dot(relative, relative) * c;
    if (half_b >= 0.0 || inside <= 0.0) return -1.0;
    // c / (root - half_b) < 1 - 1e-5
    return c < (1.0 - 1e-5) * (sqrt(inside) - half_b) ? inside : -1.0;
}
float hidden(vec3 relative) {
    float k = frame.eye.w;
    return hidden_from(vec4(1.0 + k * frame.eye.x, k * frame.eye.yz, k), frame.ray_middle.w, relative);
}

// atan(y, x), good to 2e-8 (Abramowitz and Stegun 4.4.49); the drivers' own is rarely better than 1e-5, half a pixel
// when near.
float angle_of(float x, float y) {
    vec2 size = abs(vec2(x, y));
    float t = min(size.x, size.y) / max(max(size.x, size.y), 1e-20);
    float s = t * t;
    float high = 0.1065626393 + s * (-0.0752896400 + s * (0.0429096138 + s * (-0.0161657367 + s * 0.0028662257)));
    float angle = t * (1.0 + s * (-0.3333314528 + s * (0.1999355085 + s * (-0.1420889944 + s * high))));
    angle = size.y > size.x ? 0.5 * kPi - angle : angle;
    angle = x < 0.0 ? kPi - angle : angle;
    return y < 0.0 ? -angle : angle;
}

// Mercator ordinate and longitude from the stage's normal and position.
vec2 map_place(vec3 at, vec3 up, float k) {
    if (!kGlobe && k < 1e-4) return at.yz;
    float longitude = angle_of(up.x, up.y) / k;
    float z = up.z;
    float ordinate = abs(z) < 0.05 ? z * (1.0 + z * z * (1.0 / 3.0)) : 0.5 * log((1.0 + z) / (1.0 - z));
    return vec2(longitude, ordinate / k);
}
