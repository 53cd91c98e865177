#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "client/options.hpp"

namespace taiji {
namespace {

using ::testing::HasSubstr;

Result<Options> parse(std::vector<const char*> words) {
    words.insert(words.begin(), "taiji");
    return parse_options(static_cast<int>(words.size()), words.data());
}

std::string fault(std::vector<const char*> words) {
    const auto parsed = parse(std::move(words));
    return parsed ? std::string() : parsed.error().message;
}

TEST(ProgramOptions, GiveEachSideAProgram) {
    const auto parsed = parse({"--black", "taiji-engine option.Level=2"});
    ASSERT_TRUE(parsed) << parsed.error().message;
    EXPECT_FALSE(parsed->programs[Side::White]);
    EXPECT_EQ(parsed->programs[Side::Black], "taiji-engine option.Level=2");
}

TEST(ProgramOptions, FaultsAreOneSentence) {
    EXPECT_THAT(fault({"--white", ""}), HasSubstr("--white: "));
    EXPECT_THAT(fault({"--black", "'open"}), HasSubstr("--black: "));
    EXPECT_THAT(fault({"--white", "a", "--render", "b.png"}), HasSubstr("only in the window"));
    EXPECT_THAT(fault({"--white", "a", "game.taiji"}), HasSubstr("not both"));
}

}  // namespace
}  // namespace taiji
