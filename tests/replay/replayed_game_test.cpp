#include "client/replay/replayed_game.hpp"

#include <gtest/gtest.h>

#include "client/view/board_view.hpp"
#include "game/rules/apply.hpp"
#include "tests/motion/move_samples.hpp"
#include "tests/replay/long_game.hpp"

namespace taiji::replay {
namespace {

using test::long_game;
using test::world_model;

TEST(ReplayedGame, HasTheStateOfEveryPly) {
    const ReplayedGame game(long_game(60), {}, world_model());
    ASSERT_EQ(game.plies(), 60U);
    Position position = game.position(0);
    for (std::size_t ply = 1; ply <= game.plies(); ++ply) {
        position = apply(position, game.move(ply)).after;
        EXPECT_EQ(game.position(ply), position);
        EXPECT_EQ(game.hash(ply), position.recomputed_hash());
    }
}

TEST(ReplayedGame, APerformanceLeadsFromOneStateToTheNext) {
    const ReplayedGame game(long_game(30), {}, world_model());
    const scene::Surface surface;
    motion::Picture picture;
    std::vector<scene::PieceView> expected;
    for (std::size_t ply = 1; ply <= game.plies(); ++ply) {
        const motion::Performance shown = game.performance(ply, motion::Style::Full);
        shown.sample(shown.seconds(), surface, picture);
        piece_views(game.position(ply), world_model(), surface, expected);
        ASSERT_EQ(picture.pieces.size(), expected.size());
        for (std::size_t i = 0; i < expected.size(); ++i) {
            EXPECT_EQ(picture.pieces[i].id, expected[i].id);
        }
    }
}

TEST(ReplayedGame, ItsLastMoveTellsHowThePlayersEndedIt) {
    Match match = long_game(4);
    ASSERT_TRUE(match.resign(Side::White));
    const ReplayedGame game(match, {}, world_model());
    ASSERT_TRUE(std::holds_alternative<GameEnded>(game.events(4).back()));
    EXPECT_EQ(std::get<GameEnded>(game.events(4).back()).end, *match.end());
    EXPECT_FALSE(std::holds_alternative<GameEnded>(game.events(3).back()));
}

TEST(ReplayedGame, ItsTimelineLeavesTimeToReadTheComments) {
    const Match match = long_game(3);
    RecordNotes notes;
    notes.plies.resize(2);
    notes.plies[1].comment = "A long comment on the second move, which wants to be read in peace.";
    const ReplayedGame plain(match, {}, world_model());
    const ReplayedGame noted(match, notes, world_model());
    EXPECT_EQ(noted.comment(2), notes.plies[1].comment);
    EXPECT_EQ(noted.comment(3), "");
    const double more = reading_seconds(notes.plies[1].comment);
    EXPECT_GT(more, 2.0);
    EXPECT_NEAR(noted.timeline(motion::Style::Full).seconds(),
                plain.timeline(motion::Style::Full).seconds() + more, 1e-9);
}

TEST(ReplayedGame, ItsTimelineShowsEachMoveAsLongAsItsPerformanceLasts) {
    const ReplayedGame game(long_game(20), {}, world_model());
    const Timeline timeline = game.timeline(motion::Style::Reduced);
    for (std::size_t ply = 1; ply <= game.plies(); ++ply) {
        EXPECT_NEAR(timeline.stands_at(ply) - timeline.move_begins(ply),
                    game.performance(ply, motion::Style::Reduced).seconds(), 1e-9);
    }
}

}  // namespace
}  // namespace taiji::replay
