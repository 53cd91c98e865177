#include "client/play/selection.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "game/rules/move_text.hpp"
#include "tests/play/support.hpp"

namespace taiji::play {
namespace {

using test::at;
using test::black_to_move;
using test::move_named;
using test::white_to_move;
using ::testing::ElementsAre;
using ::testing::IsEmpty;

const Target* target(const Selection& selection, std::string_view point) {
    for (const Target& target : selection.targets()) {
        if (target.at == at(point)) return &target;
    }
    return nullptr;
}

std::vector<std::string> texts(std::span<const Move> moves) {
    std::vector<std::string> out;
    for (const Move& move : moves) out.push_back(move_text(test::world(), move));
    return out;
}

std::optional<std::string> text(const std::optional<Move>& move) {
    if (!move) return std::nullopt;
    return move_text(test::world(), *move);
}

Selection start() {
    return Selection(*Position::start(test::world()));
}

/// Holds the piece at the point.
Selection holding(const Position& position, std::string_view point) {
    Selection selection(position);
    EXPECT_FALSE(selection.click(at(point)));
    EXPECT_EQ(selection.piece(), at(point));
    return selection;
}

Refused reason(Selection selection, std::string_view clicked) {
    EXPECT_FALSE(selection.click(at(clicked)));
    EXPECT_TRUE(selection.refused()) << clicked;
    return selection.refused() ? selection.refused()->why.reason : Refused{};
}

TEST(Click, OnAnOwnPieceHoldsItAndShowsItsTargets) {
    Selection selection = start();
    EXPECT_TRUE(selection.targets().empty());
    EXPECT_FALSE(selection.click(at("w3n1")));
    EXPECT_EQ(selection.piece(), at("w3n1"));
    ASSERT_EQ(selection.targets().size(), 2U);
    EXPECT_NE(target(selection, "w2n2"), nullptr);
    EXPECT_NE(target(selection, "w3n2"), nullptr);
}

TEST(Click, OnATargetGivesTheMoveAndLetsGo) {
    Selection selection = holding(*Position::start(test::world()), "w3n1");
    EXPECT_EQ(text(selection.click(at("w3n2"))), "Cw3n1-w3n2");
    EXPECT_FALSE(selection.piece());
    EXPECT_TRUE(selection.targets().empty());
}

TEST(Click, OnTheHeldPieceLetsItGo) {
    Selection selection = holding(*Position::start(test::world()), "w3n1");
    EXPECT_FALSE(selection.click(at("w3n1")));
    EXPECT_FALSE(selection.piece());
}

TEST(Click, OnAnotherOwnPieceTakesThatOneUp) {
    Selection selection = holding(*Position::start(test::world()), "w3n1");
    EXPECT_FALSE(selection.click(at("w4n2")));
    EXPECT_EQ(selection.piece(), at("w4n2"));
    EXPECT_FALSE(selection.refused());
}

TEST(Click, OnAnOwnAirForceInReachBoardsItInsteadOfTakingItUp) {
    Selection selection = holding(*Position::start(test::world()), "w4n1");
    EXPECT_EQ(target(selection, "w5n1")->kind, TargetKind::Board);
    EXPECT_EQ(text(selection.click(at("w5n1"))), "Aw4n1+w5n1");
}

TEST(Click, OnAnEnemyPieceWithNothingHeldLooksAtIt) {
    Selection selection = start();
    EXPECT_FALSE(selection.click(at("e3n1")));
    EXPECT_EQ(selection.piece(), at("e3n1"));
    EXPECT_TRUE(selection.targets().empty());
    EXPECT_FALSE(selection.click(at("e1n2")));
    EXPECT_FALSE(selection.piece());
    EXPECT_FALSE(selection.refused()) << "nobody tried to move it";
}

TEST(Click, BesideTheBoardLetsGoOfEverything) {
    Selection selection = holding(*Position::start(test::world()), "w3n1");
    EXPECT_FALSE(selection.click(at("e1n2")));
    ASSERT_TRUE(selection.refused());
    selection.click_away();
    EXPECT_FALSE(selection.piece());
    EXPECT_FALSE(selection.refused());
}

TEST(Refusal, KeepsThePieceInHandAndGoesWithTheNextClick) {
    Selection selection = holding(*Position::start(test::world()), "w3n1");
    EXPECT_FALSE(selection.click(at("e1n2")));
    EXPECT_EQ(selection.refused()->why.reason, Refused::OutOfRange);
    EXPECT_EQ(selection.piece(), at("w3n1"));
    EXPECT_EQ(text(selection.click(at("w3n2"))), "Cw3n1-w3n2");
    EXPECT_FALSE(selection.refused());
}

TEST(Refusal, TellsThePieceInTheWay) {
    Selection selection = holding(*Position::start(test::world()), "w5n1");
    EXPECT_FALSE(selection.click(at("w7n1")));
    const RefusedTry& refused = *selection.refused();
    EXPECT_EQ(refused.why.reason, Refused::Blocked);
    EXPECT_EQ(refused.why.where, at("w6n1"));
    EXPECT_EQ(refused.why.piece, (Piece{Side::White, Unit::Submarine}));
    EXPECT_EQ(refused.wish.mover, Unit::AirForce);
    EXPECT_THAT(refused.range, IsEmpty());
}

TEST(Refusal, OutOfRangeBringsTheRange) {
    Selection selection = holding(white_to_move("Ae2n2"), "e2n2");
    EXPECT_FALSE(selection.click(at("e6n2")));
    EXPECT_EQ(selection.refused()->why.reason, Refused::OutOfRange);
    EXPECT_EQ(selection.refused()->range, test::world().army_reach(at("e2n2")));
}

TEST(Refusal, TellsTheTerrainTheScreenAndTheCheck) {
    EXPECT_EQ(reason(holding(white_to_move("Vw1n1 "), "w1n1"), "w4n1"), Refused::WrongTerrain);
    EXPECT_EQ(reason(holding(white_to_move("Me1n2 ae5n2"), "e1n2"), "e5n2"), Refused::NoScreen);
    // The army shields the hub from the air force.
    Selection pinned = holding(white_to_move("Aw4n2 fw4n5"), "w4n2");
    EXPECT_FALSE(pinned.click(at("w5n2")));
    EXPECT_EQ(pinned.refused()->why.reason, Refused::LeavesHubInCheck);
    EXPECT_EQ(pinned.refused()->why.where, at("w4n5"));
}

TEST(Refusal, OfAStackIsThatOfThePartWhichComesNearest) {
    // No flight leads there; the army would if no own piece stood there.
    Selection selection = holding(white_to_move("FAe1n2 Ce3n3"), "e1n2");
    EXPECT_FALSE(selection.drop(at("e3n3")));
    EXPECT_EQ(selection.refused()->wish.mover, Unit::Army);
    EXPECT_EQ(selection.refused()->why.reason, Refused::OwnPieceThere);
    // Where all parts fail alike it is the whole stack's.
    Selection blocked = holding(white_to_move("FAw4n2 cw3n2 vw1n2"), "w4n2");
    EXPECT_FALSE(blocked.click(at("w1n2")));
    EXPECT_EQ(blocked.refused()->wish.mover, Unit::AirForceWithArmy);
    EXPECT_EQ(blocked.refused()->why.reason, Refused::Blocked);
    EXPECT_EQ(blocked.refused()->why.where, at("w3n2"));
}

TEST(Refusal, OfASubmergedStackIsThatOfTheWhole) {
    EXPECT_EQ(reason(holding(white_to_move("SMw1.5s2.5"), "w1.5s2.5"), "w1s4"),
              Refused::OffTheLines);
}

TEST(Chooser, OpensWhereOneTargetMeansSeveralMovesTheWholeStackFirst) {
    Selection selection = holding(white_to_move("FAe1n2"), "e1n2");
    ASSERT_NE(target(selection, "e2n2"), nullptr);
    EXPECT_FALSE(selection.click(at("e2n2")));
    ASSERT_TRUE(selection.chooser());
    EXPECT_EQ(selection.chooser()->at, at("e2n2"));
    EXPECT_THAT(texts(selection.chooser()->moves),
                ElementsAre("FAe1n2-e2n2", "Fe1n2-e2n2", "Ae1n2-e2n2"));
    EXPECT_EQ(move_text(test::world(), selection.choose(2)), "Ae1n2-e2n2");
    EXPECT_FALSE(selection.chooser());
    EXPECT_FALSE(selection.piece());
}

TEST(Chooser, OfANuclearSubmarinePutsTheLaunchFirstWhereItTakes) {
    Selection selection = holding(white_to_move("SMw1s2 vw1s4"), "w1s2");
    const Target* prey = target(selection, "w1s4");
    ASSERT_NE(prey, nullptr);
    EXPECT_EQ(prey->kind, TargetKind::Launch);
    EXPECT_THAT(texts(prey->moves), ElementsAre("Ms2w1xs4w1", "SMs2w1xs4w1", "Ss2w1xs4w1"));
    const Target* free = target(selection, "w1s3");
    EXPECT_EQ(free->kind, TargetKind::Go);
    EXPECT_THAT(texts(free->moves), ElementsAre("SMs2w1-s3w1", "Ss2w1-s3w1", "Ms2w1-s3w1"));
}

TEST(Chooser, StaysOpenWhenItsTargetIsClickedAgainAndClosesForAnother) {
    Selection selection = holding(white_to_move("FAe1n2"), "e1n2");
    EXPECT_FALSE(selection.click(at("e2n2")));
    EXPECT_FALSE(selection.click(at("e2n2")));
    EXPECT_TRUE(selection.chooser());
    EXPECT_FALSE(selection.click(at("e3n2")));
    ASSERT_TRUE(selection.chooser());
    EXPECT_EQ(selection.chooser()->at, at("e3n2"));
}

TEST(Escape, LetsGoOfTheChooserThenTheRefusalThenThePiece) {
    Selection selection = holding(white_to_move("FAe1n2"), "e1n2");
    EXPECT_FALSE(selection.click(at("e2n2")));
    EXPECT_TRUE(selection.escape());
    EXPECT_FALSE(selection.chooser());
    EXPECT_FALSE(selection.click(at("s1w6")));
    EXPECT_TRUE(selection.refused());
    EXPECT_TRUE(selection.escape());
    EXPECT_FALSE(selection.refused());
    EXPECT_EQ(selection.piece(), at("e1n2"));
    EXPECT_TRUE(selection.escape());
    EXPECT_FALSE(selection.piece());
    EXPECT_FALSE(selection.escape());
}

TEST(Drag, DropsOnATargetAndKeepsThePieceWhenDroppedWhereItWas) {
    Selection selection = start();
    selection.grab(at("w3n1"));
    EXPECT_EQ(selection.piece(), at("w3n1"));
    selection.grab(at("w3n1"));
    EXPECT_EQ(selection.piece(), at("w3n1")) << "a second drag of the held piece";
    EXPECT_FALSE(selection.drop(at("w3n1")));
    EXPECT_EQ(selection.piece(), at("w3n1"));
    EXPECT_EQ(text(selection.drop(at("w2n2"))), "Cw3n1-w2n2");
}

TEST(Drag, OverAnotherOwnPieceIsARefusedTry) {
    Selection selection = start();
    selection.grab(at("w3n1"));
    EXPECT_FALSE(selection.drop(at("w4n1")));
    EXPECT_EQ(selection.piece(), at("w3n1"));
    ASSERT_TRUE(selection.refused());
    EXPECT_EQ(selection.refused()->why.reason, Refused::OwnPieceThere);
}

TEST(Drag, OfAnEmptyPointDoesNothing) {
    Selection selection = start();
    selection.grab(at("e1n2"));
    EXPECT_FALSE(selection.piece());
    EXPECT_FALSE(selection.drop(at("w3n2")));
    EXPECT_FALSE(selection.refused());
}

TEST(WaitingHand, LooksAtPiecesAndIsRefusedWhenItTriesToMove) {
    Selection selection(*Position::start(test::world()), Hand::Waits);
    // White, the computer, is to move.
    EXPECT_THAT(selection.movable(), IsEmpty());
    EXPECT_FALSE(selection.click(at("e3n1")));
    EXPECT_FALSE(selection.refused());
    EXPECT_FALSE(selection.click(at("e3n2")));
    ASSERT_TRUE(selection.refused());
    EXPECT_EQ(selection.refused()->why.reason, Refused::NotYourTurn);
    EXPECT_EQ(selection.refused()->why.where, at("e3n1"));
}

TEST(WaitingHand, NeverMovesTheOtherSidesPieces) {
    Selection selection(*Position::start(test::world()), Hand::Waits);
    EXPECT_FALSE(selection.click(at("w3n1")));
    EXPECT_FALSE(selection.click(at("w3n2")));
    EXPECT_FALSE(selection.refused()) << "looked away";
    selection.grab(at("w3n1"));
    EXPECT_FALSE(selection.drop(at("w3n2")));
    EXPECT_EQ(selection.refused()->why.reason, Refused::NotYourTurn);
    selection.step_piece(1);
    selection.step_target(1);
    EXPECT_FALSE(selection.confirm());
}

TEST(LookingHand, IsNeverRefused) {
    Selection selection(*Position::start(test::world()), Hand::Looks);
    EXPECT_FALSE(selection.click(at("w3n1")));
    EXPECT_EQ(selection.piece(), at("w3n1"));
    EXPECT_FALSE(selection.drop(at("w3n2")));
    EXPECT_FALSE(selection.click(at("w3n2")));
    EXPECT_FALSE(selection.refused());
    EXPECT_FALSE(selection.piece());
}

TEST(Keyboard, StepsThroughMovablePiecesFromWestToEastAndRound) {
    Selection selection(white_to_move("Ae1n2 Ce2n1 Me2n3"));
    std::vector<Point> seen;
    for (int i = 0; i < 5; ++i) {
        selection.step_piece(1);
        seen.push_back(*selection.piece());
    }
    EXPECT_THAT(seen, ElementsAre(at("w4"), at("e1n2"), at("e2n3"), at("e2n1"), at("w4")));
    selection.step_piece(-1);
    EXPECT_EQ(selection.piece(), at("e2n1"));
}

TEST(Keyboard, BeginsAtTheOtherEndWhenSteppingBack) {
    Selection selection(white_to_move("Ae1n2 Ce2n1"));
    selection.step_piece(-1);
    EXPECT_EQ(selection.piece(), at("e2n1"));
}

TEST(Keyboard, GoesOnFromAPieceThatCannotMove) {
    Selection selection(white_to_move("Ae1n2 Ce2n1"));
    EXPECT_FALSE(selection.click(at("e4")));  // Black's hub
    selection.step_piece(1);
    EXPECT_EQ(selection.piece(), at("w4"));
    EXPECT_FALSE(selection.click(at("e4")));
    selection.click_away();
    EXPECT_FALSE(selection.click(at("e4")));
    selection.step_piece(-1);
    EXPECT_EQ(selection.piece(), at("e2n1"));
}

TEST(Keyboard, StepsThroughTargetsClockwiseFromNorth) {
    Selection selection = holding(white_to_move("Cw4n3 Aw4n1"), "w4n3");
    std::vector<Point> seen;
    for (std::size_t i = 0; i < selection.targets().size(); ++i) {
        selection.step_target(1);
        seen.push_back(selection.marked_target()->at);
    }
    EXPECT_THAT(seen, ElementsAre(at("w4n4"), at("w3n4"), at("w3n3"), at("w3n2"), at("w4n2"),
                                  at("w5n2"), at("w5n3"), at("w5n4")));
    selection.step_target(1);
    EXPECT_EQ(selection.marked_target()->at, at("w4n4"));
    selection.step_target(-1);
    EXPECT_EQ(selection.marked_target()->at, at("w5n4"));
}

TEST(Keyboard, ConfirmsATargetAndChoosesInTheChooser) {
    Selection selection = holding(white_to_move("FAe1n2"), "e1n2");
    EXPECT_FALSE(selection.confirm()) << "nothing is marked yet";
    while (!selection.marked_target() || selection.marked_target()->at != at("e2n2")) {
        selection.step_target(1);
    }
    EXPECT_FALSE(selection.confirm());
    ASSERT_TRUE(selection.chooser());
    selection.step_target(-1);
    EXPECT_EQ(selection.chooser()->marked, 2U);
    selection.step_target(1);
    selection.step_target(1);
    EXPECT_EQ(text(selection.confirm()), "Fe1n2-e2n2");
}

TEST(Reset, ForgetsWhatWasHeld) {
    Selection selection = holding(*Position::start(test::world()), "w3n1");
    selection.reset(black_to_move("ae1n2"));
    EXPECT_FALSE(selection.piece());
    EXPECT_TRUE(selection.targets().empty());
    EXPECT_FALSE(selection.click(at("e1n2")));
    EXPECT_FALSE(selection.targets().empty());
}

TEST(TargetKind, IsWhatTheMoveMeansToThePlayer) {
    const auto kind = [](const Position& position, std::string_view move) {
        return target_kind(position, move_named(position, move));
    };
    EXPECT_EQ(kind(*Position::start(test::world()), "Mw5+w6n1"), TargetKind::Join);
    EXPECT_EQ(kind(white_to_move("Nw1s2 sw1.5s2.5"), "Ns2w1*s2.5w1.5"), TargetKind::Strike);
    EXPECT_EQ(kind(white_to_move("Me1n2 ae2n2 ae5n2"), "Me1n2xe5n2"), TargetKind::Take);
    EXPECT_EQ(kind(white_to_move("SMw1s2 vw1s4"), "Ms2w1xs4w1"), TargetKind::Launch);
    EXPECT_EQ(kind(white_to_move("SMw1s2 vw1s4"), "SMs2w1xs4w1"), TargetKind::Take);
}

TEST(TargetKind, TellsCrossingsFromWalks) {
    // Every army and citizen move that is no taking and no boarding, from everywhere.
    const Board& board = test::world();
    int crossings = 0;
    for (Point from : board.land_points()) {
        if (board.palace(Side::White).contains(from) || board.palace(Side::Black).contains(from)) {
            continue;
        }
        for (Unit unit : {Unit::Army, Unit::Citizen}) {
            const taiji::Setup setup{{{from, {Side::White, unit}},
                                      {board.seat(Side::White), {Side::White, Unit::Hub}},
                                      {board.seat(Side::Black), {Side::Black, Unit::Hub}}},
                                     Side::White};
            const Result<Position> position = Position::make(board, setup);
            if (!position) continue;  // it gives check
            Selection selection(*position);
            EXPECT_FALSE(selection.click(from));
            for (const Target& way : selection.targets()) {
                if (way.kind == TargetKind::Take) continue;
                const bool crosses = board.landmass(from) != board.landmass(way.at);
                EXPECT_EQ(way.kind, crosses ? TargetKind::Cross : TargetKind::Go);
                crossings += crosses ? 1 : 0;
            }
        }
    }
    EXPECT_GT(crossings, 10);
}

TEST(Range, IsWhereTheUnitCouldGoIfOnlyTheTerrainWereInItsWay) {
    const Position full = *Position::start(test::world());
    int alone_count = 0;
    for (Point from : full.pieces(Side::White)) {
        const Piece piece = *full.piece_at(from);
        taiji::Setup alone{{{from, piece}}, Side::White};
        for (Side side : kBothSides) {
            if (side == Side::White && piece.unit == Unit::Hub) continue;
            const Point hub =
                from == test::world().seat(side) ? at("w5n1") : test::world().seat(side);
            alone.pieces.push_back({hub, {side, Unit::Hub}});
        }
        const Result<Position> empty = Position::make(test::world(), alone);
        if (!empty) continue;  // it gives check
        ++alone_count;
        const PointSet range = range_of(full, from, piece.unit);
        Selection selection(*empty);
        EXPECT_FALSE(selection.click(from));
        for (const Target& way : selection.targets()) {
            EXPECT_TRUE(range.contains(way.at)) << move_text(test::world(), way.moves.front());
        }
        EXPECT_FALSE(range.contains(from));
    }
    EXPECT_GT(alone_count, 10);
}

}  // namespace
}  // namespace taiji::play
