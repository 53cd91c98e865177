#include "game/engine/tuner.hpp"

#include <gtest/gtest.h>

#include <cmath>

#include "game/engine/weights_text.hpp"
#include "game/rules/legal_moves.hpp"
#include "tests/engine/engine_fixture.hpp"

namespace taiji::engine {
namespace {

/// Positions of random play, each with the result that `truth` expects.
template <typename Add>
void random_play(int games, Add&& add) {
    std::uint64_t random = 5;
    for (int game = 0; game < games; ++game) {
        Position p = *Position::start(taiji::test::world());
        for (int ply = 0; ply < 60; ++ply) {
            MoveList moves;
            legal_moves(p, moves);
            if (moves.empty()) break;
            random = random * 6364136223846793005U + 1442695040888963407U;
            Undo undo;
            p.make(moves[(random >> 33U) % moves.size()], undo);
            add(p);
        }
    }
}

TEST(Tuner, FindsTheWeightsThatMadeTheResults) {
    Weights truth;
    truth.material[static_cast<std::size_t>(Unit::AirForce)] = 700;
    truth.mobility[static_cast<std::size_t>(Unit::Missile)] = 9;
    Tuner tuner{Weights{}};
    random_play(60, [&](const Position& p) {
        const Score score = evaluate(p, truth);
        const Score white = p.side_to_move() == Side::White ? score : -score;
        tuner.add(p, 1.0 / (1.0 + std::exp(-white / 400.0)));
    });
    const Weights fitted = tuner.fit({.passes = 800, .trust = 1000.0});
    EXPECT_LT(tuner.error(fitted), tuner.error(Weights{}) / 20);
    // The scale is fitted too, so that only proportions are known.
    const double scale = static_cast<double>(fitted.material[0]) / truth.material[0];
    EXPECT_NEAR(fitted.material[static_cast<std::size_t>(Unit::AirForce)] / scale, 700, 40);
    EXPECT_NEAR(fitted.mobility[static_cast<std::size_t>(Unit::Missile)] / scale, 9, 1.5);
}

TEST(Tuner, BelievesTheStartWeightsWhereThereAreFewPositions) {
    Weights truth;
    truth.material[static_cast<std::size_t>(Unit::AirForce)] = 700;
    const Weights start;
    const auto air_force_after = [&](double trust) {
        Tuner tuner(start);
        random_play(3, [&](const Position& p) {
            const Score score = evaluate(p, truth);
            const Score white = p.side_to_move() == Side::White ? score : -score;
            tuner.add(p, 1.0 / (1.0 + std::exp(-white / 400.0)));
        });
        return tuner.fit({.passes = 300, .trust = trust})
            .material[static_cast<std::size_t>(Unit::AirForce)];
    };
    const int before = start.material[static_cast<std::size_t>(Unit::AirForce)];
    EXPECT_NEAR(air_force_after(1e-6), before, 2);
    EXPECT_LT(air_force_after(1000.0), air_force_after(1e-6));
}

TEST(WeightsText, IsReadAsItIsWritten) {
    Weights weights;
    int next = -7;
    for_each_weight(weights, [&](std::string_view, int& weight) { weight = next += 3; });
    const auto read = parse_weights(weights_text(weights));
    ASSERT_TRUE(read) << read.error().message;
    EXPECT_EQ(weights_text(*read), weights_text(weights));
    EXPECT_EQ(parse_weights("tempo:3")->tempo, 3);
    EXPECT_EQ(parse_weights("tempo:3")->seat_reach, Weights{}.seat_reach);
}

TEST(WeightsText, SaysWhatIsWrong) {
    EXPECT_EQ(parse_weights("pace:3").error().message,
              "no term of the evaluation is called \"pace\"");
    EXPECT_EQ(parse_weights("tempo:1,2").error().message,
              "\"tempo:1,2\": expected 1 whole numbers for tempo");
    EXPECT_EQ(parse_weights("tempo:x").error().message,
              "\"tempo:x\": expected 1 whole numbers for tempo");
    EXPECT_FALSE(parse_weights("tempo"));
}

TEST(Evaluation, IsLinearInItsWeights) {
    Weights doubled;
    for_each_weight(doubled, [](std::string_view, int& weight) { weight = 2 * weight; });
    random_play(5, [&](const Position& p) {
        EXPECT_EQ(evaluate(p, doubled), 2 * evaluate(p, Weights{})) << tfen(p);
    });
}

}  // namespace
}  // namespace taiji::engine
