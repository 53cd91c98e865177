#include "renderer/scene/scene_frame.hpp"

namespace taiji::scene {

namespace {
// Dashed points lie half a diagonal, 0.82 spacings, from the corners: two neighbours still leave a
// gap.
constexpr double kRadiusOfSpacing = 0.34;
}  // namespace

double piece_radius(const BoardProjection& projection, const Surface& surface, MapPlace at) {
    return kRadiusOfSpacing * projection.map_spacing() * surface.scale(at);
}

}  // namespace taiji::scene
