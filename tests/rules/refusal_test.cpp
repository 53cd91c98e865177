#include "game/rules/refusal.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <nlohmann/json.hpp>
#include <set>
#include <sstream>
#include <string>

#include "game/board/coordinates.hpp"
#include "game/rules/legal_moves.hpp"
#include "game/rules/move_text.hpp"
#include "game/rules/tfen.hpp"
#include "tests/support/boards.hpp"

namespace taiji {
namespace {

using test::at;
using test::world;
using ::testing::HasSubstr;

Position position(std::string_view text) {
    const Result<Position> parsed = parse_tfen(world(), text);
    EXPECT_TRUE(parsed) << (parsed ? "" : parsed.error().message);
    return *parsed;
}

/// Why `move` is refused in the position `tfen_text`.
Refusal why(std::string_view tfen_text, std::string_view move) {
    const Result<Move> parsed = parse_move_syntax(world(), move);
    EXPECT_TRUE(parsed) << move;
    const auto refused = refusal(position(tfen_text), *parsed);
    EXPECT_TRUE(refused.has_value()) << move << " is legal";
    return refused.value_or(Refusal{});
}

struct Case {
    const char* name;
    Refused reason;
    const char* tfen;
    const char* move;
    const char* where;  ///< "" where the refusal names no point
    const char* in_message;
};

class RefusalCase : public ::testing::TestWithParam<Case> {};

TEST_P(RefusalCase, NamesTheReasonAndThePlace) {
    const Case& c = GetParam();
    const Refusal refused = why(c.tfen, c.move);
    EXPECT_EQ(static_cast<int>(refused.reason), static_cast<int>(c.reason));
    EXPECT_EQ(refused.where ? point_text(world(), *refused.where) : "", c.where);
    const Result<Move> read = parse_move(position(c.tfen), c.move);
    ASSERT_FALSE(read);
    EXPECT_THAT(read.error().message, HasSubstr(c.in_message));
}

constexpr const char* kStart =
    "15/9s5/15/3M7m3/1SFACN4caf2/2MHCV4chmn1/1VFACS4cafv1/4N5n4/10vs3/15/15 w - 0 1";

INSTANTIATE_TEST_SUITE_P(
    EveryReason, RefusalCase,
    ::testing::Values(
        Case{"GameOver", Refused::GameOver, "15/15/15/10c4/15/3H7A3/12h2/15/15/15/15 b - 0 1",
             "Ce3n2-e3n3", "e4", "the game is over: White's army has entered the seat at e4"},
        Case{"NothingThere", Refused::NothingThere, kStart, "Ae1n2-e1n3", "e1n2",
             "nothing stands at e1n2"},
        Case{"NotYourTurn", Refused::NotYourTurn, kStart, "Ae4n1-e4n2", "e4n1",
             "Black's army at e4n1 is not on turn"},
        Case{"UnitNotThere", Refused::UnitNotThere, kStart, "Aw3-w2", "w3",
             "there is no army at w3, but White's citizen"},
        Case{"SamePoint", Refused::SamePoint, kStart, "Cw3-w3", "w3", "already stands at w3"},
        Case{"SupremeTaiji", Refused::SupremeTaiji, "15/15/15/15/15/3H7h3/15/5F9/15/15/15 w - 0 1",
             "Fs2w2-o", "o", "supreme Taiji"},
        Case{"ArmyOutOfRange", Refused::OutOfRange,
             "15/15/15/11A3/15/3H11/12h2/15/15/15/15 w - 0 1", "Ae4n2-e6n4", "",
             "e6n4 is out of range"},
        Case{"NavyOutOfRange", Refused::OutOfRange, "15/15/15/15/15/3H7h3/15/15/15/10N4/15 w - 0 1",
             "Ne3s4-e6s4", "", "out of range"},
        Case{"OffTheLines", Refused::OffTheLines, kStart, "Fw5n1-w3n2", "", "off the lines"},
        Case{"DiverOffTheLines", Refused::OffTheLines,
             "15/15/15/15/15/3H7h3/15/15/15/15/15 w S@e3.5s3.5 0 1", "Se3.5s3.5-e3.5s2.5", "",
             "off the lines"},
        Case{"ArmyToSea", Refused::WrongTerrain, "15/15/15/15/15/3HA6h3/15/15/15/15/15 w - 0 1",
             "Aw3-w2", "w2", "w2 is open sea"},
        Case{"CarrierInland", Refused::WrongTerrain,
             "15/15/15/15/3n1V9/3H7h3/15/15/15/15/15 w - 0 1", "Vw2n1xw4n1", "w4n1",
             "w4n1 is inland"},
        Case{"LadenToSea", Refused::WrongTerrain,
             "15/15/2[FA]12/15/15/3H7h3/15/15/15/15/15 w - 0 1", "FAw5n3-w7n5", "w7n5", "open sea"},
        Case{"SubmarineInland", Refused::WrongTerrain,
             "15/15/15/15/15/3H7h3/5S9/15/15/15/15 w - 0 1", "Ss1w2-w4n2", "w4n2", "inland"},
        Case{"NoWayByLand", Refused::NoWayByLand, "15/15/15/15/5A9/3H7h3/15/15/15/15/15 w - 0 1",
             "Aw2n1-w1n2", "", "not reached by land"},
        Case{"NoWayBySea", Refused::NoWayBySea, "15/15/15/15/15/3H7h3/15/15/3N11/15/15 w - 0 1",
             "Ns3w4-s3w2", "", "not reached by sea"},
        Case{"SeaEnds", Refused::NoWayBySea, "15/15/15/15/15/3H7h3/15/15/3S11/15/15 w - 0 1",
             "Ss3w4-s3w1", "s3w2", "the sea ends before s3w2"},
        Case{"Blocked", Refused::Blocked, "15/15/15/15/15/3H7h3/8c6/11n3/15/11F3/15 w - 0 1",
             "Fe4s4xe4", "e4s2", "Black's navy at e4s2 is in the way"},
        Case{"MissileBlocked", Refused::Blocked, "15/15/15/15/15/3H7h3/15/15/15/10M1VS1/15 w - 0 1",
             "Me3s4+e6s4", "e5s4", "in the way"},
        Case{"DiverBlocked", Refused::Blocked,
             "15/15/15/15/15/3H7h3/13v1/15/15/15/15 w S@e3.5s3.5,S@e5.5s1.5 0 1", "Se3.5s3.5xe6s1",
             "e5.5s1.5", "submarine at e5.5s1.5"},
        Case{"OwnPieceThere", Refused::OwnPieceThere, kStart, "Hw4-w3", "w3",
             "White's citizen stands at w3"},
        Case{"NoScreen", Refused::NoScreen, "15/15/15/15/15/3H7h3/15/12n2/10v4/10M4/15 w - 0 1",
             "Me3s4xe3s3", "", "exactly one piece, and none"},
        Case{"TooManyScreens", Refused::TooManyScreens,
             "15/15/15/15/15/3H7h3/10c4/10n4/10v4/10M4/15 w - 0 1", "Me3s4xe3s1", "e3s2",
             "Black's navy at e3s2 is a second one"},
        Case{"CrossingNotStraight", Refused::CrossingNotStraight,
             "15/15/15/15/15/3HA6h3/15/15/15/15/15 w - 0 1", "Aw3-w1n1", "", "straight ahead"},
        Case{"CrossingNotNearest", Refused::CrossingNotNearest,
             "15/15/15/15/5C9/3HC6h3/15/15/15/15/15 w - 0 1", "Cw3-w1", "", "nearest"},
        Case{"CrossingSameLandmass", Refused::CrossingSameLandmass,
             "15/15/15/15/15/3H7h3/15/9A5/15/15/15 w - 0 1", "Ae2s2-e3s2", "", "same one"},
        Case{"SubmergedFromNavy", Refused::SubmergedOutOfReach,
             "15/15/15/15/15/3H7h3/15/15/15/10N4/15 w s@e5.5s4.5 0 1", "Ne3s4*e5.5s4.5", "e5.5s4.5",
             "submerged and out of reach of the navy"},
        Case{"SubmergedFromCarrier", Refused::SubmergedOutOfReach,
             "15/15/15/15/15/3H7h3/15/15/15/10V4/15 w s@e3.5s3.5 0 1", "Ve3s4xe3.5s3.5", "e3.5s3.5",
             "out of reach of the carrier"},
        Case{"OnlySubmarinesSubmerge", Refused::OnlySubmarinesSubmerge, kStart, "Nw2n1-w1.5n1.5",
             "w1.5n1.5", "only submarines"},
        Case{"TakesNothingOnDiagonal", Refused::TakesNothingOnDiagonal,
             "15/15/15/15/15/3H7h3/15/15/15/10S4/15 w s@e4.5s2.5 0 1", "Se3s4xe4.5s2.5", "e4.5s2.5",
             "takes nothing on a diagonal"},
        Case{"LadenTakesNothingAtSea", Refused::LadenTakesNothingAtSea,
             "15/15/15/15/15/3H[FA]v5h3/15/15/15/15/15 w - 0 1", "FAw3xw2", "w2",
             "land points only"},
        Case{"LandingBlocked", Refused::LandingBlocked,
             "15/15/15/3c11/4A10/3H1N5h3/15/15/15/15/15 w - 0 1", "Nw2xw4n2", "w3n1",
             "White's army on the centre"},
        Case{"OverCentre", Refused::OverCentre, "15/15/15/15/15/3H2N4h3/15/15/15/15/15 w - 0 1",
             "Nw1-e1n2", "", "centre region"},
        Case{"HubLeavesPalace", Refused::HubLeavesPalace,
             "15/15/15/15/2H12/11h3/15/15/15/15/15 w - 0 1", "Hw5n1-w5n2", "w5n2", "outside"},
        Case{"HubTakesNothing", Refused::HubTakesNothing,
             "15/15/15/15/2Hn11/11h3/15/15/15/15/15 w - 0 1", "Hw5n1xw4n1", "w4n1",
             "takes nothing"},
        Case{"AirForceFull", Refused::CarrierFull,
             "15/15/3[FA]11/2CA11/15/3H7h3/15/15/15/15/15 w - 0 1", "Cw5n2+w4n3", "w4n3",
             "already carries"},
        Case{"SubmarineFull", Refused::CarrierFull,
             "15/15/15/15/15/3H7h3/15/10M4/15/10[SM]2S1/15 w - 0 1", "Me3s2+e3s4", "e3s4",
             "already carries"},
        Case{"SubmergedKeepsTogether", Refused::SubmergedKeepsTogether,
             "15/15/15/15/15/3H7h3/8a6/15/15/15/15 w SM@e3.5s3.5 0 1", "Me3.5s3.5xe1s1", "e3.5s3.5",
             "moves only whole"},
        Case{"LeavesHubInCheck", Refused::LeavesHubInCheck,
             "15/11F3/15/15/4H6f3/11h3/15/15/15/15/15 w - 0 1", "Fe4n4-e3n4", "e4n1",
             "leaves the own hub in check from Black's air force at e4n1"},
        Case{"NothingToTake", Refused::NothingToTake, kStart, "Nw2n1xw2n2", "w2n2",
             "nothing to take"},
        Case{"WouldTake", Refused::WouldTake, "15/15/10m4/9C5/15/3H7h3/15/15/15/15/15 w - 0 1",
             "Ce2n2-e3n3", "e3n3", "written with x"},
        Case{"NothingToBoard", Refused::NothingToBoard, kStart, "Nw2n1+w2n2", "w2n2",
             "nothing to board"},
        Case{"WouldBoard", Refused::WouldBoard, "15/15/2F12/3A11/15/3H7h3/15/15/15/15/15 w - 0 1",
             "Aw4n2-w5n3", "w5n3", "written with +"},
        Case{"NothingToStrike", Refused::NothingToStrike, kStart, "Nw2n1*w2n2", "w2n2",
             "nothing to strike"},
        Case{"WouldStrike", Refused::WouldStrike,
             "15/15/15/15/15/3H7h3/15/15/15/10N4/15 w s@e3.5s3.5 0 1", "Ne3s4xe3.5s3.5", "e3.5s3.5",
             "written with *"}),
    [](const auto& instance) { return std::string(instance.param.name); });

/// True when the refusal names what it must, and what it names is really so.
void expect_specific(const Position& p, Wish wish, const Refusal& refused) {
    const auto there = [&](Point point) { return p.piece_at(point); };
    const auto is_between = [&](Point point) {
        const Coord a = world().coord(point) - world().coord(wish.from);
        const Coord b = world().coord(wish.to) - world().coord(point);
        return point != wish.from && point != wish.to && a.x2 * b.y2 == a.y2 * b.x2 &&
               a.x2 * b.x2 >= 0 && a.y2 * b.y2 >= 0;
    };
    switch (refused.reason) {
        case Refused::Blocked:
        case Refused::TooManyScreens:
        case Refused::LandingBlocked:
            ASSERT_TRUE(refused.where && is_between(*refused.where));
            ASSERT_TRUE(refused.piece && refused.piece == there(*refused.where));
            break;
        case Refused::NothingThere:
            ASSERT_FALSE(there(wish.from));
            break;
        case Refused::NotYourTurn:
            ASSERT_NE(there(wish.from)->side, p.side_to_move());
            break;
        case Refused::WrongTerrain:
            ASSERT_EQ(refused.where, wish.to);
            ASSERT_EQ(refused.terrain, world().terrain(wish.to));
            break;
        case Refused::OwnPieceThere:
        case Refused::CarrierFull:
            ASSERT_EQ(there(wish.to)->side, p.side_to_move());
            ASSERT_EQ(refused.where, wish.to);
            break;
        case Refused::NoScreen:
        case Refused::TakesNothingOnDiagonal:
        case Refused::LadenTakesNothingAtSea:
        case Refused::SubmergedOutOfReach:
        case Refused::HubTakesNothing:
            ASSERT_NE(there(wish.to)->side, p.side_to_move());
            break;
        case Refused::LeavesHubInCheck:
            ASSERT_TRUE(refused.piece && refused.where);
            ASSERT_NE(refused.piece->side, p.side_to_move());
            break;
        default:
            break;
    }
    const std::string text =
        refusal_text(p, {wish.from, wish.to, wish.mover, MoveKind::Go}, refused);
    ASSERT_THAT(text, ::testing::Not(HasSubstr("nothing at")));
    ASSERT_GT(text.size(), 10U);
}

/// Judges every wish of `p`, counts the reasons, and looks at each.
void judge_all_wishes(const Position& p, std::map<Refused, std::size_t>& seen) {
    MoveList moves;
    legal_moves(p, moves);
    const PointSet all = world().solid_points() | world().dashed_points();
    for (Point from : p.occupied() | PointSet{at("w2")}) {
        // What stands there, its parts, and a unit that may not be there.
        const std::optional<Piece> there = p.piece_at(from);
        std::set<Unit> movers{Unit::Carrier};
        if (there) movers.insert(there->unit);
        for (Unit unit : kUnits) {
            if (there && is_stack(there->unit) && units_of(there->unit)[0] == unit)
                movers.insert(unit);
            if (there && is_stack(there->unit) && units_of(there->unit)[1] == unit)
                movers.insert(unit);
        }
        for (Point to : all) {
            for (Unit mover : movers) {
                const auto judged = judge(p, {from, to, mover});
                const bool listed = std::any_of(moves.begin(), moves.end(), [&](Move m) {
                    return m.from == from && m.to == to && m.mover == mover;
                });
                ASSERT_EQ(std::holds_alternative<Move>(judged), listed)
                    << tfen(p) << ' ' << move_text(world(), {from, to, mover, MoveKind::Go});
                if (listed) continue;
                const Refusal& refused = std::get<Refusal>(judged);
                ++seen[refused.reason];
                ASSERT_NO_FATAL_FAILURE(expect_specific(p, {from, to, mover}, refused))
                    << tfen(p) << ' ' << move_text(world(), {from, to, mover, MoveKind::Go});
            }
        }
    }
}

TEST(Refusal, IsSpecificForEveryRefusedWishAndMissingForNone) {
    std::map<Refused, std::size_t> seen;
    for (const char* file : {"examples", "positions"}) {
        std::istringstream lines(
            test::read_source_file(fmt::format("tests/golden/vectors/{}.jsonl", file)));
        for (std::string line; std::getline(lines, line);) {
            const auto vector = nlohmann::json::parse(line);
            judge_all_wishes(position(vector["tfen"].get<std::string>()), seen);
        }
    }
    for (int reason = 0; reason < static_cast<int>(Refused::NothingToTake); ++reason) {
        EXPECT_GT(seen[static_cast<Refused>(reason)], 0U) << "reason " << reason << " never seen";
    }
}

}  // namespace
}  // namespace taiji
