#pragma once

#include <array>
#include <span>

#include "renderer/scene/scene_frame.hpp"
#include "renderer/vulkan/image.hpp"
#include "shaders/shared/marker.h"

namespace taiji {

/// What is drawn flat on the surface in a frame: markers, rings of pieces, what the pointer is
/// over, the last move. A pure function of the scene, in memory that is there from the start.
class MarkerInstances {
  public:
    static constexpr std::size_t kMaxMarkers = 640;
    static constexpr std::size_t kMaxArrows = 32;
    static constexpr std::size_t kTraceSegments = 64;
    /// A segment needs its neighbours to join them, so the ends stand twice.
    static constexpr std::size_t kTracePoints = kTraceSegments + 3;

    /// A line over the surface.
    struct Line {
        std::array<shader::TracePoint, kTracePoints> points;
        shader::TraceConstants constants;
    };

    /// Precondition: markers, and rings of pieces, together at most kMaxMarkers; at most kMaxArrows
    /// arrows.
    void build(const scene::SceneFrame& scene, Extent extent);

    [[nodiscard]] std::span<const shader::MarkerInstance> markers() const {
        return {markers_.data(), count_};
    }
    /// The trace of the last move, if there is one, before the arrows.
    [[nodiscard]] std::span<const Line> lines() const { return {lines_.data(), line_count_}; }

  private:
    struct Figure;
    /// How a marker of radius 1 looks.
    static Figure figure_of(scene::MarkerKind kind);
    static Figure figure_of_target(scene::MarkerKind kind);
    static Figure reach_of(int moves, const glm::vec3& colour);
    void add(const Figure& figure, const scene::SceneFrame& scene, Extent extent);
    void add_marker(const scene::Marker& marker, const scene::SceneFrame& scene, Extent extent);
    void add_rings(const scene::PieceView& piece, const scene::SceneFrame& scene, Extent extent);
    void add_hover(const scene::SceneFrame& scene, Extent extent);
    void add_trace(const scene::Trace& trace, const scene::SceneFrame& scene, Extent extent);
    void add_arrow(const scene::Arrow& arrow, const scene::SceneFrame& scene, Extent extent);

    std::array<shader::MarkerInstance, kMaxMarkers> markers_;
    std::array<Line, 1 + kMaxArrows> lines_;
    std::size_t count_ = 0;
    std::size_t line_count_ = 0;
};

}  // namespace taiji
