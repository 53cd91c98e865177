#include "renderer/scene/camera.hpp"

#include <gtest/gtest.h>

#include <cmath>
#include <glm/geometric.hpp>
#include <random>
#include <vector>

#include "renderer/scene/board_projection.hpp"
#include "renderer/scene/scene_frame.hpp"
#include "tests/scene/world_placement.hpp"

namespace taiji::scene {
namespace {

constexpr double kPi = std::numbers::pi;
const Viewport kWindow{1280, 720, 1280, 720};
const WindowPoint kMiddle{640, 360};
const CameraHome kHome{.globe = {-46.0 * kDegree, 52.0 * kDegree},
                       .south_west = {-168.0 * kDegree, -0.86},
                       .north_east = {168.0 * kDegree, 2.34}};

Camera camera_at(double latitude, double longitude, double distance = 3.0, double heading = 0.0) {
    Camera camera(kHome, kWindow);
    camera.jump_to({.target = {longitude * kDegree, latitude * kDegree},
                    .distance = distance,
                    .heading = heading});
    return camera;
}

void run(Camera& camera, double seconds, double step = 1.0 / 60) {
    const int steps = static_cast<int>(std::lround(seconds / step));
    for (int i = 0; i < steps; ++i) camera.update(step);
}

double angle_between(GlobeVector a, GlobeVector b) {
    return std::atan2(glm::length(glm::cross(a, b)), glm::dot(a, b));
}

std::optional<WindowPoint> seen_at(const Camera& camera, MapPlace place) {
    const auto projected = camera.view().project(camera.surface().position(place));
    return projected ? std::optional(projected->at) : std::nullopt;
}

MapPlace place_under(const Camera& camera, WindowPoint at) {
    const auto place = camera.surface().intersect(camera.view().ray(at));
    EXPECT_TRUE(place) << at.x << "," << at.y;
    return place.value_or(MapPlace{});
}

TEST(Camera, StartsAtHomeWithTheWholeGlobeInThePictureInAnyWindow) {
    for (const Viewport window : {kWindow, Viewport{1920, 1080, 3840, 2160},
                                  Viewport{600, 900, 600, 900}, Viewport{3000, 500, 3000, 500}}) {
        const Camera camera(kHome, window);
        EXPECT_NEAR(camera.pose().target.latitude, 52.0 * kDegree, 1e-12);
        EXPECT_NEAR(camera.pose().target.longitude, -46.0 * kDegree, 1e-12);
        const CameraView view = camera.view();
        const double limb = std::asin(1.0 / glm::length(view.eye()));
        const double half_height = kFieldOfView / 2;
        const double half_width = std::atan(std::tan(half_height) * view.aspect());
        EXPECT_LT(limb, std::min(half_height, half_width));
        EXPECT_GT(limb, 0.8 * std::min(half_height, half_width)) << "and not lost in space";
        EXPECT_FALSE(camera.is_moving());
    }
}

TEST(Camera, ShowsTheWholeGlobeAndTheWholeFlatBoardBesideWhatIsCovered) {
    const Viewport window{1280, 720, 1280, 720, {0.0, 44.0, 300.0, 40.0}};
    Camera camera(kHome, window);
    const CameraView view = camera.view();
    // The limb on all four sides: the Earth's centre appears in the middle of the free part.
    const auto centre = view.project({0.0, 0.0, 0.0});
    ASSERT_TRUE(centre);
    EXPECT_NEAR(centre->at.x, 490.0, 1.0);
    EXPECT_NEAR(centre->at.y, 362.0, 1.0);
    const double limb =
        std::tan(std::asin(1.0 / glm::length(view.eye()))) * 360.0 / std::tan(kFieldOfView / 2);
    EXPECT_LT(limb, 318.0);
    EXPECT_GT(limb, 270.0);

    camera.unroll();
    for (int i = 0; i < 10; ++i) camera.update(0.5);
    const CameraView flat = camera.view();
    for (const MapPlace corner : {kHome.south_west, kHome.north_east}) {
        const auto seen = flat.project(flat.surface().position(corner));
        ASSERT_TRUE(seen);
        EXPECT_GT(seen->at.x, 0.0);
        EXPECT_LT(seen->at.x, 980.0);
        EXPECT_GT(seen->at.y, 44.0);
        EXPECT_LT(seen->at.y, 680.0);
    }
}

TEST(Camera, EasesIntoWhatIsCovered) {
    Camera camera(kHome, kWindow);
    Viewport covered = kWindow;
    covered.covered.right = 300.0;
    camera.set_viewport(covered);
    EXPECT_TRUE(camera.is_moving());
    EXPECT_NEAR(camera.view().middle_of_window().x, 640.0, 1e-9);
    camera.update(0.1);
    const double between = camera.view().middle_of_window().x;
    EXPECT_LT(between, 640.0);
    EXPECT_GT(between, 490.0);
    for (int i = 0; i < 30; ++i) camera.update(0.1);
    EXPECT_NEAR(camera.view().middle_of_window().x, 490.0, 1e-9);
    EXPECT_FALSE(camera.is_moving());
}

TEST(Camera, KeepsTheGrabbedPlaceUnderThePointer) {
    for (const double heading : {0.0, 1.0, -2.5}) {
        for (int latitude = -80; latitude <= 80; latitude += 20) {
            Camera camera = camera_at(latitude, 30.0, 2.5, heading);
            camera.lean_by(0.0, -60.0);
            const WindowPoint start{700, 420};
            const MapPlace grabbed = place_under(camera, start);
            camera.begin_drag(start);
            for (int i = 1; i <= 20; ++i) {
                const WindowPoint pointer{700.0 - 6 * i, 420.0 - 5 * i};
                camera.drag_to(pointer);
                const auto seen = seen_at(camera, grabbed);
                ASSERT_TRUE(seen);
                EXPECT_NEAR(seen->x, pointer.x, 1e-6) << "latitude " << latitude;
                EXPECT_NEAR(seen->y, pointer.y, 1e-6) << "latitude " << latitude;
            }
        }
    }
}

TEST(Camera, DraggingTurnsTheEarthTheSameWayAndAsMuchAtEveryLatitude) {
    std::vector<double> turned_by;
    for (int latitude = -90; latitude <= 90; latitude += 10) {
        Camera camera = camera_at(latitude, 70.0);
        const GlobeVector before = camera.rig().target();
        const GlobeVector right = camera.rig().right();
        const GlobeVector ahead = camera.rig().ahead();
        camera.begin_drag(kMiddle);
        camera.drag_to({kMiddle.x + 3, kMiddle.y - 4});  // to the right and up
        const GlobeVector way = camera.rig().target() - before;
        EXPECT_LT(glm::dot(way, right), 0.0) << "the Earth follows the hand: the view goes left";
        EXPECT_LT(glm::dot(way, ahead), 0.0) << "and down";
        turned_by.push_back(glm::length(way));
    }
    for (const double angle : turned_by) EXPECT_NEAR(angle, turned_by.front(), 1e-6);
}

TEST(Camera, GoesOverThePolesWithoutAHitch) {
    Camera camera = camera_at(70.0, 20.0);
    GlobeVector way(0.0);
    for (int i = 0; i < 30; ++i) {
        const GlobeVector before = camera.rig().target();
        camera.begin_drag(kMiddle);
        camera.drag_to({kMiddle.x, kMiddle.y + 10});
        const GlobeVector step = camera.rig().target() - before;
        if (i > 0) {
            EXPECT_GT(glm::dot(glm::normalize(step), glm::normalize(way)), 0.99);
            EXPECT_NEAR(glm::length(step), glm::length(way), 1e-3);
        }
        way = step;
    }
    EXPECT_NEAR(wrapped_longitude(camera.pose().target.longitude - 200.0 * kDegree), 0.0, 1e-6);
    EXPECT_LT(camera.pose().target.latitude, 80.0 * kDegree) << "and comes down on the other side";
    EXPECT_NEAR(std::abs(camera.pose().heading), kPi, 1e-6) << "now looking south";
}

TEST(Camera, KeepsItsHeadingThroughAnyNumberOfDragsAwayFromThePoles) {
    std::mt19937 random(3);
    std::uniform_real_distribution<double> offset(-75.0, 75.0);
    for (const double heading : {0.0, 0.6}) {
        Camera camera = camera_at(10.0, 0.0, 3.0, heading);
        for (int i = 0; i < 300; ++i) {
            camera.begin_drag({kMiddle.x + offset(random), kMiddle.y + offset(random)});
            camera.drag_to({kMiddle.x + offset(random), kMiddle.y + offset(random)});
            camera.end_drag();
            if (std::abs(camera.pose().target.latitude) > 15.0 * kDegree) {
                CameraPose back = camera.pose();
                back.target.latitude = 0.0;
                camera.jump_to(back);
            }
            ASSERT_NEAR(camera.pose().heading, heading, 1e-6) << "after drag " << i;
        }
    }
}

TEST(Camera, TurnsTheEarthAsATrackballWhenDraggedFromOutside) {
    Camera camera = camera_at(0.0, 0.0, 5.0);
    const WindowPoint outside{100, 360};
    EXPECT_FALSE(camera.surface().intersect(camera.view().ray(outside)));
    camera.begin_drag(outside);
    camera.drag_to({160, 360});
    EXPECT_LT(camera.pose().target.longitude, -0.1);
    EXPECT_NEAR(camera.pose().target.latitude, 0.0, 1e-9);
}

TEST(Trackball, GoesOnSmoothlyAcrossTheLimb) {
    const Camera camera = camera_at(20.0, 10.0, 4.0);
    const CameraView view = camera.view();
    GlobeVector last = trackball(view, {640.0, 360.0});
    int outside = 0;
    for (int x = 641; x <= 1280; ++x) {
        const WindowPoint at{1.0 * x, 360.0};
        const GlobeVector now = trackball(view, at);
        EXPECT_NEAR(glm::length(now), 1.0, 1e-12);
        EXPECT_GT(glm::dot(glm::cross(last, now), view.up()), 0.0) << "at " << x;
        EXPECT_LT(angle_between(last, now), 0.025) << "at " << x;
        last = now;
        outside += view.surface().intersect(view.ray(at)) ? 0 : 1;
    }
    EXPECT_GT(outside, 300);
}

TEST(Trackball, IsThePlaceUnderThePointerOnTheGlobe) {
    const Camera camera = camera_at(-35.0, 140.0, 2.0, 0.8);
    for (int i = -20; i <= 20; ++i) {
        const WindowPoint at{640.0 + 14 * i, 360.0 + 9 * i};
        const GlobeVector expected =
            direction_from_geographic(geographic_from_map(place_under(camera, at)));
        EXPECT_NEAR(glm::distance(trackball(camera.view(), at), expected), 0.0, 1e-12);
    }
}

TEST(Camera, ZoomsWithThePlaceUnderThePointerStayingThere) {
    for (const bool flat : {false, true}) {
        for (const double notches : {4.0, -4.0, 0.3}) {
            Camera camera = camera_at(30.0, 20.0, 2.0);
            if (flat) {
                camera.set_motion(CameraMotion::Reduced);
                camera.unroll();
                camera.set_motion(CameraMotion::Full);
            }
            const double before = camera.rig().distance;
            const WindowPoint pointer{760, 300};
            const MapPlace place = place_under(camera, pointer);
            camera.zoom_by(notches, pointer);
            for (int i = 0; i < 90; ++i) {
                camera.update(1.0 / 60);
                const auto seen = seen_at(camera, place);
                ASSERT_TRUE(seen);
                EXPECT_NEAR(seen->x, pointer.x, 0.01);
                EXPECT_NEAR(seen->y, pointer.y, 0.01);
            }
            EXPECT_EQ(camera.rig().distance<before, notches> 0.0);
            EXPECT_FALSE(camera.is_moving());
        }
    }
}

TEST(Camera, StopsZoomingAtItsLimits) {
    Camera camera = camera_at(30.0, 20.0, 2.0);
    const CameraLimits limits = camera_limits(kWindow, Morph(0.0));
    for (int i = 0; i < 100; ++i) camera.zoom_by(3.0, kMiddle);
    run(camera, 3.0);
    EXPECT_NEAR(camera.rig().distance, limits.least_distance, 1e-9);
    EXPECT_GT(camera.view().altitude(), 0.25);
    for (int i = 0; i < 100; ++i) camera.zoom_by(-3.0, kMiddle);
    run(camera, 3.0);
    EXPECT_NEAR(camera.rig().distance, limits.greatest_distance, 1e-9);
    EXPECT_FALSE(camera.is_moving());
}

TEST(Camera, LeansLessFromAfarAndLeansAgainWhenNear) {
    Camera camera = camera_at(30.0, 20.0, 0.5);
    camera.lean_by(0.0, -1000.0);
    const double near_tilt = camera.rig().tilt;
    EXPECT_NEAR(near_tilt, greatest_tilt(0.5), 1e-9);
    EXPECT_GT(near_tilt, 60.0 * kDegree);
    camera.zoom_by(-12.0, kMiddle);
    run(camera, 2.0);
    EXPECT_LT(camera.rig().tilt, near_tilt - 0.1);
    camera.zoom_by(12.0, kMiddle);
    run(camera, 2.0);
    EXPECT_NEAR(camera.rig().tilt, near_tilt, 1e-6);
}

TEST(Camera, KeepsTheEarthInThePictureAndTheEyeAboveThePiecesWhateverTheTilt) {
    const double tallest_piece =
        (kModelHeight + kDiscHeight) *
        piece_radius(BoardProjection(kWorld), Surface{Morph(1.0)}, MapPlace{});
    for (double distance = 0.4; distance < 7.0; distance *= 1.3) {
        Camera camera = camera_at(30.0, 20.0, distance);
        camera.lean_by(0.0, -1e4);
        const CameraView view = camera.view();
        EXPECT_TRUE(view.surface().intersect(view.ray(kMiddle)));
        EXPECT_GT(view.altitude(), tallest_piece);
        const double off_centre = angle_between(view.forward(), -view.eye());
        const double limb = std::asin(1.0 / glm::length(view.eye()));
        EXPECT_LT(off_centre, limb) << "the middle of the picture lies on the Earth";
    }
}

TEST(Camera, GoesOnTurningWhenLetGoAndComesToRest) {
    Camera camera = camera_at(20.0, 0.0);
    camera.begin_drag(kMiddle);
    for (int i = 1; i <= 12; ++i) {
        camera.drag_to({kMiddle.x + 6.0 * i, kMiddle.y});
        camera.update(1.0 / 60);
    }
    camera.end_drag();
    const double released = camera.pose().target.longitude;
    EXPECT_TRUE(camera.is_moving());
    run(camera, 0.2);
    EXPECT_LT(camera.pose().target.longitude, released - 0.05);
    EXPECT_NEAR(camera.pose().target.latitude, 20.0 * kDegree, 0.02);
    EXPECT_NEAR(camera.pose().heading, 0.0, 1e-6);
    run(camera, 5.0);
    EXPECT_FALSE(camera.is_moving());
    const CameraPose rest = camera.pose();
    run(camera, 1.0);
    EXPECT_EQ(camera.pose(), rest);
}

TEST(Camera, DoesNotGoOnWhenThePointerRestedBeforeLettingGo) {
    Camera camera = camera_at(20.0, 0.0);
    camera.begin_drag(kMiddle);
    for (int i = 1; i <= 12; ++i) {
        camera.drag_to({kMiddle.x + 6.0 * i, kMiddle.y});
        camera.update(1.0 / 60);
    }
    EXPECT_TRUE(camera.is_moving()) << "the speed of the drag still has to fade";
    run(camera, 0.7);
    EXPECT_FALSE(camera.is_moving());
    camera.end_drag();
    EXPECT_FALSE(camera.is_moving());
}

TEST(Camera, MovesTheSameHoweverTimeIsCut) {
    const auto end_of = [](double step) {
        Camera camera = camera_at(20.0, 0.0);
        camera.begin_drag(kMiddle);
        for (int i = 1; i <= 12; ++i) {
            camera.drag_to({kMiddle.x + 5.0 * i, kMiddle.y + 4.0 * i});
            camera.update(1.0 / 60);
        }
        camera.end_drag();
        run(camera, 1.0, step);
        camera.hold_keys({.right = 1.0, .ahead = 0.5, .nearer = 0.4, .clockwise = 0.2});
        run(camera, 1.0, step);
        camera.hold_keys({});
        camera.zoom_by(3.0, {700, 300});
        run(camera, 1.0, step);
        return camera.rig();
    };
    const CameraRig fine = end_of(1.0 / 1000);
    for (const double step : {1.0 / 240, 1.0 / 60, 1.0 / 10, 1.0}) {
        const CameraRig coarse = end_of(step);
        EXPECT_LT(angle_between(fine.target(), coarse.target()), 0.012) << step;
        EXPECT_LT(angle_between(fine.ahead(), coarse.ahead()), 0.012) << step;
        EXPECT_NEAR(coarse.distance / fine.distance, 1.0, 0.01) << step;
    }
}

TEST(Camera, CanBeFlownByKeysAlone) {
    Camera camera = camera_at(10.0, 0.0, 2.0);
    camera.hold_keys({.right = 1.0});
    run(camera, 0.5);
    EXPECT_GT(camera.pose().target.longitude, 0.2);
    EXPECT_NEAR(camera.pose().heading, 0.0, 1e-6);
    camera.hold_keys({.ahead = 1.0});
    run(camera, 0.5);
    EXPECT_GT(camera.pose().target.latitude, 20.0 * kDegree);
    camera.hold_keys({.nearer = 1.0});
    run(camera, 0.5);
    EXPECT_LT(camera.rig().distance, 1.5);
    camera.hold_keys({.clockwise = 1.0});
    run(camera, 0.5);
    EXPECT_GT(camera.pose().heading, 0.3);
    camera.hold_keys({.lean_back = 1.0});
    run(camera, 0.5);
    EXPECT_GT(camera.rig().tilt, 0.2);
    camera.hold_keys({});
    run(camera, 2.0);
    EXPECT_FALSE(camera.is_moving());
}

TEST(Camera, FliesToAnyPlaceWithoutAJumpAndArrivesExactly) {
    std::mt19937 random(11);
    std::uniform_real_distribution<double> unit(-1.0, 1.0);
    for (int i = 0; i < 60; ++i) {
        Camera camera = camera_at(90 * unit(random), 180 * unit(random), 1.5 + unit(random));
        CameraPose goal{.target = {kPi * unit(random), kPi / 2 * unit(random)},
                        .distance = 1.5 + unit(random),
                        .tilt = 0.3,
                        .heading = 3.0 * unit(random)};
        // Antipodes and poles too.
        if (i % 10 == 0) goal.target = geographic_from_direction(-camera.rig().target());
        if (i % 10 == 1) goal.target = {0.0, kPi / 2};
        camera.fly_to(goal);
        double seconds = 0.0;
        CameraView before = camera.view();
        while (camera.is_moving()) {
            camera.update(1.0 / 120);
            seconds += 1.0 / 120;
            const CameraView now = camera.view();
            ASSERT_GT(now.altitude(), 0.1);
            ASSERT_LT(angle_between(before.target(), now.target()), 0.06);
            ASSERT_LT(angle_between(before.up(), now.up()), 0.12);
            ASSERT_LT(std::abs(std::log(now.altitude() / before.altitude())), 0.1);
            before = now;
            ASSERT_LT(seconds, 3.0);
        }
        EXPECT_LT(angle_between(camera.rig().target(), direction_from_geographic(goal.target)),
                  1e-9);
        EXPECT_NEAR(camera.rig().distance, goal.distance, 1e-9);
        EXPECT_NEAR(camera.rig().tilt, goal.tilt, 1e-9);
        EXPECT_LT(angle_between(camera.rig().ahead(), rig_from_pose(goal).ahead()), 1e-9);
    }
}

TEST(Camera, FollowsTheGreatCircleAndRisesOnFarFlights) {
    Camera camera = camera_at(40.0, -74.0, 0.4);
    const GlobeVector start = camera.rig().target();
    CameraPose goal = camera.pose();
    goal.target = {140.0 * kDegree, 36.0 * kDegree};
    const GlobeVector end = direction_from_geographic(goal.target);
    const GlobeVector across = glm::normalize(glm::cross(start, end));
    camera.fly_to(goal);
    double highest = 0.0;
    while (camera.is_moving()) {
        camera.update(1.0 / 60);
        EXPECT_NEAR(glm::dot(camera.rig().target(), across), 0.0, 1e-9);
        highest = std::max(highest, camera.rig().distance);
    }
    EXPECT_GT(highest, 1.0);
}

TEST(Camera, LetsTheHandInterruptAFlight) {
    Camera camera = camera_at(0.0, 0.0);
    camera.fly_to({.target = {1.0, 0.5}, .distance = 2.0});
    run(camera, 0.3);
    camera.begin_drag(kMiddle);
    const GlobeVector held = camera.rig().target();
    run(camera, 1.0);
    EXPECT_LT(angle_between(camera.rig().target(), held), 1e-12);
}

TEST(Camera, TurnsNorthUpAboutItsTarget) {
    Camera camera = camera_at(35.0, 60.0, 1.0, 2.0);
    camera.turn_north_up();
    run(camera, 3.0);
    EXPECT_NEAR(camera.pose().heading, 0.0, 1e-9);
    EXPECT_NEAR(camera.pose().target.latitude, 35.0 * kDegree, 1e-9);
    EXPECT_NEAR(camera.rig().distance, 1.0, 1e-9);
}

TEST(Camera, ComesHome) {
    Camera camera = camera_at(-60.0, 170.0, 0.5, 1.0);
    camera.go_home();
    run(camera, 3.0);
    EXPECT_NEAR(camera.pose().target.latitude, kHome.globe.latitude, 1e-9);
    EXPECT_NEAR(camera.pose().target.longitude, kHome.globe.longitude, 1e-9);
    EXPECT_NEAR(camera.rig().distance, whole_globe_distance(kWindow), 1e-9);
}

TEST(Camera, UnrollsToTheWholeBoardAndRollsUpToWhereItWas) {
    Camera camera = camera_at(52.0, -46.0, 1.5, 0.5);
    const CameraPose before = camera.pose();
    camera.unroll();
    CameraView last = camera.view();
    while (camera.is_moving()) {
        camera.update(1.0 / 120);
        const CameraView now = camera.view();
        ASSERT_LT(glm::distance(last.eye(), now.eye()), 0.12);
        ASSERT_LT(angle_between(last.up(), now.up()), 0.05);
        ASSERT_GT(now.altitude(), 0.1);
        last = now;
    }
    EXPECT_TRUE(camera.morph().is_flat());
    for (const MapPlace corner : {kHome.south_west, kHome.north_east}) {
        const auto seen = seen_at(camera, corner);
        ASSERT_TRUE(seen);
        EXPECT_GT(seen->x, 0.0);
        EXPECT_LT(seen->x, 1280.0);
        EXPECT_GT(seen->y, 0.0);
        EXPECT_LT(seen->y, 720.0);
    }
    camera.roll_up();
    run(camera, 4.0);
    EXPECT_TRUE(camera.morph().is_globe());
    EXPECT_NEAR(camera.pose().target.latitude, before.target.latitude, 1e-9);
    EXPECT_NEAR(camera.pose().heading, before.heading, 1e-9);
    EXPECT_NEAR(camera.rig().distance, before.distance, 1e-9);
    EXPECT_FALSE(camera.is_moving());
}

TEST(Camera, PansTheFlatBoardUnderThePointerAndStopsAtItsEdges) {
    Camera camera = camera_at(30.0, 0.0);
    camera.unroll();
    run(camera, 4.0);
    const WindowPoint start{500, 300};
    const MapPlace grabbed = place_under(camera, start);
    camera.begin_drag(start);
    camera.drag_to({620, 340});
    const auto seen = seen_at(camera, grabbed);
    ASSERT_TRUE(seen);
    EXPECT_NEAR(seen->x, 620.0, 1e-6);
    EXPECT_NEAR(seen->y, 340.0, 1e-6);
    camera.drag_to({1e5, 1e5});
    const Geographic edge = camera.pose().target;
    EXPECT_GE(edge.longitude, -kPi);
    EXPECT_GE(edge.latitude, -60.001 * kDegree);
}

TEST(Camera, CutsInsteadOfMovingWhenMotionIsReduced) {
    Camera camera = camera_at(0.0, 0.0);
    camera.set_motion(CameraMotion::Reduced);
    camera.fly_to({.target = {2.0, -0.5}, .distance = 1.0});
    EXPECT_FALSE(camera.is_moving());
    EXPECT_NEAR(camera.pose().target.longitude, 2.0, 1e-9);
    camera.zoom_by(2.0, kMiddle);
    EXPECT_FALSE(camera.is_moving());
    EXPECT_LT(camera.rig().distance, 0.9);
    camera.unroll();
    EXPECT_FALSE(camera.is_moving());
    EXPECT_TRUE(camera.morph().is_flat());
    camera.begin_drag(kMiddle);
    camera.drag_to({700, 400});
    camera.update(1.0 / 60);
    camera.end_drag();
    EXPECT_FALSE(camera.is_moving());
}

TEST(Camera, IgnoresNonsenseInAPoseButTakesTheRest) {
    Camera camera = camera_at(10.0, 20.0, 2.0);
    camera.jump_to({.target = {std::nan(""), 0.5}, .distance = -1.0, .heading = HUGE_VAL});
    EXPECT_NEAR(camera.pose().target.longitude, 20.0 * kDegree, 1e-9);
    EXPECT_NEAR(camera.pose().target.latitude, 0.5, 1e-9);
    EXPECT_NEAR(camera.rig().distance, 2.0, 1e-12);
    EXPECT_NEAR(camera.pose().heading, 0.0, 1e-9);
}

}  // namespace
}  // namespace taiji::scene
