#include "game/engine/protocol.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <atomic>
#include <chrono>
#include <mutex>

#include "game/rules/load_board.hpp"
#include "tests/support/boards.hpp"

namespace taiji::engine {
namespace {

using ::testing::Contains;
using ::testing::HasSubstr;
using ::testing::StartsWith;

/// A protocol that keeps what it wrote.
class ProtocolTest : public ::testing::Test {
  protected:
    std::vector<std::string> lines() {
        const std::scoped_lock lock(mutex_);
        return lines_;
    }
    /// Waits for the next `bestmove`; the test's own time limit ends an endless wait.
    std::string bestmove() {
        while (true) {
            for (const std::string& line : lines()) {
                if (line.starts_with("bestmove")) {
                    const std::scoped_lock lock(mutex_);
                    lines_.clear();
                    return line;
                }
            }
            std::this_thread::yield();
        }
    }
    std::size_t count(std::string_view prefix) {
        std::size_t n = 0;
        for (const std::string& line : lines()) n += line.starts_with(prefix) ? 1U : 0U;
        return n;
    }

    std::mutex mutex_;
    std::vector<std::string> lines_;
    Protocol protocol_{
        {[this](std::string_view line) {
             const std::scoped_lock lock(mutex_);
             lines_.emplace_back(line);
         },
         [] {
             return std::chrono::duration_cast<std::chrono::milliseconds>(
                        std::chrono::steady_clock::now().time_since_epoch())
                 .count();
         },
         [](const std::string& path) -> Result<std::shared_ptr<const Board>> {
             return fail("board file \"{}\" cannot be read", path);
         },
         "test"},
        *load_board(taiji::test::read_source_file("assets/boards/world.board"), "world.board")};
};

TEST_F(ProtocolTest, IntroducesItselfWithItsOptions) {
    EXPECT_TRUE(protocol_.handle("uci"));
    EXPECT_EQ(lines().front(), "id name Taiji test");
    EXPECT_THAT(lines(), Contains(StartsWith("option name Threads type spin")));
    EXPECT_THAT(lines(), Contains(StartsWith("option name Level type spin")));
    EXPECT_THAT(lines(), Contains("option name UCI_Variant type combo default taiji var taiji"));
    EXPECT_EQ(lines().back(), "uciok");
}

TEST_F(ProtocolTest, AnswersIsreadyWhileItThinks) {
    protocol_.handle("go infinite");
    protocol_.handle("isready");
    EXPECT_THAT(lines(), Contains("readyok"));
    EXPECT_EQ(count("bestmove"), 0U);
    protocol_.handle("stop");
    EXPECT_EQ(count("bestmove"), 1U);
}

TEST_F(ProtocolTest, ThinksToADepthAndReportsEachIterationWithoutEmptyFields) {
    protocol_.handle("position startpos moves Nw2n1-n3");
    protocol_.handle("go depth 3");
    while (count("bestmove ") == 0) std::this_thread::yield();
    for (const std::string& line : lines()) EXPECT_THAT(line, ::testing::Not(HasSubstr("  ")));
    EXPECT_THAT(lines(),
                Contains(::testing::MatchesRegex(
                    "info depth 1 seldepth [0-9]+ multipv 1 score cp -?[0-9]+ nodes [0-9]+ nps "
                    "[0-9]+ hashfull [0-9]+ time [0-9]+ pv [A-Z].*")));
}

TEST_F(ProtocolTest, DoesNotAnswerWhilePonderingUntilTheHit) {
    protocol_.handle("go ponder depth 1");
    while (count("info depth 1 ") == 0) std::this_thread::yield();
    EXPECT_EQ(count("bestmove"), 0U);
    protocol_.handle("ponderhit");
    EXPECT_THAT(bestmove(), StartsWith("bestmove "));
}

TEST_F(ProtocolTest, APonderedMoveThatIsHitAtOnceEndsByTheClock) {
    for (int i = 0; i < 20; ++i) {
        protocol_.handle("go ponder wtime 200 btime 200");
        protocol_.handle("ponderhit");
        EXPECT_THAT(bestmove(), StartsWith("bestmove "));
    }
}

TEST_F(ProtocolTest, StopRightAfterGoIsNotLost) {
    for (int i = 0; i < 50; ++i) {
        protocol_.handle("go infinite");
        protocol_.handle("stop");
        EXPECT_EQ(bestmove().substr(0, 9), "bestmove ");
    }
}

TEST_F(ProtocolTest, KeepsTheLastGoodPositionWhenAWrongOneComes) {
    protocol_.handle("position startpos moves Nw2n1-n3");
    protocol_.handle("position tfen nonsense");
    protocol_.handle("position startpos moves Nw2n1-n3 Nw2n1-n3");
    EXPECT_THAT(lines(), Contains(StartsWith("info string position has 1 field")));
    EXPECT_THAT(
        lines(),
        Contains(StartsWith("info string \"Nw2n1-n3\" is not legal: nothing stands at w2n1")));
    protocol_.handle("d");
    EXPECT_THAT(
        lines(),
        Contains(
            "tfen 15/9s5/7N7/3M7m3/1SFAC5caf2/2MHCV4chmn1/1VFACS4cafv1/4N5n4/10vs3/15/15 b - 1 1"));
}

TEST_F(ProtocolTest, SaysNoneWhereThereIsNoMove) {
    protocol_.handle("position tfen 15/15/15/10c4/15/3H7A3/12h2/15/15/15/15 b - 0 1");
    protocol_.handle("go depth 3");
    EXPECT_EQ(bestmove(), "bestmove (none)");
}

TEST_F(ProtocolTest, PlaysAtEveryLevel) {
    for (int level = 1; level <= 8; ++level) {
        protocol_.handle(fmt::format("setoption name Level value {}", level));
        protocol_.handle("go nodes 500");
        EXPECT_THAT(bestmove(), ::testing::MatchesRegex("bestmove [A-Z].*")) << level;
    }
}

TEST_F(ProtocolTest, RefusesWrongOptionsWithASentence) {
    protocol_.handle("setoption name Threads value 0");
    protocol_.handle("setoption name Hash value many");
    protocol_.handle("setoption name UCI_Variant value chess");
    protocol_.handle("setoption name Colour value red");
    protocol_.handle("setoption name Board value /nowhere");
    EXPECT_THAT(lines(), Contains("info string option Threads value \"0\"; expected 1 to 256"));
    EXPECT_THAT(lines(), Contains("info string option Hash value \"many\"; expected 1 to 16384"));
    EXPECT_THAT(lines(), Contains(HasSubstr("this engine plays taiji only")));
    EXPECT_THAT(lines(), Contains("info string no option \"Colour\""));
    EXPECT_THAT(lines(), Contains("info string board file \"/nowhere\" cannot be read"));
}

TEST_F(ProtocolTest, IgnoresUnknownWordsAndEmptyLines) {
    EXPECT_TRUE(protocol_.handle(""));
    EXPECT_TRUE(protocol_.handle("   \t "));
    EXPECT_TRUE(protocol_.handle("joho debug on"));
    EXPECT_TRUE(lines().empty());
    EXPECT_TRUE(protocol_.handle("joho isready"));
    EXPECT_EQ(lines().back(), "readyok");
    EXPECT_FALSE(protocol_.handle("quit"));
}

TEST_F(ProtocolTest, CountsPerftByMove) {
    protocol_.handle("go perft 2");
    EXPECT_EQ(lines().back(), "nodes 18902");
    EXPECT_EQ(lines().size(), 128U);
}

TEST_F(ProtocolTest, LeavesOutPartsOfTheEngineWhenAsked) {
    const auto nodes = [&] {
        protocol_.handle("ucinewgame");
        protocol_.handle("go depth 5");
        std::string last;
        while (count("bestmove") == 0) std::this_thread::yield();
        for (const std::string& line : lines()) {
            if (line.starts_with("info depth 5 ")) last = line.substr(line.find(" nodes "));
        }
        static_cast<void>(bestmove());
        return last.substr(0, last.find(" nps"));
    };
    const std::string whole = nodes();
    protocol_.handle("setoption name Without value NullMove");
    EXPECT_NE(nodes(), whole);
    protocol_.handle("setoption name Without value <empty>");
    EXPECT_EQ(nodes(), whole);
    protocol_.handle("setoption name Without value mobility");
    EXPECT_NE(nodes(), whole);
    protocol_.handle("setoption name Without value soup");
    EXPECT_THAT(lines(), Contains(HasSubstr("\"soup\"")));
}

TEST_F(ProtocolTest, EvaluatesWithOtherWeightsWhenAsked) {
    const auto evaluation = [&] {
        protocol_.handle("eval");
        return lines().back();
    };
    const std::string own = evaluation();
    protocol_.handle("setoption name Weights value tempo:77;mobility:0,0,0,0,0,0,0,0,0,0,0");
    EXPECT_NE(evaluation(), own);
    protocol_.handle("setoption name Weights value <empty>");
    EXPECT_EQ(evaluation(), own);
    protocol_.handle("setoption name Weights value pace:1");
    EXPECT_THAT(lines(), Contains(HasSubstr("no term of the evaluation is called \"pace\"")));
}

}  // namespace
}  // namespace taiji::engine
