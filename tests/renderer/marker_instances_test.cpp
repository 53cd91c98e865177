#include "renderer/passes/marker_instances.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <array>
#include <cmath>
#include <glm/geometric.hpp>
#include <memory>
#include <numbers>

#include "tests/renderer/sample_scene.hpp"

namespace taiji {
namespace {

constexpr double kDegree = std::numbers::pi / 180.0;
constexpr Extent kExtent{1280, 720};

class Markers : public testing::Test {
  protected:
    void look_at(SampleView view) {
        view.width = kExtent.width;
        view.height = kExtent.height;
        sample_ = std::make_unique<SampleScene>(view);
        sample_->pieces.clear();
        sample_->frame.pieces = {};
    }
    void add(scene::MarkerKind kind, scene::BoardPlace place) {
        const auto& projection = sample_board().projection;
        const auto radius =
            scene::piece_radius(projection, sample_->frame.camera.surface(), projection.map(place));
        sample_->markers.push_back({kind, projection.geographic(place), radius, 1.0});
        sample_->frame.markers = sample_->markers;
    }
    [[nodiscard]] std::vector<int> kinds() {
        drawn_.build(sample_->frame, kExtent);
        std::vector<int> made;
        for (const auto& marker : drawn_.markers())
            made.push_back(static_cast<int>(marker.colour.w));
        return made;
    }

