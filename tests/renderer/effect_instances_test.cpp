#include "renderer/passes/effect_instances.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cmath>
#include <glm/geometric.hpp>
#include <memory>

#include "tests/renderer/sample_scene.hpp"

namespace taiji {
namespace {

using scene::EffectKind;

constexpr Extent kExtent{1280, 720};

class Effects : public testing::Test {
  protected:
    void look_at(SampleView view) {
        view.width = kExtent.width;
        view.height = kExtent.height;
        sample_ = std::make_unique<SampleScene>(view);
    }
    void show(const scene::Effect& effect) {
        sample_->effects = {effect};
        sample_->frame.effects = sample_->effects;
        drawn_->build(sample_->frame, kExtent);
    }
    [[nodiscard]] static scene::Effect effect(EffectKind kind, scene::BoardPlace at) {
        return {.kind = kind,
                .at = sample_board().projection.geographic(at),
                .height = 0.05,
                .size = 0.08,
                .age = 0.3};
    }

    std::unique_ptr<SampleScene> sample_;
    std::unique_ptr<EffectInstances> drawn_ = std::make_unique<EffectInstances>();
};

TEST_F(Effects, AreNothingWhenThereAreNone) {
    look_at({.latitude = 39, .longitude = 0});
    drawn_->build(sample_->frame, kExtent);
    EXPECT_TRUE(drawn_->empty());
}

TEST_F(Effects, OfEveryKindAreDrawn) {
    look_at({.latitude = 39, .longitude = 0});
    for (std::size_t kind = 0; kind < scene::kEffectKindCount; ++kind) {
        show(effect(static_cast<EffectKind>(kind), {0.0, 1.0}));
        EXPECT_EQ(drawn_->ground().size() + drawn_->puffs().size() + drawn_->lights().size(), 1U)
            << kind;
        const bool lies = kind <= static_cast<std::size_t>(EffectKind::SeatSeal);
        EXPECT_EQ(drawn_->ground().size(), lies ? 1U : 0U) << kind;
    }
}

TEST_F(Effects, BehindTheEarthAreNotDrawnUnlessTheyStandOutOverIt) {
    look_at({.latitude = 10, .longitude = -140});
    show(effect(EffectKind::ShockRing, {0.0, 1.0}));
    EXPECT_TRUE(drawn_->empty());
    scene::Effect high = effect(EffectKind::Flash, {0.0, 1.0});
    show(high);
    EXPECT_TRUE(drawn_->empty());
    high.height = 0.6;
    show(high);
    ASSERT_EQ(drawn_->lights().size(), 1U);
    EXPECT_EQ(drawn_->lights()[0].middle.w, 1.0F) << "pixel by pixel: some of it may be hidden";
    look_at({.latitude = 45, .longitude = 0});
    show(effect(EffectKind::Flash, {0.0, 1.0}));
    ASSERT_EQ(drawn_->lights().size(), 1U);
    EXPECT_EQ(drawn_->lights()[0].middle.w, 0.0F);
}

TEST_F(Effects, ThatDoNotShineAreDarkByNight) {
    const auto brightness = [&](EffectKind kind, double sun_longitude) {
        look_at({.latitude = 39, .longitude = 0, .sun_longitude = sun_longitude});
        show(effect(kind, {0.0, 1.0}));
        return drawn_->puffs().empty() ? drawn_->lights()[0].colour.g : drawn_->puffs()[0].colour.g;
    };
    EXPECT_LT(brightness(EffectKind::Smoke, 175.0), 0.6F * brightness(EffectKind::Smoke, 0.0));
    EXPECT_EQ(brightness(EffectKind::Flash, 175.0), brightness(EffectKind::Flash, 0.0));
}

TEST_F(Effects, NeverFillThePictureHoweverNear) {
    look_at({.latitude = 47, .longitude = 0, .distance = 0.4});
    scene::Effect large = effect(EffectKind::Flash, {0.0, 1.0});
    large.size = 3.0;
    show(large);
    ASSERT_EQ(drawn_->lights().size(), 1U);
    const auto& light = drawn_->lights()[0];
    const double distance = glm::length(glm::vec3(light.middle));
    const double pixels = glm::length(glm::vec3(light.axis_x)) * kExtent.height /
                          (2.0 * sample_->frame.camera.tan_half_fov() * distance);
    EXPECT_LT(pixels, 0.32 * kExtent.height);
    EXPECT_GT(pixels, 0.10 * kExtent.height);
}

TEST_F(Effects, InTheVictorsColour) {
    look_at({.latitude = 39, .longitude = 0});
    scene::Effect column = effect(EffectKind::Column, {0.0, 1.0});
    show(column);
    const glm::vec4 west = drawn_->lights()[0].colour;
    column.owner = scene::Owner::East;
    show(column);
    EXPECT_NE(drawn_->lights()[0].colour, west);
}

TEST_F(Effects, StandOnTheirPlace) {
    for (const double unrolled : {0.0, 0.5, 1.0}) {
        look_at({.latitude = 39, .longitude = 0, .unrolled = unrolled});
        scene::Effect column = effect(EffectKind::Column, {0.0, 1.0});
        column.height = 0.0;
        show(column);
        ASSERT_EQ(drawn_->lights().size(), 1U);
        const auto& light = drawn_->lights()[0];
        const glm::dvec3 foot = glm::dvec3(glm::vec3(light.middle) - glm::vec3(light.axis_y)) +
                                sample_->frame.camera.eye();
        const auto place = sample_->frame.camera.surface().position(
            sample_board().projection.map(scene::BoardPlace{0.0, 1.0}));
        EXPECT_LT(glm::distance(foot, place), 1e-5) << unrolled;
    }
}

TEST_F(Effects, TrailsAreStripsThatRunFromTheirOldestPointToTheirNewest) {
    look_at({.latitude = 45, .longitude = 0, .effects = true});
    sample_->frame.effects = {};
    drawn_->build(sample_->frame, kExtent);
    // A wake lies on the ground; contrail, plume and re-entry are over it, each joined by two more.
    EXPECT_EQ(drawn_->ground_trails().size(), 48U);
    EXPECT_EQ(drawn_->air_trails().size(), 3 * 48U + 2 * 2U);
    const auto strip = drawn_->ground_trails();
    EXPECT_GT(strip.front().texture.y, strip.back().texture.y) << "older";
    EXPECT_EQ(glm::vec3(strip.front().colour), glm::vec3(0.0F)) << "no edge at its end";
    for (std::size_t i = 0; i < strip.size(); ++i) {
        EXPECT_EQ(strip[i].at.w, i % 2 == 0 ? -1.0F : 1.0F);
        EXPECT_TRUE(std::isfinite(glm::length(strip[i].at)));
    }
}

TEST_F(Effects, TrailsOfPointsInOnePlaceAreFinite) {
    look_at({.latitude = 45, .longitude = 0});
    sample_->trail_points.assign(
        4, {.at = sample_board().projection.geographic(scene::BoardPlace{0.0, 1.0}),
            .height = 0.0,
            .width = 0.0,
            .age = 0.5});
    sample_->trails = {{.kind = scene::TrailKind::Contrail, .first = 0, .count = 4}};
    sample_->frame.trails = sample_->trails;
    sample_->frame.trail_points = sample_->trail_points;
    drawn_->build(sample_->frame, kExtent);
    for (const auto& vertex : drawn_->air_trails()) {
        EXPECT_TRUE(std::isfinite(glm::length(vertex.at) + glm::length(vertex.texture)));
    }
}

}  // namespace
}  // namespace taiji
