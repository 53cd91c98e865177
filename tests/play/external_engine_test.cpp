#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <unistd.h>

#include <chrono>
#include <filesystem>
#include <fstream>
#include <iterator>

#include "client/play/computer_player.hpp"
#include "game/rules/legal_moves.hpp"
#include "game/rules/move_text.hpp"
#include "tests/play/support.hpp"

namespace taiji::play {
namespace {

using ::testing::HasSubstr;

ExternalEngine fake(const std::string& fault, const std::string& log = "") {
    return {std::string("sh '") + TAIJI_SOURCE_DIR + "/tests/play/engines/fake_engine.sh' " +
            fault + (log.empty() ? "" : " '" + log + "'")};
}

/// Little patience, but enough for a busy machine where the program does answer.
ThinkingOptions options(std::int64_t patience_ms = 60'000) {
    ThinkingOptions some;
    some.untimed_ms = 50;
    some.handshake_ms = 60'000;
    some.patience_ms = patience_ms;
    some.stop_ms = 60'000;
    return some;
}

Match start(TimeControl control = Untimed{}) {
    return match_from(*Position::start(test::world()), control);
}

/// The answer to one question.
Answer ask(const ExternalEngine& seat, const Match& match,
           const ThinkingOptions& some = options()) {
    Bell bell;
    ComputerPlayer player(seat, bell.wake(), some);
    const std::uint64_t ticket = player.think(match, 1);
    const std::optional<Answer> answer = bell.wait_for([&] { return player.poll(); });
    EXPECT_TRUE(answer);
    EXPECT_FALSE(player.is_thinking());
    if (!answer) return SeatFailed{};
    EXPECT_EQ(std::visit([](const auto& a) { return a.ticket; }, *answer), ticket);
    return *answer;
}

SeatFailed failure(const ExternalEngine& seat, const ThinkingOptions& some = options()) {
    const Answer answer = ask(seat, start(), some);
    EXPECT_TRUE(std::holds_alternative<SeatFailed>(answer));
    return std::holds_alternative<SeatFailed>(answer) ? std::get<SeatFailed>(answer) : SeatFailed{};
}

std::string move_of(const Answer& answer) {
    const auto* thought = std::get_if<Thought>(&answer);
    return thought ? move_text(test::world(), thought->move) : std::get<SeatFailed>(answer).why;
}

/// A file of this test alone that is gone afterwards.
class ScratchFile {
  public:
    ScratchFile()
        : path_(std::filesystem::temp_directory_path() /
                ("taiji-play-test-" + std::to_string(getpid()))) {
        std::filesystem::remove(path_);
    }
    ~ScratchFile() { std::filesystem::remove(path_); }
    ScratchFile(const ScratchFile&) = delete;
    ScratchFile& operator=(const ScratchFile&) = delete;
    [[nodiscard]] std::string path() const { return path_.string(); }
    [[nodiscard]] std::string text() const {
        std::ifstream file(path_);
        return {std::istreambuf_iterator<char>(file), {}};
    }

