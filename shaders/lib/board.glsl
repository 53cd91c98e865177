// The board on the surface: tints, lines, dashes, palaces and emblems, all of constant width on screen.

uint cell_bits(vec2 cell) {
    uint column = uint(cell.x + given.board_size.x);
    uint row = uint(given.board_size.y - 1.0 - cell.y);
    uint i = row * uint(2.0 * given.board_size.x) + column;
    uint word = frame.cells[i >> 4][(i >> 2) & 3u];
    return (word >> ((i & 3u) * 8u)) & 255u;
}

vec3 tint_light(uint tint) {
    // Blue, green (Asia), red (Africa), yellow (America), white (Europe).
    return tint == 0u   ? vec3(0.02, 0.10, 0.36)
           : tint == 1u ? vec3(0.06, 0.36, 0.10)
           : tint == 2u ? vec3(0.52, 0.07, 0.04)
           : tint == 3u ? vec3(0.60, 0.42, 0.03)
                        : vec3(0.62, 0.64, 0.66);
}

// How much of a pixel a line of `width` pixels covers whose middle is `away` pixels off, and its halo.
float stroke(float away, float width) { return clamp(0.5 * width + 0.5 - away, 0.0, 1.0); }
float halo(float away, float over_reach) {
    float h = max(1.0 - away * over_reach, 0.0);
    return h * h;
}

// Distance outside a rectangle in pixels, negative inside.
float rect_distance(vec2 p, vec4 rect, vec2 pixels_per_step) {
    vec2 d = max(rect.xy - p, p - rect.zw) * pixels_per_step;
    return max(d.x, d.y);
}

