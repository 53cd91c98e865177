#include "tests/rules/twin/moves.hpp"

#include <algorithm>
#include <cstdlib>

namespace taiji::twin {
namespace {

/// The first pieces on a row, column or diagonal over any terrain, and the empty solid points
/// before the first.
struct Line {
    std::vector<Spot> empty;
    std::vector<Spot> pieces;
};

Line look_along(const State& state, Spot from, Spot step) {
    Line line;
    for (Spot at = from + step; state.map().is_solid(at); at = at + step) {
        if (state.at(at)) {
            line.pieces.push_back(at);
        } else if (line.pieces.empty() && at != kMiddle) {
            line.empty.push_back(at);
        }
    }
    return line;
}

bool is_shape(Spot from, Spot to, int larger, int smaller) {
    const int dx = std::abs(to.x2 - from.x2) / 2;
    const int dy = std::abs(to.y2 - from.y2) / 2;
    return from != to && std::max(dx, dy) <= larger && std::min(dx, dy) <= smaller;
}

/// Collects the moves of one man, or of one part of a stack.
class Collector {
  public:
    Collector(const State& state, Colour colour, std::optional<Spot> target,
              std::vector<Move>& moves)
        : state_(state), map_(state.map()), colour_(colour), target_(target), moves_(moves) {}

    void piece(Spot from) {
        const Kind kind = state_.at(from)->kind;
        const bool is_submerged = map_.is_dashed(from);
        switch (kind) {
            case Kind::A:
                army(from);
                break;
            case Kind::C:
                citizen(from);
                break;
            case Kind::F:
                air_force(from, kind);
                break;
            case Kind::FA:
                air_force(from, kind);
                air_force(from, Kind::F);
                army(from);
                break;
            case Kind::FC:
                air_force(from, kind);
                air_force(from, Kind::F);
                citizen(from);
                break;
            case Kind::N:
                navy(from);
                break;
            case Kind::V:
                carrier(from);
                break;
            case Kind::M:
                missile(from);
                break;
            case Kind::S:
                if (is_submerged) {
                    submerged(from, kind);
                } else {
                    surfaced(from, kind);
                }
                break;
            case Kind::SM:
                if (is_submerged) {
                    submerged(from, kind);
                } else {
                    surfaced(from, kind);
                    surfaced(from, Kind::S);
                    missile(from);
                    launch(from);
                }
                break;
            case Kind::H:
                hub(from);
                break;
        }
    }

  private:
    [[nodiscard]] bool is_enemy(Spot spot) const {
        return state_.at(spot) && state_.at(spot)->colour != colour_;
    }
    [[nodiscard]] bool is_own(Spot spot, Kind kind) const {
        return state_.at(spot) == Man{kind, colour_};
    }
    /// Each move once: a launch over one piece is also a missile's taking.
    void add(const Move& move) {
        if (target_ && move.to != *target_) return;
        if (std::ranges::find(moves_, move) == moves_.end()) moves_.push_back(move);
    }
    void go_or_take(Kind mover, Spot from, Spot to) {
        if (to == kMiddle) return;
        if (!state_.at(to)) {
            add({mover, from, to, '-'});
        } else if (is_enemy(to)) {
            add({mover, from, to, 'x'});
        }
    }

    template <typename Visit>
    void each_in_shape(Spot from, int larger, int smaller, Visit visit) {
        for (int dx = -larger; dx <= larger; ++dx) {
            for (int dy = -larger; dy <= larger; ++dy) {
                const Spot to = from + Spot{2 * dx, 2 * dy};
                if (target_ && to != *target_) continue;
                if (map_.is_solid(to) && is_shape(from, to, larger, smaller)) visit(to);
            }
        }
    }

    void go_take_or_board(Kind mover, Spot from, Spot to) {
        if (is_own(to, Kind::F)) {
            add({mover, from, to, '+'});
        } else {
            go_or_take(mover, from, to);
        }
    }

    void army(Spot from) {
        each_in_shape(from, 2, 1, [&](Spot to) {
            if (map_.is_reached_by_land(from, to)) go_take_or_board(Kind::A, from, to);
        });
        each_in_shape(from, 2, 0, [&](Spot to) {
            if (map_.crossing_steps(from, to)) go_take_or_board(Kind::A, from, to);
        });
    }

    void citizen(Spot from) {
        each_in_shape(from, 1, 1, [&](Spot to) {
            if (map_.is_reached_by_land(from, to)) go_take_or_board(Kind::C, from, to);
        });
        each_in_shape(from, 2, 0, [&](Spot to) {
            const auto steps = map_.crossing_steps(from, to);
            if (steps && steps == map_.shortest_crossing(map_.landmass(from), map_.landmass(to))) {
                go_take_or_board(Kind::C, from, to);
            }
        });
    }

    void air_force(Spot from, Kind mover) {
        const bool is_laden = mover != Kind::F;
        for (Spot step : kSteps) {
            const Line line = look_along(state_, from, step);
            for (Spot to : line.empty) {
                if (!is_laden || map_.is_land_point(to)) go_or_take(mover, from, to);
            }
            if (line.pieces.empty()) continue;
            const Spot first = line.pieces.front();
            if (is_enemy(first) && (!is_laden || map_.is_land_point(first))) {
                add({mover, from, first, 'x'});
            }
        }
    }