  private:
    std::filesystem::path path_;
};

TEST(ExternalEngine, ThatIsGoodGivesItsMove) {
    EXPECT_EQ(move_of(ask(fake("good"), start())), "Cw3n1-w3n2");
}

TEST(ExternalEngine, IsToldTheGameAndTheClocks) {
    ScratchFile log;
    Bell bell;
    ComputerPlayer player(fake("good", log.path()), bell.wake(), options());
    player.think(start(BaseTime{{60'000}, {1'000}}), 1);
    EXPECT_TRUE(bell.wait_for([&] { return player.poll(); }));
    Match later = match_from(test::white_to_move("Cw3n1 ce3n1"), TimePerMove{{4'000}});
    EXPECT_TRUE(later.play(test::move_named(later.position(), "Cw3n1-w3n2")));
    EXPECT_TRUE(later.play(test::move_named(later.position(), "Ce3n1-e3n2")));
    player.think(later, 1);
    EXPECT_TRUE(bell.wait_for([&] { return player.poll(); }));
    EXPECT_THAT(log.text(),
                HasSubstr("uci\nisready\nucinewgame\nisready\nposition startpos\n"
                          "go wtime 60000 btime 60000 winc 1000 binc 1000\nposition tfen "));
    EXPECT_THAT(log.text(), HasSubstr(" moves Cw3n1-w3n2 Ce3n1-e3n2\ngo movetime 3950\n"));
}

TEST(ExternalEngine, OfThisProjectPlaysThroughTheProtocol) {
    Match match = start();
    Bell bell;
    ComputerPlayer player(ExternalEngine{std::string("'") + TAIJI_ENGINE + "' option.Level=1"},
                          bell.wake(), options());
    for (int ply = 0; ply < 6; ++ply) {
        player.think(match, 1);
        const auto answer = bell.wait_for([&] { return player.poll(); });
        ASSERT_TRUE(answer);
        ASSERT_TRUE(std::holds_alternative<Thought>(*answer)) << std::get<SeatFailed>(*answer).why;
        ASSERT_TRUE(match.play(std::get<Thought>(*answer).move));
    }
}

TEST(ExternalEngine, ThatCannotBeStartedIsReported) {
    const SeatFailed none = failure({"no-such-engine-here"});
    EXPECT_EQ(none.fault, SeatFault::CannotStart);
    EXPECT_THAT(none.why, HasSubstr("cannot be started"));
    const SeatFailed unclosed = failure({"'unclosed"});
    EXPECT_EQ(unclosed.fault, SeatFault::CannotStart);
    EXPECT_THAT(unclosed.why, HasSubstr("quote"));
}

TEST(ExternalEngine, ThatDiesAtOnceIsReported) {
    const SeatFailed failed = failure({"true"});
    EXPECT_EQ(failed.fault, SeatFault::CannotStart);
    EXPECT_THAT(failed.why, HasSubstr("ended before it answered"));
}

TEST(ExternalEngine, ThatNeverShakesHandsIsGivenUp) {
    ThinkingOptions impatient = options();
    impatient.handshake_ms = 30;
    const SeatFailed failed = failure({"sleep 600"}, impatient);
    EXPECT_EQ(failed.fault, SeatFault::CannotStart);
    EXPECT_THAT(failed.why, HasSubstr("did not answer \"uciok\" in time"));
}

TEST(ExternalEngine, ThatDiesWhileItThinksIsReported) {
    const SeatFailed failed = failure(fake("dies"));
    EXPECT_EQ(failed.fault, SeatFault::Ended);
    EXPECT_EQ(failed.why, "engine \"sh\" ended while it was thinking");
}

TEST(ExternalEngine, ThatNeverAnswersIsKilledAndReported) {
    const SeatFailed failed = failure(fake("deaf"), options(30));
    EXPECT_EQ(failed.fault, SeatFault::NoAnswer);
    EXPECT_EQ(failed.why, "engine \"sh\" did not answer in time");
}

TEST(ExternalEngine, ThatWritesWithoutEndIsKilledAndReported) {
    EXPECT_EQ(failure(fake("floods"), options(30)).fault, SeatFault::NoAnswer);
}

TEST(ExternalEngine, ThatPlaysAnIllegalMoveIsReportedWithIt) {
    const SeatFailed failed = failure(fake("illegal"));
    EXPECT_EQ(failed.fault, SeatFault::IllegalMove);
    EXPECT_EQ(failed.move, "Aw4n1-e4");
    EXPECT_THAT(failed.why, HasSubstr("answered with a move that is not legal: "));
}

TEST(ExternalEngine, ThatAnswersNonsenseIsReportedWithIt) {
    EXPECT_EQ(failure(fake("nonsense")).move, "<<x");
    EXPECT_EQ(failure(fake("nothing")).move, "(none)");
    EXPECT_EQ(failure(fake("empty")).fault, SeatFault::IllegalMove);
}

TEST(ExternalEngine, IsStartedAnewAfterItFailed) {
    ScratchFile log;
    Bell bell;
    ComputerPlayer player(fake("dies", log.path()), bell.wake(), options());
    for (int i = 0; i < 2; ++i) {
        player.think(start(), 1);
        const auto answer = bell.wait_for([&] { return player.poll(); });
        ASSERT_TRUE(answer);
        EXPECT_EQ(std::get<SeatFailed>(*answer).fault, SeatFault::Ended);
    }
    const std::string told = log.text();
    EXPECT_NE(told.find("uci\n"), told.rfind("\nuci\n") + 1);
}

TEST(ExternalEngine, IsToldToStopWhenTheQuestionIsDroppedAndIsAskedAgain) {
    ScratchFile log;
    Bell bell;
    ComputerPlayer player(fake("patient", log.path()), bell.wake(), options());
    player.think(start(), 1);
    while (log.text().find("\ngo") == std::string::npos) usleep(1'000);
    player.cancel();
    EXPECT_FALSE(player.is_thinking());
    const std::uint64_t second = player.think(start(), 1);
    while (log.text().find("\ngo", log.text().find("\nstop")) == std::string::npos) usleep(1'000);
    EXPECT_FALSE(player.poll()) << "the first answer came too late";
    player.cancel();
    EXPECT_EQ(second, 2U);
    const std::string told = log.text();
    EXPECT_EQ(told.find("uci\n"), told.rfind("uci\n")) << "it was not started anew";
}

TEST(ExternalEngine, NeverHoldsUpTheEndHoweverItHangs) {
    for (const std::string fault : {"deaf", "patient", "floods"}) {
        ScratchFile log;
        Bell bell;
        {
            ComputerPlayer player(fake(fault, log.path()), bell.wake(), options());
            player.think(start(), 1);
            while (log.text().find("\ngo") == std::string::npos) usleep(1'000);
        }
        SUCCEED() << "destroyed in the middle of a search";
    }
    Bell bell;
    ComputerPlayer player(ExternalEngine{"sleep 600"}, bell.wake(), options());
    player.think(start(), 1);
}

}  // namespace
}  // namespace taiji::play
