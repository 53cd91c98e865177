#include <string>

#include "game/board/coordinates.hpp"
#include "game/rules/refusal.hpp"

namespace taiji {
namespace {

std::string_view terrain_name(Terrain terrain) {
    switch (terrain) {
        case Terrain::Inland:
            return "inland";
        case Terrain::Coast:
            return "coast";
        case Terrain::OpenSea:
            return "open sea";
    }
    return "";
}

std::string_view range_of(Unit unit) {
    switch (unit) {
        case Unit::Army:
            return "2 points one way and 1 the other (日)";
        case Unit::Citizen:
        case Unit::Hub:
            return "1 point (口)";
        case Unit::Navy:
            return "2 points (田)";
        case Unit::Carrier:
            return "3 points one way and 1 the other (目)";
        default:
            return "its lines";
    }
}

}  // namespace

std::string refusal_text(const Position& position, Move move, const Refusal& why) {
    const Board& board = position.board();
    const std::string where = why.where ? point_text(board, *why.where) : std::string();
    const std::string piece = why.piece ? piece_name_en(*why.piece) : "nothing";
    const std::string_view mover = name_en(move.mover);
    const std::string to = point_text(board, move.to);
    switch (why.reason) {
        case Refused::GameOver:
            return fmt::format("the game is over: {} has entered the seat at {}", piece, where);
        case Refused::NothingThere:
            return fmt::format("nothing stands at {}", where);
        case Refused::NotYourTurn:
            return fmt::format("{} at {} is not on turn", piece, where);
        case Refused::UnitNotThere:
            return fmt::format("there is no {} at {}, but {}", mover, where, piece);
        case Refused::SamePoint:
            return fmt::format("the {} already stands at {}", mover, where);
        case Refused::SupremeTaiji:
            return "no piece may stand on the supreme Taiji (0,0)";
        case Refused::OutOfRange:
            return fmt::format("{} is out of range: the {} reaches {}", to, mover,
                               range_of(move.mover));
        case Refused::OffTheLines:
            return fmt::format("{} is off the lines of the {}", to, mover);
        case Refused::WrongTerrain:
            return fmt::format("{} is {}, where the {} never ends", where,
                               terrain_name(*why.terrain), mover);
        case Refused::NoWayByLand:
            return fmt::format("{} is not reached by land without a detour", to);
        case Refused::NoWayBySea:
            return why.where ? fmt::format("the sea ends before {}", where)
                             : fmt::format("{} is not reached by sea without a detour", to);
        case Refused::Blocked:
            return fmt::format("{} at {} is in the way", piece, where);
        case Refused::OwnPieceThere:
            return fmt::format("{} stands at {}, and the two form no stack", piece, where);
        case Refused::NoScreen:
            return fmt::format("a missile takes over exactly one piece, and none is before {}", to);
        case Refused::TooManyScreens:
            return fmt::format(
                "a missile takes over exactly one piece, and {} at {} is a second one", piece,
                where);
        case Refused::CrossingNotStraight:
            return fmt::format(
                "a crossing goes straight along a row or column, and {} is not straight ahead", to);
        case Refused::CrossingNotNearest:
            return "a citizen crosses only where the two landmasses are nearest";
        case Refused::CrossingSameLandmass:
            return fmt::format("a crossing leads to another landmass, and {} is on the same one",
                               to);
        case Refused::SubmergedOutOfReach:
            return fmt::format("{} at {} is submerged and out of reach of the {}", piece, where,
                               mover);
        case Refused::OnlySubmarinesSubmerge:
            return fmt::format("{} is a dashed point, where only submarines may be", where);
        case Refused::TakesNothingOnDiagonal:
            return fmt::format("a surfaced submarine takes nothing on a diagonal, and {} is at {}",
                               piece, where);
        case Refused::LadenTakesNothingAtSea:
            return fmt::format(
                "a laden air force takes on land points only, and {} at {} is on open sea", piece,
                where);
        case Refused::LandingBlocked:
            return fmt::format("{} on the centre of the 田 at {} blocks the landing", piece, where);
        case Refused::OverCentre:
            return "the way crosses the centre region";
        case Refused::HubLeavesPalace:
            return fmt::format("{} is outside the hub's palace", where);
        case Refused::HubTakesNothing:
            return fmt::format("the hub takes nothing, and {} is at {}", piece, where);
        case Refused::CarrierFull:
            return fmt::format("{} at {} already carries a unit", piece, where);
        case Refused::SubmergedKeepsTogether:
            return fmt::format("{} at {} is submerged and moves only whole", piece, where);
        case Refused::LeavesHubInCheck:
            return fmt::format("it leaves the own hub in check from {} at {}", piece, where);
        case Refused::NothingToTake:
            return fmt::format("there is nothing to take at {}; the move is written with -", where);
        case Refused::WouldTake:
            return fmt::format("{} is taken at {}; the move is written with x", piece, where);
        case Refused::NothingToBoard:
            return fmt::format(
                "there is nothing to board or join at {}; the move is written with -", where);
        case Refused::WouldBoard:
            return fmt::format("{} is boarded or joined at {}; the move is written with +", piece,
                               where);
        case Refused::NothingToStrike:
            return fmt::format("there is nothing to strike at {}; the move is written with -",
                               where);
        case Refused::WouldStrike:
            return fmt::format("{} is struck at {}; the move is written with *", piece, where);
    }
    return {};
}

}  // namespace taiji
