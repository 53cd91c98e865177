#include "game/engine/exchange.hpp"

#include <gtest/gtest.h>

#include "tests/engine/engine_fixture.hpp"

namespace taiji::engine {
namespace {

const Weights kWeights;

Score exchange_of(std::string_view tfen_text, std::string_view text) {
    const Position p = test::position(tfen_text);
    return exchange(p, test::move(p, text), kWeights);
}

Score value(Unit unit) {
    return value_of(unit, kWeights);
}

TEST(Exchange, OfAnUnguardedPieceWinsIt) {
    EXPECT_EQ(exchange_of("15/15/10m4/9C5/15/3H7h3/15/15/15/15/15 w - 0 1", "Ce2n2xe3n3"),
              value(Unit::Missile));
}

TEST(Exchange, OfAGuardedPieceCostsTheTaker) {
    // Black's air force guards the citizen that White's air force takes.
    EXPECT_EQ(exchange_of("15/8f6/15/15/15/3H8h2/8c6/15/15/11F3/15 w - 0 1", "Fe4s4xe1s1"),
              value(Unit::Citizen) - value(Unit::AirForce));
}

TEST(Exchange, StopsWhenGoingOnWouldLose) {
    // Taking back would cost Black's air force for a citizen: Black stops.
    EXPECT_EQ(exchange_of("10f4/15/9Ac4/9C5/15/3H7h3/15/15/15/15/15 w - 0 1", "Ce2n2xe3n3"),
              value(Unit::Citizen));
}

TEST(Exchange, CountsAStackWhole) {
    EXPECT_EQ(value(Unit::NuclearSubmarine),
              value(Unit::Submarine) + value(Unit::Missile) +
                  kWeights.material[static_cast<std::size_t>(Unit::NuclearSubmarine)]);
    EXPECT_EQ(
        exchange_of("15/15/15/15/15/3H7h3/15/15/11V3/10N4/15 w sm@e4.5s2.5 0 1", "Ne3s4*e4.5s2.5"),
        value(Unit::NuclearSubmarine));
}

}  // namespace
}  // namespace taiji::engine
