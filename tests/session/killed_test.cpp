#include <sys/wait.h>
#include <unistd.h>

#include <csignal>
#include <random>
#include <thread>

#include "game/match/record_reader.hpp"
#include "game/rules/legal_moves.hpp"
#include "tests/session/session_fixture.hpp"

namespace taiji {
namespace {

using namespace test;
using ::testing::IsEmpty;

class Killed : public SessionTest {};

/// Plays legal moves without end, and writes the number of plies into the pipe after each.
[[noreturn]] void play_until_killed(const SessionSetup& setup, int pipe, unsigned seed) {
    auto opened = Session::open(setup);
    if (!opened) _exit(1);
    Session& session = **opened;
    if (session.wants_new_game_dialog()) {
        play::NewGame game;
        game.seats = {{play::Human{}, play::Human{}}};
        game.time_control = BaseTime{{3'600'000}, {0}};
        session.carry_out(BeginGame{game});
    }
    std::mt19937 random(seed);
    const Match& match = session.game().match();
    const auto acknowledge = [&] {
        const auto plies = static_cast<std::uint32_t>(match.plies().size());
        if (write(pipe, &plies, sizeof plies) != sizeof plies) _exit(1);
    };
    while (true) {
        if (match.end()) {
            session.carry_out(Rematch{});
            acknowledge();
        }
        MoveList moves;
        legal_moves(match.position(), moves);
        const Move move = moves[random() % moves.size()];
        session.click(move.from);
        session.click(move.to);
        if (session.selection().chooser()) session.carry_out(ChooseMove{0});
        session.update(0.1);
        acknowledge();
    }
}

TEST_F(Killed, AtTwentyRandomInstantsLosesAtMostTheMoveBeingMade) {
    std::mt19937 random(20261130);
    int rounds_played = 0;
    for (int round = 0; round < 20; ++round) {
        std::array<int, 2> ends{};
        ASSERT_EQ(pipe(ends.data()), 0);
        const unsigned seed = static_cast<unsigned>(random());
        const pid_t child = fork();
        ASSERT_GE(child, 0);
        if (child == 0) play_until_killed(setup(), ends[1], seed);
        close(ends[1]);
        std::uint32_t plies = 0, acknowledged = 0;
        bool played = false;
        if (round % 2 == 1) {
            // Every other time only after a move; otherwise perhaps while the program starts.
            ASSERT_EQ(read(ends[0], &acknowledged, sizeof acknowledged), sizeof acknowledged);
            played = true;
            ++rounds_played;
        }
        std::this_thread::sleep_for(std::chrono::microseconds(random() % 60'000));
        kill(child, SIGKILL);
        waitpid(child, nullptr, 0);
        while (read(ends[0], &plies, sizeof plies) == sizeof plies) {
            acknowledged = plies;
            played = true;
        }
        close(ends[0]);

        const auto session = open();
        EXPECT_THAT(session->notices(), IsEmpty()) << "round " << round;
        const auto restored = static_cast<std::uint32_t>(session->game().match().plies().size());
        if (played && !session->wants_new_game_dialog() && restored != 0) {
            EXPECT_GE(restored, acknowledged) << "round " << round;
            EXPECT_LE(restored, acknowledged + 1) << "round " << round;
        }
    }
    EXPECT_EQ(rounds_played, 10);
}

}  // namespace
}  // namespace taiji