// `place`: map; `map_x`, `map_y`: its change from pixel to pixel; `dry`: true land; `day`: light here.
vec3 board_colour(vec3 colour, vec3 at, vec2 place, vec2 map_x, vec2 map_y, float dry, float day) {
    float strength = given.board_scale.w;
    vec2 size = given.board_size.xy;
    vec2 p = vec2(place.x, place.y - given.board_scale.z) * given.board_scale.xy;
    vec2 d_x = map_x * given.board_scale.xy;
    vec2 d_y = map_y * given.board_scale.xy;
    // Pixels per step across lines of constant x, y, x+y and x-y.
    vec2 spread = max(vec2(d_x.x * d_x.x + d_y.x * d_y.x, d_x.y * d_x.y + d_y.y * d_y.y), 1e-12);
    float skew = 2.0 * (d_x.x * d_x.y + d_y.x * d_y.y);
    vec2 across = max(spread.x + spread.y + vec2(skew, -skew), 1e-12);
    vec4 px = vec4(about_inversesqrt(spread.x), about_inversesqrt(spread.y), about_inversesqrt(across.x),
                   about_inversesqrt(across.y));
    float thick = given.step_y.w;
    float thin = given.from_middle.w;
    float outside = rect_distance(p, vec4(-size, size), px.xy);
    float on_board = clamp(0.5 - outside, 0.0, 1.0);
    // Lines melt into a haze where they come closer than a few pixels, so that nothing flickers.
    vec2 clear = clamp(px.xy * 0.16 - 0.35, 0.0, 1.0);
    float glow_light = 0.45 + 0.55 * day;

    // Cells.
    vec2 cell = clamp(floor(p), -size, size - 1.0);
    uint bits = cell_bits(cell);
    bool land = (bits & TAIJI_CELL_LAND) != 0u;
    vec3 tint = tint_light((bits >> TAIJI_CELL_TINT_SHIFT) & TAIJI_CELL_TINT_MASK);
    float wanted = land ? given.board_size.z : given.board_size.z * 0.45;
    // Where the true coast disagrees with the cell, the cell must win.
    wanted = land ? mix(min(wanted * 1.1 + 0.20, 0.85), wanted * 0.8, dry) : mix(wanted * 0.7, min(wanted + 0.50, 0.9), dry);
    float luminance = dot(colour, vec3(0.3, 0.55, 0.15));
    vec3 tinted = tint * (0.10 + 0.62 * day) * (0.62 + 2.4 * min(luminance, 0.5));
    colour = mix(colour, tinted, wanted * on_board * strength);

    // The board's own shore: land cells glow along the edges where ocean cells begin.
    vec2 f = p - cell;
    vec4 to_edge = vec4(1.0 - f.y, 1.0 - f.x, f.y, f.x) * px.yxyx;  // north east south west
    float shore = 1e6;
    if ((bits & TAIJI_CELL_SHORE_NORTH) != 0u) shore = min(shore, to_edge.x);
    if ((bits & TAIJI_CELL_SHORE_EAST) != 0u) shore = min(shore, to_edge.y);
    if ((bits & TAIJI_CELL_SHORE_SOUTH) != 0u) shore = min(shore, to_edge.z);
    if ((bits & TAIJI_CELL_SHORE_WEST) != 0u) shore = min(shore, to_edge.w);
    vec3 shore_light = land ? mix(tint, vec3(0.9, 0.75, 0.4), 0.35) : vec3(0.05, 0.35, 0.75);
    colour += shore_light * halo(shore, (land ? 1.0 / 11.0 : 1.0 / 8.0) * thin) * (land ? 0.42 : 0.30) * glow_light * on_board *
              strength;

    // Palaces.
    // The nearer of the two is enough: they lie on either side of the middle.
    vec4 palace = p.x < given.centre.x + 0.5 * (given.centre.z - given.centre.x) ? given.palace_west : given.palace_east;
    float beside = rect_distance(p, palace, px.xy);
    float fill = clamp(0.5 - beside, 0.0, 1.0);
    vec3 orange = vec3(0.95, 0.34, 0.03);
    colour = mix(colour, orange * (0.20 + 0.55 * day), fill * 0.13 * strength);
    float rim = abs(beside);
    colour += orange * (halo(rim, thin * (1.0 / 13.0)) * 0.55 + stroke(rim, 2.6 * thick) * 0.6) * glow_light * strength;

    // Solid lines.
    vec2 whole = clamp(round(p), -size, size);
    vec2 away = abs(p - whole) * px.xy;
    float fall = max(1.0 - 0.35 * dot(p - given.hover.xy, p - given.hover.xy), 0.0);
    float near_pointer = given.hover.z * fall * fall;
    float width = (1.25 + 0.5 * near_pointer) * thick;
    vec2 line = vec2(stroke(away.x, width), stroke(away.y, width)) * clear;
    vec2 soft = vec2(halo(away.x, thin * (1.0 / 4.5)), halo(away.y, thin * (1.0 / 4.5))) * clear;
    // The lines of one family end at the rim of the other.
    float lines = max(line.x, line.y) * clamp(1.5 * thick + 0.5 - outside, 0.0, 1.0);
    vec2 in_centre = max(abs(p - 0.5 * (given.centre.xy + given.centre.zw)) -
                             0.5 * (given.centre.zw - given.centre.xy), 0.0);
    float in_middle = step(in_centre.x + in_centre.y, 1e-6);
    vec3 line_light = vec3(1.0, 0.86, 0.56);
    float line_strength = (0.50 + 0.40 * near_pointer) * strength * (1.0 - 0.35 * in_middle);
    colour = mix(colour, line_light * (0.30 + 0.75 * glow_light), lines * line_strength);
    colour += line_light * (soft.x + soft.y) * (0.045 + 0.12 * near_pointer) * glow_light * strength *
              clamp(0.5 - outside, 0.0, 1.0);

    // Dashed diagonals of ocean cells, with a mark on each dashed point.
    if (!land) {
        vec2 uv = vec2(p.x + p.y, p.x - p.y);
        vec2 nearest = round(uv);
        vec2 off = abs(uv - nearest) * px.zw;
        vec2 run = fract(vec2(uv.y, uv.x) * 3.0 + 0.25) - 0.5;  // six dashes from corner to corner
        vec2 dash_px = px.wz * (1.0 / 3.0);
        vec2 dash = clamp((0.27 - abs(run)) * dash_px + 0.5, 0.0, 1.0);
        vec2 fine = clamp(dash_px * 0.25 - 0.5, 0.0, 1.0);
        dash = mix(vec2(0.5), dash, fine);
        vec2 drawn = vec2(stroke(off.x, 1.05 * thick), stroke(off.y, 1.05 * thick)) * dash *
                     clamp(px.zw * 0.12 - 0.5, 0.0, 1.0);
        vec3 blue = vec3(0.16, 0.52, 1.0);
        colour = mix(colour, blue * (0.35 + 0.65 * glow_light),
                     max(drawn.x, drawn.y) * (0.55 + 0.35 * near_pointer) * on_board * strength);
        float r = length((f - 0.5) * px.xy);
        float small = min(min(px.x, px.y) * 0.06, 3.4 * thick);
        float mark = stroke(abs(r - small), 1.3 * thick) * clamp(small - 1.0, 0.0, 1.0);
        colour = mix(colour, blue * (0.5 + glow_light), mark * 0.9 * on_board * strength);
    }

    return colour;
}
