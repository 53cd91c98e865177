#include "tests/session/session_fixture.hpp"

namespace taiji {
namespace {

using namespace test;
using ::testing::HasSubstr;

class SessionClock : public SessionTest {
  protected:
    [[nodiscard]] static play::NewGame five_minutes() {
        play::NewGame game;
        game.seats = {{play::Human{}, play::Human{}}};
        game.time_control = BaseTime{{300'000}, {2'000}};
        return game;
    }
    static std::int64_t left(const Session& session, Side side) {
        return session.game().match().clocks()[side].count;
    }
};

TEST_F(SessionClock, RunsForTheSideToMove) {
    const auto session = begin(five_minutes());
    for (int i = 0; i < 1'000; ++i) session->update(0.0101);
    EXPECT_NEAR(static_cast<double>(left(*session, Side::White)), 289'900.0, 1.0);
    EXPECT_EQ(left(*session, Side::Black), 300'000);
    click_move(*session, "Vw2-w1");
    EXPECT_NEAR(static_cast<double>(left(*session, Side::White)), 291'900.0, 1.0);
    session->update(1.0);  // also while the move is shown
    EXPECT_EQ(left(*session, Side::Black), 299'000);
}

TEST_F(SessionClock, RunsWhileEarlierMovesAreLookedAt) {
    const auto session = begin(five_minutes());
    click_move(*session, "Vw2-w1");
    session->carry_out(ShowPly{0});
    session->update(3.0);
    EXPECT_EQ(left(*session, Side::Black), 297'000);
}

TEST_F(SessionClock, FallsAndEndsTheGame) {
    const auto session = begin(five_minutes());
    session->update(299.0);
    EXPECT_FALSE(session->game().match().end());
    ASSERT_TRUE(session->next_change());
    EXPECT_LE(*session->next_change(), 0.11);  // tenths are shown
    session->update(1.5);
    EXPECT_EQ(session->game().match().end(), (GameEnd{Ending::Flag, Side::Black}));
    EXPECT_THAT(text_of(data() / "current.taiji"), HasSubstr("[Termination \"flag\"]"));
    watch_to_the_end(*session);
    session->update(100.0);
    EXPECT_FALSE(session->next_change());
}

TEST_F(SessionClock, IsKeptNowAndThenAndWaitsAfterAStart) {
    {
        const auto session = begin(five_minutes());
        for (int i = 0; i < 10; ++i) session->update(1.0);
    }  // nobody said that it would end
    const auto session = open();
    EXPECT_LE(left(*session, Side::White), 295'000);
    EXPECT_TRUE(session->clocks_wait());
    const std::int64_t before = left(*session, Side::White);
    session->update(10.0);
    EXPECT_EQ(left(*session, Side::White), before);
    session->click(std::nullopt);
    session->update(1.0);
    EXPECT_EQ(left(*session, Side::White), before - 1'000);
}

TEST_F(SessionClock, ThatTicksAsksForAPictureASecond) {
    auto session = begin(five_minutes());
    session->update(0.25);
    ASSERT_TRUE(session->next_change());
    EXPECT_NEAR(*session->next_change(), 0.75, 0.01);
    session.reset();
    session = begin_between_people();
    EXPECT_FALSE(session->next_change());
}

}  // namespace
}  // namespace taiji
