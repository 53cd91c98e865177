// A program of its own, since it replaces the global allocation functions.

#include <gtest/gtest.h>

#include <atomic>
#include <cstdlib>
#include <new>

#include "client/motion/performance.hpp"
#include "tests/motion/move_samples.hpp"

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

namespace taiji::motion {
namespace {

TEST(Motion, AllocatesNothingOnceItsPictureHasGrown) {
    for (const test::MoveSample& sample : test::move_samples()) {
        const Performance show(sample.before, sample.outcome.events, test::world_model(),
                               Style::Full);
        Picture picture;
        const auto play = [&] {
            std::size_t seen = 0;
            for (double t = 0.0; t <= show.seconds(); t += 0.05) {
                show.sample(t, scene::Surface(), picture);
                seen += picture.pieces.size() + picture.effects.size();
            }
            return seen;
        };
        const std::size_t first = play();
        ASSERT_GT(allocations, 0U) << "the counter counts";
        const std::size_t before = allocations;
        const std::size_t second = play();
        const std::size_t counted = allocations - before;
        EXPECT_EQ(counted, 0U) << sample.name;
        EXPECT_EQ(first, second);
    }
}

}  // namespace
}  // namespace taiji::motion
