#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <sstream>
#include <variant>

#include "game/rules/legal_moves.hpp"
#include "tests/match/support.hpp"

namespace taiji {
namespace {

using test::new_match;
using test::play;
using test::play_all;

const GameEnd kDrawnByRepetition{Ending::Repetition, std::nullopt};

/// The ends told by the events, in order.
std::vector<GameEnd> told_ends(const Outcome& outcome) {
    std::vector<GameEnd> ends;
    for (const Event& event : outcome.events) {
        if (const auto* ended = std::get_if<GameEnded>(&event)) ends.push_back(ended->end);
    }
    return ends;
}

TEST(MatchEnd, BySeatWhenAnEnemyEntersIt) {
    Match match = new_match(Untimed{}, test::kSeatInOne);
    const Outcome outcome = play(match, "Aw3n2xw4");
    EXPECT_EQ(match.end(), (GameEnd{Ending::Seat, Side::Black}));
    EXPECT_EQ(told_ends(outcome), std::vector{*match.end()});
    EXPECT_TRUE(std::holds_alternative<GameEnded>(outcome.events.back()));
}

TEST(MatchEnd, ByMate) {
    Match match = new_match(Untimed{}, test::kMateInTwo);
    play_all(match, "Fw5n1-w1n5 He4-e4s1");
    EXPECT_FALSE(match.end());
    const Outcome outcome = play(match, "Fw1n5-e5s1");
    EXPECT_EQ(match.end(), (GameEnd{Ending::Mate, Side::White}));
    EXPECT_EQ(told_ends(outcome), std::vector{*match.end()});
}

TEST(MatchEnd, ByStalemateWhichLosesToo) {
    Match match = new_match(Untimed{}, "15/15/15/15/15/3H7h3/15/15/15/2F12/15 w - 0 14");
    play_all(match, "Fs4w5-e4s4 He4-e5s1 Fe4s4-e4n1");
    EXPECT_EQ(match.end(), (GameEnd{Ending::Stalemate, Side::White}));
}

TEST(MatchEnd, ByRepetitionAtTheThirdOccurrenceTheFirstPositionIncluded) {
    Match match = new_match(Untimed{}, test::kQuietGame);
    play_all(match, test::kRound);
    EXPECT_FALSE(match.end());
    play_all(match, "Hs1w4-s1w5 Fs4w4-e4s4 Hs1w5-s1w4");
    EXPECT_FALSE(match.end());
    const Outcome outcome = play(match, "Fe4s4-s4w4");
    EXPECT_EQ(match.end(), kDrawnByRepetition);
    EXPECT_EQ(told_ends(outcome), std::vector{kDrawnByRepetition});
}

TEST(MatchEnd, ByRepetitionBeforeTheCountOfQuietMovesIsLookedAt) {
    // The third occurrence comes with the 120th quiet move.
    Match match = new_match(Untimed{}, "4m10/15/15/15/15/10h4/3H11/15/15/3f11/15 w - 112 1");
    play_all(match, test::kRound);
    play_all(match, "Hs1w4-s1w5 Fs4w4-e4s4 Hs1w5-s1w4");
    const Outcome outcome = play(match, "Fe4s4-s4w4");
    EXPECT_EQ(match.position().quiet_moves(), kQuietLimit);
    EXPECT_EQ(told_ends(outcome), std::vector{kDrawnByRepetition});
}

TEST(MatchEnd, ByPerpetualThreatWhichLoses) {
    Match match = new_match(Untimed{}, "15/15/15/11m3/2F1VN9/3HC5ch1n1/6N8/10n4/15/15/15 w - 0 7");
    play_all(match,
             "Fw5n1-w1n5 Me4n2-e2n2 Fw1n5-e4n5 Me2n2-e4n4 Fe4n5-w1n5 Me4n4-e2n2 Fw1n5-e4n5 "
             "Me2n2-e4n4 Fe4n5-w1n5");
    EXPECT_FALSE(match.end());
    const Outcome outcome = play(match, "Me4n4-e2n2");
    EXPECT_EQ(match.end(), (GameEnd{Ending::Perpetual, Side::Black}));
    EXPECT_EQ(told_ends(outcome), std::vector{*match.end()});
}

TEST(MatchEnd, ByAHundredAndTwentyMovesWithoutATaking) {
    Match match =
        new_match(Untimed{}, "15/15/15/15/10caf2/3H7h1n1/4C10/15/4V1N8/15/9F5 w - 111 10");
    play_all(match, "Fe2s5-s3 Ae4n1-e3n3 Ns3w1-s2w1 Fe5n1-e5n2 Fs3-e1s3 He4-e4s1 Hw4-w5 Ne6-e5s1");
    EXPECT_FALSE(match.end());
    const Outcome outcome = play(match, "Fe1s3-e5n1");
    EXPECT_EQ(match.end(), (GameEnd{Ending::Quiet, std::nullopt}));
    EXPECT_EQ(told_ends(outcome), std::vector{*match.end()});
}

TEST(MatchEnd, ByForfeitOnlyOfAGameThatGoesOn) {
    Match match = new_match();
    ASSERT_TRUE(match.forfeit(Side::White));
    EXPECT_EQ(match.end(), (GameEnd{Ending::Forfeit, Side::Black}));
    EXPECT_EQ(match.forfeit(Side::Black), tl::unexpected(MatchRefused::GameOver));
}

TEST(MatchEnd, ByResignationOfEitherSideOnItsTurnOrNot) {
    Match white = new_match();
    ASSERT_TRUE(white.resign(Side::White));
    EXPECT_EQ(white.end(), (GameEnd{Ending::Resignation, Side::Black}));
    Match black = new_match();
    ASSERT_TRUE(black.resign(Side::Black));
    EXPECT_EQ(black.end(), (GameEnd{Ending::Resignation, Side::White}));
}

TEST(MatchEnd, ByAgreement) {
    Match match = new_match();
    ASSERT_TRUE(match.offer_draw(Side::White));
    EXPECT_FALSE(match.end());
    ASSERT_TRUE(match.accept_draw(Side::Black));
    EXPECT_EQ(match.end(), (GameEnd{Ending::Agreement, std::nullopt}));
    EXPECT_FALSE(match.draw_offer());
}

TEST(MatchEnd, ByFlag) {
    Match match = new_match(BaseTime{{1'000}, {0}});
    match.elapse({1'000});
    EXPECT_EQ(match.end(), (GameEnd{Ending::Flag, Side::Black}));
}

TEST(MatchEnd, IsThereFromTheStartIfTheLoadedPositionIsOver) {
    EXPECT_EQ(new_match(Untimed{}, test::kSeatEntered).end(), (GameEnd{Ending::Seat, Side::Black}));
    EXPECT_EQ(new_match(Untimed{}, "4m10/15/15/15/15/10h4/3H11/15/15/3f11/15 w - 120 1").end(),
              (GameEnd{Ending::Quiet, std::nullopt}));
    EXPECT_EQ(
        new_match(Untimed{}, "4m10/15/15/15/15/10h4/3H11/15/15/3f11/15 w - 1000000000 1").end(),
        (GameEnd{Ending::Quiet, std::nullopt}));
    EXPECT_FALSE(new_match(Untimed{}, "4m10/15/15/15/15/10h4/3H11/15/15/3f11/15 w - 119 1").end());
}

TEST(MatchEnd, LetsNothingMoreHappen) {
    Match match = new_match(BaseTime{{60'000}, {0}});
    MoveList moves;
    legal_moves(match.position(), moves);
    ASSERT_TRUE(match.resign(Side::Black));
    const Match over = match;
    for (Side side : kBothSides) {
        EXPECT_EQ(match.resign(side).error(), MatchRefused::GameOver);
        EXPECT_EQ(match.offer_draw(side).error(), MatchRefused::GameOver);
        EXPECT_EQ(match.accept_draw(side).error(), MatchRefused::GameOver);
        EXPECT_EQ(match.decline_draw(side).error(), MatchRefused::GameOver);
    }
    for (Move move : moves) EXPECT_EQ(match.play(move).error(), MatchRefused::GameOver);
    match.elapse({100'000});
    EXPECT_EQ(match, over);
}

/// The text of one field of a line of golden/vectors/endings.jsonl, which has no escapes.
std::string field(const std::string& line, const std::string& name, char open, char close) {
    const std::string key = "\"" + name + "\":" + open;
    const std::size_t begin = line.find(key);
    EXPECT_NE(begin, std::string::npos) << name << " in " << line;
    const std::size_t from = begin + key.size();
    return line.substr(from, line.find(close, from) - from);
}

TEST(MatchEnd, OfEveryGoldenGameComesWithItsLastMoveAndIsTheExpectedOne) {
    std::istringstream lines(test::read_source_file("tests/golden/vectors/endings.jsonl"));
    std::map<std::string, int> seen;
    for (std::string line; std::getline(lines, line);) {
        std::string moves = field(line, "moves", '[', ']');
        std::ranges::replace_if(
            moves, [](char c) { return c == '"' || c == ','; }, ' ');
        Match match = new_match(Untimed{}, field(line, "tfen", '"', '"'));
        std::istringstream words(moves);
        std::vector<GameEnd> ends;
        for (std::string word; words >> word;) {
            ASSERT_FALSE(match.end()) << line;
            ends = told_ends(play(match, word));
        }
        ASSERT_TRUE(match.end()) << line;
        EXPECT_EQ(ending_text(match.end()->how), field(line, "reason", '"', '"')) << line;
        EXPECT_EQ(result_text(*match.end()), field(line, "result", '"', '"')) << line;
        if (!match.plies().empty()) {
            EXPECT_EQ(ends, std::vector{*match.end()}) << line;
        }
        ++seen[field(line, "reason", '"', '"')];
    }
    EXPECT_EQ(seen.size(), 6U) << "every reason that a line of moves can give";
}

}  // namespace
}  // namespace taiji
