// A program of its own, since it replaces the global allocation functions.

#include <gtest/gtest.h>

#include "game/rules/attacks.hpp"
#include "game/rules/legal_moves.hpp"
#include "game/rules/position.hpp"
#include "tests/support/boards.hpp"
#include "tests/support/count_allocations.hpp"

namespace taiji {
namespace {

TEST(Rules, AllocateNothingInMoveGenerationMakeUnmakeAndChecks) {
    Position p = *Position::start(test::world());
    ASSERT_GT(allocations, 0U) << "the counter counts";
    const std::size_t before = allocations;

    EXPECT_EQ(perft(p, 2), 18'902U);
    MoveList moves;
    legal_moves(p, moves);
    std::size_t checks = 0;
    for (Move move : moves) {
        Undo undo;
        p.make(move, undo);
        checks += in_check(p, p.side_to_move()) || threatens(p, Side::White) ? 1U : 0U;
        p.unmake(move, undo);
    }
    const std::size_t counted = allocations - before;
    EXPECT_EQ(counted, 0U) << checks;
}

}  // namespace
}  // namespace taiji
