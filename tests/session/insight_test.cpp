#include <chrono>
#include <thread>

#include "tests/session/session_fixture.hpp"

namespace taiji {
namespace {

using namespace test;
using ::testing::Contains;

/// Counted in nodes alone, so that the answers are the same each time.
InsightLimits few_nodes() {
    InsightLimits few;
    few.hint = {.lines = 1, .nodes = 3'000, .milliseconds = {}};
    few.lines = {.lines = 3, .nodes = 4'000, .milliseconds = {}};
    few.threat = {.lines = 3, .nodes = 6'000, .milliseconds = {}};
    few.review_nodes = 400;
    return few;
}

class SessionInsight : public SessionTest {
  protected:
    [[nodiscard]] SessionSetup with(const char* tfen = nullptr) const {
        SessionSetup made = setup();
        made.insight = few_nodes();
        if (tfen != nullptr) made.tfen = tfen;
        return made;
    }
    [[nodiscard]] std::unique_ptr<Session> people() const {
        auto session = open(with());
        play::NewGame game;
        game.seats = {{play::Human{}, play::Human{}}};
        session->carry_out(BeginGame{game});
        return session;
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
    /// Whatever still comes has come.
    static void let_answers_arrive(Session& session) {
        for (int i = 0; i < 40; ++i) {
            session.update(0.05);
            std::this_thread::sleep_for(std::chrono::milliseconds(2));
        }
    }
};

TEST_F(SessionInsight, AHintTellsFirstWhichPieceAndThenWhere) {
    const auto session = people();
    session->obey(Command::Hint);
    EXPECT_EQ(session->insight().hint_step(), HintStep::Piece);
    wait_until(*session, [&] { return session->insight().hint().has_value(); });
    const Move hint = *session->insight().hint();
    EXPECT_TRUE(session->selection().movable().contains(hint.from));
    session->obey(Command::Hint);
    EXPECT_EQ(session->insight().hint_step(), HintStep::Move);
    EXPECT_EQ(session->insight().hint(), hint);
    EXPECT_EQ(moves_of(*session), "");  // never played
    session->obey(Command::Hint);
    EXPECT_EQ(session->insight().hint_step(), HintStep::None);
}

TEST_F(SessionInsight, AHintIsGoneAfterAMove) {
    const auto session = people();
    session->obey(Command::Hint);
    wait_until(*session, [&] { return session->insight().hint().has_value(); });
    click_move(*session, "Vw2-w1");
    EXPECT_EQ(session->insight().hint_step(), HintStep::None);
    EXPECT_FALSE(session->insight().hint());
}

TEST_F(SessionInsight, ALateHintIsDroppedAfterTakeBackAndNewGame) {
    const auto session = people();
    click_move(*session, "Vw2-w1");
    session->obey(Command::Hint);
    session->obey(Command::TakeBack);
    let_answers_arrive(*session);
    EXPECT_FALSE(session->insight().hint());
    session->obey(Command::Hint);
    session->carry_out(Rematch{});
    let_answers_arrive(*session);
    EXPECT_FALSE(session->insight().hint());
    EXPECT_EQ(session->insight().hint_step(), HintStep::None);
}

TEST_F(SessionInsight, ThereIsNoHintForTheComputerAndInThePast) {
    auto session = open(with());
    play::NewGame game;
    game.seats = {{play::Human{}, play::Computer{8}}};
    session->carry_out(BeginGame{game});
    click_move(*session, "Vw2-w1");
    session->obey(Command::Hint);
    EXPECT_EQ(session->insight().hint_step(), HintStep::None);
    EXPECT_THAT(notice_keys(*session), Contains("notice.no_hint_now"));
    session->carry_out(ShowPly{0});
    EXPECT_FALSE(session->insight().may_hint());
}

TEST_F(SessionInsight, BestLinesAreThoseOfThePositionLookedAt) {
    const auto session = people();
    let_answers_arrive(*session);
    EXPECT_FALSE(session->insight().findings());  // not unless it is switched on
    session->obey(Command::BestLines);
    const auto finished = [&] {
        const auto& found = session->insight().findings();
        return found && found->finished;
    };
    wait_until(*session, finished);
    EXPECT_EQ(session->insight().findings()->lines.size(), 3U);
    const auto of_start = session->insight().findings()->lines.front().moves;
    click_move(*session, "Vw2-w1");
    EXPECT_FALSE(session->insight().findings());
    wait_until(*session, finished);
    const Move reply = session->insight().findings()->lines.front().moves.front();
    EXPECT_EQ(session->shown().piece_at(reply.from)->side, Side::Black);
    session->carry_out(ShowPly{0});
    EXPECT_FALSE(session->insight().findings());
    wait_until(*session, finished);
    EXPECT_EQ(session->insight().findings()->lines.front().moves, of_start);
    session->obey(Command::BestLines);
    EXPECT_FALSE(session->insight().findings());
}

TEST_F(SessionInsight, RestsWhenItHasFoundEnough) {
    const auto session = people();
    session->obey(Command::BestLines);
    wait_until(*session, [&] {
        const auto& found = session->insight().findings();
        return found && found->finished;
    });
    session->save_now();
    watch_to_the_end(*session);
    const std::uint64_t version = session->scene_version();
    let_answers_arrive(*session);
    EXPECT_EQ(session->scene_version(), version);
    EXPECT_FALSE(session->next_change());
}

TEST_F(SessionInsight, TellsAThreat) {
    // White is to move; Black's missile could take something if it were Black's turn.
    const auto session = open(with("15/15/15/15/2M12/3H7h3/15/3F7v3/15/15/15 b - 0 1"));
    session->obey(Command::Threats);
    wait_until(*session, [&] { return session->insight().threat().has_value(); });
    EXPECT_TRUE(session->insight().threat()->finished);
    ASSERT_FALSE(session->insight().threat()->lines.empty());
    const play::BestLine& worst = session->insight().threat()->lines.front();
    EXPECT_EQ(session->shown().piece_at(worst.moves.front().from)->side, Side::White);
    session->obey(Command::Threats);
    EXPECT_FALSE(session->insight().threat());
}

TEST_F(SessionInsight, CheckIsTheThreat) {
    const auto session = open(with(kSeatInTwo));
    session->obey(Command::Threats);
    click_move(*session, "Fs2w4xe4s2");
    ASSERT_TRUE(session->insight().threat());
    EXPECT_TRUE(session->insight().threat()->in_check);
}

TEST_F(SessionInsight, ReviewsAGameTheSameEachTime) {
    std::vector<std::vector<int>> graphs;
    for (int i = 0; i < 2; ++i) {
        const auto session = open(with(kSeatInTwo));
        session->carry_out(BeginReview{});
        EXPECT_FALSE(session->insight().review());
        EXPECT_THAT(notice_keys(*session), Contains("notice.review_after_the_end"));
        click_moves(*session, kSeatMoves);
        ASSERT_TRUE(session->game().match().end());
        session->carry_out(BeginReview{});
        ASSERT_TRUE(session->insight().review());
        EXPECT_EQ(session->insight().review()->total, 4U);
        wait_until(*session, [&] { return session->insight().review()->finished(); });
        std::vector<int> graph;
        for (const auto& at : session->insight().review()->positions) {
            graph.push_back(at.hundredths);
        }
        EXPECT_EQ(graph.back(), play::kReviewCap);
        graphs.push_back(graph);
    }
    EXPECT_EQ(graphs[0], graphs[1]);
}

TEST_F(SessionInsight, ReviewTellsWhatWouldHaveBeenBetter) {
    // White wins with a taking; it sails away instead, and resigns.
    const auto session = open(with(kMateInTwo));
    click_moves(*session, "Fw5n1-w5n2");
    session->carry_out(Resign{});
    ASSERT_TRUE(session->game().match().end());
    session->carry_out(BeginReview{});
    wait_until(*session, [&] { return session->insight().review()->finished(); });
    const auto better = session->insight().better(0);
    ASSERT_TRUE(better);
    EXPECT_GT(better->loss, 0);
    EXPECT_NE(better->line.front(), better->played);
    ASSERT_EQ(session->insight().blunders(Side::White).size(), 1U);
    EXPECT_EQ(session->insight().blunders(Side::White).front().ply, 1U);
    EXPECT_FALSE(session->insight().better(1));
    session->carry_out(TakeBack{});
    EXPECT_FALSE(session->insight().review());  // of a game that is not on any more
}

TEST_F(SessionInsight, AReviewCanBeCancelled) {
    const auto session = open(with(kSeatInTwo));
    click_moves(*session, kSeatMoves);
    session->carry_out(BeginReview{});
    session->carry_out(CancelReview{});
    let_answers_arrive(*session);
    EXPECT_FALSE(session->insight().review());
}

TEST_F(SessionInsight, TheCameraFollowsTheComputersMoves) {
    auto session = open(with());
    play::NewGame game;
    game.seats = {{play::Human{}, play::Computer{1}}};
    session->carry_out(BeginGame{game});
    static_cast<void>(session->take_wishes());
    const auto way = [&]() -> const ShowWay* {
        static std::vector<WindowWish> wishes;
        wishes = session->take_wishes();
        for (const WindowWish& wish : wishes) {
            if (const auto* found = std::get_if<ShowWay>(&wish)) return found;
        }
        return nullptr;
    };
    click_move(*session, "Vw2-w1");
    EXPECT_EQ(way(), nullptr);  // by the own hand
    wait_until(*session, [&] { return session->game().match().plies().size() == 2; });
    watch_to_the_end(*session);
    const ShowWay* followed = way();
    ASSERT_NE(followed, nullptr);
    EXPECT_EQ(followed->from, session->game().match().plies()[1].move.from);
    Settings settings = session->settings();
    session->carry_out(ShowPly{1});
    session->carry_out(ShowPly{2});
    EXPECT_NE(way(), nullptr);
    settings.follow_moves = false;
    session->carry_out(ChangeSettings{settings});
    session->carry_out(ShowPly{1});
    session->carry_out(ShowPly{2});
    EXPECT_EQ(way(), nullptr);
}

TEST_F(SessionInsight, AMoveWaitsForTheCamera) {
    const auto session = people();
    click_move(*session, "Vw2-w1");
    session->hold_show(0.6);
    const double before = session->performance_time();
    session->update(0.5);
    EXPECT_EQ(session->performance_time(), before);
    session->update(0.2);
    EXPECT_NEAR(session->performance_time(), before + 0.1, 1e-9);
    session->hold_show(0.6);
    session->carry_out(SkipAnimation{});
    EXPECT_EQ(session->performance(), nullptr);
}

}  // namespace
}  // namespace taiji
