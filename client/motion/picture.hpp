#pragma once

#include <vector>

#include "renderer/scene/scene_frame.hpp"

namespace taiji::motion {

/// What a performance shows at a moment. Meant to be kept and filled anew every frame: once its
/// arrays have grown, filling allocates nothing.
struct Picture {
    std::vector<scene::PieceView> pieces;
    std::vector<scene::Effect> effects;
    std::vector<scene::Trail> trails;
    std::vector<scene::TrailPoint> trail_points;

    void clear() {
        pieces.clear();
        effects.clear();
        trails.clear();
        trail_points.clear();
    }
    /// Points the frame at what is here, which must outlive the drawing.
    void show_in(scene::SceneFrame& frame) const {
        frame.pieces = pieces;
        frame.effects = effects;
        frame.trails = trails;
        frame.trail_points = trail_points;
    }
};

}  // namespace taiji::motion
