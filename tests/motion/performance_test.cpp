#include "client/motion/performance.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "client/view/board_view.hpp"
#include "tests/motion/move_samples.hpp"
#include "tests/support/boards.hpp"
#include "tests/support/scene.hpp"

namespace taiji::motion {
namespace {

using scene::EffectKind;
using scene::TrailKind;
using test::at;
using test::black_to_move;
using test::white_to_move;
using test::world_model;

Performance of(const Position& before, std::string_view move, Style style = Style::Full) {
    return {before, test::play(before, move).events, world_model(), style};
}

/// Everything that is seen at some time.
struct Seen {
    std::set<EffectKind> effects;
    std::set<TrailKind> trails;
    double highest = 0.0;  ///< Earth radii
    double deepest = 0.0;  ///< of what is submerged, 0..1
    std::size_t most_pieces = 0;
};

Seen seen_in(const Performance& performance) {
    Seen seen;
    Picture picture;
    for (double t = 0.0; t <= performance.seconds(); t += 1.0 / 120.0) {
        performance.sample(t, scene::Surface(), picture);
        for (const auto& effect : picture.effects) seen.effects.insert(effect.kind);
        for (const auto& trail : picture.trails) seen.trails.insert(trail.kind);
        for (const auto& piece : picture.pieces) {
            seen.highest = std::max(seen.highest, piece.height);
            seen.deepest = std::max(seen.deepest, piece.submerged);
        }
        seen.most_pieces = std::max(seen.most_pieces, picture.pieces.size());
    }
    return seen;
}

bool shows(const Seen& seen, std::initializer_list<EffectKind> kinds) {
    return std::ranges::all_of(kinds, [&](EffectKind kind) { return seen.effects.contains(kind); });
}

std::vector<Sound> sounds_of(const Performance& performance) {
    std::vector<Sound> sounds;
    for (const Cue& cue : performance.cues()) sounds.push_back(cue.sound);
    return sounds;
}

TEST(Motion, OfAnArmyStaysOnTheGroundAndRaisesDust) {
    const Seen seen = seen_in(of(white_to_move("Ae1n2"), "Ae1n2-e1n3"));
    EXPECT_LT(seen.highest, 0.01);
    EXPECT_TRUE(shows(seen, {EffectKind::Dust}));
    EXPECT_THAT(seen.trails, testing::IsEmpty());
}

TEST(Motion, OfACrossingEntersTheWaterAndComesOutOfIt) {
    const Performance crossing = of(white_to_move("Aw2n1"), "Aw2n1-w1n1");
    const Seen seen = seen_in(crossing);
    EXPECT_TRUE(shows(seen, {EffectKind::Spray, EffectKind::Ripples, EffectKind::Foam}));
    EXPECT_THAT(seen.trails, testing::ElementsAre(TrailKind::Wake));
    Picture picture;
    crossing.sample(0.5 * crossing.seconds(), scene::Surface(), picture);
    EXPECT_TRUE(std::ranges::any_of(picture.pieces, [](const auto& piece) {
        return piece.height < 0.0;
    })) << "low on the water";
}

TEST(Motion, OfANavyLeavesAWakeAndALandingThrowsSpray) {
    const Seen sailing = seen_in(of(white_to_move("Nw2"), "Nw2-w3"));
    EXPECT_THAT(sailing.trails, testing::ElementsAre(TrailKind::Wake));
    EXPECT_FALSE(shows(sailing, {EffectKind::Spray}));
    const Seen landing = seen_in(of(white_to_move("Nw2"), "Nw2-w4n2"));
    EXPECT_TRUE(shows(landing, {EffectKind::Spray, EffectKind::Dust}));
    EXPECT_GT(landing.highest, 0.01) << "it ramps up";
}

TEST(Motion, OfAnAirForceClimbsBanksAndLeavesAContrail) {
    const Performance flight = of(white_to_move("FAe1n2"), "FAe1n2-w4n2");
    const Seen seen = seen_in(flight);
    EXPECT_GT(seen.highest, 0.06);
    EXPECT_THAT(seen.trails, testing::ElementsAre(TrailKind::Contrail));
    Picture picture;
    flight.sample(0.3 * flight.seconds(), scene::Surface(), picture);
    const auto plane = std::ranges::max_element(picture.pieces, {}, &scene::PieceView::height);
    EXPECT_EQ(plane->cargo, scene::Model::Army) << "its passenger is under it";
    EXPECT_GT(plane->pitch, 0.0);
    EXPECT_NE(plane->bank, 0.0);
}

TEST(Motion, OfAMissileLeavesTheAtmosphereAndComesDownGlowing) {
    const Seen seen = seen_in(of(white_to_move("Me1n2 Ae1n3 ve1n4"), "Me1n2xe1n4"));
    EXPECT_GT(seen.highest, 0.15);
    EXPECT_THAT(seen.trails, testing::ElementsAre(TrailKind::Plume, TrailKind::Reentry));
    EXPECT_TRUE(shows(seen, {EffectKind::Smoke, EffectKind::Flame, EffectKind::Flash}));
}

TEST(Motion, OfALaunchBreaksTheWaterFirst) {
    const Performance launch = of(white_to_move("SMe3s4 ve5s4"), "Me3s4xe5s4");
    EXPECT_EQ(sounds_of(launch).front(), Sound::Surface);
    Picture picture;
    launch.sample(0.2, scene::Surface(), picture);
    const auto of_kind = [&](EffectKind kind) {
        return std::ranges::count(picture.effects, kind, &scene::Effect::kind);
    };
    EXPECT_GT(of_kind(EffectKind::Spray), 0);
    EXPECT_EQ(of_kind(EffectKind::Flame), 0) << "the motor burns later";
}

TEST(Motion, OfASubmarineGoesUnderWithRingsAndComesUpWithRings) {
    const Seen dive = seen_in(of(white_to_move("Se3s4"), "Se3s4-e3.5s3.5"));
    EXPECT_TRUE(shows(dive, {EffectKind::Ripples, EffectKind::Foam}));
    EXPECT_GT(dive.deepest, 0.9);
    const Seen up = seen_in(of(white_to_move("SMe3.5s3.5"), "SMe3.5s3.5-e3s4"));
    EXPECT_TRUE(shows(up, {EffectKind::Ripples, EffectKind::Spray}));
    const Performance under = of(white_to_move("Se3.5s3.5"), "Se3.5s3.5-e4.5s2.5");
    Picture picture;
    for (double t = 0.0; t <= under.seconds(); t += 0.02) {
        under.sample(t, scene::Surface(), picture);
        EXPECT_EQ(std::ranges::max(picture.pieces, {}, &scene::PieceView::submerged).submerged, 1.0)
            << "under water all the way";
    }
}

TEST(Motion, OfACarrierSendsItsAircraftFirst) {
    const Position before = white_to_move("Vs2w2 ns2w1");
    const Performance strike = of(before, "Vs2w2xs2w1");
    const Seen seen = seen_in(strike);
    const auto standing = static_cast<std::size_t>(before.occupied().size());
    EXPECT_EQ(seen.most_pieces, standing + 3);
    EXPECT_TRUE(seen.trails.contains(TrailKind::Contrail));
    Picture picture;
    strike.sample(0.3, scene::Surface(), picture);
    const auto carrier =
        std::ranges::find(picture.pieces, scene::Model::Carrier, &scene::PieceView::model);
    ASSERT_NE(carrier, picture.pieces.end());
    EXPECT_EQ(carrier->at, place_of(world_model(), test::world(), at("s2w2"))) << "it waits";
}

TEST(Motion, OfADepthStrikeThrowsChargesAndAColumnOfWater) {
    const Performance strike = of(white_to_move("Ne3s4 sme3.5s3.5"), "Ne3s4*e3.5s3.5");
    EXPECT_TRUE(
        shows(seen_in(strike), {EffectKind::Charge, EffectKind::Spray, EffectKind::ShockRing}));
    Picture picture;
    for (double t = 0.0; t <= strike.seconds(); t += 0.05) {
        strike.sample(t, scene::Surface(), picture);
        const auto navy =
            std::ranges::find(picture.pieces, scene::Model::Navy, &scene::PieceView::model);
        ASSERT_NE(navy, picture.pieces.end());
        EXPECT_EQ(navy->at, place_of(world_model(), test::world(), at("e3s4"))) << "it stays";
    }
}

TEST(Motion, OfABoardingEndsAsOnePiece) {
    const Performance boarding = of(white_to_move("Ae1n2 Fe2n3"), "Ae1n2+e2n3");
    EXPECT_THAT(sounds_of(boarding), testing::Contains(Sound::Board));
    Picture picture;
    boarding.sample(boarding.seconds() - 0.05, scene::Surface(), picture);
    EXPECT_EQ(std::ranges::count(picture.pieces, scene::Model::Army, &scene::PieceView::model), 0);
}

TEST(Motion, OfATakingIsHeavierTheMoreIsLost) {
    const auto blast = [](const Performance& performance) {
        const auto cues = performance.cues();
        return std::ranges::find(cues, Sound::Blast, &Cue::sound)->weight;
    };
    const double citizen = blast(of(white_to_move("Ae1n2 ce1n3"), "Ae1n2xe1n3"));
    const double army = blast(of(white_to_move("Ae1n2 ae1n3"), "Ae1n2xe1n3"));
    const double stack = blast(of(white_to_move("Ae1n2 fae1n3"), "Ae1n2xe1n3"));
    EXPECT_LT(citizen, army);
    EXPECT_LT(army, stack);
}

TEST(Motion, OfAFallenSeatRaisesAColumnInTheVictorsColour) {
    const Performance end = of(white_to_move("Ae3n2 he5s1"), "Ae3n2-e4");
    EXPECT_GT(end.seconds(), 3.0);
    const Seen seen = seen_in(end);
    EXPECT_TRUE(shows(seen, {EffectKind::Column, EffectKind::SeatSeal, EffectKind::ShockRing}));
    Picture picture;
    end.sample(end.seconds() - 1.0, scene::Surface(), picture);
    for (const auto& effect : picture.effects) {
        EXPECT_TRUE(effect.kind != EffectKind::Column || effect.owner == scene::Owner::West);
    }
    EXPECT_THAT(sounds_of(end), testing::Contains(Sound::End));
}

TEST(Motion, OfAResignationInCheckIsTheEndAlone) {
    const Position checked = test::after(white_to_move("Fe3n5"), "Fe3n5-e4n5");
    const Event resigned = GameEnded{{Ending::Resignation, Side::White}};
    const Performance end(checked, std::span(&resigned, 1), world_model(), Style::Full);
    EXPECT_TRUE(shows(seen_in(end), {EffectKind::Column}));
    Picture picture;
    end.sample(end.seconds(), scene::Surface(), picture);
    EXPECT_EQ(picture.pieces.size(), static_cast<std::size_t>(checked.occupied().size()));
}

TEST(Motion, OfADrawHasNoVictor) {
    const Event drawn = GameEnded{{Ending::Agreement, std::nullopt}};
    const Performance end(white_to_move("Ae1n2"), std::span(&drawn, 1), world_model(), Style::Full);
    EXPECT_FALSE(shows(seen_in(end), {EffectKind::Column}));
}

TEST(ReducedMotion, FlashesNothingAndFliesNowhere) {
    for (const test::MoveSample& sample : test::move_samples()) {
        SCOPED_TRACE(sample.name);
        const Performance calm(sample.before, sample.outcome.events, world_model(), Style::Reduced);
        const Seen seen = seen_in(calm);
        EXPECT_EQ(seen.highest, 0.0);
        EXPECT_THAT(seen.trails, testing::IsEmpty());
        EXPECT_THAT(seen.effects, testing::IsSubsetOf({EffectKind::PlainRing, EffectKind::Column}));
    }
}

TEST(Motion, IsTheSameEveryTime) {
    const Position before = white_to_move("Ae1n2 fae1n3");
    const Performance first = of(before, "Ae1n2xe1n3");
    const Performance second = of(before, "Ae1n2xe1n3");
    Picture a;
    Picture b;
    first.sample(0.9, scene::Surface(), a);
    second.sample(0.4, scene::Surface(), b);
    second.sample(0.9, scene::Surface(), b);
    ASSERT_FALSE(a.effects.empty());
    EXPECT_TRUE(std::ranges::equal(a.effects, b.effects, [](const auto& x, const auto& y) {
        return x.kind == y.kind && x.at == y.at && x.height == y.height && x.seed == y.seed &&
               x.size == y.size && x.age == y.age && x.opacity == y.opacity;
    }));
}

TEST(Motion, IsFollowedByTheEyeFromWhereItBeginsToWhereItEnds) {
    const Performance flight = of(white_to_move("Fe1n2"), "Fe1n2-e1n5");
    EXPECT_EQ(flight.focus(0.0), place_of(world_model(), test::world(), at("e1n2")));
    EXPECT_EQ(flight.focus(flight.seconds()), place_of(world_model(), test::world(), at("e1n5")));
}

}  // namespace
}  // namespace taiji::motion
