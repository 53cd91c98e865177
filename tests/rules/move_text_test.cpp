// RULES.md sections 7 and 8 in moves, and that no locale gets into any text.

#include "game/rules/move_text.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cctype>
#include <locale>

#include "game/board/coordinates.hpp"
#include "game/rules/legal_moves.hpp"
#include "game/rules/tfen.hpp"
#include "tests/support/boards.hpp"
#include "tests/support/golden.hpp"
#include "tests/support/scene.hpp"

namespace taiji::test {
namespace {

using testing::AllOf;
using testing::HasSubstr;

Move move(Unit mover, std::string_view from, std::string_view to, MoveKind kind) {
    return {.from = at(from), .to = at(to), .mover = mover, .kind = kind};
}

std::string refusal_of(std::string_view text) {
    const auto parsed = parse_move_syntax(world(), text);
    return parsed ? "accepted" : parsed.error().message;
}

std::string lower(std::string text) {
    for (char& c : text) c = static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
    return text;
}

std::string upper(std::string text) {
    for (char& c : text) c = static_cast<char>(std::toupper(static_cast<unsigned char>(c)));
    return text;
}

TEST(MoveText, NamesWhatMovesFromSignAndTo) {
    const auto text = [](const Move& m) { return move_text(world(), m); };
    EXPECT_EQ(text(move(Unit::Army, "e4n2", "e5n2", MoveKind::Go)), "Ae4n2-e5n2");
    EXPECT_EQ(text(move(Unit::Carrier, "e3s4", "e6s3", MoveKind::Take)), "Ve3s4xe6s3");
    EXPECT_EQ(text(move(Unit::Citizen, "w4n2", "w5n3", MoveKind::Board)), "Cw4n2+w5n3");
    EXPECT_EQ(text(move(Unit::Missile, "e3s4", "e6s4", MoveKind::Board)), "Me3s4+e6s4");
    EXPECT_EQ(text(move(Unit::Navy, "e3s4", "e3.5s3.5", MoveKind::DepthStrike)), "Ne3s4*e3.5s3.5");
    EXPECT_EQ(text(move(Unit::AirForceWithArmy, "w5n3", "w4", MoveKind::Go)), "FAw5n3-w4");
    EXPECT_EQ(text(move(Unit::AirForceWithCitizen, "w5n3", "n3", MoveKind::Go)), "FCw5n3-n3");
    EXPECT_EQ(text(move(Unit::NuclearSubmarine, "s3w1", "s2.5w1.5", MoveKind::Go)),
              "SMs3w1-s2.5w1.5");
}

TEST(MoveText, WritesALaunchAsATaking) {
    const auto scene = white_to_move("SMe3s4 ve5s4");
    EXPECT_EQ(move_text(world(), move_named(scene, "Me3s4xe5s4")), "Me3s4xe5s4");
}

TEST(MoveText, IsUpperCaseForBothSides) {
    EXPECT_TRUE(can(black_to_move("ae4n2"), "Ae4n2-e5n2"));
}

TEST(MoveText, ComesBackAsTheSameMove) {
    for (const auto& random : random_positions()) {
        const auto position = position_of(world(), random.tfen);
        MoveList moves;
        legal_moves(position, moves);
        for (const Move& m : moves) {
            const std::string text = move_text(world(), m);
            EXPECT_EQ(parse_move(position, text), m) << text;
            EXPECT_EQ(parse_move_syntax(world(), text), m) << text;
        }
    }
}

TEST(MoveText, IsReadInAnyCase) {
    for (const auto& example : examples()) {
        const auto position = position_of(world(), example.tfen);
        for (const std::string& text : example.legal) {
            const Move expected = move_named(position, text);
            EXPECT_EQ(parse_move(position, lower(text)), expected) << lower(text);
            std::string loud = upper(text);
            const auto taking = text.find('x');
            if (taking != std::string::npos) loud[taking] = 'x';
            EXPECT_EQ(parse_move(position, loud), expected) << loud;
        }
    }
}

TEST(MoveText, IsReadWithTheAxesInEitherOrder) {
    const auto expected = move(Unit::Submarine, "e3s4", "e4.5s2.5", MoveKind::Go);
    EXPECT_EQ(parse_move_syntax(world(), "Ss4e3-s2.5e4.5"), expected);
    EXPECT_EQ(parse_move_syntax(world(), "Se3s4-s2.5e4.5"), expected);
}

TEST(MoveText, IsReadWithAnAxisWrittenAsZero) {
    EXPECT_EQ(parse_move_syntax(world(), "Hw4n0-w5s0"), move(Unit::Hub, "w4", "w5", MoveKind::Go));
}

TEST(MoveText, TellsLettersOfPiecesFromLettersOfAxes) {
    EXPECT_EQ(parse_move_syntax(world(), "ss4-s5"),
              move(Unit::Submarine, "s4", "s5", MoveKind::Go));
    EXPECT_EQ(parse_move_syntax(world(), "sms4-s5"),
              move(Unit::NuclearSubmarine, "s4", "s5", MoveKind::Go));
    EXPECT_EQ(parse_move_syntax(world(), "nn4-n5"), move(Unit::Navy, "n4", "n5", MoveKind::Go));
    EXPECT_EQ(parse_move_syntax(world(), "SE3-E4"),
              move(Unit::Submarine, "e3", "e4", MoveKind::Go));
}

TEST(MoveTextRefusal, NotAMove) {
    for (const auto* text : {"", "A", "Ae4n2", "Ae4n2e5n2", "e4n2-e5n2", "-", "Xe4n2-e5n2"}) {
        EXPECT_THAT(refusal_of(text), HasSubstr("is not a move")) << text;
    }
}

TEST(MoveTextRefusal, NoSuchPiece) {
    EXPECT_THAT(refusal_of("FNe4n2-e5n2"), HasSubstr("\"FN\" is no piece"));
}

TEST(MoveTextRefusal, PointOffTheBoard) {
    EXPECT_THAT(refusal_of("Ae4n2-e9"), AllOf(HasSubstr("e9"), HasSubstr("off the board")));
    EXPECT_THAT(refusal_of("As6-e4"), AllOf(HasSubstr("s6"), HasSubstr("off the board")));
}

TEST(MoveTextRefusal, LoneHalf) {
    EXPECT_THAT(refusal_of("Ae4n2-e4.5"), AllOf(HasSubstr("e4.5"), HasSubstr("lone half")));
}

TEST(MoveTextRefusal, DashedPointInALandCell) {
    EXPECT_THAT(refusal_of("Ae4n2-e3.5n2.5"), AllOf(HasSubstr("e3.5n2.5"), HasSubstr("land cell")));
}

TEST(MoveTextRefusal, SomethingAfterTheMove) {
    for (const auto* text : {"Ae4n2-e5n2!", "Ae4n2-e5n2-e6n2", "Ae4n2--e5n2", "Ae4n2-e5n2e1"}) {
        EXPECT_NE(refusal_of(text), "accepted") << text;
    }
}

TEST(MoveTextRefusal, SaysWhyAMoveIsNotLegal) {
    const auto parsed = parse_move(white_to_move("Ae4n2 he5s1"), "Ae4n2-e7n2");
    ASSERT_FALSE(parsed);
    EXPECT_THAT(parsed.error().message, HasSubstr("Ae4n2-e7n2"));
    EXPECT_FALSE(parse_move(white_to_move("Ae4n2 he5s1"), "Ae4n2xe5n2")) << "nothing to take";
}

/// Numbers with a comma for the point and groups of one digit.
class StrangeNumbers : public std::numpunct<char> {
  protected:
    char do_decimal_point() const override { return ','; }
    char do_thousands_sep() const override { return '\''; }
    std::string do_grouping() const override { return "\1"; }
};

class Locale : public testing::Test {
  protected:
    void SetUp() override {
        std::locale::global(std::locale(std::locale::classic(), new StrangeNumbers));
    }
    void TearDown() override { std::locale::global(before_); }