    std::unique_ptr<SampleScene> sample_;
    MarkerInstances drawn_;
};

TEST_F(Markers, HaveAFigureForEachKind) {
    look_at({.latitude = 39, .longitude = 0});
    add(scene::MarkerKind::MayGo, {0.0, 0.0});
    add(scene::MarkerKind::MayTake, {1.0, 0.0});
    add(scene::MarkerKind::MayJoin, {0.0, 1.0});
    add(scene::MarkerKind::MayStrike, {0.5, 0.5});
    add(scene::MarkerKind::AttackedByWest, {-1.0, 0.0});
    add(scene::MarkerKind::AttackedByEast, {-1.0, 0.0});
    EXPECT_THAT(kinds(),
                testing::ElementsAre(TAIJI_MARKER_DOT, TAIJI_MARKER_RING, TAIJI_MARKER_RING,
                                     TAIJI_MARKER_CROSS, TAIJI_MARKER_ARC, TAIJI_MARKER_ARC));
    const auto all = drawn_.markers();
    EXPECT_GT(all[1].colour.r, 2.0F * all[1].colour.b) << "what may be taken is red";
    EXPECT_GT(all[2].colour.b, 2.0F * all[2].colour.r) << "what may be joined is blue";
    EXPECT_NE(all[4].stroke.z, all[5].stroke.z) << "each side has its half of the ring";
}

TEST_F(Markers, EachHaveAFormOfTheirOwn) {
    look_at({.latitude = 39, .longitude = 0});
    using scene::MarkerKind;
    const std::array kinds_of_moves = {
        MarkerKind::MayGo,       MarkerKind::MayCross,   MarkerKind::MayTake,
        MarkerKind::MayLaunch,   MarkerKind::MayJoin,    MarkerKind::MayStrike,
        MarkerKind::Blocked,     MarkerKind::OutOfRange, MarkerKind::InRange,
        MarkerKind::Keyboard,    MarkerKind::ReachOfOne, MarkerKind::ReachOfTwo,
        MarkerKind::ReachOfThree};
    double x = -3.0;
    for (const MarkerKind kind : kinds_of_moves) add(kind, {x += 0.4, 0.0});
    ASSERT_EQ(kinds().size(), kinds_of_moves.size());
    const auto all = drawn_.markers();
    for (std::size_t i = 0; i < all.size(); ++i) {
        for (std::size_t k = 0; k < i; ++k) {
            // Form and number of rings, or size, or colour; never by the glow alone.
            const bool differs = all[i].colour != all[k].colour ||
                                 all[i].stroke.w != all[k].stroke.w ||
                                 std::abs(all[i].middle.w / all[k].middle.w - 1.0F) > 0.3F;
            EXPECT_TRUE(differs) << i << " and " << k;
        }
    }
}

TEST_F(Markers, RingAReachByTheNumberOfMoves) {
    look_at({.latitude = 39, .longitude = 0});
    add(scene::MarkerKind::ReachOfOne, {0.0, 0.0});
    add(scene::MarkerKind::ReachOfTwo, {1.0, 0.0});
    add(scene::MarkerKind::ReachOfThree, {0.0, 1.0});
    EXPECT_THAT(kinds(), testing::Each(TAIJI_MARKER_RINGS));
    for (std::size_t i = 0; i < 3; ++i) {
        EXPECT_EQ(drawn_.markers()[i].stroke.w, static_cast<float>(i + 1));
    }
}

TEST_F(Markers, BehindTheEarthAreNotDrawn) {
    look_at({.latitude = 39, .longitude = 0});
    add(scene::MarkerKind::MayGo, {7.0, 0.0});
    EXPECT_THAT(kinds(), testing::IsEmpty());
}

TEST_F(Markers, KeepASensibleSizeOnTheScreen) {
    for (const double distance : {0.3, 1.0, 3.6, 12.0}) {
        look_at({.latitude = 39, .longitude = 0, .distance = distance});
        add(scene::MarkerKind::MayGo, {0.0, 0.0});
        ASSERT_EQ(kinds().size(), 1U);
        const double pixels = drawn_.markers()[0].middle.w * kExtent.height /
                              (2.0 * sample_->frame.camera.tan_half_fov() * distance);
        EXPECT_GE(pixels, 3.5) << distance;
        EXPECT_LE(pixels, 12.0) << distance;
    }
}

TEST_F(Markers, RingTheSelectedPieceAndTheOneUnderThePointer) {
    look_at({.latitude = 39, .longitude = -80});
    sample_->pieces = sample_pieces(sample_->frame.camera.surface());
    sample_->pieces[0].mark = scene::PieceMark::Selected;
    sample_->frame.pieces = sample_->pieces;
    sample_->frame.hover.piece = sample_->pieces[1].id;
    EXPECT_THAT(kinds(), testing::ElementsAre(TAIJI_MARKER_RING, TAIJI_MARKER_RING));
    sample_->frame.hover.piece = 9999;
    EXPECT_EQ(kinds().size(), 1U) << "no piece has this id";
}

TEST_F(Markers, CoverSubmergedPiecesWithWaterAndARing) {
    look_at({.latitude = 39, .longitude = 0});
    scene::PieceView down;
    down.at = sample_board().projection.geographic(scene::BoardPlace{-0.5, 0.5});
    down.radius = 0.08;
    down.submerged = 1.0;
    sample_->pieces = {down};
    sample_->frame.pieces = sample_->pieces;
    EXPECT_THAT(kinds(), testing::ElementsAre(TAIJI_MARKER_WATER, TAIJI_MARKER_DASHED));
}

TEST_F(Markers, LeaveTheThreatenedSeatToItsEmblem) {
    look_at({.latitude = 39, .longitude = -96});
    add(scene::MarkerKind::SeatThreatened, {-4.0, 0.0});
    EXPECT_THAT(kinds(), testing::IsEmpty());
}

TEST_F(Markers, TraceTheLastMoveAlongTheGreatCircle) {
    look_at({.latitude = 39, .longitude = 0});
    const scene::Geographic from{-40.0 * kDegree, 30.0 * kDegree};
    const scene::Geographic to{30.0 * kDegree, 50.0 * kDegree};
    sample_->frame.last_move = scene::Trace{from, to, scene::Owner::West, 1.0};
    drawn_.build(sample_->frame, kExtent);
    ASSERT_EQ(drawn_.lines().size(), 1U);
    const auto& trace = drawn_.lines()[0].points;
    const glm::dvec3 normal = glm::normalize(
        glm::cross(scene::direction_from_geographic(from), scene::direction_from_geographic(to)));
    for (const shader::TracePoint& point : trace) {
        const glm::dvec3 at = glm::dvec3(glm::vec3(point.at)) + sample_->frame.camera.eye();
        EXPECT_NEAR(glm::length(at), 1.0, 1e-3);
        EXPECT_NEAR(glm::dot(at, normal), 0.0, 1e-5);
    }
    const auto distance = [&](const shader::TracePoint& point, scene::Geographic place) {
        const glm::dvec3 at = glm::dvec3(glm::vec3(point.at)) + sample_->frame.camera.eye();
        return glm::distance(at, scene::direction_from_geographic(place));
    };
    EXPECT_LT(distance(trace.front(), from), 1e-3);
    EXPECT_LT(distance(trace.back(), to), 1e-3);
}

TEST_F(Markers, InterruptTheTraceAtTheEdgeOfTheOpenedMap) {
    const auto gaps = [&](double unrolled) {
        look_at({.latitude = 20, .longitude = 170, .distance = 6.0, .unrolled = unrolled});
        sample_->frame.last_move = scene::Trace{{160.0 * kDegree, 10.0 * kDegree},
                                                {-160.0 * kDegree, 20.0 * kDegree},
                                                scene::Owner::East,
                                                1.0};
        drawn_.build(sample_->frame, kExtent);
        return std::ranges::count_if(drawn_.lines()[0].points,
                                     [](const auto& point) { return point.at.w < 0.0F; });
    };
    EXPECT_EQ(gaps(0.0), 0);
    EXPECT_EQ(gaps(1.0), 1);
    EXPECT_EQ(gaps(0.5), 1);
}

TEST_F(Markers, TraceNothingBetweenOppositePlaces) {
    look_at({.latitude = 0, .longitude = 0});
    sample_->frame.last_move =
        scene::Trace{{0.0, 0.0}, {180.0 * kDegree, 0.0}, scene::Owner::East, 1.0};
    drawn_.build(sample_->frame, kExtent);
    EXPECT_TRUE(drawn_.lines().empty());
}

TEST_F(Markers, PointArrowsFromRimToRim) {
    const scene::Geographic from{-40.0 * kDegree, 30.0 * kDegree};
    const scene::Geographic to{30.0 * kDegree, 50.0 * kDegree};
    for (const double unrolled : {0.0, 1.0}) {
        look_at({.latitude = 39, .longitude = 0, .unrolled = unrolled});
        const scene::Surface& surface = sample_->frame.camera.surface();
        const auto place = [&](scene::Geographic at) {
            return surface.position(scene::map_from_geographic(at));
        };
        const auto radius = [&](scene::Geographic at) {
            return scene::piece_radius(sample_board().projection, surface,
                                       scene::map_from_geographic(at));
        };
        for (const auto course : {scene::Course::GreatCircle, scene::Course::BoardLine}) {
            const scene::Arrow arrow{scene::ArrowKind::Best, course, from, to, 1.0};
            sample_->frame.arrows = std::span(&arrow, 1);
            drawn_.build(sample_->frame, kExtent);
            sample_->frame.arrows = {};
            ASSERT_EQ(drawn_.lines().size(), 1U);
            const auto& line = drawn_.lines()[0];
            const auto away = [&](const shader::TracePoint& point, scene::Geographic at) {
                const glm::dvec3 here =
                    glm::dvec3(glm::vec3(point.at)) + sample_->frame.camera.eye();
                return glm::distance(here, place(at));
            };
            EXPECT_NEAR(away(line.points.front(), from), 1.25 * radius(from), 0.2 * radius(from));
            EXPECT_NEAR(away(line.points.back(), to), 1.25 * radius(to), 0.2 * radius(to));
            EXPECT_GT(line.constants.form.x, 0.0F) << "it has a head";
            EXPECT_LT(line.constants.form.x, 0.5F);
        }
    }
}

TEST_F(Markers, PointArrowsAlongTheBoardsLineStraightOnTheMap) {
    look_at({.latitude = 39, .longitude = 0, .distance = 6.0, .unrolled = 1.0});
    const auto& projection = sample_board().projection;
    const scene::Arrow arrow{scene::ArrowKind::Check, scene::Course::BoardLine,
                             projection.geographic(scene::BoardPlace{-4.0, 1.0}),
                             projection.geographic(scene::BoardPlace{3.0, 1.0}), 1.0};
    sample_->frame.arrows = std::span(&arrow, 1);
    drawn_.build(sample_->frame, kExtent);
    const double ordinate = projection.map(scene::BoardPlace{0.0, 1.0}).ordinate;
    for (const auto& point : drawn_.lines()[0].points) {
        EXPECT_NEAR(double{point.at.z} + sample_->frame.camera.eye().z, ordinate, 1e-5);
    }
    EXPECT_GT(drawn_.lines()[0].constants.form.y, 3.0F) << "a check is dashed";
}

TEST_F(Markers, PointArrowsOfTwoStrengths) {
    look_at({.latitude = 39, .longitude = 0});
    const scene::Geographic from{-40.0 * kDegree, 30.0 * kDegree};
    const scene::Geographic to{30.0 * kDegree, 50.0 * kDegree};
    const std::array arrows = {
        scene::Arrow{scene::ArrowKind::Best, scene::Course::GreatCircle, from, to, 1.0},
        scene::Arrow{scene::ArrowKind::Other, scene::Course::GreatCircle, from, to, 1.0}};
    sample_->frame.arrows = arrows;
    drawn_.build(sample_->frame, kExtent);
    ASSERT_EQ(drawn_.lines().size(), 2U);
    EXPECT_GT(drawn_.lines()[0].constants.width.x, drawn_.lines()[1].constants.width.x);
}

}  // namespace
}  // namespace taiji
