#include "client/director/plan.hpp"

#include <algorithm>
#include <utility>
#include <vector>

#include "client/director/shooting.hpp"
#include "client/view/board_view.hpp"

namespace taiji::director {
namespace {

/// The globe turns in from afar, then the camera goes to the first move.
constexpr double kOpeningFlight = 4.2;
constexpr double kOpeningHold = 0.8;
constexpr double kOpeningTurn = 0.75;  // radians, westward
constexpr double kOpeningFar = 0.45;   // of the logarithm of the distance
constexpr double kClosingFlight = 3.6;
constexpr double kClosingHold = 3.0;
/// After so many moves from near comes a view of the whole.
constexpr std::size_t kMovesBetweenWideViews = 18;
constexpr double kWideFlight = 1.8;
constexpr double kWideHold = 0.9;

std::vector<Act> acts_of(const replay::ReplayedGame& game, const scene::BoardModel& model,
                         const Lens& lens, motion::Style style) {
    std::vector<Act> acts;
    acts.reserve(game.plies());
    for (std::size_t ply = 1; ply <= game.plies(); ++ply) {
        const motion::Performance shown = game.performance(ply, style);
        acts.push_back(act_of(game.events(ply), shown, *game.match().board(), model, lens.surface));
        acts.back().pause = replay::reading_seconds(game.comment(ply));
    }
    return acts;
}

/// The side that the last picture turns to: the winner's.
Side last_side(const Match& match, Side otherwise) {
    return match.end() && match.end()->winner ? *match.end()->winner : otherwise;
}

}  // namespace

Plan::Plan(replay::Timeline timeline, Manner manner, std::shared_ptr<const Path> path)
    : timeline_(std::move(timeline)), manner_(manner), path_(std::move(path)) {}

Plan Plan::of(const replay::ReplayedGame& game, const scene::BoardModel& model,
              const Manner& manner) {
    const Match& match = game.match();
    const bool reduced = manner.style == motion::Style::Reduced;
    const bool flat = manner.morph.amount() > 0.5;
    const Lens lens(scene::Surface(scene::Morph(flat ? 1.0 : 0.0)), manner.viewport);
    const std::vector<Act> acts = acts_of(game, model, lens, manner.style);
    const auto wide = [&](Side side) { return compose_wide(lens, home_view(model, side)); };

    const Stance opening = wide(manner.nearer_side);
    Stance afar = opening;
    if (!reduced && !flat) {
        afar.longitude -= kOpeningTurn;
        afar.log_distance += kOpeningFar;
    }
    Shooting shooting(lens, {.join = reduced ? Join::Cuts : Join::Flights, .speed = manner.speed},
                      afar);
    shooting.show(opening, reduced || flat ? 0.0 : kOpeningFlight, kOpeningHold);
    const double opens = shooting.now();

    std::vector<replay::PlyTimes> times;
    times.reserve(acts.size());
    std::size_t since_wide = 0;
    while (times.size() < acts.size()) {
        const std::span<const Act> coming = std::span(acts).subspan(times.size());
        if (since_wide >= kMovesBetweenWideViews) {
            const double before = shooting.now();
            shooting.show(wide(match.line()[times.size()].side_to_move()), kWideFlight, kWideHold);
            times.back().rest += shooting.now() - before;
            since_wide = 0;
        }
        const std::vector<ActTimes> shot = shooting.shoot(coming);
        for (const ActTimes& act : shot) times.push_back({act.lead, act.move, act.rest});
        since_wide += shot.size();
    }
    const double played = shooting.now();
    shooting.show(wide(last_side(match, manner.nearer_side)), reduced ? 0.0 : kClosingFlight,
                  kClosingHold);
    const double closing = shooting.now() - played;
    return {replay::Timeline(opens, std::move(times), closing), manner,
            std::make_shared<const Path>(std::move(shooting).path())};
}

scene::CameraPose Plan::pose(double time) const {
    // Not a number counts as the beginning.
    const double now = time > 0.0 ? std::min(time, timeline_.seconds()) : 0.0;
    return pose_of(path_->at(now));
}

}  // namespace taiji::director
