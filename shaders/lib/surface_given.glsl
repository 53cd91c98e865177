// What the fragments of the surface need of the frame, from its vertices. Mesa's software driver gathers every load
// from a uniform buffer lane by lane; that took a third of the surface's time.
struct SurfaceGiven {
    vec4 eye;     // w: curvature k of the stage, 1 globe .. 0 plane
    vec4 from_middle;  // the eye from the sphere's middle, over its radius; w: 1 over the scale of line widths
    vec4 step_x;  // change of the ray from pixel to pixel; w: k |eye|^2 + 2 eye.x
    vec4 step_y;  // w: scale of line widths
    vec2 along_steps;  // from_middle along the steps
    vec4 sun;     // and so on as in frame.h
    vec4 local_sun;
    vec4 moon;
    vec4 sky;
    vec4 board_scale;
    vec4 board_size;
    vec4 hover;
    vec4 palace_west;
    vec4 palace_east;
    vec4 centre;
    vec4 map_limits;
};