    void navy(Spot from) {
        each_in_shape(from, 2, 2, [&](Spot to) {
            if (map_.is_reached_by_sea(from, to)) go_or_take(Kind::N, from, to);
        });
        for (Spot step : kSteps) {
            if (step.x2 != 0 && step.y2 != 0) landing(from, step);
        }
        depth_strikes(from);
    }

    void landing(Spot from, Spot step) {
        const Spot centre = from + step;
        const Spot far = centre + step;
        if (!map_.is_solid(far) || state_.at(centre)) return;
        if (map_.crosses_centre(from, centre) || map_.crosses_centre(centre, far)) return;
        if (!map_.is_inland(from)) {
            if (!map_.is_land_point(far) || map_.is_reached_by_sea(from, far)) return;
        }
        go_or_take(Kind::N, from, far);
    }

    void depth_strikes(Spot from) {
        for (Spot target : state_.spots_of(other(colour_))) {
            if (!map_.is_dashed(target)) continue;
            for (Spot diagonal : {Spot{1, 1}, Spot{1, -1}, Spot{-1, 1}, Spot{-1, -1}}) {
                const Spot corner = target + diagonal;
                if (corner == from ||
                    (distance(corner, from) == 1 && map_.is_sea_step(from, corner))) {
                    add({Kind::N, from, target, '*'});
                }
            }
        }
    }

    void carrier(Spot from) {
        each_in_shape(from, 3, 1, [&](Spot to) {
            if (map_.is_reached_by_sea(from, to)) go_or_take(Kind::V, from, to);
        });
    }

    void missile(Spot from) {
        for (Spot step : kSteps) {
            const Line line = look_along(state_, from, step);
            for (Spot to : line.empty) add({Kind::M, from, to, '-'});
            if (!line.pieces.empty() && is_own(line.pieces[0], Kind::S)) {
                add({Kind::M, from, line.pieces[0], '+'});
            }
            if (line.pieces.size() >= 2 && is_enemy(line.pieces[1])) {
                add({Kind::M, from, line.pieces[1], 'x'});
            }
        }
    }

    void launch(Spot from) {
        for (Spot step : kSteps) {
            const Line line = look_along(state_, from, step);
            for (std::size_t i = 0; i < std::min<std::size_t>(2, line.pieces.size()); ++i) {
                if (is_enemy(line.pieces[i])) add({Kind::M, from, line.pieces[i], 'x'});
            }
        }
    }

    /// The points of a dashed line from `from`, dashed points and corners in turn, to the end of
    /// the sea.
    [[nodiscard]] std::vector<Spot> dashed_line(Spot from, Spot half_step) const {
        std::vector<Spot> spots;
        for (Spot at = from + half_step; map_.is_on_board(at); at = at + half_step) {
            const bool is_corner = at.x2 % 2 == 0;
            if (!is_corner && !map_.is_dashed(at)) break;
            spots.push_back(at);
        }
        return spots;
    }

    void surfaced(Spot from, Kind mover) {
        for (Spot step : kSteps) {
            if (step.x2 != 0 && step.y2 != 0) continue;
            for (Spot at = from; map_.is_solid(at + step) && map_.is_sea_step(at, at + step);) {
                at = at + step;
                go_or_take(mover, from, at);
                if (state_.at(at)) break;
            }
        }
        for (Spot half_step : {Spot{1, 1}, Spot{1, -1}, Spot{-1, 1}, Spot{-1, -1}}) {
            for (Spot at : dashed_line(from, half_step)) {
                if (state_.at(at)) break;
                add({mover, from, at, '-'});
            }
        }
    }

    void submerged(Spot from, Kind mover) {
        for (Spot half_step : {Spot{1, 1}, Spot{1, -1}, Spot{-1, 1}, Spot{-1, -1}}) {
            for (Spot at : dashed_line(from, half_step)) {
                go_or_take(mover, from, at);
                if (state_.at(at)) break;
            }
        }
    }

    void hub(Spot from) {
        for (Spot step : kSteps) {
            const Spot to = from + step;
            if (map_.is_in_palace(colour_, to) && to != kMiddle && !state_.at(to) &&
                !map_.crosses_centre(from, to)) {
                add({Kind::H, from, to, '-'});
            }
        }
    }

    const State& state_;
    const Map& map_;
    Colour colour_;
    std::optional<Spot> target_;  // when set, only moves to it are wanted
    std::vector<Move>& moves_;
};

}  // namespace

std::string move_text(const Move& move) {
    return letters(move.mover) + spot_text(move.from) + move.sign + spot_text(move.to);
}

std::vector<Move> moves_of(const State& state, Colour colour, std::optional<Spot> target) {
    std::vector<Move> moves;
    for (Spot from : state.spots_of(colour)) {
        std::vector<Move> of_piece;
        Collector(state, colour, target, of_piece).piece(from);
        moves.insert(moves.end(), of_piece.begin(), of_piece.end());
    }
    return moves;
}

}  // namespace taiji::twin
