#include "client/picture_file/png_reader.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sys/stat.h>
#include <zlib.h>

#include <fstream>
#include <string>

#include "tests/picture_file/samples.hpp"
#include "tests/storage/temporary_folder.hpp"
#include "tests/support/boards.hpp"

namespace taiji {
namespace {

using namespace test;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;

std::string big_endian(std::uint32_t value) {
    std::string made;
    for (int shift = 24; shift >= 0; shift -= 8) made += static_cast<char>(value >> shift & 0xFFU);
    return made;
}

std::string chunk(const std::string& type, const std::string& data) {
    const std::string body = type + data;
    const auto crc =
        crc32(0, reinterpret_cast<const Bytef*>(body.data()), static_cast<uInt>(body.size()));
    return big_endian(static_cast<std::uint32_t>(data.size())) + body +
           big_endian(static_cast<std::uint32_t>(crc));
}

const std::string kSignature = "\x89PNG\r\n\x1a\n";
const std::string kHeader =
    chunk("IHDR", big_endian(1) + big_endian(1) + std::string("\x08\x02\0\0\0", 5));
const std::string kPixels = chunk("IDAT", "x");

std::string deflated(const std::string& text) {
    uLongf size = compressBound(static_cast<uLong>(text.size()));
    std::string made(size, '\0');
    compress2(reinterpret_cast<Bytef*>(made.data()), &size,
              reinterpret_cast<const Bytef*>(text.data()), static_cast<uLong>(text.size()), 1);
    made.resize(size);
    return made;
}

Result<std::vector<PngText>> read(const std::string& bytes) {
    return read_png_texts(std::span<const std::uint8_t>(
        reinterpret_cast<const std::uint8_t*>(bytes.data()), bytes.size()));
}

std::string problem(const std::string& bytes) {
    const auto texts = read(bytes);
    return texts ? "" : texts.error().message;
}

TEST(PngReader, ReadsWhatTheWriterWrote) {
    const TemporaryFolder folder;
    const std::vector<PngText> texts = {
        {"Taiji Ply", "12"}, {"Comment", "空军 “quoted”\nsecond line"}, {"Empty", ""}};
    const auto file = folder.path() / "a.png";
    ASSERT_TRUE(write_png(file, {.width = 3, .height = 2, .texts = texts}, sample_pixels(3, 2)));
    EXPECT_TRUE(is_png(file));
    const auto read = read_png_texts(file);
    ASSERT_TRUE(read) << read.error().message;
    EXPECT_EQ(*read, texts);
}

TEST(PngReader, ReadsAllKindsOfTexts) {
    const std::string bytes = kSignature + kHeader + chunk("tEXt", std::string("A\0plain", 7)) +
                              chunk("zTXt", std::string("B\0\0", 3) + deflated("packed")) +
                              chunk("iTXt", std::string("C\0\0\0\0\0", 6) + "空军") + kPixels;
    const auto texts = read(bytes);
    ASSERT_TRUE(texts) << texts.error().message;
    EXPECT_THAT(*texts,
                ElementsAre(PngText{"A", "plain"}, PngText{"B", "packed"}, PngText{"C", "空军"}));
}

TEST(PngReader, LeavesOutTextsThatAreNoText) {
    const std::string bytes = kSignature + kHeader + chunk("tEXt", std::string("A\0\xFF\xFE", 4)) +
                              chunk("iTXt", std::string("B\0\0\0\0\0\xC3\x28", 8)) + kPixels;
    const auto texts = read(bytes);
    ASSERT_TRUE(texts) << texts.error().message;
    EXPECT_THAT(*texts, IsEmpty());
}

TEST(PngReader, RefusesWhatIsNoSoundPicture) {
    EXPECT_EQ(problem(""), "it is no PNG picture");
    EXPECT_EQ(problem("[White \"Li\"]"), "it is no PNG picture");
    EXPECT_THAT(problem(kSignature), HasSubstr("it ends before its pixels"));
    EXPECT_THAT(problem(kSignature + kHeader), HasSubstr("it ends before its pixels"));
    std::string other = kSignature + kHeader + chunk("tEXt", std::string("A\0plain", 7)) + kPixels;
    other[other.size() - kPixels.size() - 1] ^= 1;
    EXPECT_THAT(problem(other), HasSubstr("CRC"));
    EXPECT_THAT(problem(kSignature + kPixels), HasSubstr("no sound PNG picture"));
}

TEST(PngReader, NeverBelievesALength) {
    const std::string huge = kSignature + kHeader + big_endian(0x7FFFFFFF) + "iTXtA";
    EXPECT_THAT(problem(huge), HasSubstr("no sound PNG picture"));
    const std::string beyond = kSignature + kHeader + big_endian(0xFFFFFFFF) + "iTXtA";
    EXPECT_THAT(problem(beyond), HasSubstr("no sound PNG picture"));
}

TEST(PngReader, UnpacksNoBomb) {
    const std::string zeros(std::size_t{8} << 20, 'a');
    const std::string bytes =
        kSignature + kHeader + chunk("zTXt", std::string("A\0\0", 3) + deflated(zeros)) +
        chunk("iTXt", std::string("B\0\1\0\0\0", 6) + deflated(zeros)) + kPixels;
    const auto texts = read(bytes);
    if (texts) {
        for (const PngText& text : *texts) EXPECT_LE(text.text.size(), kMostPngText);
    }
}

TEST(PngReader, KeepsOnlySoManyTexts) {
    std::string bytes = kSignature + kHeader;
    for (int i = 0; i < 5000; ++i) bytes += chunk("tEXt", std::string("A\0plain", 7));
    const auto texts = read(bytes + kPixels);
    if (texts) {
        EXPECT_LE(texts->size(), 64U);
    }
}

TEST(PngReader, LooksOnlyAtFiles) {
    const TemporaryFolder folder;
    const auto loop = folder.path() / "loop.png";
    std::filesystem::create_symlink(loop, loop);
    const auto pipe = folder.path() / "pipe.png";
    ASSERT_EQ(mkfifo(pipe.c_str(), 0600), 0);
    for (const auto& path : {loop, pipe, folder.path(), folder.path() / "none.png"}) {
        EXPECT_FALSE(is_png(path)) << path;
        const auto texts = read_png_texts(path);
        ASSERT_FALSE(texts) << path;
        EXPECT_THAT(texts.error().message, HasSubstr(path.string()));
    }
}

}  // namespace
}  // namespace taiji
