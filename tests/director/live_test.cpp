#include "client/director/live.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <glm/geometric.hpp>
#include <numbers>

#include "tests/director/directed_games.hpp"

namespace taiji::director {
namespace {

constexpr double kStep = 1.0 / 60;

struct Watched {
    std::size_t looked = 0;
    std::size_t seen = 0;
    double greatest_step = 0.0;  ///< of the eye, radii a second and radius of distance
};

/// Shows a game move by move as a running match does: a move waits for the camera, and the next one
/// comes some time after it.
Watched watch(const Match& match, Join join, double pause) {
    Watched watched;
    const Lens lens(scene::Surface(), {});
    Live live;
    scene::CameraPose camera{.target = {2.9, -0.4}, .distance = 3.0};
    scene::GlobeVector eye = lens.view(stance_of(camera)).eye();
    const auto pass = [&](double seconds, const Act& act) {
        for (double time = 0.0; time < seconds; time += kStep) {
            live.update(kStep);
            camera = live.pose();
            const scene::GlobeVector now = lens.view(stance_of(camera)).eye();
            watched.greatest_step =
                std::max(watched.greatest_step,
                         glm::length(now - eye) / kStep / std::min(2.0, camera.distance));
            eye = now;
            if (act.seconds == 0.0) continue;
            const std::array subjects = {Subject(lens.surface, act.to)};
            ++watched.looked;
            if (sees(lens.view(live.leads() ? stance_of(camera) : Stance{}), subjects,
                     {.facing = 0.0, .margin = 0.0})) {
                ++watched.seen;
            }
        }
    };
    for (std::size_t ply = 0; ply < match.plies().size(); ++ply) {
        const auto events = apply(match.line()[ply], match.plies()[ply].move).events;
        const motion::Performance shown(match.line()[ply], events, test::directed_model(),
                                        motion::Style::Full);
        const Act act = act_of(shown, lens.surface);
        Act nothing = act;
        nothing.seconds = 0.0;
        pass(live.show(act, lens, join, camera), nothing);
        pass(act.seconds, act);
        pass(pause, nothing);
    }
    return watched;
}

TEST(Live, KeepsTargetsInSightFromMoveToMove) {
    for (const double pause : {0.0, 0.7, 4.0}) {
        const Watched watched = watch(test::directed_games()[1].match, Join::Flights, pause);
        EXPECT_GE(double(watched.seen) / double(watched.looked), 0.99);
        // No jump: half round the Earth takes longer than a second.
        EXPECT_LT(watched.greatest_step, 6.0) << pause;
        EXPECT_GT(watched.greatest_step, 0.2);
    }
}

TEST(Live, CutsWithReducedMotion) {
    const Watched watched = watch(test::directed_games()[1].match, Join::Cuts, 0.5);
    EXPECT_GE(double(watched.seen) / double(watched.looked), 0.99);
    EXPECT_GT(watched.greatest_step, 20.0);
}

TEST(Live, StandsStillOnceAMoveHasBeenShown) {
    const Match& match = test::directed_games().front().match;
    const Lens lens(scene::Surface(), {});
    const auto events = apply(match.line()[0], match.plies()[0].move).events;
    const motion::Performance shown(match.line()[0], events, test::directed_model(),
                                    motion::Style::Full);
    Live live;
    EXPECT_FALSE(live.leads());
    const scene::CameraPose now{.distance = 3.0};
    const double lead = live.show(act_of(shown, lens.surface), lens, Join::Flights, now);
    EXPECT_GT(lead, 0.5);
    EXPECT_NEAR(live.pose().distance, now.distance, 1e-9);
    EXPECT_TRUE(live.is_moving());
    live.update(20.0);
    EXPECT_FALSE(live.is_moving());
    const scene::CameraPose rests = live.pose();
    live.update(5.0);
    EXPECT_EQ(live.pose(), rests);
    live.let_go();
    EXPECT_FALSE(live.leads());
}

TEST(Act, SaysTheSameOfAPerformanceAsOfItsEvents) {
    const Match& match = test::directed_games()[2].match;
    const scene::Surface globe;
    for (std::size_t ply = 0; ply < match.plies().size(); ++ply) {
        const auto events = apply(match.line()[ply], match.plies()[ply].move).events;
        const motion::Performance shown(match.line()[ply], events, test::directed_model(),
                                        motion::Style::Full);
        const bool strikes = std::ranges::any_of(
            events, [](const Event& event) { return std::holds_alternative<Struck>(event); });
        const Act told = act_of(events, shown, *match.board(), test::directed_model(), globe);
        const Act seen = act_of(shown, globe);
        EXPECT_EQ(seen.takes, told.takes) << ply;
        EXPECT_EQ(seen.kind, told.kind) << ply;
        EXPECT_EQ(seen.end.has_value(), told.end.has_value()) << ply;
        EXPECT_EQ(seen.hit, told.hit) << ply;
        EXPECT_NEAR(seen.to.latitude, told.to.latitude, 1e-9) << ply;
        EXPECT_NEAR(seen.to.longitude, told.to.longitude, 1e-9) << ply;
        if (strikes) continue;
        EXPECT_NEAR(seen.from.longitude, told.from.longitude, 1e-9) << ply;
    }
}

}  // namespace
}  // namespace taiji::director
