// The commands that think: protocol, bench and match, through the real program.
#include <gmock/gmock.h>

#include <unistd.h>
#include <filesystem>
#include <fstream>

#include "tests/cli/engine_process.hpp"

namespace taiji::test {
namespace {

using testing::ContainsRegex;
using testing::EndsWith;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::StartsWith;

/// A file of this test, gone when the test ends.
class TemporaryFile {
  public:
    explicit TemporaryFile(const std::string& name, const std::string& text = "")
        : path_(std::filesystem::temp_directory_path() /
                (name + "." + std::to_string(::testing::UnitTest::GetInstance()->random_seed()) +
                 "." + std::to_string(getpid()))) {
        if (!text.empty()) std::ofstream(path_) << text;
    }
    ~TemporaryFile() {
        std::error_code ignored;
        std::filesystem::remove(path_, ignored);
    }
    TemporaryFile(const TemporaryFile&) = delete;
    TemporaryFile& operator=(const TemporaryFile&) = delete;
    [[nodiscard]] std::string path() const { return path_.string(); }

  private:
    std::filesystem::path path_;
};

/// An engine that answers the handshake and then does `on_go` for each `go`.
std::string scripted_engine(const std::string& on_go) {
    return "while read -r word rest; do case $word in uci) echo uciok;; isready) echo readyok;; "
           "go) " +
           on_go + ";; quit) exit;; esac; done\n";
}

EngineResult match_between(const std::string& a, const std::string& b,
                           std::vector<std::string> more = {"--nodes", "60"}) {
    std::vector<std::string> arguments{"match", "--engine", a, b, "--games", "2"};
    arguments.insert(arguments.end(), more.begin(), more.end());
    return run_engine(std::move(arguments));
}

const std::string kSelf = TAIJI_ENGINE;

TEST(EngineProtocol, IsSpokenWithoutArguments) {
    const EngineResult result =
        run_with_input({}, "uci\nisready\nposition startpos moves Nw2n1-n3\ngo depth 2\nquit\n");
    EXPECT_EQ(result.exit_code, 0);
    EXPECT_THAT(result.err, IsEmpty());
    EXPECT_THAT(result.out, StartsWith("id name Taiji " TAIJI_VERSION "\n"));
    EXPECT_THAT(result.out, HasSubstr("\nuciok\nreadyok\n"));
    EXPECT_THAT(result.out, ContainsRegex("\nbestmove [A-Z][^ \n]+"));
}

TEST(EngineProtocol, EndsCleanlyWithTheInputInTheMiddleOfASearch) {
    const EngineResult result = run_with_input({}, "go infinite\n");
    EXPECT_EQ(result.exit_code, 0);
    EXPECT_THAT(result.out, HasSubstr("bestmove "));
}

TEST(EngineProtocol, SurvivesGarbageAndStrayCommands) {
    std::string garbage = "stop\nponderhit\nposition\ngo depth\nsetoption\nsetoption name\n";
    for (int i = 1; i < 256; ++i) garbage += static_cast<char>(i);
    garbage += "\nposition tfen " + std::string(100'000, '[') + "\nisready\nquit\n";
    const EngineResult result = run_with_input({}, garbage);
    EXPECT_EQ(result.exit_code, 0);
    EXPECT_THAT(result.out, HasSubstr("readyok\n"));
    EXPECT_THAT(result.out, HasSubstr("info string position: expected startpos or tfen\n"));
}

TEST(EngineProtocol, TakesAnotherBoardOnTheCommandLine) {
    EXPECT_EQ(run_engine({"--board", "no-such.board"}).exit_code, 2);
}

/// The search's behaviour number: a commit that changes it says so and sets it here.
TEST(EngineBench, SearchesExactlyThisManyNodes) {
    const EngineResult result = run_engine({"bench", "4"});
    EXPECT_EQ(result.exit_code, 0);
    EXPECT_THAT(result.out, HasSubstr("\nnodes 161341\n"));
}

TEST(EngineMatch, PlaysBothColoursFromEachOpeningAndWritesRecordsThatAreGood) {
    const TemporaryFile out("taiji-match");
    const EngineResult result =
        match_between(kSelf + " option.Hash=1", kSelf + " option.Hash=1 option.Level=1",
                      {"--nodes", "60", "--out", out.path(), "--draw-after", "60"});
    EXPECT_EQ(result.exit_code, 0) << result.err;
    EXPECT_THAT(result.out, ContainsRegex("game 1: .*option.Hash=1 - .*option.Level=1: "));
    EXPECT_THAT(result.out, ContainsRegex("game 2: .*option.Level=1 - .*option.Hash=1: "));
    EXPECT_THAT(result.out, HasSubstr("score of "));
    const EngineResult check = run_engine({"record", "check", out.path()});
    EXPECT_EQ(check.exit_code, 0) << check.out << check.err;
}

TEST(EngineMatch, AnEngineThatDiesLosesTheGame) {
    const TemporaryFile script("taiji-dying", scripted_engine("exit"));
    const EngineResult result = match_between(kSelf, "sh " + script.path());
    EXPECT_EQ(result.exit_code, 0) << result.err;
    EXPECT_THAT(result.out, HasSubstr("ended in the middle of a game"));
    EXPECT_THAT(result.out, HasSubstr("2 wins, 0 draws, 0 losses"));
}

TEST(EngineMatch, AnIllegalMoveLosesTheGameAndTheReasonIsShown) {
    const TemporaryFile script("taiji-cheating", scripted_engine("echo bestmove Hw4-e7"));
    const EngineResult result = match_between(kSelf, "sh " + script.path());
    EXPECT_THAT(result.out, HasSubstr("answered with a move that is not legal: \"Hw4-e7\""));
    EXPECT_THAT(result.out, HasSubstr("2 wins, 0 draws, 0 losses"));
}

TEST(EngineMatch, AnEngineThatDoesNotAnswerInTimeLosesByItsFlag) {
    const TemporaryFile script("taiji-sleeping", scripted_engine(":"));
    const EngineResult result =
        match_between(kSelf + " option.Level=1", "sh " + script.path(), {"--tc", "1/1"});
    EXPECT_THAT(result.out, HasSubstr("did not answer in time"));
    EXPECT_THAT(result.out, HasSubstr("2 wins, 0 draws, 0 losses"));
}

TEST(EngineMatch, BeginsFromAnotherStartPosition) {
    const std::string start = "15/15/3f11/10A4/15/3H11/12h2/15/15/15/15 w - 0 1";
    const EngineResult result =
        match_between(kSelf, kSelf, {"--nodes", "60", "--openings", "random:0", "--start", start});
    EXPECT_EQ(result.exit_code, 0) << result.err;
    EXPECT_THAT(result.out, HasSubstr(": 1-0 seat, 1 plies"));
    EXPECT_EQ(match_between(kSelf, kSelf, {"--nodes", "60", "--start", "nonsense"}).exit_code, 2);
}

TEST(EngineMatch, RefusesWhatCannotBePlayed) {
    EXPECT_EQ(match_between(kSelf, kSelf, {}).exit_code, 2) << "no limit";
    EXPECT_THAT(match_between(kSelf, kSelf, {"--tc", "soon"}).err, HasSubstr("--tc: "));
    EXPECT_THAT(match_between(kSelf, "'x", {"--nodes", "9"}).err,
                HasSubstr("a quote is not closed"));
    EXPECT_THAT(match_between(kSelf, kSelf, {"--nodes", "9", "--openings", "random:x"}).err,
                HasSubstr("expected random:PLIES"));
    EXPECT_THAT(match_between(kSelf, kSelf, {"--nodes", "9", "--sprt", "5,0"}).err,
                HasSubstr("the smaller first"));
    const EngineResult missing = match_between(kSelf, "no-such-engine-here");
    EXPECT_EQ(missing.exit_code, 1);
    EXPECT_THAT(missing.err, HasSubstr("\"no-such-engine-here\" cannot be started"));
}

}  // namespace
}  // namespace taiji::test
