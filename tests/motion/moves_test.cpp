// What holds for every kind of move.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cmath>
#include <glm/geometric.hpp>
#include <limits>
#include <set>

#include "client/motion/performance.hpp"
#include "client/view/board_view.hpp"
#include "tests/motion/move_samples.hpp"

namespace taiji::motion {
namespace {

using test::move_samples;
using test::MoveSample;
using test::world_model;

constexpr double kStep = 1.0 / 180.0;
constexpr double kMorphs[] = {0.0, 0.5, 1.0};

Performance performance_of(const MoveSample& sample, Style style) {
    return {sample.before, sample.outcome.events, world_model(), style};
}

bool has_ended(const MoveSample& sample) {
    return std::ranges::any_of(sample.outcome.events, [](const Event& event) {
        return std::holds_alternative<GameEnded>(event);
    });
}

bool same(const scene::PieceView& a, const scene::PieceView& b) {
    return a.id == b.id && a.owner == b.owner && a.model == b.model && a.cargo == b.cargo &&
           a.at == b.at && a.height == b.height && a.heading == b.heading && a.pitch == b.pitch &&
           a.bank == b.bank && a.radius == b.radius && a.opacity == b.opacity &&
           a.submerged == b.submerged && a.mark == b.mark;
}

void expect_position(const Picture& picture, const Position& position,
                     const scene::Surface& surface) {
    std::vector<scene::PieceView> wanted;
    piece_views(position, world_model(), surface, wanted);
    EXPECT_TRUE(std::ranges::equal(picture.pieces, wanted, same));
    EXPECT_THAT(picture.effects, testing::IsEmpty());
    EXPECT_THAT(picture.trails, testing::IsEmpty());
}

scene::GlobeVector place_of(const scene::PieceView& piece, const scene::Surface& surface) {
    return surface.position(scene::map_from_geographic(piece.at), piece.height);
}

bool is_finite(const scene::PieceView& piece) {
    for (const double number :
         {piece.at.longitude, piece.at.latitude, piece.height, piece.heading, piece.pitch,
          piece.bank, piece.radius, piece.opacity, piece.submerged}) {
        if (!std::isfinite(number)) return false;
    }
    return true;
}

bool is_finite(const scene::Effect& effect) {
    for (const double number : {effect.at.longitude, effect.at.latitude, effect.height, effect.size,
                                effect.age, effect.opacity, effect.heading, effect.pitch}) {
        if (!std::isfinite(number)) return false;
    }
    return true;
}

class EveryMove : public testing::TestWithParam<Style> {};

TEST_P(EveryMove, BeginsAtThePositionBeforeAndEndsAtTheOneAfter) {
    for (const MoveSample& sample : move_samples()) {
        SCOPED_TRACE(sample.name);
        const Performance performance = performance_of(sample, GetParam());
        Picture picture;
        for (const double morph : kMorphs) {
            const scene::Surface surface{scene::Morph(morph)};
            performance.sample(0.0, surface, picture);
            expect_position(picture, sample.before, surface);
            performance.sample(performance.seconds(), surface, picture);
            expect_position(picture, sample.outcome.after, surface);
        }
    }
}

TEST_P(EveryMove, IsFiniteAtAnyTime) {
    constexpr double kInfinity = std::numeric_limits<double>::infinity();
    const double odd[] = {-kInfinity, -1e300,    -1.0,
                          1e300,      kInfinity, std::numeric_limits<double>::quiet_NaN()};
    for (const MoveSample& sample : move_samples()) {
        SCOPED_TRACE(sample.name);
        const Performance performance = performance_of(sample, GetParam());
        Picture picture;
        const auto look_at = [&](double time, double morph) {
            performance.sample(time, scene::Surface(scene::Morph(morph)), picture);
            for (const auto& piece : picture.pieces) ASSERT_TRUE(is_finite(piece)) << time;
            for (const auto& effect : picture.effects) ASSERT_TRUE(is_finite(effect)) << time;
            for (const auto& point : picture.trail_points) {
                ASSERT_TRUE(std::isfinite(point.at.longitude + point.at.latitude + point.height +
                                          point.width + point.age));
            }
            const scene::Geographic focus = performance.focus(time);
            ASSERT_TRUE(std::isfinite(focus.longitude) && std::isfinite(focus.latitude)) << time;
        };
        for (const double time : odd) look_at(time, 0.5);
        for (double t = 0.0; t < performance.seconds(); t += 0.05) look_at(t, 0.0);
        for (double t = 0.0; t < performance.seconds(); t += 0.05) look_at(t, 1.0);
    }
}

/// The nearest piece of the same side in `among`.
double nearest(const scene::PieceView& piece, const std::vector<scene::PieceView>& among,
               const scene::Surface& surface) {
    double least = 1e9;
    for (const auto& other : among) {
        if (other.owner != piece.owner) continue;
        least = std::min(least, glm::distance(place_of(piece, surface), place_of(other, surface)));
    }
    return least;
}

TEST_P(EveryMove, NeverJumpsAndNeverGoesThroughTheEarth) {
    // The fastest cross 300 degrees in two seconds: 0.025 in a step.
    constexpr double kFarthest = 0.03;
    for (const MoveSample& sample : move_samples()) {
        SCOPED_TRACE(sample.name);
        const Performance performance = performance_of(sample, GetParam());
        for (const double morph : {0.0, 1.0}) {
            const scene::Surface surface{scene::Morph(morph)};
            Picture before;
            performance.sample(0.0, surface, before);
            for (double t = kStep; t < performance.seconds() + kStep; t += kStep) {
                Picture now;
                performance.sample(t, surface, now);
                for (const auto& piece : now.pieces) {
                    ASSERT_GE(piece.height, -0.2 * piece.radius) << t;
                    if (piece.opacity < 0.25) continue;  // comes into sight
                    ASSERT_LT(nearest(piece, before.pieces, surface), kFarthest) << t;
                }
                for (const auto& piece : before.pieces) {
                    if (piece.opacity < 0.25 || piece.radius < 0.02) continue;  // goes
                    ASSERT_LT(nearest(piece, now.pieces, surface), kFarthest) << t;
                }
                std::swap(before, now);
            }
        }
    }
}

TEST_P(EveryMove, KeepsItsSoundsWithinItsTime) {
    for (const MoveSample& sample : move_samples()) {
        SCOPED_TRACE(sample.name);
        const Performance performance = performance_of(sample, GetParam());
        ASSERT_FALSE(performance.cues().empty());
        double before = 0.0;
        for (const Cue& cue : performance.cues()) {
            EXPECT_GE(cue.at, before);
            EXPECT_LE(cue.at, performance.seconds());
            EXPECT_GE(cue.weight, 0.0);
            EXPECT_LE(cue.weight, 1.0);
            before = cue.at;
        }
    }
}

TEST_P(EveryMove, TakesOneToTwoAndAHalfSecondsUnlessTheGameEnds) {
    for (const MoveSample& sample : move_samples()) {
        SCOPED_TRACE(sample.name);
        const double seconds = performance_of(sample, GetParam()).seconds();
        EXPECT_GE(seconds, 1.0);
        if (has_ended(sample)) {
            EXPECT_GT(seconds, 2.0);
            EXPECT_LT(seconds, 7.0);
        } else {
            EXPECT_LE(seconds, 2.5);
        }
    }
}

TEST_P(EveryMove, GoesOverTheSamePlacesOnTheGlobeAndOnTheFlatBoard) {
    for (const MoveSample& sample : move_samples()) {
        SCOPED_TRACE(sample.name);
        const Performance performance = performance_of(sample, GetParam());
        Picture globe;
        Picture flat;
        for (double t = 0.03; t < performance.seconds(); t += 0.11) {
            performance.sample(t, scene::Surface(), globe);
            performance.sample(t, scene::Surface(scene::Morph(1.0)), flat);
            ASSERT_EQ(globe.pieces.size(), flat.pieces.size());
            for (std::size_t i = 0; i < flat.pieces.size(); ++i) {
                ASSERT_EQ(globe.pieces[i].at, flat.pieces[i].at);
            }
        }
    }
}

INSTANTIATE_TEST_SUITE_P(Styles, EveryMove, testing::Values(Style::Full, Style::Reduced),
                         [](const auto& style) {
                             return style.param == Style::Full ? "Full" : "Reduced";
                         });

TEST(MoveSamples, HoldEveryMannerAndEvent) {
    std::set<Manner> manners;
    std::set<std::size_t> events;
    std::set<Unit> movers;
    for (const MoveSample& sample : move_samples()) {
        for (const Event& event : sample.outcome.events) {
            events.insert(event.index());
            if (const auto* moved = std::get_if<Moved>(&event)) {
                manners.insert(moved->manner);
                movers.insert(moved->piece.unit);
            }
        }
    }
    EXPECT_EQ(manners.size(), 6U);
    EXPECT_EQ(events.size(), std::variant_size_v<Event>);
    EXPECT_EQ(movers.size(), kUnitCount);
}

}  // namespace
}  // namespace taiji::motion
