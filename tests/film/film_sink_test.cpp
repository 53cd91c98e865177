#include "client/film/film_sink.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sys/resource.h>

#include <csignal>
#include <cstdlib>
#include <fstream>

#include "client/common/read_file.hpp"
#include "client/film/film_writer.hpp"
#include "client/picture_file/png_reader.hpp"
#include "tests/storage/temporary_folder.hpp"

namespace taiji::film {
namespace {

using namespace test;
using ::testing::HasSubstr;
using ::testing::StartsWith;

constexpr FrameSize kSize{16, 8};

std::vector<std::uint8_t> grey(std::uint8_t value) {
    return std::vector<std::uint8_t>(4 * kSize.pixels(), value);
}

class FilmSinkTest : public ::testing::Test {
  protected:
    void SetUp() override { std::signal(SIGPIPE, SIG_IGN); }
    [[nodiscard]] std::filesystem::path file(const char* name) const {
        return folder_.path() / name;
    }
    [[nodiscard]] std::ptrdiff_t files() const {
        return std::distance(std::filesystem::directory_iterator(folder_.path()), {});
    }
    [[nodiscard]] Result<std::unique_ptr<FilmSink>> open(const std::filesystem::path& out) const {
        const auto kind = film_kind(out);
        if (!kind) return tl::unexpected(kind.error());
        return open_film(out, {*kind, kSize, 25});
    }
    /// A program of that name, the only one on the PATH beside those of the system.
    void put_on_path(const std::string& script) const {
        std::filesystem::create_directory(file("bin"));
        std::ofstream(file("bin") / "ffmpeg") << "#!/bin/sh\n" << script;
        std::filesystem::permissions(file("bin") / "ffmpeg", std::filesystem::perms::owner_all);
        setenv("PATH", (file("bin").string() + ":/usr/bin:/bin").c_str(), 1);
    }
    TemporaryFolder folder_;
};

TEST_F(FilmSinkTest, KnowsFilmsByTheirEndings) {
    EXPECT_EQ(film_kind("a.mp4"), FilmKind::Mp4);
    EXPECT_EQ(film_kind("a.b/c.webm"), FilmKind::Webm);
    EXPECT_EQ(film_kind("a.gif"), FilmKind::Gif);
    EXPECT_EQ(film_kind("a.y4m"), FilmKind::Y4m);
    EXPECT_EQ(film_kind("folder/pictures"), FilmKind::PngFolder);
    const auto other = film_kind("a.avi");
    ASSERT_FALSE(other);
    EXPECT_THAT(other.error().message, StartsWith("a.avi: a film ends in"));
}

TEST_F(FilmSinkTest, WritesY4mFrameByFrame) {
    auto sink = open(file("a.y4m"));
    ASSERT_TRUE(sink) << sink.error().message;
    ASSERT_TRUE((*sink)->add(grey(0)));
    ASSERT_TRUE((*sink)->add(grey(255)));
    ASSERT_TRUE((*sink)->finish());
    const auto text = read_file(file("a.y4m"));
    ASSERT_TRUE(text);
    const std::string header = "YUV4MPEG2 W16 H8 F25:1 Ip A1:1 C420jpeg XCOLORRANGE=LIMITED\n";
    const std::size_t frame = 6 + kSize.pixels() * 3 / 2;
    ASSERT_EQ(text->size(), header.size() + 2 * frame);
    EXPECT_THAT(*text, StartsWith(header + "FRAME\n"));
    EXPECT_EQ((*text)[header.size() + 6], '\x10');
    EXPECT_EQ(text->substr(header.size() + frame, 6), "FRAME\n");
    EXPECT_EQ((*text)[header.size() + frame + 6], '\xEB');
    EXPECT_EQ(files(), 1);
}

TEST_F(FilmSinkTest, WithoutAnEndNothingIsLeftAndTheOldFilmStays) {
    std::ofstream(file("a.y4m")) << "old";
    {
        auto sink = open(file("a.y4m"));
        ASSERT_TRUE(sink);
        ASSERT_TRUE((*sink)->add(grey(0)));
    }
    EXPECT_EQ(read_file(file("a.y4m")), "old");
    EXPECT_EQ(files(), 1);
}

TEST_F(FilmSinkTest, AFullDiskIsOneSentence) {
    std::signal(SIGXFSZ, SIG_IGN);
    auto sink = open(file("a.y4m"));
    ASSERT_TRUE(sink);
    rlimit before{};
    getrlimit(RLIMIT_FSIZE, &before);
    const rlimit small = {300, before.rlim_max};
    setrlimit(RLIMIT_FSIZE, &small);
    Result<void> added = (*sink)->add(grey(0));
    if (added) added = (*sink)->add(grey(1));
    setrlimit(RLIMIT_FSIZE, &before);
    ASSERT_FALSE(added);
    EXPECT_EQ(added.error().message, file("a.y4m").string() + " cannot be written: File too large");
    sink->reset();
    EXPECT_EQ(files(), 0);
}

TEST_F(FilmSinkTest, WritesAPictureForEachFrameIntoAnEmptyFolder) {
    auto sink = open(file("frames"));
    ASSERT_TRUE(sink) << sink.error().message;
    ASSERT_TRUE((*sink)->add(grey(0)));
    ASSERT_TRUE((*sink)->add(grey(9)));
    ASSERT_TRUE((*sink)->finish());
    EXPECT_TRUE(is_png(file("frames") / "frame-000001.png"));
    EXPECT_TRUE(is_png(file("frames") / "frame-000002.png"));
    const auto again = open(file("frames"));
    ASSERT_FALSE(again);
    EXPECT_THAT(again.error().message, HasSubstr("is not empty"));
}

TEST_F(FilmSinkTest, GivesFfmpegAllFramesAndTakesItsFilm) {
    // The last word is file:OUT.
    put_on_path("for last; do :; done\ncat > \"${last#file:}\"\n");
    auto sink = open(file("a.mp4"));
    ASSERT_TRUE(sink) << sink.error().message;
    ASSERT_TRUE((*sink)->add(grey(0)));
    ASSERT_TRUE((*sink)->finish());
    const auto text = read_file(file("a.mp4"));
    ASSERT_TRUE(text);
    EXPECT_THAT(*text, StartsWith("YUV4MPEG2 W16 H8 F25:1 "));
    EXPECT_THAT(*text, HasSubstr("FRAME\n"));
}

TEST_F(FilmSinkTest, TellsFfmpegsLastWords) {
    put_on_path("echo first >&2\necho 'no encoder of that name' >&2\nexit 1\n");
    auto sink = open(file("a.webm"));
    Result<void> done;
    if (!sink) {
        done = tl::unexpected(sink.error());
    } else {
        for (int i = 0; i < 10'000 && done; ++i) done = (*sink)->add(grey(0));
        if (done) done = (*sink)->finish();
    }
    ASSERT_FALSE(done);
    EXPECT_THAT(done.error().message, HasSubstr("a.webm: ffmpeg failed: no encoder of that name"));
}

TEST_F(FilmSinkTest, SaysWhatToDoWithoutFfmpeg) {
    setenv("PATH", file("nothing").c_str(), 1);
    const auto sink = open(file("a.gif"));
    ASSERT_FALSE(sink);
    EXPECT_THAT(sink.error().message, HasSubstr("apt-get install ffmpeg"));
    EXPECT_EQ(files(), 0);
}

TEST_F(FilmSinkTest, SaysWhereNothingCanBeWritten) {
    for (const char* name : {"no/a.y4m", "no/a.mp4"}) {
        const auto sink = open(file(name));
        ASSERT_FALSE(sink) << name;
        EXPECT_THAT(sink.error().message, HasSubstr("No such file or directory"));
    }
}

TEST_F(FilmSinkTest, TheWriterKeepsTheOrderAndTellsTheFirstFault) {
    auto sink = open(file("a.y4m"));
    ASSERT_TRUE(sink);
    FilmWriter writer(std::move(*sink), kSize);
    for (std::uint8_t i = 0; i < 40; ++i) {
        auto room = writer.room();
        ASSERT_TRUE(room);
        *room = grey(i);
        writer.add(*std::move(room));
    }
    ASSERT_TRUE(writer.finish());
    const auto text = read_file(file("a.y4m"));
    ASSERT_TRUE(text);
    const std::size_t frame = 6 + kSize.pixels() * 3 / 2;
    const std::size_t header = text->size() - 40 * frame;
    for (std::size_t i = 1; i < 40; ++i) {
        const auto at = [&](std::size_t n) {
            return static_cast<unsigned char>((*text)[header + n * frame + 6]);
        };
        ASSERT_GE(at(i), at(i - 1));
    }
    EXPECT_EQ(static_cast<unsigned char>((*text)[header + 39 * frame + 6]),
              static_cast<unsigned char>(16 + (219 * 39 + 127) / 255));
}

}  // namespace
}  // namespace taiji::film
