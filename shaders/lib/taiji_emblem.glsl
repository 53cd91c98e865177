// Signed distance to the dark half of a yin-yang in the unit disc, negative inside. The light half is west (left).
float dark_half(vec2 p) {
    float top = length(p - vec2(0.0, 0.5));
    float bottom = length(p + vec2(0.0, 0.5));
    float half_plane = max(min(-p.x, bottom - 0.5), 0.5 - top);
    return max(min(half_plane, top - 0.155), 0.155 - bottom);
}
