#include "client/play/background.hpp"

#include <gtest/gtest.h>

#include <atomic>
#include <latch>

namespace taiji::play {
namespace {

/// Ends when told to, without looking again and again.
void wait_until_told(const std::stop_token& stop) {
    std::latch told(1);
    const std::stop_callback on_stop(stop, [&told] { told.count_down(); });
    told.wait();
}

TEST(Background, DoesItsJobsOneAfterAnother) {
    Background background;
    for (int i = 0; i < 100; ++i) {
        std::latch done(1);
        background.start([&done](const std::stop_token&) { done.count_down(); });
        done.wait();
    }
}

TEST(Background, TellsTheJobThatRunsToStopForANewOne) {
    Background background;
    std::latch running(1);
    background.start([&running](const std::stop_token& stop) {
        running.count_down();
        wait_until_told(stop);
    });
    running.wait();
    std::latch second(1);
    background.start([&second](const std::stop_token&) { second.count_down(); });
    second.wait();
}

TEST(Background, ForgetsAJobThatWaits) {
    Background background;
    std::latch running(1);
    std::latch may_end(1);
    background.start([&](const std::stop_token&) {
        running.count_down();
        may_end.wait();
    });
    running.wait();
    std::atomic<bool> forgotten{true};
    background.start([&forgotten](const std::stop_token&) { forgotten = false; });
    background.cancel();
    may_end.count_down();
    std::latch last(1);
    background.start([&last](const std::stop_token&) { last.count_down(); });
    last.wait();
    EXPECT_TRUE(forgotten);
}

TEST(Background, IsGoneOnlyWhenItsJobIs) {
    std::atomic<bool> ended{false};
    std::latch running(1);
    {
        Background background;
        background.start([&](const std::stop_token& stop) {
            running.count_down();
            wait_until_told(stop);
            ended = true;
        });
        running.wait();
    }
    EXPECT_TRUE(ended);
}

TEST(Mailbox, KeepsTheOrder) {
    Mailbox<int> mailbox;
    EXPECT_FALSE(mailbox.take());
    mailbox.put(1);
    mailbox.put(2);
    EXPECT_EQ(mailbox.take(), 1);
    EXPECT_EQ(mailbox.take(), 2);
    EXPECT_FALSE(mailbox.take());
}

}  // namespace
}  // namespace taiji::play
