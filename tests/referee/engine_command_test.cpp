#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "client/uci/engine_process.hpp"

namespace taiji {
namespace {

using ::testing::ElementsAre;

TEST(EngineCommand, IsSplitAtBlanksOutsideQuotesAndKeepsOptionsApart) {
    const auto command =
        EngineCommand::parse("  'my engine' --fast option.Level=3 \"a b\" option.Name=x=y ");
    ASSERT_TRUE(command) << command.error().message;
    EXPECT_THAT(command->words, ElementsAre("my engine", "--fast", "a b"));
    ASSERT_EQ(command->options.size(), 2U);
    EXPECT_EQ(command->options[0].name, "Level");
    EXPECT_EQ(command->options[0].value, "3");
    EXPECT_EQ(command->options[1].value, "x=y");
}

TEST(EngineCommand, NeedsAProgramAndClosedQuotes) {
    EXPECT_FALSE(EngineCommand::parse(""));
    EXPECT_FALSE(EngineCommand::parse("option.Level=3"));
    EXPECT_FALSE(EngineCommand::parse("'x"));
}

TEST(EngineProcess, ThatCannotBeStartedSaysWhy) {
    const auto process = EngineProcess::start(*EngineCommand::parse("no-such-engine-here"));
    ASSERT_FALSE(process);
    EXPECT_EQ(process.error().message,
              "engine \"no-such-engine-here\" cannot be started: No such file or directory");
}

TEST(EngineProcess, ThatNeverAnswersIsGivenUp) {
    const auto command = *EngineCommand::parse("sleep 60");
    auto process = EngineProcess::start(command);
    ASSERT_TRUE(process);
    const auto answer = process->shake_hands(command, 50);
    ASSERT_FALSE(answer);
    EXPECT_EQ(answer.error().message, "engine \"sleep\" did not answer \"uciok\" in time");
}

TEST(EngineProcess, ThatEndsIsNoticed) {
    const auto command = *EngineCommand::parse("true");
    auto process = EngineProcess::start(command);
    ASSERT_TRUE(process);
    EXPECT_FALSE(process->shake_hands(command, 5'000));
}

}  // namespace
}  // namespace taiji
