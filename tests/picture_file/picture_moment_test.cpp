#include "client/picture_file/picture_moment.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>

namespace taiji {
namespace {

using ::testing::HasSubstr;

PictureMoment sample() {
    return {.record = "[White \"李\"]\n\n1. Vw2-w1 *\n",
            .ply = 1,
            .position = "15/15 w - 0 1",
            .camera = SavedCamera{12.345678901234567, -179.9, 3.1, 0.25, -0.1, true},
            .light = SavedLight{true, 9666.0416666}};
}

/// The texts of the sample, one of them another.
std::vector<PngText> with(const std::string& keyword, const std::string& text) {
    auto texts = texts_of_moment(sample(), "Taiji 1");
    for (PngText& one : texts) {
        if (one.keyword == keyword) one.text = text;
    }
    return texts;
}

std::string problem(const std::vector<PngText>& texts) {
    const auto moment = moment_of_texts(texts);
    return moment ? "" : moment.error().message;
}

TEST(PictureMoment, ComesBackExactly) {
    const auto again = moment_of_texts(texts_of_moment(sample(), "Taiji 1"));
    ASSERT_TRUE(again) << again.error().message;
    EXPECT_EQ(*again, sample());
}

TEST(PictureMoment, NeedsNeitherCameraNorLight) {
    PictureMoment moment = sample();
    moment.camera.reset();
    moment.light.reset();
    const auto again = moment_of_texts(texts_of_moment(moment, "Taiji 1"));
    ASSERT_TRUE(again) << again.error().message;
    EXPECT_EQ(*again, moment);
}

TEST(PictureMoment, OfPicturesWithoutAGameThereIsNone) {
    EXPECT_THAT(problem({}), HasSubstr("a picture without a game"));
    EXPECT_THAT(problem({{"Comment", "a holiday"}}), HasSubstr("a picture without a game"));
    auto texts = texts_of_moment(sample(), "Taiji 1");
    std::erase_if(texts, [](const PngText& text) { return text.keyword == "Taiji Position"; });
    EXPECT_THAT(problem(texts), HasSubstr("a picture without a game"));
}

TEST(PictureMoment, SaysWhichTextMakesNoSense) {
    for (const char* text : {"", "-1", "1.5", "99999999999999999999999", "12 ", "0x10"}) {
        EXPECT_THAT(problem(with("Taiji Ply", text)), HasSubstr("\"Taiji Ply\"")) << text;
    }
    for (const char* text : {"", "1 2 3 4 5", "1 2 3 4 5 round", "nan 2 3 4 5 globe",
                             "inf 2 3 4 5 globe", "91 2 3 4 5 globe", "1 2 0 4 5 globe",
                             "1 2 1e9 4 5 globe", "1  2 3 4 5 globe", "1 2 3 4 5 6 globe"}) {
        EXPECT_THAT(problem(with("Taiji Camera", text)), HasSubstr("\"Taiji Camera\"")) << text;
    }
    for (const char* text : {"", "sun", "moon 12", "sun 1e300", "sun nan", "play 1 2"}) {
        EXPECT_THAT(problem(with("Taiji Light", text)), HasSubstr("\"Taiji Light\"")) << text;
    }
    // What it says cannot move a terminal's cursor.
    EXPECT_EQ(problem(with("Taiji Ply", "\x1b[2J")).find('\x1b'), std::string::npos);
}

TEST(PictureMoment, RefusesADoubledText) {
    auto texts = texts_of_moment(sample(), "Taiji 1");
    texts.push_back({"Taiji Ply", "0"});
    EXPECT_THAT(problem(texts), HasSubstr("more than one text \"Taiji Ply\""));
}

}  // namespace
}  // namespace taiji
