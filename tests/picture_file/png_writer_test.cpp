#include "client/picture_file/png_writer.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sys/resource.h>

#include <csignal>
#include <fstream>

#include "client/picture_file/png_reader.hpp"
#include "renderer/images/decode.hpp"
#include "tests/picture_file/samples.hpp"
#include "tests/storage/temporary_folder.hpp"

namespace taiji {
namespace {

using namespace test;
using ::testing::HasSubstr;

class PngWriterTest : public ::testing::Test {
  protected:
    [[nodiscard]] std::filesystem::path file(const char* name) const {
        return folder_.path() / name;
    }
    [[nodiscard]] std::ptrdiff_t files() const {
        return std::distance(std::filesystem::directory_iterator(folder_.path()), {});
    }
    TemporaryFolder folder_;
};

TEST_F(PngWriterTest, WritesWhatAnotherReaderReadsAgain) {
    const auto pixels = sample_pixels(13, 7);
    const PngHead head = {.width = 13, .height = 7, .colours = PngColours::Rgba};
    ASSERT_TRUE(write_png(file("a.png"), head, pixels));
    const auto read = read_rgba_png(file("a.png"));
    ASSERT_TRUE(read) << read.error().message;
    EXPECT_EQ(read->size, (PictureSize{13, 7}));
    EXPECT_EQ(read->pixels, pixels);
}

TEST_F(PngWriterTest, LeavesAlphaOutOfOpaquePictures) {
    auto pixels = sample_pixels(4, 4);
    ASSERT_TRUE(write_png(file("a.png"), {.width = 4, .height = 4}, pixels));
    const auto read = read_rgba_png(file("a.png"));
    ASSERT_TRUE(read);
    for (std::size_t i = 3; i < pixels.size(); i += 4) pixels[i] = 255;
    EXPECT_EQ(read->pixels, pixels);
}

TEST_F(PngWriterTest, WritesTheSameInRowsAsAtOnce) {
    const auto pixels = sample_pixels(9, 6);
    const PngHead head = {.width = 9, .height = 6, .texts = {{"Comment", "山 and sea"}}};
    ASSERT_TRUE(write_png(file("whole.png"), head, pixels));
    auto writer = PngWriter::begin(file("rows.png"), head);
    ASSERT_TRUE(writer);
    const std::span<const std::uint8_t> all(pixels);
    ASSERT_TRUE(writer->write_rows(all.first(9 * 4 * 2)));
    ASSERT_TRUE(writer->write_rows(all.subspan(9 * 4 * 2)));
    ASSERT_TRUE(writer->finish());
    EXPECT_EQ(text_of(file("rows.png")), text_of(file("whole.png")));
}

TEST_F(PngWriterTest, LeavesTheOldFileAndNothingElseWhenItIsNotFinished) {
    std::ofstream(file("a.png")) << "old";
    {
        auto writer = PngWriter::begin(file("a.png"), {.width = 4, .height = 4});
        ASSERT_TRUE(writer);
        ASSERT_TRUE(writer->write_rows(std::vector<std::uint8_t>(16)));
    }
    EXPECT_EQ(text_of(file("a.png")), "old");
    EXPECT_EQ(files(), 1);
}

TEST_F(PngWriterTest, FollowsALinkToAFile) {
    std::ofstream(file("real.png")) << "old";
    std::filesystem::create_symlink(file("real.png"), file("link.png"));
    ASSERT_TRUE(write_png(file("link.png"), {.width = 1, .height = 1}, sample_pixels(1, 1)));
    EXPECT_TRUE(std::filesystem::is_symlink(file("link.png")));
    EXPECT_TRUE(is_png(file("real.png")));
}

TEST_F(PngWriterTest, SaysWhyItCannotWrite) {
    const auto pixels = sample_pixels(64, 64);
    const PngHead head = {.width = 64, .height = 64};
    const auto full = write_png("/dev/full", head, pixels);
    ASSERT_FALSE(full);
    EXPECT_EQ(full.error().message, "/dev/full cannot be written: No space left on device");
    const auto nowhere = write_png(file("no/such/a.png"), head, pixels);
    ASSERT_FALSE(nowhere);
    EXPECT_THAT(nowhere.error().message, HasSubstr("No such file or directory"));
    std::filesystem::create_symlink(file("loop.png"), file("loop.png"));
    const auto loop = write_png(file("loop.png"), head, pixels);
    ASSERT_FALSE(loop);
    EXPECT_THAT(loop.error().message, HasSubstr("Too many levels of symbolic links"));
}

TEST_F(PngWriterTest, LeavesNothingOfAPictureThatGrewTooLarge) {
    std::signal(SIGXFSZ, SIG_IGN);
    rlimit before{};
    getrlimit(RLIMIT_FSIZE, &before);
    const rlimit small = {200, before.rlim_max};
    setrlimit(RLIMIT_FSIZE, &small);
    const auto written =
        write_png(file("a.png"), {.width = 64, .height = 64}, sample_pixels(64, 64));
    setrlimit(RLIMIT_FSIZE, &before);
    ASSERT_FALSE(written);
    EXPECT_THAT(written.error().message, HasSubstr("a.png cannot be written: File too large"));
    EXPECT_EQ(files(), 0);
}

}  // namespace
}  // namespace taiji
