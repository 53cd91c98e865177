// RULES.md section 9: every refusal with its own reason, lenient reading, strict writing.

#include "game/rules/tfen.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/support/boards.hpp"
#include "tests/support/golden.hpp"
#include "tests/support/scene.hpp"

namespace taiji::test {
namespace {

using testing::AllOf;
using testing::HasSubstr;

constexpr std::string_view kRows = "15/15/15/15/15/3H7h3/15/15/15/15/15";

/// What is said of a text; "accepted" if nothing.
std::string refusal_of(std::string_view text) {
    const auto position = parse_tfen(world(), text);
    return position ? "accepted" : position.error().message;
}
/// With these fields after the rows of the two hubs.
std::string refusal_with(std::string_view rest) {
    return refusal_of(std::string(kRows) + " " + std::string(rest));
}
std::string refusal_of_submerged(std::string_view item) {
    return refusal_with("w " + std::string(item) + " 0 1");
}
/// Of the hubs and this as row S2.
std::string refusal_of_row(std::string_view row) {
    return refusal_of("15/15/15/15/15/3H7h3/15/" + std::string(row) + "/15/15/15 w - 0 1");
}

TEST(TfenRefusal, TooFewFields) {
    EXPECT_THAT(refusal_of(""), HasSubstr("0 fields"));
    EXPECT_THAT(refusal_of(kRows), HasSubstr("1 field"));
    EXPECT_THAT(refusal_with("w"), HasSubstr("2 fields"));
}

TEST(TfenRefusal, TooManyFields) {
    EXPECT_THAT(refusal_with("w - 0 1 7"), HasSubstr("too many fields"));
}

TEST(TfenRefusal, WrongSideLetter) {
    EXPECT_THAT(refusal_with("x - 0 1"), AllOf(HasSubstr("side to move"), HasSubstr("\"x\"")));
    EXPECT_THAT(refusal_with("white - 0 1"), HasSubstr("side to move"));
}

TEST(TfenRefusal, WrongCountSinceTheLastTaking) {
    for (const std::string number : {"-1", "1.5", "two", "+3", "99999999999999999999", "0x1"}) {
        EXPECT_THAT(refusal_with("w - " + number + " 1"),
                    AllOf(HasSubstr("since the last taking"), HasSubstr("\"" + number + "\"")));
    }
}

TEST(TfenRefusal, WrongMoveNumber) {
    for (const std::string number : {"-4", "1.", "x", "99999999999999999999"}) {
        EXPECT_THAT(refusal_with("w - 0 " + number),
                    AllOf(HasSubstr("move number"), HasSubstr("\"" + number + "\"")));
    }
}

TEST(TfenRefusal, MoveNumberZero) {
    EXPECT_THAT(refusal_with("w - 0 0"), HasSubstr("move number 0"));
}

TEST(TfenRefusal, MalformedSubmergedUnit) {
    for (const std::string item :
         {"S", "s2.5w1.5", "@s2.5w1.5", "S@s2.5w1.5,", "-,S@s2.5w1.5", "S@s2.5w1.5,,S@s3.5w1.5"}) {
        EXPECT_THAT(refusal_of_submerged(item),
                    AllOf(HasSubstr("submerged unit"), HasSubstr("S@s2.5w1.5")))
            << item;
    }
    EXPECT_THAT(refusal_of_submerged("S@"), HasSubstr("not a point"));
    EXPECT_THAT(refusal_of_submerged("S@x3"), HasSubstr("not a point"));
}

TEST(TfenRefusal, UnknownSubmergedUnit) {
    EXPECT_THAT(refusal_of_submerged("V@s2.5w1.5"), HasSubstr("only submarines"));
    EXPECT_NE(refusal_of_submerged("X@s2.5w1.5"), "accepted");
}

TEST(TfenRefusal, MixedCaseInASubmergedStack) {
    EXPECT_THAT(refusal_of_submerged("Sm@s2.5w1.5"), HasSubstr("mixed case"));
    EXPECT_THAT(refusal_of_submerged("sM@s2.5w1.5"), HasSubstr("mixed case"));
}

TEST(TfenRefusal, SubmergedUnitNotOnADashedPoint) {
    EXPECT_THAT(refusal_of_submerged("S@e3"), HasSubstr("not on a dashed point"));
    EXPECT_THAT(refusal_of_submerged("S@e3.5n2.5"), HasSubstr("land cell"));
    EXPECT_THAT(refusal_of_submerged("S@e9.5n2.5"), HasSubstr("off the board"));
    EXPECT_THAT(refusal_of_submerged("S@e3.5"), HasSubstr("lone half"));
}

TEST(TfenRefusal, SubmergedPointNotAsWritersWriteIt) {
    EXPECT_THAT(refusal_of_submerged("S@w1.5s2.5"), HasSubstr("written s2.5w1.5"));
    EXPECT_THAT(refusal_of_submerged("S@S2.5W1.5"), HasSubstr("written s2.5w1.5"));
}

TEST(TfenRefusal, TooFewRows) {
    EXPECT_THAT(refusal_of("15/15/15/15/15/3H7h3/15/15/15/15 w - 0 1"),
                AllOf(HasSubstr("10 rows"), HasSubstr("11")));
}

TEST(TfenRefusal, TooManyRows) {
    EXPECT_THAT(refusal_of(std::string(kRows) + "/15 w - 0 1"), HasSubstr("more than 11 rows"));
    EXPECT_THAT(refusal_of(std::string(kRows) + "/ w - 0 1"), HasSubstr("more than 11 rows"));
}

TEST(TfenRefusal, TooFewPointsInARow) {
    EXPECT_THAT(refusal_of_row("14"), AllOf(HasSubstr("row S2"), HasSubstr("14 points")));
    EXPECT_THAT(refusal_of_row(""), AllOf(HasSubstr("row S2"), HasSubstr("0 points")));
}

TEST(TfenRefusal, TooManyPointsInARow) {
    EXPECT_THAT(refusal_of_row("16"), AllOf(HasSubstr("row S2"), HasSubstr("too many points")));
    EXPECT_THAT(refusal_of_row("15N"), HasSubstr("too many points"));
    EXPECT_THAT(refusal_of_row("99999999999999999999"), HasSubstr("too many points"));
}

TEST(TfenRefusal, ZeroOrLeadingZeroInARow) {
    EXPECT_THAT(refusal_of_row("0"), AllOf(HasSubstr("row S2"), HasSubstr("zero")));
    EXPECT_THAT(refusal_of_row("015"), HasSubstr("zero"));
    EXPECT_THAT(refusal_of_row("N0N13"), HasSubstr("zero"));
}

TEST(TfenRefusal, UnknownLetterInARow) {
    EXPECT_THAT(refusal_of_row("X14"), AllOf(HasSubstr("row S2"), HasSubstr("letter \"X\"")));
    EXPECT_THAT(refusal_of_row("N]13"), HasSubstr("letter \"]\""));
}

TEST(TfenRefusal, UnknownStackInARow) {
    for (const std::string stack : {"NN", "SA", "FM", "AF", "V", ""}) {
        EXPECT_THAT(refusal_of_row("[" + stack + "]14"), HasSubstr("unknown stack \"" + stack));
    }
}

TEST(TfenRefusal, OpenBracketInARow) {
    EXPECT_THAT(refusal_of_row("[SM14"), HasSubstr("without \"]\""));
}

TEST(TfenRefusal, MixedCaseInAStack) {
    EXPECT_THAT(refusal_of_row("[Sm]14"), HasSubstr("mixed case"));
    EXPECT_THAT(refusal_of_row("7[fA]7"), HasSubstr("mixed case"));
}

TEST(TfenRefusal, MissingHub) {
    EXPECT_THAT(refusal_of("15/15/15/15/15/11h3/15/15/15/15/15 w - 0 1"), "White has no hub");
    EXPECT_THAT(refusal_of("15/15/15/15/15/3H11/15/15/15/15/15 w - 0 1"), "Black has no hub");
}

TEST(TfenRefusal, DoubledHub) {
    EXPECT_THAT(refusal_of("15/15/15/15/15/2HH7h3/15/15/15/15/15 w - 0 1"),
                "White has more than one hub");
    EXPECT_THAT(refusal_of("15/15/15/15/15/3H7hh2/15/15/15/15/15 w - 0 1"),
                "Black has more than one hub");
}

TEST(TfenRefusal, HubOffItsPalace) {
    EXPECT_THAT(refusal_of("15/15/15/15/15/H10h3/15/15/15/15/15 w - 0 1"),
                AllOf(HasSubstr("White's hub on w7"), HasSubstr("palace")));
    EXPECT_THAT(refusal_of("15/15/15/15/15/2h7H4/15/15/15/15/15 w - 0 1"), HasSubstr("palace"));
}

TEST(TfenRefusal, LandUnitAtSea) {
    for (const std::string unit : {"A", "C", "[FA]", "[FC]"}) {
        EXPECT_THAT(refusal_of("15/15/15/15/15/3H1" + unit + "5h3/15/15/15/15/15 w - 0 1"),
                    AllOf(HasSubstr("on w2"), HasSubstr("land points only")))
            << unit;
    }
}

TEST(TfenRefusal, SeaUnitInland) {
    for (const std::string unit : {"V", "S", "[SM]"}) {
        EXPECT_THAT(refusal_of("15/15/15/3" + unit + "11/15/3H7h3/15/15/15/15/15 w - 0 1"),
                    AllOf(HasSubstr("on w4n2"), HasSubstr("sea points only")))
            << unit;
    }
}

TEST(TfenRefusal, UnitInTheMiddle) {
    EXPECT_THAT(refusal_of("15/15/15/15/15/3H3F3h3/15/15/15/15/15 w - 0 1"), HasSubstr("(0,0)"));
}

TEST(TfenRefusal, TwoOnOneDashedPoint) {
    EXPECT_THAT(refusal_of_submerged("S@s2.5w1.5,sm@s2.5w1.5"),
                AllOf(HasSubstr("two"), HasSubstr("s2.5w1.5")));
}

TEST(TfenRefusal, BothSeatsEntered) {
    EXPECT_THAT(refusal_of("15/15/15/15/2H12/3c7A3/12h2/15/15/15/15 w - 0 1"),
                HasSubstr("both seats"));
}

TEST(TfenRefusal, MoreThan32UnitsOfASide) {
    const std::string rest = "/15/15/3H7h3/15/15/15/15/15 b - 0 1";
    EXPECT_THAT(refusal_of("NNNNNNNNNNNNNNN/NNNNNNNNNNNNNNN/N14" + rest), "accepted") << "32";
    EXPECT_THAT(refusal_of("NNNNNNNNNNNNNNN/NNNNNNNNNNNNNNN/NN13" + rest), HasSubstr("33 units"));
    EXPECT_THAT(refusal_of("NNNNNNNNNNNNNNN/NNNNNNNNNNNNNNN/[SM]14" + rest),
                AllOf(HasSubstr("33 units"), HasSubstr("White")))
        << "a stack counts two";
}

TEST(TfenRefusal, SideNotToMoveInCheck) {
    const std::string rows = "15/15/11F3/15/15/3H7h3/15/15/15/15/15 ";
    EXPECT_THAT(refusal_of(rows + "w - 0 1"), HasSubstr("Black is in check"));
    EXPECT_EQ(refusal_of(rows + "b - 0 1"), "accepted");
}

TEST(TfenRefusal, ButNotWhileAnEnemyStandsOnASeat) {
    EXPECT_EQ(refusal_of("15/15/15/15/15/3H7A3/12h2/15/15/15/15 w - 0 1"), "accepted");
    EXPECT_EQ(refusal_of("15/15/15/15/15/3H7A3/12h2/15/15/15/15 b - 0 1"), "accepted");
}

TEST(TfenReading, TakesAnyBlanks) {
    EXPECT_EQ(position_of(world(), "  " + std::string(kRows) + " \t b   - \t3  9 "),
              position_of(world(), std::string(kRows) + " b - 3 9"));
}

TEST(TfenReading, FillsInAMissingMoveNumber) {
    EXPECT_EQ(position_of(world(), std::string(kRows) + " b - 3"),
              position_of(world(), std::string(kRows) + " b - 3 1"));
}

TEST(TfenReading, FillsInBothNumbers) {
    EXPECT_EQ(position_of(world(), std::string(kRows) + " b -"),
              position_of(world(), std::string(kRows) + " b - 0 1"));
}

TEST(TfenReading, DoesNotCheckTheNumbersAgainstEachOther) {
    const auto position = position_of(world(), std::string(kRows) + " w - 500 2");
    EXPECT_EQ(position.quiet_moves(), 500U);
    EXPECT_EQ(position.move_number(), 2U);
}

TEST(TfenReading, TakesSubmergedUnitsInAnyOrder) {
    EXPECT_EQ(
        position_of(world(), std::string(kRows) + " w sm@s2.5w1.5,S@e3.5n4.5,S@s4.5w5.5 0 1"),
        position_of(world(), std::string(kRows) + " w S@s4.5w5.5,sm@s2.5w1.5,S@e3.5n4.5 0 1"));
}

TEST(TfenWriting, ListsSubmergedUnitsFromSouthToNorthThenWestToEast) {
    const auto position = white_to_move("SMe3.5n4.5 ss2.5w1.5 Ss4.5w5.5 sms2.5w5.5 Se3.5s2.5");
    EXPECT_EQ(
        tfen(position),
        std::string(kRows) + " w S@s4.5w5.5,sm@s2.5w5.5,s@s2.5w1.5,S@e3.5s2.5,SM@e3.5n4.5 0 1");
}

TEST(TfenWriting, WritesAllFiveFields) {
    EXPECT_EQ(tfen(black_to_move("FAw4n2 sms3w2 ne7")),
              "15/15/15/3[FA]11/15/3H7h2n/15/15/5[sm]9/15/15 b - 0 1");
}

TEST(TfenWriting, RaisesTheMoveNumberAfterBlacksMove) {
    const auto first = position_of(world(), "15/15/15/15/15/3H7h3/15/15/15/15/15 w - 4 9");
    const auto second = after(first, "Hw4-w5");
    EXPECT_EQ(tfen(second), "15/15/15/15/15/2H8h3/15/15/15/15/15 b - 5 9");
    EXPECT_EQ(tfen(after(second, "He4-e5")), "15/15/15/15/15/2H9h2/15/15/15/15/15 w - 6 10");
}

TEST(Tfen, ComesBackAsItWas) {
    for (const auto& random : random_positions()) {
        EXPECT_EQ(tfen(position_of(world(), random.tfen)), random.tfen);
    }
    for (const auto& example : examples()) {
        EXPECT_EQ(tfen(position_of(world(), example.tfen)), example.tfen);
    }
}

}  // namespace
}  // namespace taiji::test
