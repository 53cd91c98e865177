// How the program talks: help, version, bad usage, and where its output goes.
#include <gmock/gmock.h>

#include <filesystem>
#include <fstream>

#include "tests/cli/engine_process.hpp"

namespace taiji::test {
namespace {

using testing::EndsWith;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;
using testing::StartsWith;

/// Bad usage: exit code 2, nothing on standard output, one sentence on standard error.
void expect_bad_usage(const EngineResult& result, const std::string& sentence) {
    EXPECT_EQ(result.exit_code, 2);
    EXPECT_THAT(result.out, IsEmpty());
    EXPECT_THAT(result.err, StartsWith("taiji-engine: "));
    EXPECT_THAT(result.err, HasSubstr(sentence));
    EXPECT_EQ(std::count(result.err.begin(), result.err.end(), '\n'), 1) << result.err;
    EXPECT_THAT(result.err, EndsWith("\n"));
}

TEST(Usage, HelpNamesEverySubcommandAndEachHasItsOwn) {
    const EngineResult all = run_engine({"--help"});
    EXPECT_EQ(all.exit_code, 0);
    EXPECT_THAT(all.err, IsEmpty());
    for (const std::string command :
         {"moves", "perft", "show", "explain", "record", "vectors", "bench", "match"}) {
        EXPECT_THAT(all.out, HasSubstr(command));
        const EngineResult own = run_engine({command, "--help"});
        EXPECT_EQ(own.exit_code, 0) << command;
        EXPECT_THAT(own.err, IsEmpty());
        EXPECT_THAT(own.out, HasSubstr("--board")) << command;
    }
    EXPECT_THAT(run_engine({"record", "check", "--help"}).out, HasSubstr("FILE"));
}

TEST(Usage, VersionIsOneLine) {
    const EngineResult result = run_engine({"--version"});
    EXPECT_EQ(result.exit_code, 0);
    EXPECT_EQ(result.out, "taiji-engine " TAIJI_VERSION "\n");
    EXPECT_THAT(result.err, IsEmpty());
}

TEST(Usage, WrongWordsAreRefused) {
    expect_bad_usage(run_engine({"dance"}), "dance");
    expect_bad_usage(run_engine({"moves", "--tefn", "x"}), "--tefn");
    expect_bad_usage(run_engine({"moves", "--tfen"}), "--tfen");
    expect_bad_usage(run_engine({"moves", "perft", "2"}), "perft");
    expect_bad_usage(run_engine({"vectors"}), "FILE");
    expect_bad_usage(run_engine({"record"}), "subcommand");
    expect_bad_usage(run_engine({"record", "check"}), "FILE");
    expect_bad_usage(run_engine({"explain"}), "MOVE");
}

TEST(Usage, PerftDepthIsAWholeNumberFromZeroTo99) {
    expect_bad_usage(run_engine({"perft"}), "DEPTH");
    for (const std::string depth : {"two", "-1", "100", "1.5", ""}) {
        const EngineResult result = run_engine({"perft", depth});
        EXPECT_EQ(result.exit_code, 2) << depth;
        EXPECT_THAT(result.out, IsEmpty()) << depth;
    }
}

TEST(Usage, ABadPositionIsRefusedWithItsReason) {
    expect_bad_usage(run_engine({"moves", "--tfen", "15/15 w - 0 1"}), "--tfen: ");
    expect_bad_usage(run_engine({"show", "--tfen", ""}), "--tfen: ");
}

TEST(Usage, ErrorsNeverPrintControlCharactersOfTheInput) {
    const EngineResult result = run_engine({"moves", "--tfen", "\x1b[2J\n\r 15/15 w"});
    EXPECT_EQ(result.exit_code, 2);
    EXPECT_THAT(result.err, Not(HasSubstr("\x1b")));
    EXPECT_EQ(std::count(result.err.begin(), result.err.end(), '\n'), 1) << result.err;
}

TEST(StandardOutput, AReaderThatLeftIsNoError) {
    for (const std::vector<std::string>& arguments :
         {std::vector<std::string>{"moves"}, {"show"}, {"perft", "3", "--divide"}, {"--help"}}) {
        EngineRun run;
        run.arguments = arguments;
        run.out = Stdout::ClosedPipe;
        const EngineResult result = run_engine(run);
        EXPECT_EQ(result.exit_code, 0) << arguments[0];
        EXPECT_THAT(result.err, IsEmpty());
    }
}

TEST(StandardOutput, AReaderThatLeftDoesNotHideARefusal) {
    EngineRun run;
    run.arguments = {"explain", "Hw4-w1"};
    run.out = Stdout::ClosedPipe;
    EXPECT_EQ(run_engine(run).exit_code, 1);
}

TEST(StandardOutput, AFullDiskIsAnError) {
    for (const std::vector<std::string>& arguments :
         {std::vector<std::string>{"moves"}, {"show"}, {"perft", "1"}, {"--version"}}) {
        EngineRun run;
        run.arguments = arguments;
        run.out = Stdout::FullDisk;
        const EngineResult result = run_engine(run);
        EXPECT_EQ(result.exit_code, 1) << arguments[0];
        EXPECT_EQ(result.err,
                  "taiji-engine: cannot write to standard output: No space left on device\n");
    }
}

TEST(StandardOutput, AClosedDescriptorIsAnError) {
    EngineRun run;
    run.arguments = {"moves"};
    run.out = Stdout::Closed;
    const EngineResult result = run_engine(run);
    EXPECT_EQ(result.exit_code, 1);
    EXPECT_THAT(result.err, HasSubstr("cannot write to standard output"));
}

TEST(StandardOutput, ColoursOnlyOnATerminalThatWantsThem) {
    EngineRun run;
    run.arguments = {"show"};
    EXPECT_THAT(run_engine(run).out, Not(HasSubstr("\x1b")));
    run.out = Stdout::Terminal;
    run.environment = {{"TERM", "xterm-256color"}, {"NO_COLOR", ""}};
    EXPECT_THAT(run_engine(run).out, HasSubstr("\x1b["));
    run.environment = {{"TERM", "xterm-256color"}, {"NO_COLOR", "1"}};
    EXPECT_THAT(run_engine(run).out, Not(HasSubstr("\x1b")));
    run.environment = {{"TERM", "dumb"}, {"NO_COLOR", ""}};
    EXPECT_THAT(run_engine(run).out, Not(HasSubstr("\x1b")));
}

TEST(Assets, AMissingBoardNamesEveryPlace) {
    EngineRun run;
    run.arguments = {"moves"};
    run.environment = {{"TAIJI_ASSETS", "/nonexistent/assets"}};
    expect_bad_usage(run_engine(run), "/nonexistent/assets/boards/world.board");
}

TEST(Assets, AnInstalledProgramFindsItsOwn) {
    const std::filesystem::path prefix =
        std::filesystem::path(testing::TempDir()) / "taiji-installed";
    std::filesystem::create_directories(prefix / "bin");
    std::filesystem::create_directories(prefix / "share/taiji/assets/boards");
    std::filesystem::copy_file(TAIJI_ENGINE, prefix / "bin/taiji-engine",
                               std::filesystem::copy_options::overwrite_existing);
    std::ofstream(prefix / "share/taiji/assets/boards/world.board") << "no board at all\n";
    EngineRun run;
    run.arguments = {"moves"};
    run.program = prefix / "bin/taiji-engine";
    const EngineResult result = run_engine(run);
    std::filesystem::remove_all(prefix);
    expect_bad_usage(result, (prefix / "bin/../share").lexically_normal().string());
}

}  // namespace
}  // namespace taiji::test
