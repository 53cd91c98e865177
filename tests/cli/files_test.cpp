// What the subcommands make of files: boards, vectors, records.
#include <gmock/gmock.h>
#include <unistd.h>

#include <filesystem>
#include <fstream>
#include <string>

#include "tests/cli/engine_process.hpp"

namespace taiji::test {
namespace {

using testing::HasSubstr;
using testing::IsEmpty;
using testing::StartsWith;

const std::string kData = TAIJI_SOURCE_DIR "/tests/cli/data/";
const std::string kVectors = TAIJI_SOURCE_DIR "/tests/golden/vectors/";

/// A file of the test's own that goes away with it.
class ScratchFile {
  public:
    explicit ScratchFile(const std::string& text)
        : path_(std::filesystem::path(testing::TempDir()) /
                ("taiji-cli-" + std::to_string(::getpid()) + ".txt")) {
        std::ofstream(path_, std::ios::binary) << text;
    }
    ScratchFile(const ScratchFile&) = delete;
    ScratchFile& operator=(const ScratchFile&) = delete;
    ~ScratchFile() { std::filesystem::remove(path_); }
    [[nodiscard]] std::string path() const { return path_.string(); }

  private:
    std::filesystem::path path_;
};

TEST(BoardOption, PlaysOnAnotherBoard) {
    const EngineResult shown = run_engine({"show", "--board", kData + "lake.board"});
    EXPECT_EQ(shown.exit_code, 0) << shown.err;
    EXPECT_THAT(shown.out, HasSubstr("E4"));
    EXPECT_THAT(shown.out, testing::Not(HasSubstr("E5")));
    const EngineResult moves = run_engine({"moves", "--board", kData + "lake.board"});
    EXPECT_EQ(moves.exit_code, 0) << moves.err;
    EXPECT_THAT(moves.out, HasSubstr("Hw2-w2n1\n"));
}

TEST(BoardOption, CountsBeforeTheSubcommandToo) {
    EXPECT_EQ(run_engine({"--board", kData + "lake.board", "moves"}).out,
              run_engine({"moves", "--board", kData + "lake.board"}).out);
}

TEST(BoardOption, APositionOfAnotherBoardIsRefused) {
    const EngineResult result = run_engine({"moves", "--board", kData + "lake.board", "--tfen",
                                            "15/15/15/15/15/3H7h3/15/15/15/15/15 w"});
    EXPECT_EQ(result.exit_code, 2);
    EXPECT_THAT(result.err, StartsWith("taiji-engine: --tfen: "));
}

TEST(BoardOption, AFaultyBoardIsRefusedWithItsPlace) {
    const EngineResult result = run_engine({"moves", "--board", kData + "faulty.board"});
    EXPECT_EQ(result.exit_code, 2);
    EXPECT_THAT(result.out, IsEmpty());
    EXPECT_THAT(result.err, StartsWith("taiji-engine: " + kData + "faulty.board:6:4: "));
}

TEST(BoardOption, ReadsStandardInput) {
    std::ifstream file(kData + "lake.board");
    const std::string text((std::istreambuf_iterator<char>(file)), {});
    EXPECT_EQ(run_with_input({"moves", "--board", "-"}, text).out,
              run_engine({"moves", "--board", kData + "lake.board"}).out);
}

TEST(Files, ThatCannotBeReadAreBadUsage) {
    for (const std::vector<std::string>& arguments :
         {std::vector<std::string>{"moves", "--board"}, {"vectors"}, {"record", "check"}}) {
        std::vector<std::string> with_file = arguments;
        with_file.emplace_back("/nonexistent/file");
        const EngineResult missing = run_engine(with_file);
        EXPECT_EQ(missing.exit_code, 2);
        EXPECT_EQ(missing.err,
                  "taiji-engine: cannot open /nonexistent/file: No such file or directory\n");
        with_file.back() = "/";
        const EngineResult folder = run_engine(with_file);
        EXPECT_EQ(folder.exit_code, 2);
        EXPECT_EQ(folder.err, "taiji-engine: cannot read /: Is a directory\n");
    }
}

TEST(Files, LargerThan64MebibytesAreRefused) {
    const ScratchFile file("");
    std::filesystem::resize_file(file.path(), (std::uintmax_t{64} << 20) + 1);
    const EngineResult result = run_engine({"record", "check", file.path()});
    EXPECT_EQ(result.exit_code, 2);
    EXPECT_THAT(result.err, HasSubstr("larger than the 64 MiB"));
    std::filesystem::resize_file(file.path(), std::uintmax_t{64} << 20);
    EXPECT_NE(run_engine({"record", "check", file.path()}).exit_code, 2);
}

TEST(Vectors, OfTheRulesAllPass) {
    const EngineResult result =
        run_engine({"vectors", kVectors + "examples.jsonl", kVectors + "endings.jsonl",
                    kVectors + "positions.jsonl"});
    EXPECT_EQ(result.exit_code, 0);
    EXPECT_EQ(result.out, "216 passed, 0 failed\n");
    EXPECT_THAT(result.err, IsEmpty());
}

// Each of these contradicts the rules in one respect, which must be found.
TEST(Vectors, EveryKindOfMismatchIsFound) {
    const struct {
        const char* vector;
        const char* complaint;
    } kWrong[] = {
        {R"({"tfen":"15/15/15/15/15/3H7h3/15/15/15/15/15 w - 0 1","legal":["Hw4-w1"],"must":[],"never":[]})",
         "legal moves: expected, not found: Hw4-w1"},
        {R"({"tfen":"15/15/15/15/15/3H7h3/15/15/15/15/15 w - 0 1","legal":[],"must":[],"never":[]})",
         "legal moves: found, not expected: Hw4-s1w3 "},
        {R"({"tfen":"15/15/15/15/15/3H7h3/15/15/15/15/15 w - 0 1","legal":[],"must":["Hw4-w1"],"never":[]})",
         "Hw4-w1: expected a legal move, found none"},
        {R"({"tfen":"15/15/15/15/15/3H7h3/15/15/15/15/15 w - 0 1","legal":[],"must":[],"never":["Hw4-w5"]})",
         "Hw4-w5: expected to be refused, found a legal move"},
        {R"({"tfen":"15/15/15/15/15/3H7h3/15/15/15/15/15 w -","legal":[],"must":[],"never":[]})",
         "TFEN: expected"},
        {R"({"tfen":"15/15/15/15/15/3H7h3/15/15/15/15/15 w - 0 1","check":true,"perft":[],"legal":[]})",
         "check: expected true, found false"},
        {R"({"tfen":"15/15/15/15/15/3H7h3/15/15/15/15/15 w - 0 1","check":false,"perft":[8,65],"legal":[]})",
         "perft 2: expected 65, found "},
        {R"({"tfen":"15/15/15/15/15/3H7h3/15/15/15/15/15 w - 0 1","moves":["Hw4-w5"],"result":"1-0","reason":"seat"})",
         "end: expected 1-0 by seat, found that the game goes on"},
        {R"({"tfen":"15/15/15/15/15/3H7h3/15/15/15/15/15 w - 0 1","moves":["Hw4-w1"],"result":"1-0","reason":"seat"})",
         "ply 1 (Hw4-w1): expected a legal move, found: "},
        {R"({"tfen":"15/15/15/15/15/3H7h3/15/15/15/15/15 w - 120 1","moves":["Hw4-w5"],"result":"1-0","reason":"seat"})",
         "ply 1 (Hw4-w5): expected the game to go on, found it ended by quiet"},
        {R"({"tfen":"15/15/15/15/15/3H7h3/15/15/15/15/15 w - 120 1","moves":[],"result":"1-0","reason":"seat"})",
         "end: expected 1-0 by seat, found 1/2-1/2 by quiet"},
        {R"({"tfen":"15 w"})", "the position is refused: "},
        {R"({"tfen":"15/15/15/15/15/3H7h3/15/15/15/15/15 w - 0 1"})", "expected an example"},
        {R"({"tfen":7})", "expected a vector as one JSON object"},
        {R"([])", "expected a vector as one JSON object"},
        {R"(not JSON)", "expected a vector as one JSON object"},
    };
    for (const auto& [vector, complaint] : kWrong) {
        const EngineResult result = run_with_input({"vectors", "-"}, vector);
        EXPECT_EQ(result.exit_code, 1) << vector;
        EXPECT_EQ(result.out, "0 passed, 1 failed\n") << vector;
        EXPECT_THAT(result.err, HasSubstr("taiji-engine: standard input:1: ")) << vector;
        EXPECT_THAT(result.err, HasSubstr(complaint)) << vector;
    }
}

TEST(Vectors, AFileWithoutVectorsProvesNothingAndFails) {
    const EngineResult result = run_with_input({"vectors", "-"}, "\n \n");
    EXPECT_EQ(result.exit_code, 1);
    EXPECT_EQ(result.out, "0 passed, 0 failed\n");
    EXPECT_THAT(result.err, HasSubstr("expected at least one vector, found none"));
}

}  // namespace
}  // namespace taiji::test
