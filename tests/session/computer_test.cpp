#include <atomic>
#include <chrono>
#include <thread>

#include "tests/session/session_fixture.hpp"

namespace taiji {
namespace {

using namespace test;
using ::testing::Contains;
using ::testing::HasSubstr;

class SessionComputer : public SessionTest {
  protected:
    static play::NewGame against(const play::Seat& black) {
        play::NewGame game;
        game.seats = {{play::Human{}, black}};
        return game;
    }
    /// Lets time pass until it is so.
    template <typename Condition>
    static void wait_until(Session& session, Condition condition) {
        const auto end = std::chrono::steady_clock::now() + std::chrono::seconds(60);
        while (!condition() && std::chrono::steady_clock::now() < end) {
            session.update(0.01);
            std::this_thread::sleep_for(std::chrono::milliseconds(1));
        }
        EXPECT_TRUE(condition());
    }
};

std::size_t plies(const Session& session) {
    return session.game().match().plies().size();
}

TEST_F(SessionComputer, Answers) {
    const auto session = begin(against(play::Computer{1}));
    click_move(*session, "Vw2-w1");
    wait_until(*session, [&] { return plies(*session) == 2; });
    EXPECT_EQ(session->game().match().side_to_move(), Side::White);
    click_move(*session, "Vw1-w2");
    wait_until(*session, [&] { return plies(*session) == 4; });
}

TEST_F(SessionComputer, TakesBothPliesBack) {
    const auto session = begin(against(play::Computer{1}));
    click_move(*session, "Vw2-w1");
    wait_until(*session, [&] { return plies(*session) == 2; });
    session->obey(Command::TakeBack);
    EXPECT_EQ(moves_of(*session), "");
}

TEST_F(SessionComputer, DoesNotAnswerAMoveThatWasTakenBack) {
    const auto session = begin(against(play::Computer{8}));
    click_move(*session, "Vw2-w1");
    session->update(0.01);
    EXPECT_TRUE(session->computer_thinks());
    session->obey(Command::TakeBack);
    EXPECT_FALSE(session->computer_thinks());
    for (int i = 0; i < 50; ++i) {
        session->update(0.01);
        std::this_thread::sleep_for(std::chrono::milliseconds(2));
    }
    EXPECT_EQ(moves_of(*session), "");
}

TEST_F(SessionComputer, PlaysAgainstAnother) {
    play::NewGame game;
    game.seats = {{play::Computer{1}, play::Computer{2}}};
    const auto session = begin(game);
    Settings settings = session->settings();
    settings.animation_speed = kFastestAnimation;
    session->carry_out(ChangeSettings{settings});
    wait_until(*session, [&] { return plies(*session) >= 6; });
    EXPECT_FALSE(session->person());
}

TEST_F(SessionComputer, AnswersADrawOffer) {
    const auto session = begin(against(play::Computer{1}));
    session->carry_out(OfferDraw{});
    ASSERT_TRUE(session->game().match().draw_offer());
    wait_until(*session, [&] { return !session->game().match().draw_offer(); });
}

TEST_F(SessionComputer, ThatCannotBeStartedIsReplacedByAPerson) {
    const auto session = begin(against(play::ExternalEngine{"/nowhere/engine"}));
    click_move(*session, "Vw2-w1");
    wait_until(*session, [&] { return play::is_human(session->game().seats()[Side::Black]); });
    EXPECT_THAT(notice_keys(*session), Contains("notice.program_failed"));
    EXPECT_THAT(problem_of(*session, "notice.program_failed"), HasSubstr("/nowhere/engine"));
    click_move(*session, "Ae4n1-e3n2");
}

TEST_F(SessionComputer, GoesOnThinkingAfterAStart) {
    {
        const auto session = begin(against(play::Computer{8}));
        click_move(*session, "Vw2-w1");
    }
    const auto session = open();
    EXPECT_EQ(session->game().seats()[Side::Black], play::Seat(play::Computer{8}));
    session->update(0.01);
    EXPECT_TRUE(session->computer_thinks());
}

}  // namespace
}  // namespace taiji
