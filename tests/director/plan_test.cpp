#include "client/director/plan.hpp"

#include <gmock/gmock.h>

#include <cmath>
#include <glm/geometric.hpp>
#include <numbers>

#include "client/director/tempo.hpp"
#include "renderer/scene/orbit.hpp"
#include "renderer/scene/sun.hpp"
#include "tests/director/directed_games.hpp"
#include "tests/director/measures.hpp"

namespace taiji {
namespace {

using director::Manner;
using director::Plan;

constexpr double kDegree = std::numbers::pi / 180.0;

Plan plan_of(const Match& match, const Manner& manner) {
    return Plan::of(replay::ReplayedGame(match, {}, test::directed_model()), test::directed_model(),
                    manner);
}

/// 1920x1080 without panels, as in a film.
Manner full_picture() {
    Manner manner;
    manner.viewport = {1920, 1080, 1920, 1080, {}};
    return manner;
}

void expect_sight(const Manner& manner) {
    test::Sight all;
    for (const test::DirectedGame& game : test::directed_games()) {
        const Plan plan = plan_of(game.match, manner);
        const test::Sight sight = test::sight_of(game.match, plan);
        EXPECT_GE(sight.share(), 0.99) << game.name << ": " << testing::PrintToString(sight.missed);
        all.add(sight);
    }
    EXPECT_GE(all.share(), 0.99) << testing::PrintToString(all.missed);
    EXPECT_GE(all.lit_share(), 0.99);
    testing::Test::RecordProperty("in_sight", std::to_string(all.share()));
    testing::Test::RecordProperty("lit", std::to_string(all.lit_share()));
}

void expect_pace(const Manner& manner) {
    for (const test::DirectedGame& game : test::directed_games()) {
        const test::Pace pace = test::pace_of(plan_of(game.match, manner));
        EXPECT_LE(pace.speed, director::kGreatestSpeed) << game.name << " at " << pace.at_speed;
        EXPECT_LE(pace.acceleration, director::kGreatestAcceleration)
            << game.name << " at " << pace.at_acceleration;
        EXPECT_GT(pace.speed, 0.1) << game.name;
    }
}

TEST(Plan, KeepsMoversAndTargetsInSight) {
    expect_sight(full_picture());
}
TEST(Plan, KeepsThemBetweenThePanels) {
    expect_sight(test::with_panels());
}
TEST(Plan, KeepsThemInSightOnTheFlatBoard) {
    expect_sight(test::on_flat_board());
}
TEST(Plan, KeepsThemInSightWithReducedMotion) {
    Manner manner = full_picture();
    manner.style = motion::Style::Reduced;
    expect_sight(manner);
}

TEST(Plan, IsNeverFasterThanAnEyeCanFollow) {
    expect_pace(full_picture());
}
TEST(Plan, IsNoFasterBetweenPanels) {
    expect_pace(test::with_panels());
}
TEST(Plan, IsNoFasterOnTheFlatBoard) {
    expect_pace(test::on_flat_board());
}
TEST(Plan, IsNoFasterWhenTheGameIsWatchedFaster) {
    Manner manner = full_picture();
    manner.speed = 4.0;
    expect_pace(manner);
}

TEST(Plan, StaysInsideTheLimitsOfTheCamera) {
    for (const Manner& manner : {full_picture(), test::with_panels(), test::on_flat_board()}) {
        const scene::CameraLimits limits = scene::camera_limits(manner.viewport, manner.morph);
        const Plan plan = plan_of(test::directed_games().back().match, manner);
        double nearest = 100.0;
        double farthest = 0.0;
        for (double time = 0.0; time < plan.timeline().seconds(); time += 0.05) {
            const scene::CameraPose pose = plan.pose(time);
            const scene::CameraRig rig = scene::rig_from_pose(pose);
            const scene::CameraRig inside = scene::within(rig, limits);
            ASSERT_NEAR(inside.distance, pose.distance, 1e-9) << time;
            ASSERT_NEAR(inside.tilt, pose.tilt, 1e-9) << time;
            ASSERT_NEAR(glm::dot(inside.target(), rig.target()), 1.0, 1e-9) << time;
            // Far above the tallest piece.
            const scene::CameraView view(rig, scene::Surface(manner.morph), manner.viewport);
            ASSERT_GT(view.altitude(), 0.35) << time;
            ASSERT_LT(std::abs(pose.heading), 15.0 * kDegree) << time;
            nearest = std::min(nearest, pose.distance);
            farthest = std::max(farthest, pose.distance);
        }
        EXPECT_GT(nearest, 0.8);
        EXPECT_LT(nearest, 1.4) << "goes near to what is lost";
        EXPECT_GT(farthest, 2.5) << "shows the whole";
    }
}

TEST(Plan, IsAPureFunctionOfRecordAndManner) {
    const Match& match = test::directed_games().front().match;
    const Plan plan = plan_of(match, test::with_panels());
    const Plan again = plan_of(test::directed_games().front().match, test::with_panels());
    ASSERT_EQ(plan.timeline().seconds(), again.timeline().seconds());
    for (std::size_t ply = 0; ply <= match.plies().size(); ++ply) {
        ASSERT_EQ(plan.timeline().stands_at(ply), again.timeline().stands_at(ply));
    }
    // Whatever was asked before.
    const double end = plan.timeline().seconds();
    for (double time = 0.0; time < end; time += 0.37) {
        ASSERT_EQ(plan.pose(end - time), again.pose(end - time));
    }
    // The viewport counts.
    EXPECT_NE(plan.pose(60.0), plan_of(match, full_picture()).pose(60.0));
}

TEST(Plan, AnswersForAnyTime) {
    const Plan plan = plan_of(test::directed_games().front().match, full_picture());
    EXPECT_EQ(plan.pose(-5.0), plan.pose(0.0));
    EXPECT_EQ(plan.pose(std::nan("")), plan.pose(0.0));
    EXPECT_EQ(plan.pose(1e9), plan.pose(plan.timeline().seconds()));
}

TEST(Plan, GivesEachMoveItsTime) {
    const Match& match = test::directed_games().front().match;
    for (const double speed : {0.5, 1.0, 8.0}) {
        Manner manner = full_picture();
        manner.speed = speed;
        const Plan plan = plan_of(match, manner);
        ASSERT_EQ(plan.timeline().plies(), match.plies().size());
        for (std::size_t ply = 0; ply < match.plies().size(); ++ply) {
            const auto events = apply(match.line()[ply], match.plies()[ply].move).events;
            const motion::Performance shown(match.line()[ply], events, test::directed_model(),
                                            manner.style);
            const double seconds =
                plan.timeline().stands_at(ply + 1) - plan.timeline().move_begins(ply + 1);
            // The last one ends the game and may be longer by that.
            if (ply + 1 < match.plies().size()) {
                ASSERT_NEAR(seconds, shown.seconds(), 1e-9) << ply;
            } else {
                ASSERT_GE(seconds, shown.seconds() - 1e-9);
            }
        }
    }
}

TEST(Plan, ReducedMotionHasOnlyGentleCuts) {
    Manner manner = full_picture();
    manner.style = motion::Style::Reduced;
    for (const test::DirectedGame& game : test::directed_games()) {
        const Plan plan = plan_of(game.match, manner);
        scene::CameraPose last = plan.pose(0.0);
        double last_cut = -10.0;
        std::size_t cuts = 0;
        constexpr double kStep = 0.02;
        for (double time = kStep; time < plan.timeline().seconds(); time += kStep) {
            const scene::CameraPose pose = plan.pose(time);
            if (pose == last) continue;
            last = pose;
            ++cuts;
            // Nothing moves for half a second before and after, and the next cut is far.
            for (const double around : {-0.4, 0.0, 0.4}) {
                ASSERT_FALSE(plan.timeline().at(time + around).move_time.has_value()) << time;
            }
            ASSERT_GT(time - last_cut, 1.0);
            last_cut = time;
        }
        EXPECT_GT(cuts, 3U);
        EXPECT_LT(cuts, 2 * game.match.plies().size());
    }
}

TEST(Plan, IsNeverInTheDarkWhereverTheTrueSunStands) {
    const Match& match = test::directed_games().front().match;
    const Plan plan = plan_of(match, full_picture());
    std::size_t true_light = 0;
    for (const double longitude : {-180.0, -90.0, 0.0, 90.0}) {
        const double angle = longitude * kDegree;
        const scene::GlobeVector sun =
            glm::normalize(scene::GlobeVector(std::cos(angle), std::sin(angle), 0.3));
        EXPECT_GE(test::sight_of(match, plan, sun).lit_share(), 0.99) << longitude;
        for (double time = 0.0; time < plan.timeline().seconds(); time += 0.5) {
            const scene::CameraRig rig = scene::rig_from_pose(plan.pose(time));
            if (glm::dot(scene::light_for_film(rig, sun), sun) > 0.999) ++true_light;
        }
    }
    // It is the true Sun where that shines.
    EXPECT_GT(true_light, 0U);
}

TEST(Plan, AnEmptyGameHasAnOpeningAndAClosing) {
    const Plan plan = plan_of(test::random_game(1, 0), full_picture());
    EXPECT_EQ(plan.timeline().plies(), 0U);
    EXPECT_GT(plan.timeline().seconds(), 3.0);
}

TEST(Plan, FollowsAMissileOutOfTheAtmosphereAndBack) {
    // Over the Atlantic, on to an army.
    const Match match = test::game_from("Mw2n1 Aw1n1 ae2n1", {"Mw2n1xe2n1"});
    const Plan plan = plan_of(match, full_picture());
    const motion::Performance shown(match.line()[0],
                                    apply(match.line()[0], match.plies()[0].move).events,
                                    test::directed_model(), motion::Style::Full);
    const double begins = plan.timeline().move_begins(1);
    const double hit = shown.seconds() - 1.15;
    const scene::Surface globe;
    double highest = 0.0;
    for (double time = 0.0; time < hit; time += 0.05) {
        const motion::Spot spot = shown.followed(time, globe);
        highest = std::max(highest, spot.height);
    }
    EXPECT_GT(highest, 0.1) << "out of the atmosphere";
    EXPECT_EQ(test::sight_of(match, plan).share(), 1.0);
    // The camera draws back for the top of the way and goes near for the strike.
    const double launch = plan.pose(begins).distance;
    const double top = plan.pose(begins + hit / 2).distance;
    const double look = plan.pose(begins + shown.seconds() + 1.0).distance;
    EXPECT_GT(top, launch);
    EXPECT_LT(look, 0.6 * top);
}

TEST(Plan, TakesASlowLookAtWhatWasLost) {
    const Match match = test::game_from("Aw2n1 aw1n1", {"Aw2n1xw1n1"});
    const Plan plan = plan_of(match, full_picture());
    const double over = plan.timeline().stands_at(1);
    const scene::Geographic lost =
        test::directed_model().projection.geographic(scene::BoardPlace{-1.0, 1.0});
    const scene::CameraPose look = plan.pose(over + 0.6);
    EXPECT_NEAR(look.target.longitude, lost.longitude, 6.0 * kDegree);
    EXPECT_NEAR(look.target.latitude, lost.latitude, 6.0 * kDegree);
    EXPECT_LT(look.distance, 1.1);
}

}  // namespace
}  // namespace taiji
