#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "renderer/text/label.hpp"
#include "renderer/text/label_font.hpp"
#include "renderer/text/utf8.hpp"

namespace taiji::text {
namespace {

using ::testing::HasSubstr;

std::optional<std::u32string> decode(std::string_view text) {
    std::u32string made;
    while (!text.empty()) {
        const auto character = take_character(text);
        if (!character) return std::nullopt;
        made += *character;
    }
    return made;
}

const LabelFont& font() {
    static const auto atlas = load_label_atlas(TAIJI_SOURCE_DIR "/assets/fonts");
    EXPECT_TRUE(atlas);
    return atlas->font;
}

TEST(LabelUtf8, ReadsOneToFourBytes) {
    EXPECT_EQ(decode("E3"), U"E3");
    EXPECT_EQ(decode("东3南5"), U"东3南5");
    EXPECT_EQ(decode("Jiǎo"), U"Jiǎo");
    EXPECT_EQ(decode("\xF0\x9F\x8C\x8D"), U"\U0001F30D");
    EXPECT_EQ(decode("\xF4\x8F\xBF\xBF"), U"\U0010FFFF");
    EXPECT_EQ(decode("\xEF\xBF\xBF"), U"\uFFFF");
}

TEST(LabelUtf8, RefusesWhatIsNotWellFormed) {
    for (const std::string_view bad :
         {"\x80", "\xC0\xAF", "\xC1\xBF", "\xC3", "\xC3(", "\xE0\x80\xAF", "\xE4\xB8",
          "\xED\xA0\x80", "\xED\xBF\xBF", "\xF0\x80\x80\xAF", "\xF4\x90\x80\x80",
          "\xF5\x80\x80\x80", "\xFF", "\xE4\xB8(", "\xF0\x9F\x8C"}) {
        std::string_view rest = bad;
        EXPECT_FALSE(take_character(rest)) << testing::PrintToString(bad);
        EXPECT_EQ(rest, bad) << "nothing may be taken";
    }
}

TEST(LabelUtf8, AgreesWithAnEncoderForEveryCharacter) {
    for (char32_t c = 1; c <= 0x10FFFF; ++c) {
        if (c >= 0xD800 && c < 0xE000) continue;
        std::string text;
        const auto add = [&text](char32_t byte) { text += static_cast<char>(byte); };
        if (c < 0x80) {
            add(c);
        } else if (c < 0x800) {
            add(0xC0 | c >> 6), add(0x80 | (c & 0x3F));
        } else if (c < 0x10000) {
            add(0xE0 | c >> 12), add(0x80 | (c >> 6 & 0x3F)), add(0x80 | (c & 0x3F));
        } else {
            add(0xF0 | c >> 18), add(0x80 | (c >> 12 & 0x3F)), add(0x80 | (c >> 6 & 0x3F));
            add(0x80 | (c & 0x3F));
        }
        std::string_view rest = text;
        ASSERT_EQ(take_character(rest), c);
        ASSERT_TRUE(rest.empty());
    }
}

TEST(LabelFont, LaysCharactersOutFromLeftToRight) {
    const auto run = font().lay_out("东3");
    ASSERT_TRUE(run);
    ASSERT_EQ(run->glyphs.size(), 2U);
    EXPECT_LT(run->glyphs[0].left, run->glyphs[1].left);
    // A Chinese character is an em wide, a figure about half.
    EXPECT_NEAR(run->width, 1.0F + 0.57F, 0.05F);
    const auto blank = font().lay_out("W 7");
    ASSERT_TRUE(blank);
    EXPECT_EQ(blank->glyphs.size(), 2U) << "a blank leaves no ink";
    EXPECT_GT(blank->width, font().lay_out("W7")->width);
}

TEST(LabelFont, ACharacterItLacksIsNamedAndNothingIsDrawnForIt) {
    const auto run = font().lay_out("E3Ж");
    ASSERT_FALSE(run);
    EXPECT_THAT(run.error().message, HasSubstr("\"E3Ж\""));
    EXPECT_THAT(run.error().message, HasSubstr("no glyph for Ж (U+0416)"));
    EXPECT_THAT(run.error().message, HasSubstr("labels.json"));
}

TEST(LabelFont, TextThatIsNotUtf8IsRefusedWithTheByte) {
    const auto run = font().lay_out("E3\xFF");
    ASSERT_FALSE(run);
    EXPECT_EQ(run.error().message, "label text: byte 2: expected UTF-8, found the byte 0xff");
}

TEST(LabelFont, AFaultOfItsFileNamesThePlaceAndWhatWasExpected) {
    const auto message = [](std::string_view json) {
        const auto read = LabelFont::parse(json, {64, 64}, "labels.json");
        return read ? std::string() : read.error().message;
    };
    EXPECT_THAT(message("{\"levels_per"), HasSubstr("labels.json: expected a JSON object"));
    EXPECT_THAT(message("{}"), HasSubstr("levels_per_texel: expected 16"));
    EXPECT_THAT(message(R"({"levels_per_texel": 16})"), HasSubstr("em_texels"));
    EXPECT_THAT(message(R"({"levels_per_texel": 16, "em_texels": 48, "glyphs": []})"),
                HasSubstr("glyphs: expected a list"));
    EXPECT_THAT(message(R"({"levels_per_texel": 16, "em_texels": 48, "glyphs": [{"text": "ab"}]})"),
                HasSubstr("glyph 0: text: expected one character"));
    const auto glyph = [&message](const char* x) {
        return message(fmt::format(
            R"({{"levels_per_texel": 16, "em_texels": 48, "glyphs": [{{"text": "a", "x": {},
            "y": 0, "width": 10, "height": 10, "left_em": 0, "top_em": 0, "advance_em": 1}}]}})",
            x));
    };
    EXPECT_EQ(glyph("54"), "");
    EXPECT_THAT(glyph("55"), HasSubstr("glyph 0: lies outside its picture of 64 by 64 texels"));
    EXPECT_THAT(glyph("-1"), HasSubstr("glyph 0: expected the numbers"));
}

TEST(LabelList, KeepsTheEarlierOfTwoThatTouch) {
    const auto run = font().lay_out("E3");
    ASSERT_TRUE(run);
    LabelList list;
    Label label{.text = &*run, .centre = {100, 100}, .size = 16};
    EXPECT_TRUE(list.add(label));
    label.centre.x += 5;
    EXPECT_FALSE(list.add(label));
    label.centre.x += 40;
    EXPECT_TRUE(list.add(label));
    ASSERT_EQ(list.labels().size(), 2U);
    EXPECT_EQ(list.labels()[0].centre.x, 100);
    list.clear();
    EXPECT_TRUE(list.labels().empty());
}

TEST(LabelList, StopsAtItsCapacity) {
    const auto run = font().lay_out("1");
    ASSERT_TRUE(run);
    LabelList list;
    for (std::size_t i = 0; i < LabelList::kCapacity; ++i) {
        ASSERT_TRUE(list.add({.text = &*run, .centre = {40.0 * static_cast<double>(i), 0}}));
    }
    EXPECT_FALSE(list.add({.text = &*run, .centre = {-40.0, 0}}));
}

}  // namespace
}  // namespace taiji::text
