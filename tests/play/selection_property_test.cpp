// Whatever the position: the hand reaches exactly the legal moves.

#include <gtest/gtest.h>

#include <algorithm>
#include <random>
#include <set>
#include <tuple>

#include "client/play/game.hpp"
#include "client/play/selection.hpp"
#include "game/match/record.hpp"
#include "game/match/record_reader.hpp"
#include "game/rules/legal_moves.hpp"
#include "game/rules/move_text.hpp"
#include "game/rules/tfen.hpp"
#include "tests/play/support.hpp"

namespace taiji::play {
namespace {

using Key = std::tuple<Point, Point, Unit, MoveKind>;
Key key(const Move& move) {
    return {move.from, move.to, move.mover, move.kind};
}

std::set<Key> legal(const Position& position) {
    MoveList moves;
    legal_moves(position, moves);
    std::set<Key> keys;
    for (const Move& move : moves) keys.insert(key(move));
    return keys;
}

PointSet all_points(const Board& board) {
    return board.solid_points() | board.dashed_points();
}

/// Everything that a click on a piece, one on a target and each choice lead to.
std::set<Key> clicked(const Position& position) {
    std::set<Key> keys;
    for (Point from : position.occupied()) {
        Selection held(position);
        if (held.click(from)) ADD_FAILURE() << "a move without a target";
        for (const Target& target : held.targets()) {
            Selection selection = held;
            if (const auto move = selection.click(target.at)) {
                keys.insert(key(*move));
                continue;
            }
            for (std::size_t i = 0; i < selection.chooser()->moves.size(); ++i) {
                Selection again = selection;
                keys.insert(key(again.choose(i)));
            }
        }
    }
    return keys;
}

/// Everything that stepping once round pieces, targets and choices leads to.
std::set<Key> stepped(const Position& position) {
    std::set<Key> keys;
    Selection selection(position);
    for (int piece = 0; piece < selection.movable().size(); ++piece) {
        selection.step_piece(1);
        for (std::size_t target = 0; target < selection.targets().size(); ++target) {
            selection.step_target(1);
            Selection here = selection;
            if (const auto move = here.confirm()) {
                keys.insert(key(*move));
                continue;
            }
            const std::size_t choices = here.chooser()->moves.size();
            for (std::size_t i = 0; i < choices; ++i) {
                Selection again = here;
                keys.insert(key(*again.confirm()));
                here.step_target(1);
            }
        }
    }
    return keys;
}

TEST(EveryPosition, IsPlayedByClicksAsTheRulesAllow) {
    const std::vector<Position> positions = assorted_positions(40);
    for (const Position& position : positions) {
        ASSERT_EQ(clicked(position), legal(position)) << tfen(position);
    }
    EXPECT_GT(positions.size(), 2'000U);
}

TEST(EveryPosition, IsPlayedByKeysAsTheRulesAllow) {
    const std::vector<Position> positions = assorted_positions(40);
    for (const Position& position : positions) {
        ASSERT_EQ(stepped(position), legal(position)) << tfen(position);
    }
    EXPECT_GT(positions.size(), 2'000U);
}

TEST(EveryPosition, RefusesEveryOtherClickWithAReasonThatTheRulesGive) {
    std::size_t tries = 0;
    for (const Position& position : assorted_positions(2)) {
        const PointSet own = position.pieces(position.side_to_move());
        for (Point from : own) {
            Selection selection(position);
            (void)selection.click(from);
            const PointSet targets = [&] {
                PointSet points;
                for (const Target& target : selection.targets()) points.insert(target.at);
                return points;
            }();
            for (Point to : all_points(position.board()) - targets - own) {
                if (++tries % 13 != 0) continue;  // all of them would take minutes
                ASSERT_FALSE(selection.click(to));
                ASSERT_TRUE(selection.refused()) << tfen(position);
                const RefusedTry& refused = *selection.refused();
                const auto judged = judge(position, refused.wish);
                ASSERT_TRUE(std::holds_alternative<Refusal>(judged));
                ASSERT_EQ(std::get<Refusal>(judged).reason, refused.why.reason);
                ASSERT_EQ(selection.piece(), from);
            }
        }
    }
}

TEST(EveryPosition, IsOnlyLookedAtByAHandThatWaitsOrLooks) {
    std::mt19937 dice(3);
    for (const Position& position : assorted_positions(2)) {
        for (Hand hand : {Hand::Waits, Hand::Looks}) {
            Selection selection(position, hand);
            for (int i = 0; i < 40; ++i) {
                const auto point = static_cast<Point>(dice() % position.board().point_count());
                switch (dice() % 4) {
                    case 0:
                        selection.grab(point);
                        break;
                    case 1:
                        ASSERT_FALSE(selection.drop(point));
                        break;
                    default:
                        ASSERT_FALSE(selection.click(point));
                }
                selection.step_piece(1);
                selection.step_target(1);
                ASSERT_FALSE(selection.confirm());
                ASSERT_TRUE(selection.targets().empty());
                ASSERT_FALSE(hand == Hand::Looks && selection.refused());
            }
        }
    }
}

/// One random way of the mouse or the keyboard to a move.
std::optional<Move> random_try(Selection& selection, std::mt19937& dice) {
    const Board& board = selection.position().board();
    if (selection.chooser() && dice() % 2 == 0) {
        return selection.choose(dice() % selection.chooser()->moves.size());
    }
    const auto targets = selection.targets();
    const Point point = !targets.empty() && dice() % 3 == 0
                            ? targets[dice() % targets.size()].at
                            : static_cast<Point>(dice() % board.point_count());
    switch (dice() % 9) {
        case 0:
            selection.grab(point);
            return std::nullopt;
        case 1:
            return selection.drop(point);
        case 2:
            selection.escape();
            return std::nullopt;
        case 3:
            selection.step_piece(static_cast<int>(dice() % 5) - 2);
            return std::nullopt;
        case 4:
            selection.step_target(static_cast<int>(dice() % 5) - 2);
            return std::nullopt;
        case 5:
            return selection.confirm();
        default:
            return selection.click(point);
    }
}

TEST(RandomHands, PlayWholeGamesThatReadBackAsTheyWere) {
    std::mt19937 dice(11);
    int finished = 0;
    for (int n = 0; n < 12; ++n) {
        Game game = game_of(two_people());
        Selection selection(game.shown(), game.hand());
        while (!game.match().end() && game.match().plies().size() < 150) {
            const std::optional<Move> move = random_try(selection, dice);
            if (!move) continue;
            ASSERT_TRUE(is_legal(game.match().position(), *move));
            ASSERT_TRUE(game.play(*move));
            selection.reset(game.shown(), game.hand());
        }
        finished += game.match().end() ? 1 : 0;
        const std::string text = write_record(record_of(game.match()));
        const auto games = read_records(shared_world(), text);
        ASSERT_TRUE(games && games->size() == 1);
        ASSERT_TRUE(games->front().errors.empty());
        const Result<Match> again = match_of(*games->front().record);
        ASSERT_TRUE(again);
        EXPECT_EQ(*again, game.match());
    }
    EXPECT_GT(finished, 0);
}

}  // namespace
}  // namespace taiji::play
