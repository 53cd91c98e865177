#include "client/referee/opening_book.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "game/rules/legal_moves.hpp"
#include "game/rules/load_board.hpp"
#include "tests/support/boards.hpp"

namespace taiji {
namespace {

using test::world;
using ::testing::HasSubstr;

std::shared_ptr<const Board> board() {
    return *load_board(test::read_source_file("assets/boards/world.board"), "world.board");
}

TEST(RandomOpening, IsLegalHasItsLengthAndIsTheSameForTheSameSeed) {
    const Position start = *Position::start(world());
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
        const Opening opening = random_opening(start, 6, seed);
        EXPECT_EQ(opening.moves.size(), 6U);
        EXPECT_EQ(opening.start, start);
        Position at = opening.start;
        for (const Move& move : opening.moves) {
            ASSERT_TRUE(is_legal(at, move));
            Undo undo;
            at.make(move, undo);
        }
        EXPECT_EQ(random_opening(start, 6, seed).moves, opening.moves);
        EXPECT_NE(random_opening(start, 6, seed + 1).moves, opening.moves);
    }
}

TEST(OpeningBook, ReadsPositionsOneALine) {
    const auto openings = read_openings(
        board(), "; two\n\n" + world().start_tfen() + "\r\n" + world().start_tfen(), "x");
    ASSERT_TRUE(openings) << openings.error().message;
    EXPECT_EQ(openings->size(), 2U);
}

TEST(OpeningBook, NamesTheLineThatIsWrong) {
    const auto openings = read_openings(board(), world().start_tfen() + "\nnonsense\n", "x.txt");
    ASSERT_FALSE(openings);
    EXPECT_THAT(openings.error().message, HasSubstr("x.txt:2: position has 1 field"));
    EXPECT_THAT(read_openings(board(), "\n", "x.txt").error().message, HasSubstr("no openings"));
}

}  // namespace
}  // namespace taiji
