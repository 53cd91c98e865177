#include "client/describe/narrator.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <random>
#include <set>

#include "client/describe/places.hpp"
#include "client/describe/words.hpp"
#include "game/match/match.hpp"
#include "game/rules/legal_moves.hpp"
#include "game/rules/move_text.hpp"
#include "game/rules/tfen.hpp"
#include "tests/support/boards.hpp"
#include "tests/support/golden.hpp"

namespace taiji::describe {
namespace {

using test::at;
using test::world;
using testing::HasSubstr;
using testing::Not;

Language language_of(UiLanguage chosen) {
    auto made = Language::load(std::string(TAIJI_SOURCE_DIR) + "/assets/languages").value();
    made.choose(chosen);
    return made;
}

const Language& english() {
    static const Language made = language_of(UiLanguage::English);
    return made;
}
const Language& chinese() {
    static const Language made = language_of(UiLanguage::Chinese);
    return made;
}

using Events = std::vector<Event>;

std::string en(const Events& events) {
    return Narrator(english(), world()).events(events);
}
std::string zh(const Events& events) {
    return Narrator(chinese(), world()).events(events);
}

constexpr Piece kArmy{Side::White, Unit::Army};
constexpr Piece kNavy{Side::Black, Unit::Navy};

TEST(Narrator, SaysHowAPieceGoes) {
    const Events drive = {Moved{kArmy, at("s1"), at("e1s2"), Manner::Travelled}};
    EXPECT_EQ(en(drive), "White's army drives from the Sahara (0, S1) to Central Africa (E1, S2).");
    EXPECT_EQ(zh(drive), "白方陆军自撒哈拉（南1）开赴中非（东1南2）。");
    const Events cross = {Moved{kArmy, at("w1n1"), at("w2n1"), Manner::Crossed}};
    EXPECT_THAT(en(cross), HasSubstr("crosses the strait"));
    EXPECT_THAT(zh(cross), HasSubstr("渡海"));
    const Events land = {Moved{kNavy, at("w1n1"), at("e1n3"), Manner::Landed}};
    EXPECT_THAT(en(land), HasSubstr("Black's navy lands"));
    EXPECT_THAT(zh(land), HasSubstr("登陆"));
}

TEST(Narrator, SaysHowASubmarineDivesAndSurfaces) {
    const Piece submarine{Side::Black, Unit::Submarine};
    const Events dive = {Moved{submarine, at("w2s1"), at("w1.5s1.5"), Manner::Dived}};
    EXPECT_THAT(en(dive), HasSubstr("dives in the North Atlantic (S1.5, W1.5)"));
    EXPECT_THAT(zh(dive), HasSubstr("潜入北大西洋（南1.5西1.5）"));
    const Events surface = {Moved{submarine, at("w1.5s1.5"), at("w2s1"), Manner::Surfaced}};
    EXPECT_THAT(en(surface), HasSubstr("surfaces in"));
    EXPECT_THAT(zh(surface), HasSubstr("浮出水面"));
}

TEST(Narrator, SaysWhatWasTaken) {
    const Events taken = {Taken{kNavy, at("e1s2"), at("s1")},
                          Moved{kArmy, at("s1"), at("e1s2"), Manner::Travelled}};
    EXPECT_EQ(en(taken), "White's army overruns Black's navy in Central Africa (E1, S2).");
    EXPECT_EQ(zh(taken), "白方陆军在中非（东1南2）歼灭黑方海军。");
    const Piece missile{Side::White, Unit::Missile};
    const Events launch = {LeftBehind{{Side::White, Unit::Submarine}, at("w2s1")},
                           Taken{kNavy, at("e1s2"), at("w2s1")},
                           Moved{missile, at("w2s1"), at("e1s2"), Manner::Launched}};
    EXPECT_THAT(en(launch), HasSubstr("White's missile, launched from the submarine"));
    EXPECT_THAT(en(launch), HasSubstr("The submarine stays in"));
    EXPECT_THAT(zh(launch), HasSubstr("潜艇发射"));
    const Events surfacing = {
        Taken{kNavy, at("w2s1"), at("w1.5s1.5")},
        Moved{{Side::White, Unit::NuclearSubmarine}, at("w1.5s1.5"), at("w2s1"), Manner::Surfaced}};
    EXPECT_THAT(en(surfacing), HasSubstr("breaks surface and torpedoes Black's navy"));
    for (const Manner manner : {Manner::Crossed, Manner::Landed}) {
        const Events coming = {Taken{kNavy, at("w2s1"), at("w2n1")},
                               Moved{kArmy, at("w2n1"), at("w2s1"), manner}};
        EXPECT_THAT(en(coming), HasSubstr("Black's navy"));
        EXPECT_THAT(zh(coming), HasSubstr("黑方海军"));
    }
}

TEST(Narrator, SaysWhatFormsAndWhatParts) {
    const Piece air_force{Side::White, Unit::AirForce};
    const Piece stack{Side::White, Unit::AirForceWithArmy};
    const Events boards = {Moved{kArmy, at("s1"), at("e1s2"), Manner::Travelled},
                           Boarded{kArmy, at("e1s2"), stack}};
    EXPECT_EQ(en(boards), "White's army boards the air force in Central Africa (E1, S2).");
    EXPECT_THAT(zh(boards), HasSubstr("登上空军"));
    const Events leaves = {LeftBehind{kArmy, at("s1")},
                           Moved{air_force, at("s1"), at("e1n3"), Manner::Travelled}};
    EXPECT_THAT(en(leaves), HasSubstr("The army is set down in the Sahara (0, S1)."));
    EXPECT_THAT(zh(leaves), HasSubstr("陆军留驻撒哈拉"));
    const Events off = {LeftBehind{air_force, at("s1")},
                        Moved{kArmy, at("s1"), at("e1s2"), Manner::Travelled}};
    EXPECT_THAT(en(off), HasSubstr("The air force stays in"));
    const Piece missile{Side::Black, Unit::Missile};
    const Events joins = {Moved{missile, at("s1"), at("w2s1"), Manner::Travelled},
                          Joined{missile, at("w2s1"), {Side::Black, Unit::NuclearSubmarine}}};
    EXPECT_THAT(en(joins), HasSubstr("Black's missile joins the submarine in"));
    EXPECT_THAT(zh(joins), HasSubstr("战略核潜艇"));
}

TEST(Narrator, SaysAStrikeIntoTheDepth) {
    const Events strike = {
        Struck{kNavy, at("w2s1"), {Side::White, Unit::Submarine}, at("w1.5s1.5")}};
    EXPECT_THAT(en(strike), HasSubstr("Black's navy depth-strikes the North Atlantic"));
    EXPECT_THAT(en(strike), HasSubstr("destroys White's submarine"));
    EXPECT_THAT(zh(strike), HasSubstr("深水攻击"));
}

TEST(Narrator, SaysCheckAndThreatButOnlyTheEndWhenThereIsOne) {
    const Event moved = Moved{kArmy, at("s1"), at("e1s2"), Manner::Travelled};
    const Event check = CheckGiven{Side::Black, at("e4"), {}};
    const Event seat = SeatThreatened{Side::Black, at("e4"), {}};
    const Event end = GameEnded{{Ending::Mate, Side::White}};
    EXPECT_THAT(en({moved, check, seat}),
                HasSubstr("Check to Black's hub! Black's Taiji seat is in danger!"));
    EXPECT_THAT(zh({moved, check, seat}), HasSubstr("黑方中枢被将军！黑方太极尊位告急！"));
    EXPECT_THAT(en({moved, check, end}), Not(HasSubstr("Check to")));
    EXPECT_THAT(en({moved, check, end}), HasSubstr("cannot escape. White wins."));
}

TEST(Narrator, SaysEveryEndingAndEveryOffer) {
    for (const Language* language : {&english(), &chinese()}) {
        const Narrator narrator(*language, world());
        std::set<std::string> told;
        for (const Ending how : {Ending::Seat, Ending::Mate, Ending::Stalemate, Ending::Perpetual,
                                 Ending::Repetition, Ending::Quiet, Ending::Resignation,
                                 Ending::Agreement, Ending::Flag, Ending::Forfeit}) {
            const bool draw =
                how == Ending::Repetition || how == Ending::Quiet || how == Ending::Agreement;
            const GameEnd end{how, draw ? std::nullopt : std::optional(Side::Black)};
            const std::string sentence = narrator.ending(end);
            EXPECT_THAT(sentence, Not(HasSubstr("ending.")));
            EXPECT_TRUE(told.insert(sentence).second) << sentence;
        }
        for (const Side side : kBothSides) {
            EXPECT_TRUE(told.insert(narrator.draw_offered(side)).second);
            EXPECT_TRUE(told.insert(narrator.draw_declined(side)).second);
        }
    }
    const Events resigned = {GameEnded{{Ending::Resignation, Side::White}}};
    EXPECT_EQ(en(resigned), "Black has resigned. White wins.");
    EXPECT_EQ(zh(resigned), "黑方认输，白方胜。");
}

TEST(Narrator, NamesEveryPieceInBothLanguages) {
    std::set<std::string> told;
    for (const Unit unit : kUnits) {
        for (const Side side : kBothSides) {
            const Events going = {Moved{{side, unit}, at("s1"), at("e1s2"), Manner::Travelled}};
            for (const std::string& sentence : {en(going), zh(going)}) {
                EXPECT_THAT(sentence, Not(HasSubstr("unit.")));
                EXPECT_TRUE(told.insert(sentence).second) << sentence;
            }
        }
    }
}

TEST(Narrator, KnowsAPlaceForEveryPointOfTheWorld) {
    for (std::size_t i = 0; i < world().point_count(); ++i) {
        if (static_cast<Point>(i) == world().supreme_taiji()) continue;  // has a name of its own
        const auto point = static_cast<Point>(i);
        EXPECT_NE(place_key(world(), point), "") << Narrator(english(), world()).place(point);
    }
}

/// Sentences that are too long for one line at 1280x720 would be cut.
TEST(Narrator, KeepsToOneLineWhateverHappensInRandomGames) {
    constexpr std::size_t kLongest = 200;
    std::mt19937 random(7);
    std::size_t moves = 0;
    for (const auto& golden : test::random_positions()) {
        const Position before = parse_tfen(world(), golden.tfen).value();
        MoveList legal;
        legal_moves(before, legal);
        if (legal.empty()) continue;
        for (int n = 0; n < 4; ++n) {
            const Move move = legal[random() % legal.size()];
            const Events events = apply(before, move).events;
            for (const std::string& sentence : {en(events), zh(events)}) {
                ASSERT_FALSE(sentence.empty());
                EXPECT_LE(sentence.size(), kLongest) << sentence;
                EXPECT_THAT(sentence, Not(testing::AnyOf(HasSubstr("{"), HasSubstr("tell."),
                                                         HasSubstr("place."))));
            }
            ++moves;
        }
    }
    EXPECT_GT(moves, 100U);
}

TEST(CommentWords, AreThoseOfTheChosenLanguage) {
    const std::string both = "en: White wins.\nzh: 白方胜。";
    EXPECT_EQ(comment_words(UiLanguage::English, both), "White wins.");
    EXPECT_EQ(comment_words(UiLanguage::Chinese, both), "白方胜。");
    EXPECT_EQ(comment_words(UiLanguage::English, "A plain one.\nIn two lines."),
              "A plain one.\nIn two lines.");
    EXPECT_EQ(comment_words(UiLanguage::English, "zh: 只有中文"), "只有中文");
    EXPECT_EQ(comment_words(UiLanguage::English, "!\nen: a\nzh: 甲\nen: b"), "!\na\nb");
    EXPECT_EQ(comment_words(UiLanguage::English, ""), "");
}

}  // namespace
}  // namespace taiji::describe
