#include "client/describe/record_words.hpp"

#include <gtest/gtest.h>

#include "game/match/record_reader.hpp"
#include "tests/support/boards.hpp"

namespace taiji::describe {
namespace {

Language language_of(UiLanguage chosen) {
    auto made = Language::load(std::string(TAIJI_SOURCE_DIR) + "/assets/languages").value();
    made.choose(chosen);
    return made;
}

std::shared_ptr<const Board> board() {
    return Board::parse(test::read_source_file("assets/boards/world.board"), "world").value();
}

std::string told(UiLanguage language, std::string_view text) {
    const auto games = read_records(board(), text).value();
    return record_words(language_of(language), *games.front().record).value();
}

constexpr std::string_view kShort = R"([White "Li"]
[Black "Anna"]
[Result "1-0"]
[TFEN "4m10/15/15/15/15/10h4/3H11/15/15/3f11/15 w - 0 1"]
[Termination "resignation"]

{en: Two hubs and a missile.} {zh: 两个中枢，一枚导弹。}
1. Hs1w4-s1w5 1... Fs4w4-e4s4 {Flies off.} 2. Hs1w5-s1w4 1-0
)";

TEST(RecordWords, TellAWholeGameInEnglish) {
    EXPECT_EQ(told(UiLanguage::English, kShort),
              "Li – Anna\n"
              "    Two hubs and a missile.\n"
              "1. White's hub moves in Mexico from (S1, W4) to (S1, W5).\n"
              "1... Black's air force flies from the South Pacific (S4, W4) to the Indian Ocean "
              "(E4, S4).\n"
              "    Flies off.\n"
              "2. White's hub moves in Mexico from (S1, W5) to (S1, W4).\n"
              "Black has resigned. White wins.\n");
}

TEST(RecordWords, TellAWholeGameInChinese) {
    EXPECT_EQ(told(UiLanguage::Chinese, kShort),
              "Li – Anna\n"
              "    两个中枢，一枚导弹。\n"
              "1. 白方中枢在墨西哥自南1西4移至南1西5。\n"
              "1... 黑方空军自南太平洋（南4西4）飞往印度洋（东4南4）。\n"
              "    Flies off.\n"
              "2. 白方中枢在墨西哥自南1西5移至南1西4。\n"
              "黑方认输，白方胜。\n");
}

TEST(RecordWords, TellThatAGameGoesOnAndWhoseOfferWaits) {
    const std::string words =
        told(UiLanguage::English, "[DrawOffer \"White\"]\n\n1. Mw4n2-e1n2 *\n");
    EXPECT_TRUE(words.ends_with("White offers a draw.\nThe game goes on.\n")) << words;
}

TEST(RecordWords, SayTheEndOnceWhenTheLastMoveBroughtIt) {
    std::string words = told(UiLanguage::English,
                             "[TFEN \"15/15/15/15/12h2/3H11/10A4/15/15/15/15 w - 0 1\"]\n\n"
                             "1. Ae3s1-e4 1-0\n");
    EXPECT_EQ(words.find("White wins."), words.rfind("White wins.")) << words;
}

}  // namespace
}  // namespace taiji::describe
