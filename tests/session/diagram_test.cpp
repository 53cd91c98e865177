#include "tests/session/session_fixture.hpp"

namespace taiji {
namespace {

using namespace test;
using ::testing::ElementsAre;
using ::testing::IsEmpty;

constexpr const char* kCrossing = "15/15/15/15/15/3HA1c4h3/15/15/15/15/15 w - 0 1";
constexpr const char* kMateInOne = "15/15/11A3/15/15/3H7h3/15/15/15/15/15 w - 0 1";

class DiagramOnTheGlobe : public SessionTest {};

/// What the window is asked for.
template <typename Wish>
std::vector<Wish> wishes_of(Session& session) {
    std::vector<Wish> found;
    for (const WindowWish& wish : session.take_wishes()) {
        if (const auto* each = std::get_if<Wish>(&wish)) found.push_back(*each);
    }
    return found;
}

TEST_F(DiagramOnTheGlobe, ShowsAMoveOfTheBookFromTheFirstPosition) {
    const auto session = begin_between_people();
    session->carry_out(ShowDiagram{kCrossing});
    session->carry_out(TryInDiagram{"Aw3-w4n1"});
    EXPECT_TRUE(session->shown().piece_at(at("w4n1")));
    EXPECT_NE(session->performance(), nullptr);
    session->carry_out(TryInDiagram{"Aw3xw1"});
    EXPECT_EQ(session->shown().piece_at(at("w1")), (Piece{Side::White, Unit::Army}));
    EXPECT_FALSE(session->shown().piece_at(at("w4n1")));
    EXPECT_TRUE(session->diagram()->has_moved());
}

TEST_F(DiagramOnTheGlobe, ShowsWhyAMoveOfTheBookMayNotBe) {
    const auto session = begin_between_people();
    session->carry_out(ShowDiagram{kCrossing});
    session->carry_out(TryInDiagram{"Aw3-w1n1"});
    ASSERT_TRUE(session->selection().refused());
    EXPECT_EQ(session->selection().refused()->why.reason, Refused::CrossingNotStraight);
    EXPECT_FALSE(session->diagram()->has_moved());
    session->carry_out(TryInDiagram{"nonsense"});
    EXPECT_THAT(notice_keys(*session), ElementsAre("notice.not_legal"));
}

TEST_F(DiagramOnTheGlobe, ExplainsThePartOfAStackThatIsNamed) {
    const auto session = begin_between_people();
    session->carry_out(ShowDiagram{"15/15/2[FA]12/15/15/3H7h3/15/15/15/15/15 w - 0 1"});
    // The air force alone could go there.
    session->carry_out(TryInDiagram{"FAw5n3-w7n5"});
    ASSERT_TRUE(session->selection().refused());
    EXPECT_EQ(session->selection().refused()->wish.mover, Unit::AirForceWithArmy);
    EXPECT_EQ(session->selection().refused()->why.reason, Refused::WrongTerrain);
}

TEST_F(DiagramOnTheGlobe, IsPutBack) {
    const auto session = begin_between_people();
    session->carry_out(ShowDiagram{kCrossing});
    const Position first = session->shown();
    session->carry_out(TryInDiagram{"Aw3xw1"});
    session->carry_out(PutBackDiagram{});
    EXPECT_EQ(session->shown(), first);
    session->carry_out(TryInDiagram{"Aw3xw1"});
    EXPECT_TRUE(session->obey(Command::TakeBack));  // not of the game
    EXPECT_EQ(session->shown(), first);
}

TEST_F(DiagramOnTheGlobe, ShowsWhatCameOfItUntilTheNextClick) {
    const auto session = begin_between_people();
    session->carry_out(ShowDiagram{kMateInOne});
    const Position first = session->shown();
    session->carry_out(TryInDiagram{"Ae4n3-e4n2"});
    EXPECT_TRUE(session->diagram()->gives_check());
    EXPECT_FALSE(session->diagram()->end());
    session->carry_out(TryInDiagram{"Ae4n3-e4n1"});
    ASSERT_TRUE(session->diagram()->end());
    EXPECT_EQ(session->diagram()->end()->how, Ending::Mate);
    session->click(at("e4n1"));
    EXPECT_EQ(session->shown(), first);
    EXPECT_FALSE(session->diagram()->is_over());
}

TEST_F(DiagramOnTheGlobe, KeepsTheGamesAnimationAndHand) {
    const auto session = begin_between_people();
    click_move(*session, "Vw2-w1");
    session->update(0.2);
    ASSERT_NE(session->performance(), nullptr);
    const double time = session->performance_time();
    session->carry_out(ShowDiagram{kCrossing});
    EXPECT_EQ(session->performance(), nullptr);
    session->carry_out(TryInDiagram{"Aw3xw1"});
    for (int i = 0; i < 100; ++i) session->update(0.2);
    session->carry_out(ShowDiagram{});
    ASSERT_NE(session->performance(), nullptr);
    EXPECT_DOUBLE_EQ(session->performance_time(), time);
    EXPECT_EQ(moves_of(*session), "Vw2-w1");

    session->carry_out(SkipAnimation{});
    session->click(at("e3"));  // Black's citizen
    ASSERT_EQ(session->selection().piece(), at("e3"));
    session->carry_out(ShowDiagram{kCrossing});
    EXPECT_FALSE(session->selection().piece());
    session->carry_out(ShowDiagram{});
    EXPECT_EQ(session->selection().piece(), at("e3"));
}

TEST_F(DiagramOnTheGlobe, BringsTheCameraBack) {
    const auto session = begin_between_people();
    const SavedCamera mine{.latitude = 10.0, .longitude = 20.0, .distance = 3.0};
    session->keep_camera(mine);
    session->carry_out(ShowDiagram{kCrossing});
    session->keep_camera({.latitude = -30.0});
    session->carry_out(ShowDiagram{kMateInOne});
    EXPECT_THAT(wishes_of<FlyCameraBack>(*session), IsEmpty());
    EXPECT_EQ(session->saved_camera(), mine);
    session->carry_out(ShowDiagram{});
    const auto back = wishes_of<FlyCameraBack>(*session);
    ASSERT_EQ(back.size(), 1U);
    EXPECT_EQ(back.front().to, mine);
}

TEST_F(DiagramOnTheGlobe, LeavesTheGameToItself) {
    const auto session = begin_between_people();
    click_move(*session, "Vw2-w1");
    session->carry_out(ShowDiagram{kCrossing});
    for (const Command command :
         {Command::FirstPly, Command::PreviousPly, Command::ContinueFromHere, Command::TakeBack}) {
        EXPECT_TRUE(session->obey(command));
    }
    EXPECT_EQ(moves_of(*session), "Vw2-w1");
    EXPECT_TRUE(session->game().shows_the_present());
}

}  // namespace
}  // namespace taiji
