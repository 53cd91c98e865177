#include <unistd.h>

#include <chrono>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <thread>

#include "tests/session/session_fixture.hpp"

namespace taiji {
namespace {

using namespace test;
using ::testing::Contains;
using ::testing::HasSubstr;

/// Processes that this one started and that have not been reaped.
std::size_t children() {
    std::size_t count = 0;
    for (const auto& entry : std::filesystem::directory_iterator("/proc")) {
        std::ifstream file(entry.path() / "stat");
        std::string text;
        if (!std::getline(file, text)) continue;
        // "17 (name) S 4": the name may hold anything, the last figure is the parent.
        std::istringstream rest(text.substr(std::min(text.rfind(')') + 1, text.size())));
        char state = ' ';
        pid_t parent = 0;
        if (rest >> state >> parent && parent == getpid()) ++count;
    }
    return count;
}

std::string fake(const std::string& fault) {
    return std::string("sh '") + TAIJI_SOURCE_DIR + "/tests/play/engines/fake_engine.sh' " + fault;
}

class SessionExternal : public SessionTest {
  protected:
    [[nodiscard]] std::unique_ptr<Session> against(const std::string& command) const {
        SessionSetup made = setup();
        made.programs[Side::Black] = command;
        made.thinking.untimed_ms = 50;
        made.thinking.patience_ms = 300;
        return open(made);
    }
    template <typename Condition>
    static void wait_until(Session& session, Condition condition) {
        const auto end = std::chrono::steady_clock::now() + std::chrono::seconds(60);
        while (!condition() && std::chrono::steady_clock::now() < end) {
            session.update(0.05);
            std::this_thread::sleep_for(std::chrono::milliseconds(1));
        }
        EXPECT_TRUE(condition());
    }
    /// A person goes on in its place, and is told why.
    static void expect_given_up(Session& session, const char* why) {
        click_move(session, "Vw2-w1");
        wait_until(session, [&] { return play::is_human(session.game().seats()[Side::Black]); });
        EXPECT_THAT(problem_of(session, "notice.program_failed"), HasSubstr(why));
        EXPECT_FALSE(session.game().match().end());
        wait_until(session, [&] { return children() == 0; });
        click_move(session, "Ae4n1-e3n2");
    }
};

TEST_F(SessionExternal, TheProgramsOwnEnginePlays) {
    {
        const auto session = against(std::string("'") + TAIJI_ENGINE + "' option.Level=2");
        EXPECT_FALSE(session->wants_new_game_dialog());
        EXPECT_EQ(session->person(), Side::White);
        click_move(*session, "Vw2-w1");
        wait_until(*session, [&] { return session->game().match().plies().size() == 2; });
        EXPECT_EQ(children(), 1U);
        EXPECT_TRUE(session->notices().empty());
        session->carry_out(TakeBack{});
        click_move(*session, "Vw2-w1");
        wait_until(*session, [&] { return session->game().match().plies().size() == 2; });
    }
    EXPECT_EQ(children(), 0U);
}

TEST_F(SessionExternal, TwoProgramsPlayEachOther) {
    SessionSetup made = setup();
    made.programs = {{std::string("'") + TAIJI_ENGINE + "'", fake("good")}};
    made.thinking.untimed_ms = 20;
    const auto session = open(made);
    EXPECT_FALSE(session->person());
    wait_until(*session, [&] { return session->game().match().plies().size() >= 1; });
}

TEST_F(SessionExternal, OneThatDiesIsReplacedByAPerson) {
    const auto session = against(fake("dies"));
    expect_given_up(*session, "ended while it was thinking");
}

TEST_F(SessionExternal, OneThatNeverAnswersIsKilledAndReplacedByAPerson) {
    const auto session = against(fake("silent"));
    expect_given_up(*session, "did not answer in time");
}

TEST_F(SessionExternal, OneThatIsNoEngineIsReplacedByAPerson) {
    SessionSetup made = setup();
    made.programs[Side::Black] = "cat /dev/null";
    const auto session = open(made);
    expect_given_up(*session, "cat");
}

TEST_F(SessionExternal, AnIllegalMoveLosesTheGame) {
    const auto session = against(fake("illegal"));
    click_move(*session, "Vw2-w1");
    wait_until(*session, [&] { return session->game().match().end().has_value(); });
    EXPECT_EQ(session->game().match().end(), (GameEnd{Ending::Forfeit, Side::White}));
    EXPECT_THAT(problem_of(*session, "notice.program_lost"), HasSubstr("Aw4n1-e4"));
    EXPECT_EQ(moves_of(*session), "Vw2-w1");
}

TEST_F(SessionExternal, ANewGameEndsTheProgram) {
    const auto session = against(fake("silent"));
    click_move(*session, "Vw2-w1");
    session->update(0.01);
    EXPECT_TRUE(session->computer_thinks());
    play::NewGame people;
    people.seats = {{play::Human{}, play::Human{}}};
    session->carry_out(BeginGame{people});
    EXPECT_EQ(children(), 0U);
    EXPECT_TRUE(session->notices().empty());
}

TEST_F(SessionExternal, TheKeptGameIsPutAwayForANewOne) {
    {
        const auto session = begin_between_people();
        click_move(*session, "Vw2-w1");
    }
    const auto session = against(fake("good"));
    EXPECT_EQ(moves_of(*session), "");
    std::ifstream games(data() / "games.taiji");
    const std::string kept{std::istreambuf_iterator<char>(games), {}};
    EXPECT_THAT(kept, HasSubstr("Vw2-w1"));
}

}  // namespace
}  // namespace taiji
