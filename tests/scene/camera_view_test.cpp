#include "renderer/scene/camera_view.hpp"

#include <gtest/gtest.h>

#include <cmath>
#include <glm/geometric.hpp>
#include <glm/vec4.hpp>

#include "renderer/scene/board_projection.hpp"
#include "tests/scene/world_placement.hpp"

namespace taiji::scene {
namespace {

const Viewport kWindow{1280, 720, 1280, 720};

CameraView view_of(const CameraPose& pose, double morph = 0.0, const Viewport& window = kWindow) {
    return {rig_from_pose(pose), Surface{Morph(morph)}, window};
}

CameraPose pose_at(double latitude, double longitude, double distance = 3.0) {
    return {.target = {longitude * kDegree, latitude * kDegree}, .distance = distance};
}

TEST(CameraView, HasTheTargetInTheMiddleOfThePicture) {
    for (const double morph : {0.0, 0.4, 1.0}) {
        for (int latitude = -75; latitude <= 75; latitude += 25) {
            CameraPose pose = pose_at(latitude, 3.0 * latitude);
            pose.tilt = 0.6;
            pose.heading = 0.1 * latitude;
            const CameraView view = view_of(pose, morph);
            const auto middle = view.project(view.target());
            ASSERT_TRUE(middle);
            EXPECT_NEAR(middle->at.x, 640.0, 1e-9);
            EXPECT_NEAR(middle->at.y, 360.0, 1e-9);
            EXPECT_NEAR(middle->depth, 3.0, 1e-12);
        }
    }
}

TEST(CameraView, ShowsNorthUpAndEastToTheRightWhenItHeadsNorth) {
    for (const double morph : {0.0, 0.5, 1.0}) {
        const CameraView view = view_of(pose_at(30.0, 40.0), morph);
        const SurfaceFrame at =
            view.surface().frame(map_from_geographic({40.0 * kDegree, 30.0 * kDegree}));
        const auto north = view.project(at.position + 0.1 * at.north);
        const auto east = view.project(at.position + 0.1 * at.east);
        ASSERT_TRUE(north && east);
        EXPECT_LT(north->at.y, 350.0);
        EXPECT_NEAR(north->at.x, 640.0, 1e-9);
        EXPECT_GT(east->at.x, 650.0);
        EXPECT_NEAR(east->at.y, 360.0, 1e-9);
    }
}

TEST(CameraView, TurnsThePictureByItsHeading) {
    CameraPose pose = pose_at(30.0, 40.0);
    pose.heading = 90.0 * kDegree;  // east at the top
    const CameraView view = view_of(pose);
    const GlobeFrame at = globe_frame(pose.target);
    EXPECT_NEAR(glm::distance(view.up(), at.east), 0.0, 1e-12);
    EXPECT_NEAR(glm::distance(view.right(), -at.north), 0.0, 1e-12);
}

TEST(CameraView, LeansBackSoThatTheHorizonComesIntoThePicture) {
    CameraPose pose = pose_at(0.0, 0.0);
    pose.tilt = 0.5;
    const CameraView view = view_of(pose);
    EXPECT_LT(view.eye().z, 0.0) << "the eye moves south of the target";
    EXPECT_NEAR(glm::distance(view.eye(), view.target()), 3.0, 1e-12);
}

TEST(CameraView, GivesVulkanClipCoordinatesWithReversedDepth) {
    const CameraView view = view_of(pose_at(20.0, -50.0));
    const GlobeVector above = view.target() + 0.2 * view.up();
    const glm::dvec4 clip = view.clip_from_globe() * glm::dvec4(above, 1.0);
    EXPECT_LT(clip.y / clip.w, 0.0) << "y runs down";
    const auto depth_of = [&](double ahead) {
        const glm::vec4 at =
            view.clip_from_relative() * glm::vec4(glm::vec3(ahead * view.forward()), 1.0F);
        return static_cast<double>(at.z / at.w);
    };
    EXPECT_NEAR(depth_of(view.near_plane()), 1.0, 1e-6);
    EXPECT_GT(depth_of(1.0), depth_of(2.0));
    EXPECT_GT(depth_of(1e6), 0.0);
    EXPECT_LT(depth_of(1e6), 1e-5);
}

TEST(CameraView, HasMatricesThatAgreeWithProjecting) {
    CameraPose pose = pose_at(48.0, 11.0, 0.7);
    pose.tilt = 0.9;
    pose.heading = -2.0;
    const CameraView view = view_of(pose, 0.0, {640, 360, 1280, 720});
    for (int i = 0; i < 20; ++i) {
        const GlobeVector at =
            direction_from_geographic({(5.0 + i) * kDegree, (44.0 + 0.3 * i) * kDegree});
        const auto window = view.project(at);
        ASSERT_TRUE(window);
        const glm::dvec4 exact = view.clip_from_globe() * glm::dvec4(at, 1.0);
        EXPECT_NEAR((exact.x / exact.w + 1) / 2 * 640, window->at.x, 1e-9);
        EXPECT_NEAR((exact.y / exact.w + 1) / 2 * 360, window->at.y, 1e-9);
        const glm::vec3 relative(at - view.eye());
        const glm::vec4 clip = view.clip_from_relative() * glm::vec4(relative, 1.0F);
        EXPECT_NEAR((clip.x / clip.w + 1) / 2 * 640, window->at.x, 1e-2);
        const glm::vec4 two_steps =
            view.clip_from_view() * glm::vec4(view.view_from_globe_rotation() * relative, 1.0F);
        EXPECT_NEAR(two_steps.x, clip.x, 1e-5);
        EXPECT_NEAR(two_steps.y, clip.y, 1e-5);
        EXPECT_NEAR(two_steps.w, clip.w, 1e-5);
    }
}

TEST(CameraView, GoesThroughAPixelAndBackAtEveryWindowScale) {
    for (const Viewport window :
         {kWindow, Viewport{1280, 720, 2560, 1440}, Viewport{1000, 800, 1500, 1200},
          Viewport{300, 900, 300, 900}, Viewport{1280, 720, 1280, 720, {40, 44, 300, 20}}}) {
        CameraPose pose = pose_at(52.0, -46.0, 2.0);
        pose.tilt = 0.4;
        const CameraView view = view_of(pose, 0.3, window);
        for (int i = 0; i <= 10; ++i) {
            const WindowPoint at{window.window_width * i / 10.0,
                                 window.window_height * (1 - i / 20.0)};
            const Ray ray = view.ray(at);
            const auto back = view.project(ray.origin + 2.5 * ray.direction);
            ASSERT_TRUE(back);
            EXPECT_NEAR(back->at.x, at.x, 1e-9);
            EXPECT_NEAR(back->at.y, at.y, 1e-9);
        }
    }
}

TEST(CameraView, ShowsItsTargetInTheMiddleOfWhatIsNotCovered) {
    const Viewport window{1280, 720, 2560, 1440, {0.0, 60.0, 280.0, 20.0}};
    for (const double morph : {0.0, 0.4, 1.0}) {
        const CameraView view = view_of(pose_at(20.0, 30.0), morph, window);
        const auto middle = view.project(view.target());
        ASSERT_TRUE(middle);
        EXPECT_NEAR(middle->at.x, 500.0, 1e-9);
        EXPECT_NEAR(middle->at.y, 380.0, 1e-9);
        EXPECT_NEAR(view.middle_of_window().x, 500.0, 1e-9);
        EXPECT_NEAR(view.middle_of_window().y, 380.0, 1e-9);
        const glm::dvec4 clip = view.clip_from_globe() * glm::dvec4(view.target(), 1.0);
        EXPECT_NEAR(clip.x / clip.w, 500.0 / 640.0 - 1.0, 1e-6);
        EXPECT_NEAR(clip.y / clip.w, 380.0 / 360.0 - 1.0, 1e-6);
    }
}

TEST(CameraView, LeavesPartOfTheWindowFreeWhateverCoversIt) {
    const FreePart free = free_part({1000, 500, 1000, 500, {2000.0, 0.0, 1000.0, 100.0}});
    EXPECT_NEAR(free.width, kLeastFree, 1e-12);
    EXPECT_NEAR(free.x, 0.2, 1e-12) << "0.4 of the window lie left, 0.2 right";
    EXPECT_NEAR(free.height, 0.8, 1e-12);
    EXPECT_NEAR(free.y, -0.2, 1e-12);
}

TEST(CameraView, DoesNotStretchThePicture) {
    const CameraView view = view_of(pose_at(0.0, 0.0), 0.0, {300, 900, 600, 1800});
    const auto up = view.project(view.target() + 0.1 * view.up());
    const auto right = view.project(view.target() + 0.1 * view.right());
    EXPECT_NEAR(450.0 - up->at.y, right->at.x - 150.0, 1e-9);
    EXPECT_NEAR(right->at.x - 150.0, 0.1 * view.window_scale(3.0), 1e-9);
}

TEST(CameraView, TakesAWindowWithoutAreaForOnePixel) {
    const CameraView view = view_of(pose_at(0.0, 0.0), 0.0, {0, 0, 0, 0});
    EXPECT_EQ(view.aspect(), 1.0);
    EXPECT_TRUE(std::isfinite(view.ray({0, 0}).direction.x));
}

TEST(CameraView, ProjectsNothingBehindTheEye) {
    const CameraView view = view_of(pose_at(0.0, 0.0));
    EXPECT_FALSE(view.project(view.eye() + 1.0 * -view.forward()));
    EXPECT_FALSE(view.project(view.eye()));
}

TEST(CameraPose, SurvivesTheWayThroughTheRig) {
    for (int latitude = -89; latitude <= 89; latitude += 2) {
        const CameraPose pose{
            .target = {1.3, latitude * kDegree}, .distance = 2.0, .tilt = 0.3, .heading = -2.2};
        const CameraPose back = pose_from_rig(rig_from_pose(pose));
        EXPECT_NEAR(back.target.longitude, 1.3, 1e-12);
        EXPECT_NEAR(back.target.latitude, pose.target.latitude, 1e-12);
        EXPECT_NEAR(back.heading, -2.2, 1e-12);
    }
}

TEST(CameraView, ChangesLittleWhenTheUnrollingBegins) {
    CameraPose pose = pose_at(60.0, 100.0);
    pose.heading = 0.7;
    pose.tilt = 0.3;
    const CameraView globe = view_of(pose, 0.0);
    const CameraView begun = view_of(pose, 1e-6);
    EXPECT_LT(glm::distance(globe.eye(), begun.eye()), 1e-4);
    EXPECT_LT(glm::distance(globe.up(), begun.up()), 1e-5);
}

}  // namespace
}  // namespace taiji::scene
