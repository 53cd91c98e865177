#include "client/storage/settings_store.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/storage/temporary_folder.hpp"

namespace taiji {
namespace {

using test::TemporaryFolder;
using test::text_of;
using test::write_text;
using ::testing::HasSubstr;

TEST(SettingsStore, KeepsSettings) {
    const TemporaryFolder folder;
    Settings settings;
    settings.animation_speed = 2.0;
    {
        SettingsStore store(folder.path() / "taiji");
        EXPECT_EQ(store.load(Settings{}).settings, Settings{});
        ASSERT_TRUE(store.save(settings));
    }
    SettingsStore store(folder.path() / "taiji");
    const auto loaded = store.load(Settings{});
    EXPECT_EQ(loaded.settings, settings);
    EXPECT_FALSE(loaded.problem);
}

TEST(SettingsStore, SetsABrokenFileAside) {
    const TemporaryFolder folder;
    write_text(folder.path() / "settings.json", "{\"clouds\": maybe}");
    SettingsStore store(folder.path());
    const auto loaded = store.load(Settings{});
    EXPECT_EQ(loaded.settings, Settings{});
    ASSERT_TRUE(loaded.problem && loaded.set_aside);
    EXPECT_THAT(*loaded.problem, HasSubstr("settings.json: this is no JSON"));
    EXPECT_EQ(text_of(*loaded.set_aside), "{\"clouds\": maybe}");
    ASSERT_TRUE(store.save(Settings{}));
    EXPECT_FALSE(SettingsStore(folder.path()).load(Settings{}).problem);
}

TEST(SettingsStore, KeepsWhatALaterVersionWrote) {
    const TemporaryFolder folder;
    write_text(folder.path() / "settings.json", R"({"telepathy": 3})");
    SettingsStore store(folder.path());
    EXPECT_FALSE(store.load(Settings{}).problem);
    ASSERT_TRUE(store.save(Settings{}));
    EXPECT_THAT(text_of(folder.path() / "settings.json"), HasSubstr("\"telepathy\": 3"));
}

TEST(SettingsStore, NeverWritesOverAFileThatItCouldNotRead) {
    const TemporaryFolder folder;
    std::filesystem::create_directory(folder.path() / "settings.json");
    SettingsStore store(folder.path());
    EXPECT_TRUE(store.load(Settings{}).problem);
    EXPECT_TRUE(store.save(Settings{}));
    EXPECT_TRUE(std::filesystem::is_directory(folder.path() / "settings.json"));
}

TEST(SettingsStore, WithoutAFolderKeepsNothing) {
    SettingsStore store(std::nullopt);
    EXPECT_FALSE(store.load(Settings{}).problem);
    EXPECT_TRUE(store.save(Settings{}));
}

}  // namespace
}  // namespace taiji
