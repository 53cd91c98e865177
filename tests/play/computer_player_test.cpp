#include "client/play/computer_player.hpp"

#include <gtest/gtest.h>

#include "client/play/draw_verdict.hpp"
#include "game/rules/legal_moves.hpp"
#include "game/rules/move_text.hpp"
#include "tests/play/support.hpp"

namespace taiji::play {
namespace {

ThinkingOptions quick() {
    ThinkingOptions options;
    options.table_mebibytes = 2;
    options.untimed_ms = 30;
    return options;
}
/// Level 8 thinks so long that no test waits for it.
ThinkingOptions without_end() {
    ThinkingOptions options = quick();
    options.untimed_ms = 3'600'000;
    return options;
}

Match start(TimeControl control = Untimed{}) {
    return match_from(*Position::start(test::world()), control);
}

std::optional<Move> thought(ComputerPlayer& player, Bell& bell) {
    const auto answer = bell.wait_for([&] { return player.poll(); });
    if (!answer || !std::holds_alternative<Thought>(*answer)) return std::nullopt;
    return std::get<Thought>(*answer).move;
}

TEST(ComputerPlayer, OfEveryLevelAnswersWithALegalMoveAndItsTicket) {
    const Match match = start();
    for (int level = 1; level <= 8; ++level) {
        Bell bell;
        ComputerPlayer player(Computer{level}, bell.wake(), quick());
        EXPECT_FALSE(player.is_thinking());
        const std::uint64_t ticket = player.think(match, 5);
        EXPECT_TRUE(player.is_thinking());
        const auto answer = bell.wait_for([&] { return player.poll(); });
        ASSERT_TRUE(answer);
        ASSERT_TRUE(std::holds_alternative<Thought>(*answer));
        EXPECT_EQ(std::get<Thought>(*answer).ticket, ticket);
        EXPECT_TRUE(is_legal(match.position(), std::get<Thought>(*answer).move));
        EXPECT_FALSE(player.is_thinking());
        EXPECT_FALSE(player.poll());
    }
}

TEST(ComputerPlayer, KeepsToItsClocks) {
    for (const TimeControl control :
         {TimeControl(BaseTime{{400}, {10}}), TimeControl(TimePerMove{{100}})}) {
        Bell bell;
        ComputerPlayer player(Computer{8}, bell.wake(), without_end());
        const Match match = start(control);
        player.think(match, 1);
        const auto move = thought(player, bell);
        ASSERT_TRUE(move) << "it would have thought for an hour";
        EXPECT_TRUE(is_legal(match.position(), *move));
    }
}

TEST(ComputerPlayer, PlaysTheSameGameForTheSameSeeds) {
    const auto game = [](std::uint64_t seed) {
        Bell bell;
        ComputerPlayer player(Computer{2}, bell.wake(), quick());
        Match match = start();
        std::string moves;
        for (std::uint64_t ply = 0; ply < 8; ++ply) {
            player.think(match, seed + ply);
            const auto move = thought(player, bell);
            if (!move || !match.play(*move)) return std::string("no move");
            moves += move_text(test::world(), *move) + ' ';
        }
        return moves;
    };
    const std::string first = game(1);
    EXPECT_EQ(game(1), first);
    EXPECT_NE(game(2), first);
}

TEST(ComputerPlayer, TakesAWinInOne) {
    // Black's army steps onto the seat.
    const Match match = match_from(
        test::position_of(test::world(), "15/15/15/4a10/15/2HN10N/12h2/15/15/15/15 b - 5 1"));
    for (int level : {1, 4, 8}) {
        Bell bell;
        ComputerPlayer player(Computer{level}, bell.wake(), quick());
        player.think(match, 9);
        const auto move = thought(player, bell);
        ASSERT_TRUE(move);
        EXPECT_EQ(move->to, test::at("w4"));
    }
}

TEST(ComputerPlayer, DropsAQuestionWhenItIsCancelled) {
    Bell bell;
    ComputerPlayer player(Computer{8}, bell.wake(), without_end());
    player.think(start(), 1);
    player.cancel();
    EXPECT_FALSE(player.is_thinking());
    EXPECT_FALSE(player.poll());
}

TEST(ComputerPlayer, ThrowsALateAnswerAway) {
    Bell bell;
    ComputerPlayer player(Computer{1}, bell.wake(), quick());
    const std::uint64_t first = player.think(start(), 1);
    // The answer to the first question is there before it is dropped.
    std::optional<bool> rang;
    bell.wait_for([&]() -> std::optional<bool> { return std::exchange(rang, true); });
    player.cancel();
    EXPECT_FALSE(player.poll());
    const std::uint64_t second = player.think(start(), 1);
    EXPECT_NE(first, second);
    const auto answer = bell.wait_for([&] { return player.poll(); });
    ASSERT_TRUE(answer);
    EXPECT_EQ(std::get<Thought>(*answer).ticket, second);
}

TEST(ComputerPlayer, AnswersOnlyTheLastOfManyQuestions) {
    Bell bell;
    ComputerPlayer player(Computer{3}, bell.wake(), quick());
    std::uint64_t last = 0;
    for (std::uint64_t i = 0; i < 50; ++i) {
        if (i % 7 == 0) player.cancel();
        last = player.think(start(), i);
    }
    const auto answer = bell.wait_for([&] { return player.poll(); });
    ASSERT_TRUE(answer);
    EXPECT_EQ(std::get<Thought>(*answer).ticket, last);
}

TEST(ComputerPlayer, MayGoAwayInTheMiddleOfASearch) {
    for (int i = 0; i < 10; ++i) {
        Bell bell;
        ComputerPlayer player(Computer{8}, bell.wake(), without_end());
        player.think(start(), 1);
        if (i % 2 == 0) player.consider_draw(start(), Side::White);
        if (i % 3 == 0) player.cancel();
    }
    SUCCEED() << "no destructor waited for the search to end by itself";
}

TEST(ComputerPlayer, ConsidersADrawWhileItThinks) {
    Bell bell;
    ComputerPlayer player(Computer{8}, bell.wake(), without_end());
    player.think(start(), 1);
    const std::uint64_t ticket = player.consider_draw(start(), Side::White);
    const auto answer = bell.wait_for([&] { return player.poll(); });
    ASSERT_TRUE(answer);
    const DrawVerdict verdict = std::get<DrawVerdict>(*answer);
    EXPECT_EQ(verdict.ticket, ticket);
    EXPECT_FALSE(verdict.accepts) << "the game has only begun";
    EXPECT_TRUE(player.is_thinking());
}

TEST(Draw, IsWelcomeToWhoIsWorseOffOrSeesNothingHappening) {
    EXPECT_TRUE(is_draw_welcome(-40, 0));
    EXPECT_TRUE(is_draw_welcome(-engine::kWin, 0));
    EXPECT_FALSE(is_draw_welcome(0, 0));
    EXPECT_FALSE(is_draw_welcome(0, 39));
    EXPECT_TRUE(is_draw_welcome(0, 40));
    EXPECT_TRUE(is_draw_welcome(60, 100));
    EXPECT_FALSE(is_draw_welcome(61, 119));
    EXPECT_FALSE(is_draw_welcome(engine::kWin, 119));
}

TEST(Draw, IsAcceptedByTheSideThatIsBehindWhoeverIsToMove) {
    // White has two navies and two air forces more.
    constexpr std::string_view kMen = "Fw5n1 Fw5s1 Nw2n1 Ns2w3 ce3n1";
    for (const Position& position : {test::white_to_move(kMen), test::black_to_move(kMen)}) {
        const Match match = match_from(position);
        EXPECT_EQ(accepts_draw(match, Side::White, {}), false);
        EXPECT_EQ(accepts_draw(match, Side::Black, {}), true);
    }
}

TEST(Draw, IsNotConsideredToTheEndWhenTold) {
    std::stop_source source;
    source.request_stop();
    EXPECT_FALSE(accepts_draw(start(), Side::White, source.get_token()));
}

}  // namespace
}  // namespace taiji::play
