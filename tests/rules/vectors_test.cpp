// The library against the vectors of RULES.md 10.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "game/rules/attacks.hpp"
#include "game/rules/ending.hpp"
#include "game/rules/legal_moves.hpp"
#include "game/rules/tfen.hpp"
#include "tests/support/boards.hpp"
#include "tests/support/golden.hpp"
#include "tests/support/scene.hpp"

namespace taiji::test {
namespace {

using testing::Contains;
using testing::Not;

TEST(Vectors, ExamplesHaveTheirLegalMoves) {
    for (const auto& example : examples()) {
        const auto legal = legal_texts(position_of(world(), example.tfen));
        EXPECT_EQ(legal, example.legal) << example.id << ": " << example.shows;
        for (const auto& move : example.must) EXPECT_THAT(legal, Contains(move)) << example.id;
        for (const auto& move : example.never)
            EXPECT_THAT(legal, Not(Contains(move))) << example.id;
    }
}

TEST(Vectors, RandomPositionsHaveTheirLegalMovesAndChecks) {
    for (const auto& random : random_positions()) {
        const auto position = position_of(world(), random.tfen);
        EXPECT_EQ(legal_texts(position), random.legal) << random.tfen;
        EXPECT_EQ(in_check(position, position.side_to_move()), random.is_check) << random.tfen;
        EXPECT_EQ(tfen(position), random.tfen);
    }
}

TEST(Vectors, RandomPositionsHaveTheirPerft) {
    for (const auto& random : random_positions()) {
        const auto position = position_of(world(), random.tfen);
        for (std::size_t i = 0; i < random.perft.size(); ++i) {
            EXPECT_EQ(perft(position, static_cast<int>(i) + 1), random.perft[i])
                << random.tfen << " depth " << i + 1;
        }
    }
}

TEST(Vectors, EndingsEndAtTheirLastMoveAndNotBefore) {
    for (const auto& game : endings()) {
        std::vector<Position> line{position_of(world(), game.tfen)};
        for (const auto& move : game.moves) {
            ASSERT_FALSE(game_end(line)) << game.tfen << " before " << move;
            line.push_back(after(line.back(), move));
        }
        const auto end = game_end(line);
        ASSERT_TRUE(end) << game.tfen;
        EXPECT_EQ(ending_text(end->how), game.reason) << game.tfen;
        EXPECT_EQ(result_text(*end), game.result) << game.tfen;
    }
}

TEST(Vectors, EndingsShowEveryEnding) {
    std::vector<std::string> reasons;
    for (const auto& game : endings()) reasons.push_back(game.reason);
    for (const auto* reason : {"seat", "mate", "stalemate", "perpetual", "repetition", "quiet"}) {
        EXPECT_THAT(reasons, Contains(reason));
    }
}

TEST(StartPosition, HasItsPerft) {
    const auto start = Position::start(world());
    ASSERT_TRUE(start) << start.error().message;
    EXPECT_EQ(perft(*start, 0), 1U);
    EXPECT_EQ(perft(*start, 1), 127U);
    EXPECT_EQ(perft(*start, 2), 18902U);
    EXPECT_EQ(perft(*start, 3), 2517084U);
}

TEST(StartPosition, IsTheOneOfSection6) {
    constexpr const char* kStart =
        "15/9s5/15/3M7m3/1SFACN4caf2/2MHCV4chmn1/1VFACS4cafv1/4N5n4/10vs3/15/15 w - 0 1";
    const auto start = Position::start(world());
    ASSERT_TRUE(start) << start.error().message;
    EXPECT_EQ(tfen(*start), kStart);
    EXPECT_EQ(*start, white_to_move("Hw4 Cw3n1 Cw3 Cs1w3 Aw4n1 As1w4 Fw5n1 Fs1w5 Mw5 Mw4n2 Nw2n1 "
                                    "Ns2w3 Vw2 Vs1w6 Ss1w2 Sw6n1 he4 ce3n1 ce3 ce3s1 ae4n1 ae4s1 "
                                    "fe5n1 fe5s1 me5 me4n2 ne6 ne3s2 ve6s1 ve3s3 se2n4 se4s3"));
}

}  // namespace
}  // namespace taiji::test
