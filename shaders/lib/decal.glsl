// Where a pixel's ray meets the surface, for what lies flat on it. After lib/frame.glsl.

struct SurfacePoint {
    vec3 at;      // relative to the anchor
    vec3 over_x;  // change of `at` from pixel to pixel
    vec3 over_y;
    bool met;
};

SurfacePoint surface_point() {
    SurfacePoint made;
    vec2 clip = PICTURE_PLACE / frame.viewport.xy * 2.0 - 1.0;
    vec3 ray = frame.ray_middle.xyz + clip.x * frame.ray_right.xyz + clip.y * frame.ray_down.xyz;
    float k = frame.eye.w;
    float c = frame.ray_middle.w;
    float a = k * dot(ray, ray);
    float half_b = k * dot(frame.eye.xyz, ray) + ray.x;
    float inside = half_b * half_b - a * c;
    made.met = half_b < -1e-6 && inside > 0.0;
    float along = c / (sqrt(max(inside, 0.0)) - half_b);
    made.at = frame.eye.xyz + along * ray;
    vec3 up = normalize(stage_up(made.at));
    vec3 step_x = frame.ray_right.xyz * frame.ray_right.w;
    vec3 step_y = frame.ray_down.xyz * frame.ray_down.w;
    float by_facing = along / max(-dot(up, ray), 1e-4 * length(ray));
    made.over_x = along * step_x + ray * (dot(up, step_x) * by_facing);
    made.over_y = along * step_y + ray * (dot(up, step_y) * by_facing);
    return made;
}
