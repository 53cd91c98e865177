#include "client/storage/folders.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cstdlib>
#include <map>

namespace taiji {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;

/// The environment with these variables, and without others that matter here.
class FoldersTest : public ::testing::Test {
  protected:
    void SetUp() override {
        for (const char* name : kNames) {
            const char* value = std::getenv(name);
            if (value != nullptr) before_[name] = value;
            unsetenv(name);
        }
    }
    void TearDown() override {
        for (const char* name : kNames) {
            unsetenv(name);
            if (before_.contains(name)) setenv(name, before_[name].c_str(), 1);
        }
    }

  private:
    static constexpr std::array kNames = {"HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME"};
    std::map<std::string, std::string> before_;
};

TEST_F(FoldersTest, LieBelowHomeUnlessTheEnvironmentSaysOtherwise) {
    setenv("HOME", "/home/li", 1);
    EXPECT_EQ(folders_of_environment().config, "/home/li/.config/taiji");
    EXPECT_EQ(folders_of_environment().data, "/home/li/.local/share/taiji");
    setenv("XDG_CONFIG_HOME", "/conf", 1);
    setenv("XDG_DATA_HOME", "/data", 1);
    EXPECT_EQ(folders_of_environment().config, "/conf/taiji");
    EXPECT_EQ(folders_of_environment().data, "/data/taiji");
    EXPECT_THAT(folders_of_environment().problems, IsEmpty());
}

TEST_F(FoldersTest, AreNowhereWithoutHome) {
    setenv("XDG_DATA_HOME", "relative/is/no/use", 1);
    const Folders folders = folders_of_environment();
    EXPECT_FALSE(folders.config);
    EXPECT_FALSE(folders.data);
    EXPECT_THAT(folders.problems, ElementsAre(HasSubstr("XDG_CONFIG_HOME nor HOME is set"),
                                              HasSubstr("XDG_DATA_HOME nor HOME is set")));
}

}  // namespace
}  // namespace taiji
