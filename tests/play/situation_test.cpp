#include "client/play/situation.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "game/rules/move_text.hpp"
#include "tests/play/support.hpp"
#include "tests/support/golden.hpp"

namespace taiji::play {
namespace {

using test::at;
using ::testing::ElementsAre;
using ::testing::IsEmpty;

TEST(MoveRows, HoldBothSidesMovesWithTheirPlies) {
    const Match match = match_of_moves({"Cw3n1-w3n2", "Ce3n1-e3n2", "Cw3n2-w3n3"});
    EXPECT_THAT(move_rows(match),
                ElementsAre(MoveRow{1, ListedMove{1, "Cw3n1-w3n2"}, ListedMove{2, "Ce3n1-e3n2"}},
                            MoveRow{2, ListedMove{3, "Cw3n2-w3n3"}, std::nullopt}));
    EXPECT_THAT(move_rows(match_of_moves({})), IsEmpty());
}

TEST(MoveRows, BeginWithBlackWhereTheGameDoes) {
    Match match =
        match_from(test::position_of(test::world(), "15/15/15/15/15/3H7h3/15/15/15/15/15 b - 0 7"));
    ASSERT_TRUE(match.play(test::move_named(match.position(), "He4-e4n1")));
    ASSERT_TRUE(match.play(test::move_named(match.position(), "Hw4-w4n1")));
    EXPECT_THAT(move_rows(match), ElementsAre(MoveRow{7, std::nullopt, ListedMove{1, "He4-e4n1"}},
                                              MoveRow{8, ListedMove{2, "Hw4-w4n1"}, std::nullopt}));
}

TEST(MoveRows, HoldEveryPlyOfEveryGameOnce) {
    for (const test::Game& golden : test::endings()) {
        Match match = match_from(test::position_of(test::world(), golden.tfen));
        for (const std::string& text : golden.moves) {
            ASSERT_TRUE(match.play(test::move_named(match.position(), text)));
        }
        std::vector<std::string> texts;
        for (const MoveRow& row : move_rows(match)) {
            for (const auto& listed : {row.white, row.black}) {
                if (!listed) continue;
                texts.push_back(listed->text);
                EXPECT_EQ(listed->ply, texts.size());
            }
        }
        EXPECT_EQ(texts, golden.moves);
    }
}

TEST(TakenPieces, AreCountedUpToThePlyInOrder) {
    Match match = match_from(test::white_to_move("Ae1n2 ce2n2 FAw5n2 ae3n3 ve7s2"));
    for (const char* text : {"Ae1n2xe2n2", "Ae3n3xe2n2", "FAw5n2-w5n3", "Ve7s2-e7s3"}) {
        ASSERT_TRUE(match.play(test::move_named(match.position(), text))) << text;
    }
    EXPECT_THAT(taken_pieces(match, 0)[Side::Black], IsEmpty());
    EXPECT_THAT(taken_pieces(match, 1)[Side::Black],
                ElementsAre(Piece{Side::Black, Unit::Citizen}));
    EXPECT_THAT(taken_pieces(match, 1)[Side::White], IsEmpty());
    EXPECT_THAT(taken_pieces(match, 4)[Side::White], ElementsAre(Piece{Side::White, Unit::Army}));
}

TEST(TakenPieces, CountADepthStrikeAndAStackAsAWhole) {
    Match match = match_from(test::white_to_move("Nw1s2 smw1.5s2.5"));
    ASSERT_TRUE(match.play(test::move_named(match.position(), "Ns2w1*s2.5w1.5")));
    EXPECT_THAT(taken_pieces(match, 1)[Side::Black],
                ElementsAre(Piece{Side::Black, Unit::NuclearSubmarine}));
}

TEST(Alarms, NameWhoGivesCheckAndWhoCouldEnterTheSeat) {
    const Alarms quiet = alarms(*Position::start(test::world()));
    EXPECT_EQ(quiet, Alarms{});
    const Alarms check = alarms(test::white_to_move("fw4n5"));
    EXPECT_EQ(check.checkers[Side::White], PointSet{at("w4n5")});
    EXPECT_THAT(check.checkers[Side::Black], IsEmpty());
    const Alarms seat = alarms(test::white_to_move("Hw4n1 aw3s1"));
    EXPECT_EQ(seat.seat_attackers[Side::White], PointSet{at("w3s1")});
    EXPECT_THAT(seat.seat_attackers[Side::Black], IsEmpty());
}

}  // namespace
}  // namespace taiji::play
