#include <gtest/gtest.h>

#include <glm/geometric.hpp>
#include <numbers>

#include "client/camera_keeper.hpp"

namespace taiji {
namespace {

constexpr double kDegree = std::numbers::pi / 180.0;

scene::Geographic at(double latitude, double longitude) {
    return {.longitude = longitude * kDegree, .latitude = latitude * kDegree};
}

class Following : public ::testing::Test {
  protected:
    Following() { camera_.jump_to({.target = at(40, 0), .distance = 3.6}); }
    bool show(scene::Geographic from, scene::Geographic to) {
        const bool flies = bring_into_sight(camera_, {from, to});
        for (int i = 0; i < 400 && camera_.is_moving(); ++i) camera_.update(0.02);
        return flies;
    }
    /// Towards the eye, and in the window.
    [[nodiscard]] bool is_seen(scene::Geographic place) const {
        const scene::CameraView view = camera_.view();
        const auto frame = view.surface().frame(scene::map_from_geographic(place));
        const auto seen = view.project(frame.position);
        return scene::Surface::faces(frame, view.eye()) && seen && seen->at.x > 0.0 &&
               seen->at.x < view.viewport().window_width && seen->at.y > 0.0 &&
               seen->at.y < view.viewport().window_height;
    }
    scene::Camera camera_{{}, {1280, 720, 1280, 720}};
};

TEST_F(Following, LeavesWhatIsInSightAsItIs) {
    const auto before = camera_.pose();
    EXPECT_FALSE(show(at(40, -20), at(40, 20)));
    EXPECT_EQ(camera_.pose(), before);
}

TEST_F(Following, TurnsToBothEndsAndNoNearer) {
    EXPECT_TRUE(show(at(30, 150), at(50, 170)));
    EXPECT_TRUE(is_seen(at(30, 150)));
    EXPECT_TRUE(is_seen(at(50, 170)));
    EXPECT_NEAR(camera_.pose().distance, 3.6, 1e-6);
    // No farther than it must: they are not in the middle.
    EXPECT_LT(camera_.pose().target.longitude, 150 * kDegree);
}

TEST_F(Following, AlsoFromTheLimb) {
    EXPECT_TRUE(show(at(10, 70), at(20, 50)));
    EXPECT_TRUE(is_seen(at(10, 70)));
}

TEST_F(Following, GoesFartherAwayWhereItMust) {
    camera_.jump_to({.target = at(40, 0), .distance = 0.3});
    EXPECT_TRUE(show(at(40, -30), at(40, 30)));
    EXPECT_TRUE(is_seen(at(40, -30)));
    EXPECT_TRUE(is_seen(at(40, 30)));
    EXPECT_GT(camera_.pose().distance, 0.3);
}

TEST_F(Following, WhereHalfTheEarthLiesBetweenItShowsTheEnd) {
    EXPECT_TRUE(show(at(0, 170), at(0, 10)));
    EXPECT_TRUE(is_seen(at(0, 10)));
}

TEST_F(Following, OnTheFlatBoardToo) {
    camera_.unroll();
    for (int i = 0; i < 4; ++i) camera_.update(1.0);
    camera_.jump_to({.target = at(40, 0), .distance = 0.5});
    EXPECT_TRUE(show(at(40, 100), at(50, 110)));
    EXPECT_TRUE(is_seen(at(40, 100)));
    EXPECT_TRUE(is_seen(at(50, 110)));
}

}  // namespace
}  // namespace taiji
