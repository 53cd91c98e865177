// A fan of eight triangles that covers the disc of radius `reach` on the surface (renderer/passes/decal.hpp).
vec2 decal_corner(int index, float reach) {
    int corner = index % 3;
    if (corner == 0) return vec2(0.0);
    float angle = float(index / 3 + corner - 1) * (kPi / 4.0);
    return vec2(cos(angle), sin(angle)) * (1.09 * reach);
}

// Where the surface lies at this distance east and north of `middle`, relative to the eye; `middle` to the anchor.
vec3 decal_place(vec2 at, vec3 middle, vec3 east, vec3 north) {
    float fall = 0.5 * frame.eye.w * dot(at, at);  // the surface falls away from its tangent plane
    return middle + at.x * east + at.y * north - fall * cross(east, north) - frame.eye.xyz;
}
