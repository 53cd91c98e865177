#include "client/play/refused_try.hpp"

#include "base/check.hpp"

namespace taiji::play {
namespace {

/// How far the try is from a legal move: a check that would be left, a piece in the way, the
/// terrain, the way over it, the shape of the range, the rules for the unit as such. Lower tells
/// more.
int remoteness(Refused reason) {
    switch (reason) {
        case Refused::LeavesHubInCheck:
            return 0;
        case Refused::Blocked:
        case Refused::LandingBlocked:
        case Refused::NoScreen:
        case Refused::TooManyScreens:
        case Refused::CarrierFull:
        case Refused::LadenTakesNothingAtSea:
        case Refused::TakesNothingOnDiagonal:
        case Refused::HubTakesNothing:
            return 1;
        case Refused::OwnPieceThere:
            return 2;
        case Refused::WrongTerrain:
        case Refused::CrossingNotStraight:
        case Refused::CrossingNotNearest:
        case Refused::CrossingSameLandmass:
        case Refused::OverCentre:
            return 3;
        case Refused::NoWayByLand:
        case Refused::NoWayBySea:
            return 4;
        case Refused::SubmergedOutOfReach:
        case Refused::OnlySubmarinesSubmerge:
        case Refused::HubLeavesPalace:
            return 5;
        case Refused::OutOfRange:
        case Refused::OffTheLines:
            return 6;
        default:
            return 7;
    }
}

bool is_about_the_range(Refused reason) {
    switch (reason) {
        case Refused::OutOfRange:
        case Refused::OffTheLines:
        case Refused::NoWayByLand:
        case Refused::NoWayBySea:
        case Refused::WrongTerrain:
        case Refused::CrossingNotStraight:
        case Refused::CrossingNotNearest:
        case Refused::CrossingSameLandmass:
        case Refused::SubmergedOutOfReach:
        case Refused::HubLeavesPalace:
        case Refused::OverCentre:
            return true;
        default:
            return false;
    }
}

Refusal refusal_of(const Position& position, Wish wish) {
    const auto judged = judge(position, wish);
    TAIJI_CHECK(std::holds_alternative<Refusal>(judged));
    return std::get<Refusal>(judged);
}

}  // namespace

RefusedTry most_telling_refusal(const Position& position, Point from, Point to) {
    const Unit whole = position.piece_at(from)->unit;
    RefusedTry best{{from, to, whole}, refusal_of(position, {from, to, whole}), {}};
    // Submerged, the parts' only reason is that they keep together.
    if (is_stack(whole) && !position.board().is_dashed(from)) {
        for (const std::optional<Unit> part : units_of(whole)) {
            const Wish wish{from, to, *part};
            const Refusal why = refusal_of(position, wish);
            if (remoteness(why.reason) < remoteness(best.why.reason)) best = {wish, why, {}};
        }
    }
    if (is_about_the_range(best.why.reason)) {
        best.range = range_of(position, from, best.wish.mover);
    }
    return best;
}

RefusedTry refused_wish(const Position& position, Wish wish) {
    RefusedTry made{wish, refusal_of(position, wish), {}};
    if (is_about_the_range(made.why.reason)) made.range = range_of(position, wish.from, wish.mover);
    return made;
}

RefusedTry refusal_out_of_turn(const Position& position, Point from, Point to) {
    const Piece piece = *position.piece_at(from);
    return {{from, to, piece.unit}, {Refused::NotYourTurn, from, piece, {}}, {}};
}

}  // namespace taiji::play
