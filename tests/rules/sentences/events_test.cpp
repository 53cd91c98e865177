// What `apply` tells of each kind of move, rich enough to be drawn from.

#include "game/rules/apply.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/support/boards.hpp"
#include "tests/support/scene.hpp"

namespace taiji::test {
namespace {

using testing::ElementsAre;

constexpr Piece kArmy{Side::White, Unit::Army};
constexpr Piece kNavy{Side::White, Unit::Navy};
constexpr Piece kAirForce{Side::White, Unit::AirForce};
constexpr Piece kMissile{Side::White, Unit::Missile};
constexpr Piece kSubmarine{Side::White, Unit::Submarine};
constexpr Piece kNuclear{Side::White, Unit::NuclearSubmarine};
constexpr Piece kWithArmy{Side::White, Unit::AirForceWithArmy};

std::vector<Event> events_of(const Position& position, std::string_view move) {
    return play(position, move).events;
}

TEST(Events, OfAPlainMove) {
    EXPECT_THAT(events_of(white_to_move("Ae1n2"), "Ae1n2-e1n3"),
                ElementsAre(Moved{kArmy, at("e1n2"), at("e1n3"), Manner::Travelled}));
}

TEST(Events, OfATaking) {
    EXPECT_THAT(events_of(white_to_move("Ae1n2 me1n3"), "Ae1n2xe1n3"),
                ElementsAre(Taken{{Side::Black, Unit::Missile}, at("e1n3"), at("e1n2")},
                            Moved{kArmy, at("e1n2"), at("e1n3"), Manner::Travelled}));
}

TEST(Events, OfATakingOfAStackNameTheWholeStack) {
    EXPECT_THAT(events_of(white_to_move("Ae1n2 fce1n3"), "Ae1n2xe1n3"),
                ElementsAre(Taken{{Side::Black, Unit::AirForceWithCitizen}, at("e1n3"), at("e1n2")},
                            Moved{kArmy, at("e1n2"), at("e1n3"), Manner::Travelled}));
}

TEST(Events, OfBoarding) {
    EXPECT_THAT(events_of(white_to_move("Ae1n2 Fe2n3"), "Ae1n2+e2n3"),
                ElementsAre(Moved{kArmy, at("e1n2"), at("e2n3"), Manner::Travelled},
                            Boarded{kArmy, at("e2n3"), kWithArmy}));
}

TEST(Events, OfBoardingAcrossAStrait) {
    EXPECT_THAT(events_of(white_to_move("Aw2n1 Fw1n1"), "Aw2n1+w1n1"),
                ElementsAre(Moved{kArmy, at("w2n1"), at("w1n1"), Manner::Crossed},
                            Boarded{kArmy, at("w1n1"), kWithArmy}));
}

TEST(Events, OfAPassengerThatChanges) {
    EXPECT_THAT(events_of(white_to_move("FAe1n2 Fe2n3"), "Ae1n2+e2n3"),
                ElementsAre(LeftBehind{kAirForce, at("e1n2")},
                            Moved{kArmy, at("e1n2"), at("e2n3"), Manner::Travelled},
                            Boarded{kArmy, at("e2n3"), kWithArmy}));
}

TEST(Events, OfAnAirForceThatLeavesItsPassenger) {
    EXPECT_THAT(events_of(white_to_move("FAe1n2 ve1n4"), "Fe1n2xe1n4"),
                ElementsAre(LeftBehind{kArmy, at("e1n2")},
                            Taken{{Side::Black, Unit::Carrier}, at("e1n4"), at("e1n2")},
                            Moved{kAirForce, at("e1n2"), at("e1n4"), Manner::Travelled}));
}

TEST(Events, OfALadenFlight) {
    EXPECT_THAT(events_of(white_to_move("FAe1n2"), "FAe1n2-e1n1"),
                ElementsAre(Moved{kWithArmy, at("e1n2"), at("e1n1"), Manner::Travelled}));
}

TEST(Events, OfACrossing) {
    EXPECT_THAT(events_of(white_to_move("Aw2n1"), "Aw2n1-w1n1"),
                ElementsAre(Moved{kArmy, at("w2n1"), at("w1n1"), Manner::Crossed}));
    EXPECT_THAT(
        events_of(white_to_move("Cw2n1"), "Cw2n1-w1n1"),
        ElementsAre(Moved{{Side::White, Unit::Citizen}, at("w2n1"), at("w1n1"), Manner::Crossed}));
}

TEST(Events, OfALanding) {
    EXPECT_THAT(events_of(white_to_move("Nw2"), "Nw2-w4n2"),
                ElementsAre(Moved{kNavy, at("w2"), at("w4n2"), Manner::Landed}));
    EXPECT_THAT(events_of(white_to_move("Nw2"), "Nw2-w3"),
                ElementsAre(Moved{kNavy, at("w2"), at("w3"), Manner::Travelled}))
        << "along the sea";
}

TEST(Events, OfADepthStrike) {
    EXPECT_THAT(events_of(white_to_move("Ne3s4 sme3.5s3.5"), "Ne3s4*e3.5s3.5"),
                ElementsAre(Struck{
                    kNavy, at("e3s4"), {Side::Black, Unit::NuclearSubmarine}, at("e3.5s3.5")}));
}

TEST(Events, OfJoining) {
    EXPECT_THAT(events_of(white_to_move("Me3s4 Se6s4"), "Me3s4+e6s4"),
                ElementsAre(Moved{kMissile, at("e3s4"), at("e6s4"), Manner::Travelled},
                            Joined{kMissile, at("e6s4"), kNuclear}));
}

TEST(Events, OfADiveAndASurfacing) {
    EXPECT_THAT(events_of(white_to_move("Se3s4"), "Se3s4-e3.5s3.5"),
                ElementsAre(Moved{kSubmarine, at("e3s4"), at("e3.5s3.5"), Manner::Dived}));
    EXPECT_THAT(events_of(white_to_move("SMe3.5s3.5"), "SMe3.5s3.5-e3s4"),
                ElementsAre(Moved{kNuclear, at("e3.5s3.5"), at("e3s4"), Manner::Surfaced}));
    EXPECT_THAT(events_of(white_to_move("Se3.5s3.5"), "Se3.5s3.5-e4.5s2.5"),
                ElementsAre(Moved{kSubmarine, at("e3.5s3.5"), at("e4.5s2.5"), Manner::Travelled}))
        << "under water all the way";
}

TEST(Events, OfASubmarineThatLeavesItsMissile) {
    EXPECT_THAT(events_of(white_to_move("SMe3s4"), "Se3s4-e3.5s3.5"),
                ElementsAre(LeftBehind{kMissile, at("e3s4")},
                            Moved{kSubmarine, at("e3s4"), at("e3.5s3.5"), Manner::Dived}));
}

TEST(Events, OfALaunch) {
    EXPECT_THAT(events_of(white_to_move("SMe3s4 ve5s4"), "Me3s4xe5s4"),
                ElementsAre(LeftBehind{kSubmarine, at("e3s4")},
                            Taken{{Side::Black, Unit::Carrier}, at("e5s4"), at("e3s4")},
                            Moved{kMissile, at("e3s4"), at("e5s4"), Manner::Launched}));
    EXPECT_THAT(events_of(white_to_move("SMe3s4"), "Me3s4-e5s4"),
                ElementsAre(LeftBehind{kSubmarine, at("e3s4")},
                            Moved{kMissile, at("e3s4"), at("e5s4"), Manner::Travelled}))
        << "going off alone is no launch";
}

TEST(Events, OfACheck) {
    EXPECT_THAT(events_of(white_to_move("Fe3n5"), "Fe3n5-e4n5"),
                ElementsAre(Moved{kAirForce, at("e3n5"), at("e4n5"), Manner::Travelled},
                            CheckGiven{Side::Black, at("e4"), {at("e4n5")}},
                            SeatThreatened{Side::Black, at("e4"), {at("e4n5")}}))
        << "the hub on its seat";
    EXPECT_THAT(events_of(white_to_move("Fe4n5 he3"), "Fe4n5-e3n5"),
                ElementsAre(Moved{kAirForce, at("e4n5"), at("e3n5"), Manner::Travelled},
                            CheckGiven{Side::Black, at("e3"), {at("e3n5")}}));
}

TEST(Events, OfAThreatToTheSeat) {
    EXPECT_THAT(events_of(white_to_move("Fe3n5 he5s1"), "Fe3n5-e4n5"),
                ElementsAre(Moved{kAirForce, at("e3n5"), at("e4n5"), Manner::Travelled},
                            SeatThreatened{Side::Black, at("e4"), {at("e4n5")}}));
}

TEST(Events, OfAnEnteredSeat) {
    EXPECT_THAT(events_of(white_to_move("Ae3n2 he5s1"), "Ae3n2-e4"),
                ElementsAre(Moved{kArmy, at("e3n2"), at("e4"), Manner::Travelled},
                            GameEnded{{Ending::Seat, Side::White}}));
}

TEST(Events, OfAStalemate) {
    EXPECT_THAT(
        events_of(black_to_move("Hw5n1 fs3w4 fw7n2"), "Fw7n2-w7"),
        ElementsAre(Moved{{Side::Black, Unit::AirForce}, at("w7n2"), at("w7"), Manner::Travelled},
                    SeatThreatened{Side::White, at("w4"), {at("w7"), at("s3w4")}},
                    GameEnded{{Ending::Stalemate, Side::Black}}));
}

}  // namespace
}  // namespace taiji::test
