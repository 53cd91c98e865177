#include "renderer/passes/piece_instances.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <glm/geometric.hpp>
#include <numbers>

#include "tests/renderer/sample_scene.hpp"

namespace taiji {
namespace {

constexpr double kDegree = std::numbers::pi / 180.0;

const PieceShapes& shapes() {
    static const PieceShapes made(models::load_piece_models(TAIJI_SOURCE_DIR "/assets/models"));
    return made;
}

/// A scene with the camera right above a place, and what is drawn of it.
class Pieces : public testing::Test {
  protected:
    void look_at(SampleView view) {
        view.width = 1280;
        view.height = 720;
        sample_ = std::make_unique<SampleScene>(view);
    }
    scene::PieceView piece(scene::BoardPlace place, scene::Model model) {
        const auto& projection = sample_board().projection;
        scene::PieceView made;
        made.model = model;
        made.at = projection.geographic(place);
        made.radius =
            scene::piece_radius(projection, sample_->frame.camera.surface(), projection.map(place));
        return made;
    }
    void set(std::vector<scene::PieceView> pieces) {
        sample_->pieces = std::move(pieces);
        sample_->frame.pieces = sample_->pieces;
    }
    void build(Detail detail = Detail::Full) {
        drawn_.build(sample_->frame, {1280, 720}, shapes(), detail);
    }
    /// Discs of a side.
    [[nodiscard]] std::size_t count(scene::Owner owner) const {
        return static_cast<std::size_t>(
            std::ranges::count_if(drawn_.instances(), [&](const auto& instance) {
                const bool is_east = (static_cast<int>(instance.origin.w) & TAIJI_PIECE_EAST) != 0;
                return instance.glyph.z > 0.0F && is_east == (owner == scene::Owner::East);
            }));
    }
    [[nodiscard]] std::vector<ShapeId> standing() const {
        std::vector<ShapeId> made;
        for (const PieceBatch& batch : drawn_.standing()) made.push_back(batch.shape);
        return made;
    }

