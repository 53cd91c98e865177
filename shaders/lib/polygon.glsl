// Corner `index` of a regular polygon round the unit circle's middle, in the order of a strip; to hold the circle its
// corners lie 1 / cos(kPi / corners) out.
vec2 strip_corner(int index, int corners) {
    float angle = float((index + 1) / 2) * (2.0 * kPi / float(corners)) * ((index & 1) != 0 ? 1.0 : -1.0);
    return vec2(cos(angle), sin(angle));
}
