#include "client/session/scene_content.hpp"

namespace taiji {
namespace {

/// Arrows behind the targets of a piece that is held.
constexpr double kAside = 0.3;

}  // namespace

void SceneContent::point_move(scene::ArrowKind kind, Move move, double opacity) {
    point_arrow(kind, move.from, move.to, opacity);
}

void SceneContent::fill_insight(const Session& session) {
    if (session.shows_diagram()) return;
    const Insight& insight = session.insight();
    const double opacity = session.selection().piece() ? kAside : 1.0;
    const std::size_t ply = session.game().shown_ply();
    if (const auto better = insight.better(ply)) {
        point_move(scene::ArrowKind::Threat, better->played, 0.8 * opacity);
        point_move(scene::ArrowKind::Best, better->line.front(), opacity);
    }
    if (const auto& found = insight.findings()) {
        // The best last, so that it lies on top.
        for (std::size_t i = found->lines.size(); i-- > 0;) {
            point_move(i == 0 ? scene::ArrowKind::Best : scene::ArrowKind::Other,
                       found->lines[i].moves.front(), opacity * (i < 2 ? 0.95 : 0.6));
        }
    }
    if (const auto& threat = insight.threat()) {
        for (std::size_t i = threat->lines.size(); i-- > 0;) {
            point_move(scene::ArrowKind::Threat, threat->lines[i].moves.front(),
                       opacity * (i == 0 ? 1.0 : 0.55));
        }
    }
    fill_hint(session);
}

void SceneContent::fill_hint(const Session& session) {
    const Insight& insight = session.insight();
    if (insight.hint_step() == HintStep::None || !insight.hint()) return;
    const Move move = *insight.hint();
    mark_piece(move.from, scene::PieceMark::Selected);
    mark(scene::MarkerKind::Keyboard, move.from);
    if (insight.hint_step() != HintStep::Move) return;
    point_move(scene::ArrowKind::Best, move, 1.0);
    mark(marker_of(play::target_kind(session.shown(), move)), move.to);
}

}  // namespace taiji
