// A program of its own, since it replaces the global allocation functions.

#include <gtest/gtest.h>

#include <atomic>
#include <cstdlib>
#include <new>

#include "game/rules/attacks.hpp"
#include "game/rules/legal_moves.hpp"
#include "game/rules/position.hpp"
#include "tests/support/boards.hpp"

namespace {
std::atomic<std::size_t> allocations = 0;  // NOLINT: counts for the whole program
}

void* operator new(std::size_t size) {
    ++allocations;
    if (void* memory = std::malloc(size == 0 ? 1 : size)) return memory;
    throw std::bad_alloc();
}
// Not inlined: next to a `new` that is not, GCC would take std::free for the wrong partner.
[[gnu::noinline]] void operator delete(void* memory) noexcept {
    std::free(memory);
}
[[gnu::noinline]] void operator delete(void* memory, std::size_t) noexcept {
    std::free(memory);
}

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
