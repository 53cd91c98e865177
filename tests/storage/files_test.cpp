#include "client/storage/files.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sys/stat.h>

#include "tests/storage/temporary_folder.hpp"

namespace taiji {
namespace {

using test::TemporaryFolder;
using test::text_of;
using test::write_text;
using ::testing::HasSubstr;

TEST(WriteFileWhole, MakesFoldersAndReplacesWhatWasThere) {
    const TemporaryFolder folder;
    const auto file = folder.path() / "a" / "b" / "text";
    ASSERT_TRUE(write_file_whole(file, "one"));
    ASSERT_TRUE(write_file_whole(file, "two"));
    EXPECT_EQ(text_of(file), "two");
    EXPECT_EQ(std::distance(std::filesystem::directory_iterator(file.parent_path()), {}), 1);
}

TEST(WriteFileWhole, FollowsALink) {
    const TemporaryFolder folder;
    write_text(folder.path() / "real", "old");
    std::filesystem::create_symlink("real", folder.path() / "link");
    ASSERT_TRUE(write_file_whole(folder.path() / "link", "new"));
    EXPECT_TRUE(std::filesystem::is_symlink(folder.path() / "link"));
    EXPECT_EQ(text_of(folder.path() / "real"), "new");
}

TEST(WriteFileWhole, LeavesTheOldFileWhereTheNewOneCannotBe) {
    const TemporaryFolder folder;
    const auto file = folder.path() / "text";
    write_text(file, "old");
    std::filesystem::create_directory(folder.path() / "text.new");
    const auto done = write_file_whole(file, "new");
    ASSERT_FALSE(done);
    EXPECT_THAT(done.error().message, HasSubstr("text.new cannot be written: Is a directory"));
    EXPECT_EQ(text_of(file), "old");
}

TEST(WriteFileWhole, TellsThatAFolderCannotBeMade) {
    const TemporaryFolder folder;
    write_text(folder.path() / "file", "");
    const auto done = write_file_whole(folder.path() / "file" / "text", "new");
    ASSERT_FALSE(done);
    EXPECT_THAT(done.error().message, HasSubstr("cannot be made"));
}

TEST(AppendToFile, AddsToTheEnd) {
    const TemporaryFolder folder;
    const auto file = folder.path() / "games" / "text";
    ASSERT_TRUE(append_to_file(file, "one"));
    ASSERT_TRUE(append_to_file(file, "two"));
    EXPECT_EQ(text_of(file), "onetwo");
}

TEST(AppendToFile, TellsThatTheDiskIsFull) {
    const auto done = append_to_file("/dev/full", "one");
    ASSERT_FALSE(done);
    EXPECT_EQ(done.error().message, "/dev/full cannot be written: No space left on device");
}

TEST(SetAside, NeverWritesOverAnotherFile) {
    const TemporaryFolder folder;
    const auto file = folder.path() / "text";
    write_text(folder.path() / "text.broken-1", "earlier");
    write_text(file, "broken");
    const auto aside = set_aside(file);
    ASSERT_TRUE(aside) << aside.error().message;
    EXPECT_EQ(*aside, folder.path() / "text.broken-2");
    EXPECT_EQ(text_of(*aside), "broken");
    EXPECT_EQ(text_of(folder.path() / "text.broken-1"), "earlier");
    EXPECT_FALSE(std::filesystem::exists(file));
}

TEST(SetAside, TellsThatThereIsNoFile) {
    const auto aside = set_aside("/nowhere/text");
    ASSERT_FALSE(aside);
    EXPECT_THAT(aside.error().message, HasSubstr("/nowhere/text cannot be set aside"));
}

TEST(RemoveFile, OfNothingIsNoError) {
    EXPECT_TRUE(remove_file("/nowhere/text"));
    EXPECT_FALSE(remove_file("/proc"));
}

}  // namespace
}  // namespace taiji
