#include "client/film/export_job.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <chrono>
#include <thread>

namespace taiji::film {
namespace {

using ::testing::HasSubstr;
using State = ExportJob::State;

std::unique_ptr<ExportJob> start(const std::string& script,
                                 std::unique_ptr<ScratchFolder> scratch = {}) {
    auto job = ExportJob::start({"/bin/sh", "-c", script}, "out.mp4", std::move(scratch));
    EXPECT_TRUE(job) << job.error().message;
    return std::move(*job);
}

/// Patient: the machine may be busy.
template <typename Look>
bool wait_for(ExportJob& job, const Look& look) {
    for (int i = 0; i < 3000; ++i) {
        job.update();
        if (look()) return true;
        std::this_thread::sleep_for(std::chrono::milliseconds(10));
    }
    return false;
}

TEST(ExportJob, TellsHowFarItIsAndThatItIsDone) {
    const auto job = start("echo 3 10 7.0; read x < /dev/null; echo 10 10 0.0");
    ASSERT_TRUE(wait_for(*job, [&] { return job->state() != State::Running; }));
    EXPECT_EQ(job->state(), State::Done);
    EXPECT_EQ(job->progress(), (Progress{10, 10, 0.0}));
}

TEST(ExportJob, TellsWhyItFailed) {
    const auto job = start("echo noise >&2; echo 'taiji: the disk is full' >&2; exit 1");
    ASSERT_TRUE(wait_for(*job, [&] { return job->state() != State::Running; }));
    EXPECT_EQ(job->state(), State::Failed);
    EXPECT_EQ(job->problem(), "the disk is full");
}

TEST(ExportJob, CanBeCancelledAndKeepsItsFolderUntilItHasEnded) {
    auto scratch = ScratchFolder::make();
    ASSERT_TRUE(scratch) << scratch.error().message;
    const std::filesystem::path folder = (*scratch)->path();
    const auto job = start("trap 'exit 1' INT; echo 1 10 9.0; while :; do sleep 0.05; done",
                           *std::move(scratch));
    ASSERT_TRUE(wait_for(*job, [&] { return job->progress().done == 1; }));
    EXPECT_TRUE(std::filesystem::exists(folder));
    job->cancel();
    ASSERT_TRUE(wait_for(*job, [&] { return job->state() != State::Running; }));
    EXPECT_EQ(job->state(), State::Cancelled);
    EXPECT_FALSE(std::filesystem::exists(folder));
}

TEST(ExportJob, EndsWithItsOwner) {
    // Deaf to being asked: it is killed.
    auto job = start("trap '' INT; echo 1 10 9.0; while :; do sleep 0.05; done");
    ASSERT_TRUE(wait_for(*job, [&] { return job->progress().done == 1; }));
    job.reset();
    SUCCEED();
}

TEST(ExportJob, SaysWhatCannotBeStarted) {
    const auto job = ExportJob::start({"/no/such/program"}, "out.mp4", {});
    ASSERT_FALSE(job);
    EXPECT_THAT(job.error().message, HasSubstr("/no/such/program cannot be started"));
}

}  // namespace
}  // namespace taiji::film
