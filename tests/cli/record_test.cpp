// What `record check` and `record statistics` make of records.
#include <gmock/gmock.h>

#include <fstream>
#include <string>

#include "tests/cli/engine_process.hpp"

namespace taiji::test {
namespace {

using testing::HasSubstr;
using testing::IsEmpty;
using testing::StartsWith;

const std::string kData = TAIJI_SOURCE_DIR "/tests/cli/data/";

TEST(RecordCheck, TellsPliesResultAndEndingOfEachGame) {
    const EngineResult result = run_engine({"record", "check", kData + "two_games.taiji"});
    EXPECT_EQ(result.exit_code, 0) << result.err;
    EXPECT_THAT(result.err, IsEmpty());
    EXPECT_EQ(result.out, kData + "two_games.taiji: game 1: ok, 4 plies, 1-0, resignation\n" +
                              kData + "two_games.taiji: game 2: ok, 1 ply, 1-0, seat\n");
}

TEST(RecordCheck, TellsGamePlyTextAndReasonOfAFault) {
    const EngineResult result = run_engine({"record", "check", kData + "wrong_move.taiji"});
    EXPECT_EQ(result.exit_code, 1);
    EXPECT_THAT(result.out, IsEmpty());
    EXPECT_THAT(result.err, StartsWith("taiji-engine: " + kData + "wrong_move.taiji:"));
    EXPECT_THAT(result.err, HasSubstr("game 1"));
    EXPECT_THAT(result.err, HasSubstr("ply 3"));
    EXPECT_THAT(result.err, HasSubstr("Hw4-w1"));
}

TEST(RecordCheck, AGoodGameAfterABadOneIsStillToldAndTheAnswerIsBad) {
    std::ifstream bad(kData + "wrong_move.taiji");
    std::ifstream good(kData + "two_games.taiji");
    std::string text((std::istreambuf_iterator<char>(bad)), {});
    text.append("\n").append(std::istreambuf_iterator<char>(good), {});
    const EngineResult result = run_with_input({"record", "check", "-"}, text);
    EXPECT_EQ(result.exit_code, 1);
    EXPECT_THAT(result.err, HasSubstr("standard input:"));
    EXPECT_THAT(result.out, HasSubstr("standard input: game 3: ok"));
}

TEST(RecordCheck, AFileWithoutGamesFails) {
    const EngineResult result = run_with_input({"record", "check", "-"}, "");
    EXPECT_EQ(result.exit_code, 1);
    EXPECT_THAT(result.err, HasSubstr("expected at least one game, found none"));
}

TEST(RecordStatistics, CountsResultsEndingsAndLengthsOverAllFiles) {
    const EngineResult result =
        run_engine({"record", "statistics", kData + "two_games.taiji", kData + "two_games.taiji"});
    EXPECT_EQ(result.exit_code, 0) << result.err;
    EXPECT_EQ(result.out,
              "games 4\nWhite scores 100.0 % +/- 0.0 (95 %): won 4 (100.0 %), drawn 0 (0.0 %), "
              "lost 0 (0.0 %)\nWhite by resignation: 2 (50.0 %)\nWhite by seat: 2 (50.0 %)\n"
              "plies: mean 2.5, median 4, from 1 to 4\n");
}

TEST(RecordStatistics, WithoutFinishedGamesFails) {
    const EngineResult result = run_with_input({"record", "statistics", "-"}, "");
    EXPECT_EQ(result.exit_code, 1);
    EXPECT_THAT(result.err, HasSubstr("expected at least one finished game, found none"));
}

}  // namespace
}  // namespace taiji::test
