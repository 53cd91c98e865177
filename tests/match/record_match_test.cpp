#include <gtest/gtest.h>

#include "game/rules/move_text.hpp"
#include "tests/match/support.hpp"

namespace taiji {
namespace {

using test::kQuietGame;
using test::new_match;
using test::play;
using test::play_all;
using test::read_one;

/// What comes back when the match is saved and opened again.
Match saved_and_resumed(const Match& match) {
    const Result<Match> resumed = match_of(read_one(write_record(record_of(match))));
    EXPECT_TRUE(resumed) << resumed.error().message;
    Match result = resumed.value();
    return result;
}

/// Same but for the board pointer's owner.
void expect_resumes(const Match& match) {
    EXPECT_EQ(saved_and_resumed(match), match);
}

TEST(RecordOfMatch, ResumesARunningGameWithItsClocksAfterEveryMove) {
    for (const TimeControl& control :
         {TimeControl(Untimed{}), TimeControl(BaseTime{{300'000}, {1'234}}),
          TimeControl(TimePerMove{{30'500}})}) {
        Match match = new_match(control, kQuietGame);
        expect_resumes(match);
        for (const char* move : {"Hs1w4-s1w5", "Fs4w4-e4s4", "Hs1w5-s1w4", "Fe4s4-s4w4"}) {
            match.elapse({7'777});
            expect_resumes(match);
            play(match, move);
            expect_resumes(match);
        }
    }
}

TEST(RecordOfMatch, ResumesAGameThatBlackBegan) {
    Match match = new_match(BaseTime{{60'000}, {0}}, test::kSeatInOne);
    match.elapse({1});
    expect_resumes(match);
    play(match, "Aw3n2xw4");
    expect_resumes(match);
}

TEST(RecordOfMatch, KeepsADrawOffer) {
    Match match = new_match(Untimed{}, kQuietGame);
    ASSERT_TRUE(match.offer_draw(Side::Black));
    expect_resumes(match);
    EXPECT_EQ(saved_and_resumed(match).draw_offer(), Side::Black);
}

TEST(RecordOfMatch, KeepsEveryKindOfEnd) {
    Match resigned = new_match(Untimed{}, kQuietGame);
    ASSERT_TRUE(resigned.resign(Side::White));
    expect_resumes(resigned);

    Match agreed = new_match(Untimed{}, kQuietGame);
    ASSERT_TRUE(agreed.offer_draw(Side::White));
    ASSERT_TRUE(agreed.accept_draw(Side::Black));
    expect_resumes(agreed);

    Match flagged = new_match(BaseTime{{60'000}, {0}}, kQuietGame);
    play(flagged, "Hs1w4-s1w5");
    flagged.elapse({60'000});
    expect_resumes(flagged);

    Match mated = new_match(BaseTime{{60'000}, {0}}, test::kMateInTwo);
    play_all(mated, test::kMatingMoves);
    expect_resumes(mated);

    expect_resumes(new_match(Untimed{}, test::kSeatEntered));
}

TEST(RecordOfMatch, ResumedGameCountsItsRepetitionsFromTheBeginning) {
    Match match = new_match(Untimed{}, kQuietGame);
    play_all(match, test::kRound);
    Match resumed = saved_and_resumed(match);
    play_all(resumed, test::kRound);
    EXPECT_EQ(resumed.end(), (GameEnd{Ending::Repetition, std::nullopt}));
}

TEST(RecordOfMatch, TakesBackFromAResumedGame) {
    Match match = new_match(BaseTime{{300'000}, {3'000}}, kQuietGame);
    match.elapse({5'000});
    play(match, "Hs1w4-s1w5");
    const Match after_one = match;
    match.elapse({9'000});
    play(match, "Fs4w4-e4s4");
    Match resumed = saved_and_resumed(match);
    ASSERT_TRUE(resumed.take_back(1));
    EXPECT_EQ(resumed, after_one);
}

TEST(RecordOfMatch, MovesWithoutClocksTookNoTime) {
    const Record record = read_one("[TFEN \"" + std::string(kQuietGame) +
                                   "\"]\n[TimeControl \"300+5\"]\n\nHs1w4-s1w5 Fs4w4-e4s4 "
                                   "{[%clk 0:04:00]} Hs1w5-s1w4 *");
    const Match match = match_of(record).value();
    EXPECT_EQ(match.clocks(), (Clocks{{Millis{300'000}, Millis{240'000}}}));
    EXPECT_EQ(match.clocks_at(1), (Clocks{{Millis{300'000}, Millis{300'000}}}));
}

TEST(RecordOfMatch, RefusesARecordWhoseMovesAreNotLegal) {
    Record record = record_of(new_match(Untimed{}, kQuietGame));
    RecordPly ply;
    ply.move = parse_move_syntax(*test::shared_world(), "Hs1w4-e4").value();
    record.plies.push_back(ply);
    const Result<Match> match = match_of(record);
    ASSERT_FALSE(match);
    EXPECT_EQ(match.error().message, "ply 1 (Hs1w4-e4): the move is not legal");
}

}  // namespace
}  // namespace taiji
