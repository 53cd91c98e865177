#pragma once

#include <string_view>
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
    /// Of the true Sun, the Moon and the stars; without it the Sun stands as above, the stars as
    /// J2000 lies.
    std::string_view time = {};
    double mansions = 0.0;
    double coordinates = 0.0;
    /// Every kind of marker and arrow, over the Atlantic.
    bool markers = false;
    /// Every kind of effect and trail there, each at several ages.
    bool effects = false;
    scene::Language language = scene::Language::English;
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
    std::vector<scene::Arrow> arrows;
    std::vector<scene::Effect> effects;
    std::vector<scene::Trail> trails;
    std::vector<scene::TrailPoint> trail_points;

  private:
    void add_markers();
    void add_effects();
    void add_trails();
};

}  // namespace taiji
