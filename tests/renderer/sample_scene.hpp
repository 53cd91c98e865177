#pragma once

#include <vector>

#include "renderer/scene/scene_frame.hpp"

namespace taiji {

/// The world board and its start position as plain values, typed from RULES.md 1 and 6, so that the
/// renderer's tests need no rules.
[[nodiscard]] const scene::BoardModel& sample_board();
[[nodiscard]] std::vector<scene::PieceView> sample_pieces(const scene::Surface& surface);

/// Degrees.
struct SampleView {
    double latitude = 39.0;
    double longitude = 0.0;
    double distance = 3.6;
    double tilt = 0.0;
    double heading = 0.0;
    double unrolled = 0.0;
    /// Where the Sun stands overhead.
    double sun_latitude = 20.0;
    double sun_longitude = -20.0;
    int width = 640;
    int height = 360;
};

/// A frame with everything of the start position, and what it points to. Not movable: the frame
/// points inside.
class SampleScene {
  public:
    explicit SampleScene(const SampleView& view);
    SampleScene(const SampleScene&) = delete;
    SampleScene& operator=(const SampleScene&) = delete;

    scene::SceneFrame frame;
    std::vector<scene::PieceView> pieces;
    std::vector<scene::Marker> markers;
};

}  // namespace taiji
