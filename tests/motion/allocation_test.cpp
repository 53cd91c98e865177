// A program of its own, since it replaces the global allocation functions.

#include <gtest/gtest.h>

#include "client/motion/performance.hpp"
#include "tests/motion/move_samples.hpp"
#include "tests/support/count_allocations.hpp"

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
