#include "client/motion/workshop.hpp"

#include <algorithm>

#include "client/view/board_view.hpp"

namespace taiji::motion {
namespace {

double weight_of(Unit single) {
    switch (single) {
        case Unit::Citizen:
            return 0.30;
        case Unit::Army:
            return 0.50;
        case Unit::Submarine:
            return 0.60;
        case Unit::AirForce:
            return 0.65;
        case Unit::Navy:
            return 0.70;
        case Unit::Missile:
            return 0.75;
        case Unit::Carrier:
            return 0.90;
        default:
            return 1.0;
    }
}

}  // namespace

Actor Workshop::standing(Point at, Piece piece) const {
    const scene::BoardPlace here = script.ground.place(at);
    return {.piece = piece,
            .id = at,
            .way = {here, here},
            .home_heading = home_heading(piece.side),
            .submerged = script.ground.board->is_dashed(at) ? 1.0 : 0.0};
}

void Workshop::burst(Burst what) {
    what.seed = dice.seed();
    script.bursts.push_back(what);
}

void Workshop::carry(Carried what) {
    what.seed = dice.seed();
    script.carried.push_back(what);
}

void Workshop::wake(Wake what) {
    what.seed = dice.seed();
    script.wakes.push_back(what);
}

void Workshop::cue(double at, Sound sound, scene::BoardPlace where, double weight) {
    script.cues.push_back({at, sound, weight, script.ground.geographic(where)});
}

double weight_of(Piece piece) {
    const auto [carrier, cargo] = units_of(piece.unit);
    const double alone = weight_of(*carrier);
    return cargo ? std::min(1.0, alone + 0.4 * weight_of(*cargo)) : alone;
}

}  // namespace taiji::motion
