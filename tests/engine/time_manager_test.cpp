#include "game/engine/time_manager.hpp"

#include <gtest/gtest.h>

namespace taiji::engine {
namespace {

TEST(TimePlan, NeverUsesMoreThanIsLeftLessTheOverhead) {
    for (std::int64_t left : {1, 20, 31, 100, 1'000, 60'000, 3'600'000}) {
        for (std::int64_t increment : {0, 100, 10'000}) {
            for (std::optional<int> moves :
                 {std::optional<int>{}, std::optional<int>{1}, std::optional<int>{40}}) {
                const TimePlan plan = plan_time({left, increment, moves}, 30);
                EXPECT_GE(plan.soft_ms, 1);
                EXPECT_LE(plan.soft_ms, plan.hard_ms);
                EXPECT_LE(plan.hard_ms, std::max<std::int64_t>(1, left - 30));
            }
        }
    }
}

TEST(TimePlan, SpendsMoreWithAnIncrementAndOnTheLastMoveBeforeMoreTime) {
    EXPECT_GT(plan_time({60'000, 1'000, {}}, 30).soft_ms, plan_time({60'000, 0, {}}, 30).soft_ms);
    EXPECT_GT(plan_time({60'000, 0, 1}, 30).soft_ms, plan_time({60'000, 0, 20}, 30).soft_ms);
}

}  // namespace
}  // namespace taiji::engine
