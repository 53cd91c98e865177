#pragma once

#include <array>
#include <optional>
#include <vector>

#include "client/motion/picture.hpp"
#include "client/play/intelligence.hpp"
#include "client/play/situation.hpp"
#include "client/session/session.hpp"

namespace taiji {

/// How a target is marked.
[[nodiscard]] scene::MarkerKind marker_of(play::TargetKind kind);

/// What a session has on the globe: pieces and effects of the animation that runs, marks of the
/// hand, warnings, the picture of the situation. Kept and filled anew for every frame.
class SceneContent {
  public:
    /// `model` is the session's board.
    void fill(const Session& session, const scene::BoardModel& model,
              const scene::Surface& surface);
    /// A position without a session: its pieces alone.
    void fill(const Position& position, const scene::BoardModel& model,
              const scene::Surface& surface);
    /// Points the frame at what is here, which must outlive the drawing.
    void show_in(scene::SceneFrame& frame) const;

    [[nodiscard]] const std::vector<scene::PieceView>& pieces() const { return picture_.pieces; }

  private:
    void clear();
    void mark(scene::MarkerKind kind, Point at, double opacity = 1.0);
    void point_arrow(scene::ArrowKind kind, Point from, Point to, double opacity = 1.0);
    void fill_last_move(const Session& session);
    void fill_alarms(const Position& position);
    void fill_hand(const Session& session);
    void fill_refused(const play::RefusedTry& refused);
    void fill_intelligence(const Session& session);
    void fill_attacks(const play::IntelligenceView& view, Side by);
    void fill_corridors(const play::IntelligenceView& view, std::optional<Point> from);
    // scene_insight.cpp
    void fill_insight(const Session& session);
    void fill_hint(const Session& session);
    void point_move(scene::ArrowKind kind, Move move, double opacity);
    void lift_dragged(const Session& session);
    void mark_piece(Point at, scene::PieceMark mark);
    /// What is known of a position, so that a camera that moves does not compute it anew.
    void look_at(const Session& session);

    motion::Picture picture_;
    std::vector<scene::Marker> markers_;
    std::vector<scene::Arrow> arrows_;
    std::optional<scene::Trace> last_move_;

    struct Known {
        Position position;
        play::Alarms alarms;
        play::Intelligence intelligence;
        std::optional<PerSide<PointSet>> in_two;  ///< once it was wanted
    };
    std::optional<Known> known_;
    struct Reach {
        Position position;
        Point from{};
        std::array<PointSet, 3> points;
    };
    std::optional<Reach> reach_;

    const scene::BoardModel* model_ = nullptr;  ///< during `fill`
    const scene::Surface* surface_ = nullptr;
    const Board* board_ = nullptr;
};

}  // namespace taiji
