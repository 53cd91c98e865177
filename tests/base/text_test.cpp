#include "base/text.hpp"

#include <gtest/gtest.h>

namespace taiji {
namespace {

TEST(Shown, KeepsWhatAPersonCanRead) {
    EXPECT_EQ(shown("Ae4n2-e5n2"), "Ae4n2-e5n2");
    EXPECT_EQ(shown("东3南5"), "东3南5");
    EXPECT_EQ(shown(""), "");
}

TEST(Shown, EscapesControlCharactersAndBytesThatAreNoUtf8) {
    EXPECT_EQ(shown(std::string_view("a\0b\n\x7f", 5)), "a\\x00b\\x0A\\x7F");
    EXPECT_EQ(shown("\xff\xe4\xb8"), "\\xFF\\xE4\\xB8");
}

TEST(Shown, CutsLongTextAfterFortyBytesAndNeverInsideACharacter) {
    EXPECT_EQ(shown(std::string(40, 'x')), std::string(40, 'x'));
    EXPECT_EQ(shown(std::string(41, 'x')), std::string(40, 'x') + "…");
    std::string long_text;
    std::string fourteen;
    for (int i = 0; i < 20; ++i) {
        long_text += "东";
        if (i < 14) fourteen += "东";
    }
    EXPECT_EQ(shown(long_text), fourteen + "…");
}

TEST(Utf8SequenceLength, RefusesOverlongFormsSurrogatesAndWhatIsBeyondUnicode) {
    EXPECT_EQ(utf8_sequence_length("a"), 1U);
    EXPECT_EQ(utf8_sequence_length("é"), 2U);
    EXPECT_EQ(utf8_sequence_length("东"), 3U);
    EXPECT_EQ(utf8_sequence_length("\xF0\x9F\x8C\x8D"), 4U);
    for (std::string_view bad :
         {"\xC0\x80", "\xE0\x80\x80", "\xED\xA0\x80", "\xF4\x90\x80\x80", "\x80", "\xE4\xB8"}) {
        EXPECT_EQ(utf8_sequence_length(bad), 0U);
    }
}

}  // namespace
}  // namespace taiji
