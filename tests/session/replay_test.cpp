#include "client/common/read_file.hpp"
#include "tests/session/session_fixture.hpp"

namespace taiji {
namespace {

using namespace test;
using ::testing::Contains;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::Not;

constexpr const char* kMoves = "Vw2-w1 Ae4n1-e3n2 Nw2n1-n1";
/// The same, resigned, with comments.
constexpr const char* kRecord =
    "[White \"Li\"]\n[Black \"Anna\"]\n[Event \"Club evening\"]\n\n{First.} 1. Vw2-w1 {Off it "
    "goes.} "
    "1... Ae4n1-e3n2 {[%eval 0.50]} 2. Nw2n1-n1 1-0\n";

class Replay : public SessionTest {
  protected:
    [[nodiscard]] std::filesystem::path file(const char* name) const {
        return data().parent_path() / name;
    }
    [[nodiscard]] std::unique_ptr<Session> open_record(const std::string& text) const {
        write_text(file("game.taiji"), text);
        auto session = open();
        session->carry_out(OpenFile{file("game.taiji")});
        return session;
    }
    static void watch(Session& session, double most = 120.0) {
        for (double passed = 0.0; session.replay()->is_moving() && passed < most; passed += 0.05) {
            session.update(0.05);
        }
    }
};

TEST_F(Replay, AGameThatIsOverOpensAtItsBeginning) {
    const auto session = open_record(kRecord);
    ASSERT_NE(session->replay(), nullptr);
    EXPECT_FALSE(session->replay()->is_moving());
    EXPECT_EQ(session->game().shown_ply(), 0U);
    EXPECT_EQ(session->replayed().comment(0), "First.");
    EXPECT_EQ(session->replayed().comment(1), "Off it goes.");
    EXPECT_EQ(session->notes().event, "Club evening");
    EXPECT_FALSE(session->next_change() == 0.0) << "what stands still needs no frames";
}

TEST_F(Replay, AGameThatGoesOnOpensToBePlayedOn) {
    const auto session = open_record("1. Vw2-w1 *\n");
    EXPECT_EQ(session->replay(), nullptr);
    click_move(*session, "Ae4n1-e3n2");
    EXPECT_EQ(moves_of(*session), "Vw2-w1 Ae4n1-e3n2");
}

TEST_F(Replay, WhatIsGoodOfABrokenRecordPlays) {
    const auto session = open_record("1. Vw2-w1 Ae4n1-e3n2\n2. Vw1-e7n5 Ae3n2-e4n1 *\n");
    EXPECT_THAT(problem_of(*session, "notice.opened_in_part"), HasSubstr("ply 3"));
    ASSERT_NE(session->replay(), nullptr);
    session->carry_out(ReplayPlay{8.0});
    watch(*session);
    EXPECT_EQ(session->game().shown_ply(), 2U);
}

TEST_F(Replay, PlaysToTheEndAndBack) {
    const auto session = open_record(kRecord);
    std::vector<std::size_t> plies = {0};
    const auto play = [&](double speed) {
        session->carry_out(ReplayPlay{speed});
        EXPECT_EQ(session->next_change(), 0.0);
        while (session->replay()->is_moving()) {
            session->update(1.0 / 60.0);
            const std::size_t ply = session->game().shown_ply();
            EXPECT_EQ(session->shown().hash(), session->replayed().hash(ply));
            EXPECT_EQ(session->performance() != nullptr,
                      session->replay()->moment().move_time.has_value());
            if (plies.back() != ply) plies.push_back(ply);
        }
    };
    play(1.0);
    play(-2.0);
    EXPECT_EQ(plies, (std::vector<std::size_t>{0, 1, 2, 3, 2, 1, 0}));
    EXPECT_EQ(session->performance(), nullptr);
}

TEST_F(Replay, SoundsAreHeardForwardsOnly) {
    const auto session = open_record(kRecord);
    const auto heard = [&](double speed) {
        static_cast<void>(session->take_cues());
        std::size_t count = 0;
        session->carry_out(ReplayPlay{speed});
        while (session->replay()->is_moving()) {
            session->update(1.0 / 60.0);
            count += session->take_cues().size();
        }
        return count;
    };
    std::size_t there = 0;
    for (std::size_t ply = 1; ply <= 3; ++ply) {
        there += session->replayed().performance(ply, motion::Style::Full).cues().size();
    }
    EXPECT_EQ(heard(1.0), there);
    EXPECT_EQ(heard(-1.0), 0U);
}

TEST_F(Replay, SeekingShowsThatMomentAtOnce) {
    const auto session = open_record(kRecord);
    const replay::Timeline timeline = session->replay()->timeline();
    session->carry_out(ReplaySeek{timeline.move_begins(2) + 0.5});
    EXPECT_EQ(session->game().shown_ply(), 1U);
    ASSERT_NE(session->performance(), nullptr);
    EXPECT_NEAR(session->performance_time(), 0.5, 1e-9);
    session->carry_out(ReplaySeek{1e9});
    EXPECT_EQ(session->game().shown_ply(), 3U);
    session->carry_out(ShowPly{1});
    EXPECT_EQ(session->game().shown_ply(), 1U);
    session->carry_out(ReplayStep{-1});
    watch(*session);
    EXPECT_EQ(session->game().shown_ply(), 0U);
}

TEST_F(Replay, KeysPlayItAndLeaveTheGameAlone) {
    const auto session = open_record(kRecord);
    EXPECT_TRUE(session->obey(Command::ReplayForwards));
    EXPECT_EQ(session->replay()->ply(), 1U);
    EXPECT_TRUE(session->obey(Command::ReplayEnd));
    EXPECT_EQ(session->game().shown_ply(), 3U);
    EXPECT_TRUE(session->obey(Command::ReplayFaster));
    EXPECT_EQ(session->replay()->speed(), 2.0);
    EXPECT_TRUE(session->obey(Command::ReplayReverse));
    EXPECT_TRUE(session->replay()->is_playing());
    EXPECT_TRUE(session->obey(Command::ReplayPlay));
    EXPECT_FALSE(session->replay()->is_moving());
    EXPECT_TRUE(session->obey(Command::TakeBack));
    session->carry_out(TakeBack{});
    session->carry_out(Resign{});
    EXPECT_EQ(session->game().match().plies().size(), 3U);
}

TEST_F(Replay, AMatchBeginsFromWhatIsLookedAt) {
    const auto session = open_record(kRecord);
    session->carry_out(ShowPly{2});
    session->carry_out(ContinueFromHere{});
    EXPECT_EQ(session->replay(), nullptr);
    EXPECT_FALSE(session->game().match().end());
    EXPECT_EQ(moves_of(*session), "Vw2-w1 Ae4n1-e3n2");
    click_move(*session, "Mw5-w6");
    EXPECT_EQ(moves_of(*session), "Vw2-w1 Ae4n1-e3n2 Mw5-w6");
    EXPECT_EQ(session->notes().comment_at(1), "Off it goes.");
}

TEST_F(Replay, TheGameThatWasJustPlayedIsShownAgain) {
    const auto session = open_from(kSeatInTwo);
    click_moves(*session, kSeatMoves);
    watch_to_the_end(*session);
    ASSERT_TRUE(session->game().match().end());
    session->carry_out(ReplayPlay{});
    ASSERT_NE(session->replay(), nullptr);
    EXPECT_EQ(session->game().shown_ply(), 0U);
    watch(*session);
    EXPECT_EQ(session->game().shown_ply(), 3U);
    session->carry_out(EndReplay{});
    EXPECT_EQ(session->replay(), nullptr);
    EXPECT_TRUE(session->game().match().end());
    // It is over by the rules there.
    session->carry_out(ReplayPlay{});
    session->carry_out(ReplaySeek{1e9});
    session->carry_out(ContinueFromHere{});
    EXPECT_NE(session->replay(), nullptr);
    EXPECT_THAT(notice_keys(*session), Contains("notice.game_is_over"));
}

TEST_F(Replay, AGameThatGoesOnWaitsMeanwhile) {
    const auto session =
        begin({.seats = {{play::Human{}, play::Human{}}}, .time_control = BaseTime{{60'000}, {0}}});
    click_moves(*session, kMoves);
    watch_to_the_end(*session);
    session->carry_out(BeginReplay{});
    const Clocks before = session->game().match().clocks();
    session->carry_out(ReplayPlay{});
    watch(*session);
    EXPECT_EQ(session->game().match().clocks(), before);
    EXPECT_TRUE(session->selection().movable().empty());
    session->carry_out(ShowPly{0});
    session->carry_out(EndReplay{});
    EXPECT_TRUE(session->game().shows_the_present());
    click_move(*session, "Ae3n2-e4n1");
}

TEST_F(Replay, NothingIsThereToBeShownBeforeTheFirstMove) {
    const auto session = begin_between_people();
    session->carry_out(ReplayPlay{});
    EXPECT_EQ(session->replay(), nullptr);
    EXPECT_THAT(notice_keys(*session), Contains("notice.nothing_to_replay"));
}

TEST_F(Replay, WhatWasNotedIsSavedAgain) {
    const auto session = open_record(kRecord);
    session->carry_out(SaveFile{file("again.taiji")});
    const std::string text = read_file(file("again.taiji")).value();
    for (const char* part : {"{First.}", "Off it goes.", "[%eval 0.50]", "[White \"Li\"]",
                             "[Event \"Club evening\"]"}) {
        EXPECT_THAT(text, HasSubstr(part));
    }
}

TEST_F(Replay, WhatLiesInAFileIsNotPutAway) {
    const auto session = open_record(kRecord);
    session->carry_out(BeginGame{});
    EXPECT_FALSE(std::filesystem::exists(data() / "games.taiji"));
}

}  // namespace
}  // namespace taiji
