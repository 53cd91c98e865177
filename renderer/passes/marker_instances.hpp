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
    static constexpr std::size_t kTraceSegments = 64;
    /// A segment needs its neighbours to join them, so the ends stand twice.
    static constexpr std::size_t kTracePoints = kTraceSegments + 3;

    /// Precondition: markers, and rings of pieces, together at most kMaxMarkers.
    void build(const scene::SceneFrame& scene, Extent extent);

    [[nodiscard]] std::span<const shader::MarkerInstance> markers() const {
        return {markers_.data(), count_};
    }
    /// Empty when there is no trace.
    [[nodiscard]] std::span<const shader::TracePoint> trace() const {
        return {trace_.data(), has_trace_ ? kTracePoints : 0};
    }
    [[nodiscard]] const shader::TraceConstants& trace_constants() const { return trace_constants_; }

  private:
    struct Figure;
    void add(const Figure& figure, const scene::SceneFrame& scene, Extent extent);
    void add_marker(const scene::Marker& marker, const scene::SceneFrame& scene, Extent extent);
    void add_rings(const scene::PieceView& piece, const scene::SceneFrame& scene, Extent extent);
    void add_hover(const scene::SceneFrame& scene, Extent extent);
    void add_trace(const scene::Trace& trace, const scene::SceneFrame& scene, Extent extent);

    std::array<shader::MarkerInstance, kMaxMarkers> markers_;
    std::array<shader::TracePoint, kTracePoints> trace_;
    shader::TraceConstants trace_constants_{};
    std::size_t count_ = 0;
    bool has_trace_ = false;
};

}  // namespace taiji
