#include <gtest/gtest.h>

#include <array>
#include <cmath>
#include <glm/geometric.hpp>
#include <limits>
#include <random>

#include "renderer/scene/board_projection.hpp"
#include "renderer/scene/camera.hpp"
#include "tests/scene/world_placement.hpp"

namespace taiji::scene {
namespace {

/// Any double: mostly plausible, often nasty.
class Nasty {
  public:
    explicit Nasty(unsigned seed) : random_(seed) {}

    double number(double scale) {
        static constexpr std::array kWorst = {0.0,
                                              -0.0,
                                              1e-320,
                                              1e308,
                                              -1e308,
                                              std::numeric_limits<double>::infinity(),
                                              -std::numeric_limits<double>::infinity(),
                                              std::numeric_limits<double>::quiet_NaN()};
        const unsigned dice = below(10);
        if (dice == 0) return kWorst[random_() % kWorst.size()];
        const double unit = std::uniform_real_distribution<double>(-1.0, 1.0)(random_);
        return dice == 1 ? unit * 1e6 : unit * scale;
    }
    int size() {
        static constexpr std::array kSizes = {0, 1, -5, 720, 1280, 3840, 1 << 30};
        return kSizes[random_() % kSizes.size()];
    }
    unsigned below(unsigned count) { return static_cast<unsigned>(random_() % count); }
    WindowPoint pointer() { return {640 + number(900.0), 360 + number(600.0)}; }
    CameraPose pose() {
        return {.target = {number(4.0), number(2.0)},
                .distance = number(8.0),
                .tilt = number(2.0),
                .heading = number(7.0)};
    }

  private:
    std::mt19937 random_;
};

void do_something(Camera& camera, Nasty& nasty) {
    switch (nasty.below(17)) {
        case 0:
            return camera.begin_drag(nasty.pointer());
        case 1:
        case 2:
        case 3:
            return camera.drag_to(nasty.pointer());
        case 4:
            return camera.end_drag();
        case 5:
            return camera.lean_by(nasty.number(200.0), nasty.number(200.0));
        case 6:
            return camera.zoom_by(nasty.number(5.0), nasty.pointer());
        case 7:
            return camera.hold_keys({nasty.number(1.5), nasty.number(1.5), nasty.number(1.5),
                                     nasty.number(1.5), nasty.number(1.5)});
        case 8:
            return camera.jump_to(nasty.pose());
        case 9:
            return camera.fly_to(nasty.pose());
        case 10:
            return camera.fly_near({nasty.number(4.0), nasty.number(2.0)});
        case 11:
            return nasty.below(2) == 0 ? camera.unroll() : camera.roll_up();
        case 12:
            return nasty.below(2) == 0 ? camera.go_home() : camera.turn_north_up();
        case 13:
            return camera.set_viewport(
                {nasty.size(),
                 nasty.size(),
                 nasty.size(),
                 nasty.size(),
                 {nasty.number(300), nasty.number(300), nasty.number(300), nasty.number(300)}});
        case 14:
            return camera.set_motion(nasty.below(4) == 0 ? CameraMotion::Reduced
                                                         : CameraMotion::Full);
        case 15:
            return camera.set_home({{nasty.number(4.0), nasty.number(2.0)},
                                    {nasty.number(3.0), nasty.number(2.0)},
                                    {nasty.number(3.0), nasty.number(2.0)}});
        default:
            return camera.update(nasty.number(0.1));
    }
}

void expect_sound(const Camera& camera, int step) {
    const CameraRig& rig = camera.rig();
    const CameraLimits limits = camera_limits(camera.settled_viewport(), camera.morph());
    ASSERT_NEAR(glm::dot(rig.globe_from_rig, rig.globe_from_rig), 1.0, 1e-9) << step;
    ASSERT_GE(rig.distance, limits.least_distance) << step;
    ASSERT_LE(rig.distance, limits.greatest_distance) << step;
    ASSERT_GE(rig.tilt, 0.0) << step;
    ASSERT_LE(rig.tilt, greatest_tilt(rig.distance)) << step;
    ASSERT_LE(std::abs(camera.pose().target.latitude), limits.greatest_latitude + 1e-9) << step;
    const CameraView view = camera.view();
    ASSERT_GT(view.altitude(), 0.19) << step;
    ASSERT_TRUE(std::isfinite(glm::length(view.eye()))) << step;
    ASSERT_NEAR(glm::dot(view.forward(), view.up()), 0.0, 1e-6) << step;
    ASSERT_NEAR(glm::length(view.right()), 1.0, 1e-6) << step;
    const glm::mat4 clip = view.clip_from_relative();
    for (int column = 0; column < 4; ++column) {
        for (int row = 0; row < 4; ++row) ASSERT_TRUE(std::isfinite(clip[column][row])) << step;
    }
}

class CameraFuzz : public ::testing::TestWithParam<unsigned> {};

TEST_P(CameraFuzz, StaysFiniteAndInsideItsLimitsWhateverItIsGiven) {
    Nasty nasty(GetParam());
    Camera camera;
    for (int step = 0; step < 20'000; ++step) {
        do_something(camera, nasty);
        expect_sound(camera, step);
        if (HasFatalFailure()) return;
    }
    // And it can still be used: it comes to rest at home.
    camera.set_viewport({1280, 720, 1280, 720});
    camera.set_motion(CameraMotion::Full);
    camera.set_home({.globe = {0.3, 0.2}});
    camera.hold_keys({});
    camera.end_drag();
    camera.roll_up();
    camera.go_home();
    for (int i = 0; i < 600; ++i) camera.update(1.0 / 60);
    EXPECT_FALSE(camera.is_moving());
    EXPECT_NEAR(camera.pose().target.longitude, 0.3, 1e-9);
    EXPECT_NEAR(camera.pose().target.latitude, 0.2, 1e-9);
}

INSTANTIATE_TEST_SUITE_P(Seeds, CameraFuzz, ::testing::Range(1U, 9U));

}  // namespace
}  // namespace taiji::scene
