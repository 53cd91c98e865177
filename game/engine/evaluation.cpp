#include "game/engine/evaluation.hpp"

#include <algorithm>
#include <cstdlib>
#include <span>

namespace taiji::engine {
namespace {

std::size_t index_of(Unit unit) {
    return static_cast<std::size_t>(unit);
}

/// Adds up what one side's pieces are worth where they stand.
class SideEvaluation {
  public:
    SideEvaluation(const Position& position, const Weights& weights, Side side)
        : position_(position),
          board_(position.board()),
          weights_(weights),
          side_(side),
          own_(position.pieces(side)),
          occupied_(position.occupied()),
          palace_(board_.palace(side)),
          enemy_palace_(board_.palace(opponent(side))),
          enemy_seat_(board_.seat(opponent(side))) {}

    Score total() {
        own_.for_each([&](Point at) { piece(at, position_.piece_at(at)->unit); });
        const Point hub = position_.hub(side_);
        score_ += weights_.hub_shelter * (board_.hub_range(hub) & own_).size();
        score_ += weights_.hub_open_line * open_points(hub);
        score_ += weights_.seat_open_line * open_points(board_.seat(side_));
        return score_;
    }

  private:
    void piece(Point at, Unit unit) {
        score_ += weights_.material[index_of(unit)];
        if (is_stack(unit)) {
            const auto units = units_of(unit);
            for (std::optional<Unit> part : units) {
                score_ += weights_.material[index_of(*part)];
                mobile(at, *part);
            }
        } else {
            mobile(at, unit);
        }
        if (board_.is_dashed(at)) {
            score_ += weights_.hidden_submarine;
            if (is_hunted(at)) score_ += weights_.hunted_submarine;
        }
    }

    /// Empty points that are seen from `at` along the lines.
    [[nodiscard]] int open_points(Point at) const {
        int open = 0;
        for (Direction direction : kDirections) {
            for (Point to : board_.line(at, direction)) {
                if (occupied_.contains(to)) break;
                ++open;
            }
        }
        return open;
    }

    [[nodiscard]] bool is_hunted(Point dashed) const {
        for (Point from : board_.depth_strike_range(dashed) & (occupied_ - own_)) {
            if (position_.piece_at(from)->unit == Unit::Navy) return true;
        }
        return false;
    }

    void walks(Unit unit, Point at, const PointSet& reach, const PointSet& crossings) {
        reaches(unit, reach);
        score_ += weights_.crossing * (crossings - own_).size();
        if (board_.landmass(at) == board_.landmass(enemy_seat_)) score_ += weights_.enemy_landmass;
    }

    /// Whole steps, a diagonal one counting as one, that `at` is nearer to the enemy seat than the
    /// board is wide.
    [[nodiscard]] int nearness(Point at) const {
        const Coord from = board_.coord(at);
        const Coord to = board_.coord(enemy_seat_);
        return 2 * board_.half_width() -
               std::max(std::abs(from.x2 - to.x2), std::abs(from.y2 - to.y2)) / 2;
    }

    void mobile(Point at, Unit unit) {
        score_ += weights_.approach[index_of(unit)] * nearness(at);
        switch (unit) {
            case Unit::Army:
                walks(unit, at, board_.army_reach(at), board_.army_crossings(at));
                break;
            case Unit::Citizen:
                walks(unit, at, board_.citizen_reach(at), board_.citizen_crossings(at));
                break;
            case Unit::Navy: {
                PointSet reach = board_.navy_range(at);
                for (const Landing& landing : board_.landings_from(at)) {
                    if (!occupied_.contains(landing.centre)) reach.insert(landing.far);
                }
                reaches(unit, reach);
                break;
            }
            case Unit::Carrier:
                reaches(unit, board_.carrier_range(at));
                break;
            case Unit::Hub:
                score_ += weights_.mobility[index_of(unit)] * (board_.hub_range(at) - own_).size();
                break;
            case Unit::AirForce:
                flies(at);
                break;
            case Unit::Missile:
                launches(at);
                break;
            case Unit::Submarine:
                sails(at);
                break;
            default:
                break;
        }
    }

    void reaches(Unit unit, const PointSet& reach) {
        const PointSet free = reach - own_;
        score_ += weights_.palace_guard * (reach & palace_).size();
        score_ += weights_.mobility[index_of(unit)] * free.size();
        const int attacked = (free & enemy_palace_).size();
        if (attacked == 0) return;
        score_ += weights_.palace_reach[index_of(unit)] * attacked;
        if (free.contains(enemy_seat_)) score_ += weights_.seat_reach;
    }

    void flies(Point at) {
        PointSet reach;
        for (Direction direction : kDirections) {
            for (Point to : board_.line(at, direction)) {
                reach.insert(to);
                if (occupied_.contains(to)) break;
            }
        }
        reaches(Unit::AirForce, reach);
    }

    /// A missile moves before its screen and attacks behind it.
    void launches(Point at) {
        PointSet reach;
        PointSet behind;  // what stands beyond the screens
        for (Direction direction : kDirections) {
            const std::span<const Point> line = board_.line(at, direction);
            std::size_t i = 0;
            for (; i < line.size() && !occupied_.contains(line[i]); ++i) reach.insert(line[i]);
            for (++i; i < line.size() && !occupied_.contains(line[i]);) ++i;
            if (i < line.size()) behind.insert(line[i]);
        }
        reach |= behind;
        reaches(Unit::Missile, reach);
        score_ += weights_.missile_target * (behind - own_).size();
    }

    void sails(Point at) {
        PointSet reach;
        for (Direction direction : kDirections) {
            for (Point to : board_.submarine_line(at, direction)) {
                reach.insert(to);
                if (occupied_.contains(to)) break;
            }
        }
        reaches(Unit::Submarine, reach);
    }

    const Position& position_;
    const Board& board_;
    const Weights& weights_;
    const Side side_;
    const PointSet own_;
    const PointSet occupied_;
    const PointSet palace_;
    const PointSet enemy_palace_;
    const Point enemy_seat_;
    Score score_ = 0;
};

}  // namespace

Score value_of(Unit unit, const Weights& weights) {
    Score value = weights.material[index_of(unit)];
    if (!is_stack(unit)) return value;
    for (std::optional<Unit> part : units_of(unit)) value += weights.material[index_of(*part)];
    return value;
}

Score evaluate(const Position& position, const Weights& weights) {
    const Side us = position.side_to_move();
    return SideEvaluation(position, weights, us).total() -
           SideEvaluation(position, weights, opponent(us)).total() + weights.tempo;
}

}  // namespace taiji::engine
