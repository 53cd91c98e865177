#include "client/session/scene_content.hpp"

#include <algorithm>

#include "client/view/board_view.hpp"

namespace taiji {
namespace {

/// How high a dragged piece hangs, in radii of its disc.
constexpr double kDraggedHeight = 0.9;
/// Of what is attacked only after another move.
constexpr double kLaterOpacity = 0.35;
constexpr double kTraceOpacity = 0.75;

}  // namespace

scene::MarkerKind marker_of(play::TargetKind kind) {
    switch (kind) {
        case play::TargetKind::Go:
            return scene::MarkerKind::MayGo;
        case play::TargetKind::Take:
            return scene::MarkerKind::MayTake;
        case play::TargetKind::Board:
        case play::TargetKind::Join:
            return scene::MarkerKind::MayJoin;
        case play::TargetKind::Strike:
            return scene::MarkerKind::MayStrike;
        case play::TargetKind::Launch:
            return scene::MarkerKind::MayLaunch;
        case play::TargetKind::Cross:
            return scene::MarkerKind::MayCross;
    }
    return scene::MarkerKind::MayGo;
}

void SceneContent::fill(const Session& session, const scene::BoardModel& model,
                        const scene::Surface& surface) {
    model_ = &model;
    surface_ = &surface;
    board_ = &session.shown().board();
    clear();
    if (const motion::Performance* performance = session.performance()) {
        performance->sample(session.performance_time(), surface, picture_);
        return;
    }
    piece_views(session.shown(), model, surface, picture_.pieces);
    look_at(session);
    fill_intelligence(session);
    fill_last_move(session);
    fill_insight(session);
    fill_alarms(session.shown());
    fill_hand(session);
    lift_dragged(session);
}

void SceneContent::fill(const Position& position, const scene::BoardModel& model,
                        const scene::Surface& surface) {
    clear();
    piece_views(position, model, surface, picture_.pieces);
}

void SceneContent::clear() {
    picture_.clear();
    markers_.clear();
    arrows_.clear();
    last_move_.reset();
}

void SceneContent::show_in(scene::SceneFrame& frame) const {
    picture_.show_in(frame);
    frame.markers = markers_;
    frame.arrows = arrows_;
    frame.last_move = last_move_;
}

void SceneContent::mark(scene::MarkerKind kind, Point at, double opacity) {
    const scene::BoardPlace place = board_place(board_->coord(at));
    const scene::MapPlace map = model_->projection.map(place);
    markers_.push_back({.kind = kind,
                        .at = model_->projection.geographic(place),
                        .radius = scene::piece_radius(model_->projection, *surface_, map),
                        .opacity = opacity});
}

void SceneContent::mark_piece(Point at, scene::PieceMark mark) {
    for (scene::PieceView& piece : picture_.pieces) {
        if (piece.id == id_of_point(at)) piece.mark = mark;
    }
}

void SceneContent::point_arrow(scene::ArrowKind kind, Point from, Point to, double opacity) {
    if (from == to) return;
    arrows_.push_back({.kind = kind,
                       .course = scene::Course::BoardLine,
                       .from = place_of(*model_, *board_, from),
                       .to = place_of(*model_, *board_, to),
                       .opacity = opacity});
}

void SceneContent::look_at(const Session& session) {
    const Position& position = session.shown();
    if (!known_ || &known_->position.board() != board_ || known_->position != position) {
        known_ =
            Known{position, play::alarms(position), play::intelligence(position), std::nullopt};
        reach_.reset();
    }
}

void SceneContent::fill_last_move(const Session& session) {
    const play::Game& game = session.game();
    if (session.shows_diagram() || game.shown_ply() == 0) return;
    const std::size_t ply = game.shown_ply() - 1;
    const Move move = game.match().plies()[ply].move;
    last_move_ = scene::Trace{.from = place_of(*model_, *board_, move.from),
                              .to = place_of(*model_, *board_, move.to),
                              .owner = owner_of(game.match().line()[ply].side_to_move()),
                              .opacity = kTraceOpacity};
    mark_piece(move.kind == MoveKind::DepthStrike ? move.from : move.to,
               scene::PieceMark::LastMoved);
}

void SceneContent::fill_alarms(const Position& position) {
    for (const Side side : kBothSides) {
        for (const Point checker : known_->alarms.checkers[side]) {
            point_arrow(scene::ArrowKind::Check, checker, position.hub(side));
        }
        if (!known_->alarms.seat_attackers[side].empty()) {
            mark(scene::MarkerKind::SeatThreatened, board_->seat(side));
        }
    }
}

void SceneContent::fill_hand(const Session& session) {
    const play::Selection& hand = session.selection();
    if (hand.refused()) fill_refused(*hand.refused());
    if (!hand.piece()) return;
    mark_piece(*hand.piece(), scene::PieceMark::Selected);
    for (const play::Target& target : hand.targets()) {
        const auto& chooser = hand.chooser();
        const bool beside = chooser && chooser->at != target.at;
        mark(marker_of(target.kind), target.at, beside ? 0.3 : 1.0);
    }
    if (const play::Target* target = hand.marked_target()) {
        mark(scene::MarkerKind::Keyboard, target->at);
    }
}

void SceneContent::fill_refused(const play::RefusedTry& refused) {
    for (const Point point : refused.range) mark(scene::MarkerKind::InRange, point);
    point_arrow(scene::ArrowKind::Refused, refused.wish.from, refused.wish.to);
    if (refused.why.reason == Refused::LeavesHubInCheck && refused.why.where) {
        // The danger that the try would leave: from the piece that could take the hub.
        const Side side = known_->position.side_to_move();
        point_arrow(scene::ArrowKind::Check, *refused.why.where, known_->position.hub(side));
    }
    if (refused.why.where && refused.why.piece) {
        mark(scene::MarkerKind::Blocked, *refused.why.where);
    }
    mark(scene::MarkerKind::OutOfRange, refused.wish.to);
}

void SceneContent::fill_intelligence(const Session& session) {
    const play::IntelligenceView& view = session.intelligence();
    if (view.mode == play::IntelligenceMode::Off) return;
    if (view.mode != play::IntelligenceMode::Black) fill_attacks(view, Side::White);
    if (view.mode != play::IntelligenceMode::White) fill_attacks(view, Side::Black);
    const auto from = session.selection().piece();
    if (view.corridors) fill_corridors(view, from);
    if (!from) return;
    if (!reach_ || reach_->from != *from) {
        reach_ = Reach{known_->position, *from, play::reach_in_moves(known_->position, *from)};
    }
    constexpr std::array kRings = {scene::MarkerKind::ReachOfOne, scene::MarkerKind::ReachOfTwo,
                                   scene::MarkerKind::ReachOfThree};
    for (std::size_t i = 0; i < kRings.size(); ++i) {
        for (const Point at : reach_->points[i]) mark(kRings[i], at);
    }
}

void SceneContent::fill_attacks(const play::IntelligenceView& view, Side by) {
    const auto kind =
        by == Side::White ? scene::MarkerKind::AttackedByWest : scene::MarkerKind::AttackedByEast;
    const PointSet& now = known_->intelligence.attacked[by];
    for (const Point at : now) mark(kind, at);
    for (const Point at : known_->intelligence.in_danger[opponent(by)]) {
        mark_piece(at, scene::PieceMark::InDanger);
    }
    if (!view.in_two) return;
    if (!known_->in_two) known_->in_two = play::attacked_in_two(known_->position);
    for (const Point at : (*known_->in_two)[by]) {
        if (!now.contains(at)) mark(kind, at, kLaterOpacity);
    }
}

/// Of the chosen piece all; without one, those that end on a piece they could take.
void SceneContent::fill_corridors(const play::IntelligenceView& view, std::optional<Point> from) {
    if (from) {
        for (const auto& line : play::strike_corridors(known_->position, *from)) {
            point_arrow(line.target ? scene::ArrowKind::Check : scene::ArrowKind::Other, line.from,
                        line.to);
        }
        return;
    }
    for (const Side side : kBothSides) {
        const auto other =
            side == Side::White ? play::IntelligenceMode::Black : play::IntelligenceMode::White;
        if (view.mode == other) continue;
        for (const auto& line : play::strike_corridors(known_->position, side)) {
            if (line.target) point_arrow(scene::ArrowKind::Check, line.from, line.to);
        }
    }
}

void SceneContent::lift_dragged(const Session& session) {
    const auto drag = session.drag();
    if (!drag || !drag->over) return;
    for (scene::PieceView& piece : picture_.pieces) {
        if (piece.id != id_of_point(drag->from)) continue;
        piece.at = *drag->over;
        piece.height = kDraggedHeight * piece.radius;
        piece.submerged = 0.0;
    }
}

}  // namespace taiji
