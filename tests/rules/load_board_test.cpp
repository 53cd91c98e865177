#include "game/rules/load_board.hpp"

#include <gtest/gtest.h>

#include <string>

#include "game/rules/position.hpp"
#include "tests/support/boards.hpp"

namespace taiji {
namespace {

TEST(LoadBoard, TakesTheWorldBoardWithItsStartPosition) {
    const auto board =
        load_board(test::read_source_file("assets/boards/world.board"), "world.board");
    ASSERT_TRUE(board) << board.error().message;
    EXPECT_EQ(Position::start(**board)->pieces(Side::White).size(), 16);
}

TEST(LoadBoard, RefusesAStartPositionThatCannotBePlayedWithLineAndColumn) {
    std::string text = test::read_source_file("assets/boards/world.board");
    text.replace(text.find("2MHCV4chmn1"), 11, "2M1CV4chmn1");
    const auto board = load_board(text, "x.board");
    ASSERT_FALSE(board);
    EXPECT_EQ(board.error().message, "x.board:26:7: start position: White has no hub");
}

}  // namespace
}  // namespace taiji