  private:
    std::locale before_;
};

TEST_F(Locale, DoesNotMatterForPoints) {
    EXPECT_EQ(point_text(world(), at("s2.5w1.5")), "s2.5w1.5");
    EXPECT_EQ(point_prose_en(world(), at("s2.5w1.5")), "(S2.5, W1.5)");
    EXPECT_EQ(point_prose_zh(world(), at("s2.5w1.5")), "南2.5西1.5");
    for (Point point : world().solid_points() | world().dashed_points()) {
        EXPECT_EQ(parse_point(world(), point_text(world(), point)), point);
        EXPECT_EQ(parse_point(world(), point_prose_en(world(), point)), point);
        EXPECT_EQ(parse_point(world(), point_prose_zh(world(), point)), point);
    }
}

TEST_F(Locale, DoesNotMatterForMoves) {
    const auto m = move(Unit::Submarine, "e3s4", "e4.5s2.5", MoveKind::Go);
    EXPECT_EQ(move_text(world(), m), "Se3s4-e4.5s2.5");
    EXPECT_EQ(parse_move_syntax(world(), "Se3s4-e4.5s2.5"), m);
}

TEST_F(Locale, DoesNotMatterForPositions) {
    const std::string text =
        "15/15/15/15/15/3H7h3/15/15/15/15/15 w S@s2.5w1.5,s@e3.5n4.5 1119 123456";
    const auto position = parse_tfen(world(), text);
    ASSERT_TRUE(position) << position.error().message;
    EXPECT_EQ(position->quiet_moves(), 1119U);
    EXPECT_EQ(tfen(*position), text);
}

TEST_F(Locale, DoesNotMatterForMessages) {
    EXPECT_THAT(refusal_of("Ae4n2-e4.5"), HasSubstr("e4.5"));
    const auto position = parse_tfen(world(), "15/15 w - 0 1");
    ASSERT_FALSE(position);
    EXPECT_THAT(position.error().message, HasSubstr("expected 11"));
}

}  // namespace
}  // namespace taiji::test
