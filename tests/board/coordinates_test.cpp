#include "game/board/coordinates.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/support/boards.hpp"

namespace taiji {
namespace {

using test::at;
using test::world;
using ::testing::HasSubstr;

std::string refusal_of(std::string_view text) {
    const Result<Point> point = parse_point(world(), text);
    return point ? "accepted" : point.error().message;
}

TEST(Coordinates, EveryPointRoundTripsInEveryForm) {
    for (Point point : world().solid_points() | world().dashed_points()) {
        EXPECT_EQ(at(point_text(world(), point)), point);
        EXPECT_EQ(at(point_prose_en(world(), point)), point) << point_prose_en(world(), point);
        EXPECT_EQ(at(point_prose_zh(world(), point)), point) << point_prose_zh(world(), point);
    }
}

TEST(Coordinates, NameTheAxesInTheOrderEastSouthWestNorth) {
    EXPECT_EQ(point_text(world(), *world().point_at({6, -10})), "e3s5");
    EXPECT_EQ(point_text(world(), *world().point_at({-10, 8})), "w5n4");
    EXPECT_EQ(point_text(world(), *world().point_at({-3, -5})), "s2.5w1.5");
    EXPECT_EQ(point_text(world(), *world().point_at({7, 9})), "e3.5n4.5");
    EXPECT_EQ(point_text(world(), *world().point_at({8, 0})), "e4");
    EXPECT_EQ(point_text(world(), *world().point_at({0, 6})), "n3");
    EXPECT_EQ(point_text(world(), world().supreme_taiji()), "o");
    EXPECT_EQ(point_prose_en(world(), at("e3s5")), "(E3, S5)");
    EXPECT_EQ(point_prose_en(world(), at("e4")), "(E4, 0)");
    EXPECT_EQ(point_prose_en(world(), at("s2.5w1.5")), "(S2.5, W1.5)");
    EXPECT_EQ(point_prose_zh(world(), at("e3s5")), "东3南5");
    EXPECT_EQ(point_prose_zh(world(), at("s2.5w1.5")), "南2.5西1.5");
    EXPECT_EQ(point_prose_zh(world(), world().supreme_taiji()), "至尊太极");
}

TEST(Coordinates, AreReadInEitherOrderAnyCaseAndWithZeroAxes) {
    EXPECT_EQ(at("n4.5e3.5"), at("e3.5n4.5"));
    EXPECT_EQ(at("S5E3"), at("e3s5"));
    EXPECT_EQ(at("e4n0"), at("e4"));
    EXPECT_EQ(at("s0e4.0"), at("e4"));
    EXPECT_EQ(at("w0n0"), world().supreme_taiji());
    EXPECT_EQ(at("O"), world().supreme_taiji());
    EXPECT_EQ(at("  e3 , s5 "), at("e3s5"));
    EXPECT_EQ(at("(0, N2)"), at("n2"));
    EXPECT_EQ(at("(E4,0)"), at("e4"));
    EXPECT_EQ(at("(0,0)"), world().supreme_taiji());
    EXPECT_EQ(at("（东3，南5）"), at("e3s5"));
    EXPECT_EQ(at("南5东3"), at("e3s5"));
    EXPECT_EQ(at("東3南5"), at("e3s5"));
}

TEST(Coordinates, RefuseAPointOffTheBoardWithItsName) {
    EXPECT_THAT(refusal_of("e8"), HasSubstr("\"e8\" is off the board"));
    EXPECT_THAT(refusal_of("n5.5e0.5"), HasSubstr("off the board"));
    EXPECT_THAT(refusal_of("w99999999999999999999s1"), HasSubstr("off the board"));
}

TEST(Coordinates, RefuseALoneHalf) {
    EXPECT_THAT(refusal_of("e3.5"), HasSubstr("\"e3.5\" has a lone half"));
    EXPECT_THAT(refusal_of("e3.5s5"), HasSubstr("lone half"));
}

TEST(Coordinates, RefuseADashedPointInALandCell) {
    EXPECT_THAT(refusal_of("w3.5n1.5"), HasSubstr("\"w3.5n1.5\" is the middle of a land cell"));
}

TEST(Coordinates, RefuseAnythingElseAndSayWhatIsExpected) {
    for (std::string_view text :
         {"",      " ",   "e",      "3",  "0", "e3s", "e3x4",  "e3s5q", "e3.4s5", "(e3,s5",
          "e3s5)", "e-3", "e3s5w1", "o1", "(", "()",  "e3..5", "+e3",   "东",     "东3南"}) {
        EXPECT_THAT(refusal_of(text), HasSubstr("is not a point; expected")) << text;
    }
    EXPECT_THAT(refusal_of("e3e5"), HasSubstr("names the same axis twice"));
}

TEST(Coordinates, NeverPutControlCharactersOrHalfCharactersIntoAMessage) {
    const std::string message = refusal_of(std::string("e\x01\x02\n\0z", 6));
    for (char c : message) EXPECT_GE(static_cast<unsigned char>(c), 0x20);
    EXPECT_THAT(refusal_of("东东东东东东东东东东东东东东东东东东东东"), HasSubstr("东…"));
}

}  // namespace
}  // namespace taiji
