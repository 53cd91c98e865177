#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>
#include <string_view>

#include "game/board/board.hpp"
#include "tests/support/boards.hpp"

namespace taiji {
namespace {

using ::testing::HasSubstr;
using ::testing::StartsWith;

constexpr std::string_view kSmall =
    "board small\n"
    "cells\n"
    "~~~~~~\n"
    "~~##~~\n"
    "~~##~~\n"
    "~~~~~~\n"
    "palace white w3n1 w2s1\n"
    "palace black e3n1 e2s1\n"
    "seat white w2\n"
    "seat black e2\n"
    "start 7/7/H5h/7/7 w - 0 1\n";

/// `kSmall` with the first `from` replaced by `to`.
std::string with(std::string_view from, std::string_view to) {
    std::string text(kSmall);
    text.replace(text.find(from), from.size(), to);
    return text;
}

std::string refusal_of(std::string_view text) {
    const auto board = Board::parse(text, "x.board");
    return board ? "accepted" : board.error().message;
}

TEST(BoardFile, IsReadWithAnyLineEndsCommentsAndBlanks) {
    EXPECT_EQ(refusal_of(kSmall), "accepted");
    std::string crlf;
    for (char c : kSmall) crlf += c == '\n' ? std::string("\t ; note\r\n") : std::string(1, c);
    EXPECT_EQ(refusal_of("\xEF\xBB\xBF;head\n\n" + crlf), "accepted");
    EXPECT_EQ(refusal_of(kSmall.substr(0, kSmall.size() - 1)),
              "accepted");  // no newline at the end
}

TEST(BoardFile, DerivesABoardOfAnotherSize) {
    const auto board = Board::parse(kSmall, "x.board");
    ASSERT_TRUE(board);
    EXPECT_EQ((*board)->name(), "small");
    EXPECT_EQ((*board)->half_width(), 3);
    EXPECT_EQ((*board)->half_height(), 2);
    EXPECT_EQ((*board)->point_count(), 35U + 20U);
    EXPECT_EQ((*board)->landmass_count(), 1U);
    EXPECT_EQ((*board)->start_tfen(), "7/7/H5h/7/7 w - 0 1");
}

TEST(BoardFile, AcceptsUpTo256PointsAndNotOneMore) {
    // 85 x 3 solid points, no ocean: 255 points in the longest lines there can be.
    std::string text =
        "board long\ncells\n" + std::string(84, '#') + "\n" + std::string(84, '#') +
        "\npalace white w9n1 w7s1\npalace black e9n1 e7s1\nseat white w8\nseat black "
        "e8\nstart - w - 0 1\n";
    EXPECT_EQ(refusal_of(text), "accepted");
    text.replace(text.find("##"), 2, "~~");
    EXPECT_THAT(refusal_of(text),
                HasSubstr("x.board:2:1: 257 points, solid and dashed together; at most 256"));
}

TEST(BoardFile, IsRefusedWithLineColumnAndReason) {
    const auto refused = [](std::string_view from, std::string_view to) {
        return refusal_of(with(from, to));
    };
    EXPECT_THAT(refusal_of(""), StartsWith("x.board:1:1: the file has no \"board NAME\""));
    EXPECT_THAT(refused("board small", "bord small"),
                StartsWith("x.board:1:1: unknown word \"bord\""));
    EXPECT_THAT(refused("board small", "board"), StartsWith("x.board:1:1: expected one name"));
    EXPECT_THAT(refused("board small", "board ../x"),
                StartsWith("x.board:1:7: board name \"../x\""));
    EXPECT_THAT(refused("board small\n", "board a\nboard b\n"),
                StartsWith("x.board:2:1: a second"));
    EXPECT_THAT(refused("~~##~~\n", "~~##~\n"),
                StartsWith("x.board:4:1: a row of 5 cells; the rows before it have 6"));
    EXPECT_THAT(refused("~~##~~\n", "~~#x~~\n"),
                StartsWith("x.board:4:4: \"x\" in a row of cells"));
    EXPECT_THAT(refused("~~##~~\n", "~~##~~ ~\n"), StartsWith("x.board:4:8: unexpected \"~\""));
    EXPECT_THAT(refused("~~##~~\n", ""), StartsWith("x.board:2:1: 6 columns and 3 rows of cells"));
    EXPECT_THAT(refused("~~##~~\n", "~~#~~~\n"),
                StartsWith("x.board:2:1: the cell in row 2, column 4 is ocean"));
    EXPECT_THAT(refused("cells\n", "cells 6\n"), StartsWith("x.board:2:7: unexpected \"6\""));
    EXPECT_THAT(refused("palace white", "cells\npalace white"),
                StartsWith("x.board:7:1: a second \"cells\""));
    EXPECT_THAT(refused("palace white w3n1 w2s1", "palace green w3n1 w2s1"),
                StartsWith("x.board:7:8: side \"green\"; expected white or black"));
    EXPECT_THAT(refused("palace white w3n1 w2s1", "palace white w3n1"),
                StartsWith("x.board:7:1: expected a side and two opposite corners"));
    EXPECT_THAT(refused("palace white w3n1", "palace white w4n1"),
                StartsWith("x.board:7:14: point \"w4n1\" is off the board"));
    EXPECT_THAT(refused("palace white w3n1", "palace white w2.5n1.5"),
                StartsWith("x.board:7:14: \"w2.5n1.5\" is a dashed point"));
    EXPECT_THAT(refused("palace white w3n1 w2s1", "palace white w3n1 e1s1"),
                StartsWith("x.board:7:14: this palace holds (0,0)"));
    EXPECT_THAT(refused("palace black e3n1 e2s1", "palace black w2n2 w1n1"),
                StartsWith("x.board:8:14: the palaces overlap"));
    EXPECT_THAT(refused("palace black", "palace white"),
                StartsWith("x.board:8:1: a second palace"));
    EXPECT_THAT(refused("seat black e2", "seat black e1"),
                StartsWith("x.board:10:12: this seat lies outside the black palace"));
    EXPECT_THAT(refused("seat black e2\n", ""), HasSubstr("the file has no \"seat black"));
    EXPECT_THAT(refused("start 7/7/H5h/7/7 w - 0 1", "start"),
                StartsWith("x.board:11:1: expected a position"));
    EXPECT_THAT(refusal_of("palace white w3n1 w2s1\n"),
                StartsWith("x.board:1:1: \"palace\" before \"cells\""));
    EXPECT_THAT(refusal_of("cells\nboard x\n"), StartsWith("x.board:2:1: expected a row of #"));
}

TEST(BoardFile, IsRefusedForAnEndlessRowWithoutReadingItAll) {
    EXPECT_THAT(refusal_of("board x\ncells\n" + std::string(1'000'000, '~') + "\n"),
                StartsWith("x.board:3:1: the board has more than 256 points"));
}

}  // namespace
}  // namespace taiji