    std::unique_ptr<SampleScene> sample_;
    PieceInstances drawn_;
};

TEST_F(Pieces, BehindTheEarthAreNotDrawn) {
    look_at({.latitude = 10, .longitude = -96});
    build();
    EXPECT_EQ(count(scene::Owner::West), 16U) << "a disc for each piece on this side";
    EXPECT_EQ(count(scene::Owner::East), 0U);
}

TEST_F(Pieces, OnTheFlatBoardHideNone) {
    look_at({.latitude = 38, .longitude = 0, .distance = 7.0, .unrolled = 1.0});
    build();
    EXPECT_EQ(count(scene::Owner::West), 16U);
    EXPECT_EQ(count(scene::Owner::East), 16U);
}

TEST_F(Pieces, OutsideThePictureAreNotDrawn) {
    look_at({.latitude = 39, .longitude = -96, .distance = 0.3});
    build();
    // The picture shows 0.3 by 0.17 Earth radii: the hub and the edges of its neighbours east and
    // west.
    EXPECT_EQ(drawn_.shadows().size(), 1U);
}

TEST_F(Pieces, BeyondTheHorizonShowWhatStandsAboveIt) {
    look_at({.latitude = 0, .longitude = 0, .distance = 3.0});
    const scene::CameraView& camera = sample_->frame.camera;
    const double horizon = std::acos(1.0 / 4.0);
    const auto hidden = [&](double angle, double height) {
        const auto at = camera.surface().frame(scene::map_from_geographic({angle, 0.0}));
        return behind_surface(camera, at, height, 0.0);
    };
    EXPECT_FALSE(hidden(horizon - 0.001, 0.0));
    EXPECT_TRUE(hidden(horizon + 0.001, 0.0));
    const double beyond = 0.1;
    const double height = 1.0 / std::cos(beyond) - 1.0;
    EXPECT_FALSE(hidden(horizon + beyond - 0.001, height));
    EXPECT_TRUE(hidden(horizon + beyond + 0.001, height));
}

TEST_F(Pieces, AreOutsideThePictureOnlyWithTheWholeBall) {
    look_at({.latitude = 0, .longitude = 0, .distance = 3.0});
    const scene::CameraView& camera = sample_->frame.camera;
    const double edge = 3.0 * camera.tan_half_fov();
    const auto outside = [&](double up) { return outside_picture(camera, {1.0, 0.0, up}, 0.1); };
    EXPECT_FALSE(outside(edge + 0.09));
    EXPECT_TRUE(outside(edge + 0.12));
    EXPECT_TRUE(outside_picture(camera, {5.0, 0.0, 0.0}, 0.1)) << "behind the eye";
}

TEST(PieceSize, GrowsTheUnitAfterTheCharacterHasMadeRoom) {
    PieceSize before = piece_size(0.0, 900, Detail::Full);
    EXPECT_EQ(before.unit, 0.0F);
    EXPECT_EQ(before.aside, 0.0F);
    for (double pixels = 1.0; pixels <= 400.0; pixels += 1.0) {
        const PieceSize size = piece_size(pixels, 900, Detail::Full);
        EXPECT_GE(size.unit, before.unit);
        EXPECT_GE(size.aside, before.aside);
        EXPECT_GE(size.aside, size.unit) << pixels;
        before = size;
    }
    EXPECT_EQ(before.unit, 1.0F);
    EXPECT_EQ(before.aside, 1.0F);
}

TEST(PieceSize, ShowsTheSameOfALargerPicture) {
    EXPECT_EQ(piece_size(100.0, 900, Detail::Full).unit,
              piece_size(200.0, 1800, Detail::Full).unit);
}

TEST(PieceSize, TakesTheFineModelLaterWhereTrianglesAreDear) {
    EXPECT_EQ(piece_size(90.0, 900, Detail::Full).detail, models::Detail::Far);
    EXPECT_EQ(piece_size(200.0, 900, Detail::Full).detail, models::Detail::Near);
    EXPECT_EQ(piece_size(200.0, 900, Detail::Quick).detail, models::Detail::Far);
    EXPECT_EQ(piece_size(600.0, 900, Detail::Quick).detail, models::Detail::Near);
}

TEST_F(Pieces, FarAwayAreDiscsAlone) {
    look_at({.latitude = 39, .longitude = -60, .distance = 6.0});
    build();
    ASSERT_FALSE(drawn_.instances().empty());
    EXPECT_THAT(standing(), testing::Each(testing::ResultOf(is_disc, true)));
}

TEST_F(Pieces, NearAreAUnitOnADisc) {
    look_at({.latitude = 39, .longitude = 0, .distance = 0.8});
    set({piece({0.0, 0.0}, scene::Model::Navy)});
    build();
    EXPECT_THAT(standing(),
                testing::UnorderedElementsAre(
                    disc_shape(scene::Owner::West, models::Detail::Near),
                    unit_shape(scene::Model::Navy, UnitPart::Whole, models::Detail::Near)));
}

TEST_F(Pieces, InStacksShowTheirCargo) {
    look_at({.latitude = 39, .longitude = 0, .distance = 0.8});
    auto laden = piece({0.0, 0.0}, scene::Model::AirForce);
    laden.cargo = scene::Model::Citizen;
    auto nuclear = piece({0.3, 0.0}, scene::Model::Submarine);
    nuclear.cargo = scene::Model::Missile;
    set({laden, nuclear});
    build();
    EXPECT_THAT(standing(),
                testing::IsSupersetOf(
                    {unit_shape(scene::Model::AirForce, UnitPart::Whole, models::Detail::Near),
                     unit_shape(scene::Model::Citizen, UnitPart::Body, models::Detail::Near),
                     unit_shape(scene::Model::Submarine, UnitPart::Whole, models::Detail::Near),
                     unit_shape(scene::Model::Missile, UnitPart::Payload, models::Detail::Near)}));
}

TEST_F(Pieces, TurnTheUnitByItsHeadingAndTheDiscToTheViewer) {
    look_at({.latitude = 0, .longitude = 0, .distance = 0.8});
    auto turned = piece({0.0, 0.0}, scene::Model::Army);
    turned.at = {0.0, 0.0};
    turned.heading = 90.0 * kDegree;  // east: globe y
    set({turned});
    build();
    for (const shader::PieceInstance& instance : drawn_.instances()) {
        const bool disc = instance.glyph.z > 0.0F;
        // A unit's x is ahead; a disc's y is the top of its character, which points north here.
        const glm::vec3 axis = glm::normalize(glm::vec3(disc ? instance.axis_y : instance.axis_x));
        const glm::vec3 wanted = disc ? glm::vec3(0, 0, 1) : glm::vec3(0, 1, 0);
        EXPECT_NEAR(glm::distance(axis, wanted), 0.0F, 1e-3F) << (disc ? "disc" : "unit");
    }
}

TEST_F(Pieces, UnderWaterAreDrawnApartAndCastNoShadow) {
    look_at({.latitude = 39, .longitude = 0});
    auto down = piece({-0.5, 0.5}, scene::Model::Submarine);
    down.submerged = 1.0;
    set({down, piece({1.0, 0.0}, scene::Model::Submarine)});
    build();
    EXPECT_EQ(drawn_.submerged().size(), 1U);
    EXPECT_EQ(drawn_.standing().size(), 1U);
    EXPECT_EQ(drawn_.shadows().size(), 1U);
}

TEST_F(Pieces, WithTheSameShapeAreOneBatch) {
    look_at({.latitude = 38, .longitude = 0, .distance = 7.0, .unrolled = 1.0});
    build();
    std::uint32_t next = 0;
    for (const PieceBatch& batch : drawn_.standing()) {
        EXPECT_EQ(batch.first, next);
        next += batch.count;
    }
    EXPECT_EQ(next, drawn_.instances().size());
    EXPECT_EQ(drawn_.standing().size(), 2U) << "the discs of West and of East";
}

TEST_F(Pieces, CarryCharactersOrLetters) {
    look_at({.latitude = 39, .longitude = 0});
    set({piece({0.0, 0.0}, scene::Model::Citizen)});
    build();
    ASSERT_EQ(drawn_.instances().size(), 1U);
    EXPECT_EQ(drawn_.instances()[0].axis_x.w, 6.0F);
    sample_->frame.options.characters = scene::Characters::Letters;
    build();
    EXPECT_EQ(drawn_.instances()[0].axis_x.w, 14.0F);
}

TEST_F(Pieces, WithoutAModelKeepTheirCharacterInTheMiddle) {
    const PieceShapes none(models::load_piece_models(TAIJI_SOURCE_DIR "/assets/no-such-folder"));
    look_at({.latitude = 39, .longitude = 0, .distance = 0.8});
    set({piece({0.0, 0.0}, scene::Model::Hub)});
    drawn_.build(sample_->frame, {1280, 720}, none, Detail::Full);
    ASSERT_EQ(drawn_.instances().size(), 1U);
    EXPECT_EQ(drawn_.instances()[0].glyph.y, 0.0F);
    EXPECT_EQ(drawn_.instances()[0].glyph.w, 0.0F);
}

TEST_F(Pieces, WhenSelectedStandHigher) {
    look_at({.latitude = 0, .longitude = 0, .distance = 3.0});
    auto chosen = piece({0.0, 0.0}, scene::Model::Army);
    chosen.at = {0.0, 0.0};
    set({chosen});
    build();
    const float before = drawn_.instances()[0].origin.x;
    sample_->pieces[0].mark = scene::PieceMark::Selected;
    build();
    EXPECT_GT(drawn_.instances()[0].origin.x, before + 0.01F);
}

TEST_F(Pieces, TurnedOverTheEdgeOfTheOpenedMapFadeWithIt) {
    look_at({.latitude = 38, .longitude = 0, .distance = 7.0, .unrolled = 1.0});
    auto far_north = piece({0.0, 0.0}, scene::Model::Army);
    far_north.at = {0.0, 89.0 * kDegree};
    set({far_north});
    build();
    EXPECT_TRUE(drawn_.instances().empty());
}

/// Largest and smallest of the greatest radii of a disc, seen from above, in 5 degree sectors.
std::pair<float, float> outline(scene::Owner owner) {
    const MeshRange range = shapes().range(disc_shape(owner, models::Detail::Near));
    std::array<float, 72> sectors{};
    for (std::uint32_t i = range.first_index; i < range.first_index + range.index_count; i += 3) {
        // Points along the edges, so that long straight ones fill every sector that they cross.
        for (std::uint32_t e = 0; e < 3; ++e) {
            const auto vertex = [&](std::uint32_t corner) {
                const auto index = static_cast<std::size_t>(range.vertex_offset) +
                                   shapes().indices()[i + corner % 3];
                return glm::vec2(shapes().vertices()[index].position);
            };
            for (float t = 0.0F; t <= 1.0F; t += 0.05F) {
                const glm::vec2 at = glm::mix(vertex(e), vertex(e + 1), t);
                const float angle = std::atan2(at.y, at.x) + std::numbers::pi_v<float>;
                const auto sector = std::min<std::size_t>(
                    71, static_cast<std::size_t>(angle / (2.0F * std::numbers::pi_v<float>)*72.0F));
                sectors[sector] = std::max(sectors[sector], glm::length(at));
            }
        }
    }
    const auto [least, most] = std::ranges::minmax_element(sectors);
    return {*most, *least};
}

TEST(Discs, DifferInOutlineSoThatNoColourIsNeeded) {
    const auto [west_most, west_least] = outline(scene::Owner::West);
    EXPECT_LT(west_most - west_least, 0.01F) << "round";
    const auto [east_most, east_least] = outline(scene::Owner::East);
    EXPECT_GT(east_most - east_least, 0.05F) << "eight-sided with notches";
}

}  // namespace
}  // namespace taiji
