#include "client/play/intelligence.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "game/rules/attacks.hpp"
#include "game/rules/legal_moves.hpp"
#include "game/rules/tfen.hpp"
#include "tests/play/support.hpp"

namespace taiji::play {
namespace {

using test::at;
using test::white_to_move;
using ::testing::Contains;
using ::testing::IsEmpty;
using ::testing::UnorderedElementsAre;

TEST(Intelligence, IsWhatEachSideAttacksAndWhoIsInDanger) {
    const Position position = white_to_move("Ae1n2 ae2n2 ce5n3");
    const Intelligence seen = intelligence(position);
    EXPECT_TRUE(seen.attacked[Side::White].contains(at("e2n2")));
    EXPECT_TRUE(seen.attacked[Side::Black].contains(at("e1n2")));
    EXPECT_FALSE(seen.attacked[Side::White].contains(at("e5n3")));
    EXPECT_EQ(seen.in_danger[Side::White], PointSet{at("e1n2")});
    EXPECT_EQ(seen.in_danger[Side::Black], PointSet{at("e2n2")});
}

TEST(Intelligence, SeesASubmergedSubmarineOnlyWhereItCanBeStruck) {
    EXPECT_THAT(intelligence(white_to_move("Fw1s3 sw1.5s2.5")).in_danger[Side::Black], IsEmpty());
    EXPECT_EQ(intelligence(white_to_move("Nw1s3 sw1.5s2.5")).in_danger[Side::Black],
              PointSet{at("w1.5s2.5")});
}

TEST(Intelligence, InDangerAreThePiecesWithAttackers) {
    for (const Position& position : assorted_positions(2)) {
        const Intelligence seen = intelligence(position);
        for (Side side : kBothSides) {
            for (Point point : position.pieces(side)) {
                ASSERT_EQ(seen.in_danger[side].contains(point),
                          !attackers(position, opponent(side), point).empty())
                    << tfen(position);
            }
        }
    }
}

TEST(AttackedInTwo, AddsWhatIsAttackedAfterOneMove) {
    const Position position = white_to_move("Ce1n2");
    const PerSide<PointSet> two = attacked_in_two(position);
    EXPECT_TRUE(two[Side::White].contains(at("e1n3")));
    EXPECT_TRUE(two[Side::White].contains(at("e3n2")));
    EXPECT_FALSE(two[Side::White].contains(at("e4n2")));
    // Neither hub takes anything.
    EXPECT_THAT(two[Side::Black], IsEmpty());
}

TEST(AttackedInTwo, IsAtLeastWhatIsAttackedNowAndAfterAnyLegalMove) {
    for (const Position& position : assorted_positions(0)) {
        const PerSide<PointSet> two = attacked_in_two(position);
        const Intelligence now = intelligence(position);
        for (Side side : kBothSides) EXPECT_EQ(now.attacked[side] - two[side], PointSet{});
        const Side mover = position.side_to_move();
        MoveList moves;
        legal_moves(position, moves);
        for (std::size_t i = 0; i < moves.size(); i += 7) {
            Position after = position;
            Undo undo;
            after.make(moves[i], undo);
            ASSERT_EQ(attacked_points(after, mover) - two[mover], PointSet{}) << tfen(position);
        }
    }
}

TEST(Reach, GrowsMoveByMoveWithoutRepeating) {
    const Position position = white_to_move("Ce1n2");
    const auto reach = reach_in_moves(position, at("e1n2"));
    EXPECT_TRUE(reach[0].contains(at("e2n3")));
    EXPECT_TRUE(reach[1].contains(at("e3n3")));
    EXPECT_TRUE(reach[2].contains(at("e4n3")));
    EXPECT_EQ(reach[0] & reach[1], PointSet{});
    EXPECT_EQ((reach[0] | reach[1]) & reach[2], PointSet{});
}

TEST(Reach, OfAStackIsThatOfItAndItsParts) {
    const auto reach = reach_in_moves(white_to_move("FAe1n2 Ae2n3 Ae3n4 Ne5n5"), at("e1n2"));
    EXPECT_TRUE(reach[0].contains(at("e1n5"))) << "the stack or the air force flies";
    EXPECT_TRUE(reach[0].contains(at("e3n3"))) << "the army walks where the line is barred";
    const auto submerged = reach_in_moves(white_to_move("SMw1.5s2.5"), at("w1.5s2.5"));
    EXPECT_FALSE(submerged[0].empty());
}

TEST(Reach, OfAnEmptyPointIsNothing) {
    for (const PointSet& points : reach_in_moves(white_to_move(""), at("e1n2"))) {
        EXPECT_THAT(points, IsEmpty());
    }
}

TEST(Reach, InOneMoveIsWhereTheTargetsAreWhenNoHubIsInTheWay) {
    const Position position = *Position::start(test::world());
    MoveList moves;
    legal_moves(position, moves);
    for (Point from : position.pieces(Side::White)) {
        PointSet targets;
        for (const Move& move : moves) {
            if (move.from == from && move.kind != MoveKind::DepthStrike) targets.insert(move.to);
        }
        if (position.piece_at(from)->unit == Unit::Hub) continue;
        EXPECT_EQ(reach_in_moves(position, from)[0], targets);
    }
}

TEST(PointCard, TellsTerrainPiecePalaceSeatAndAttackers) {
    const Position position = white_to_move("Aw3n1 fw3n5 vw1s3");
    const PointCard card = point_card(position, at("w3n1"));
    EXPECT_EQ(card.at, at("w3n1"));
    EXPECT_EQ(card.terrain, test::world().terrain(at("w3n1")));
    EXPECT_EQ(card.piece, (Piece{Side::White, Unit::Army}));
    EXPECT_EQ(card.palace, Side::White);
    EXPECT_FALSE(card.seat);
    EXPECT_EQ(card.attackers[Side::Black], PointSet{at("w3n5")});
    EXPECT_EQ(point_card(position, at("e4")).seat, Side::Black);
    const PointCard dashed = point_card(position, at("w1.5s2.5"));
    EXPECT_FALSE(dashed.terrain);
    EXPECT_FALSE(dashed.piece);
    EXPECT_FALSE(dashed.palace);
    EXPECT_THAT(point_card(position, at("o")).attackers[Side::Black], IsEmpty());
}

StrikeCorridor corridor(std::string_view from, Piece piece, std::optional<std::string> through,
                        std::string_view to, std::optional<Piece> target = std::nullopt) {
    StrikeCorridor line{piece, at(from), std::nullopt, at(to), target};
    if (through) line.through = at(*through);
    return line;
}

TEST(StrikeCorridors, OfAMissileGoOverTheirScreenToTheNextPiece) {
    const Piece missile{Side::White, Unit::Missile};
    const Position position = white_to_move("Me1n2 Ce3n2 ae5n2 ce1n3");
    EXPECT_THAT(strike_corridors(position, at("e1n2")),
                UnorderedElementsAre(
                    corridor("e1n2", missile, "e3n2", "e5n2", Piece{Side::Black, Unit::Army}),
                    corridor("e1n2", missile, "e1n3", "e1n5")));
}

TEST(StrikeCorridors, OfALaunchBeginWithTheFirstPiece) {
    const Piece pair{Side::White, Unit::NuclearSubmarine};
    EXPECT_THAT(strike_corridors(white_to_move("SMw1s2 vw1s3 vw1s5"), at("w1s2")),
                UnorderedElementsAre(
                    corridor("w1s2", pair, {}, "w1s3", Piece{Side::Black, Unit::Carrier}),
                    corridor("w1s2", pair, "w1s3", "w1s5", Piece{Side::Black, Unit::Carrier})));
}

TEST(StrikeCorridors, OfAnAirForceAreItsFreeLines) {
    const Piece air{Side::White, Unit::AirForce};
    const auto lines = strike_corridors(white_to_move("Fe1n2 Ce3n2 ae1n3 Ce2n3"), at("e1n2"));
    EXPECT_THAT(lines, Contains(corridor("e1n2", air, {}, "e1n3", Piece{Side::Black, Unit::Army})));
    EXPECT_THAT(lines, Contains(corridor("e1n2", air, {}, "e2n2")));
    EXPECT_EQ(lines.size(), 7U) << "none towards the neighbour on the north-east";
}

TEST(StrikeCorridors, AreNoneForOthersAndBelowTheSurface) {
    const Position position = white_to_move("Ae1n2 SMw1.5s2.5 vw1s3");
    EXPECT_THAT(strike_corridors(position, at("e1n2")), IsEmpty());
    EXPECT_THAT(strike_corridors(position, at("w1.5s2.5")), IsEmpty());
    EXPECT_THAT(strike_corridors(position, at("n2")), IsEmpty());
}

TEST(StrikeCorridors, HoldEveryTakingFromAfar) {
    int seen = 0;
    for (const Position& position : assorted_positions(2)) {
        const Side side = position.side_to_move();
        const auto corridors = strike_corridors(position, side);
        MoveList moves;
        pseudo_legal_moves(position, moves);
        for (const Move& move : moves) {
            if (move.kind != MoveKind::Take) continue;
            if (!is_air_force(move.mover) && move.mover != Unit::Missile) continue;
            ++seen;
            EXPECT_TRUE(std::ranges::any_of(corridors, [&](const StrikeCorridor& line) {
                return line.from == move.from && line.to == move.to &&
                       line.target == position.piece_at(move.to);
            })) << tfen(position);
        }
    }
    EXPECT_GT(seen, 100);
}

}  // namespace
}  // namespace taiji::play
