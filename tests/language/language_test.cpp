#include "client/language/language.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>

namespace taiji {
namespace {

using testing::HasSubstr;
using testing::UnorderedElementsAre;

std::filesystem::path folder_with(const std::string& en, const std::string& zh) {
    const auto folder = std::filesystem::path(testing::TempDir()) /
                        testing::UnitTest::GetInstance()->current_test_info()->name();
    std::filesystem::create_directories(folder);
    std::ofstream(folder / "en.json") << en;
    std::ofstream(folder / "zh.json") << zh;
    return folder;
}

TEST(Language, SaysTheSameKeyInTheChosenLanguage) {
    auto language =
        Language::load(folder_with(R"({"turn": "{side} to move"})", R"({"turn": "轮到{side}"})"))
            .value();
    EXPECT_EQ(language.format("turn", {{"side", "White"}}), "White to move");
    language.choose(UiLanguage::Chinese);
    EXPECT_EQ(language.format("turn", {{"side", "白方"}}), "轮到白方");
    EXPECT_EQ(language.text("turn"), "轮到{side}");
}

TEST(Language, ShowsAKeyThatNoFileHas) {
    const auto language = Language::load(folder_with("{}", "{}")).value();
    EXPECT_EQ(language.text("no.such"), "no.such");
}

TEST(Language, LeavesAnArgumentThatIsNotGivenInItsBraces) {
    const auto language =
        Language::load(folder_with(R"({"a": "{x} and {y}"})", R"({"a": "{y}{x}"})")).value();
    EXPECT_EQ(language.format("a", {{"y", "2"}, {"z", "3"}}), "{x} and 2");
}

TEST(Language, NamesFileAndKeyOfWhatIsWrong) {
    const auto error = [](const std::string& en, const std::string& zh) {
        const auto read = Language::load(folder_with(en, zh));
        return read ? std::string("none") : read.error().message;
    };
    EXPECT_THAT(error("[]", "{}"), HasSubstr("en.json: expected a JSON object"));
    EXPECT_THAT(error("{}", R"({"a": 1})"), HasSubstr("zh.json: \"a\": expected a text"));
    EXPECT_THAT(error(R"({"a": "}"})", "{}"), HasSubstr("en.json: \"a\": expected a name"));
    EXPECT_THAT(error(R"({"a": "x"})", "{}"), HasSubstr("zh.json: \"a\" is missing"));
    EXPECT_THAT(error("{}", R"({"b": "x"})"), HasSubstr("en.json: \"b\" is missing"));
    EXPECT_THAT(error(R"({"a": "{x}"})", R"({"a": "{y}"})"),
                HasSubstr("zh.json: \"a\": expected the arguments"));
    EXPECT_THAT(Language::load("/nowhere").error().message, HasSubstr("/nowhere/en.json"));
}

TEST(ArgumentNames, AreWhatStandsBetweenBraces) {
    EXPECT_THAT(argument_names("{a} to {b_2}, {a}").value(), UnorderedElementsAre("a", "b_2"));
    for (const char* bad : {"{", "}", "{}", "{A}", "{a", "a}", "{a{b}}"}) {
        EXPECT_FALSE(argument_names(bad)) << bad;
    }
}

TEST(Language, OfTheProgramCanBeRead) {
    EXPECT_TRUE(Language::load(TAIJI_SOURCE_DIR "/assets/languages"));
}

}  // namespace
}  // namespace taiji
