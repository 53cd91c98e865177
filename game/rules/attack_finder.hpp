#pragma once

#include <cstddef>
#include <span>

#include "game/board/board.hpp"
#include "game/rules/position.hpp"

namespace taiji {

/// Looks from a target outwards for the pieces of one side that could get there by a move of
/// RULES.md 2. The hot path of check and legality; attacks.hpp is for everybody else.
class AttackFinder {
  public:
    AttackFinder(const Position& position, Side side)
        : position_(position), board_(*position.board_), side_(side) {}

    /// Calls `found(Point)` for each piece that could take an enemy on `target`, whatever stands
    /// there now, until it returns true. Returns whether it did.
    template <typename Found>
    bool each_taker(Point target, Found&& found) const {
        return board_.is_dashed(target)
                   ? each_strike(target, found) || each_submerged(target, found)
                   : each_walker(target, found) || each_line_taker(target, found) ||
                         each_submerged(target, found);
    }

    /// The same for moving to the empty solid point `target`.
    template <typename Found>
    bool each_mover_to_empty(Point target, Found&& found) const {
        return each_walker(target, found) || each_line_mover(target, found);
    }

    [[nodiscard]] bool attacks(Point target) const {
        return each_taker(target, [](Point) { return true; });
    }

  private:
    using Code = Position::Code;

    [[nodiscard]] Code code_at(Point point) const { return position_.at_[index(point)]; }
    [[nodiscard]] Code code_of(Unit unit) const { return Position::encode({side_, unit}); }
    [[nodiscard]] bool is(Code code, Unit unit) const { return code == code_of(unit); }
    [[nodiscard]] bool is_flyer(Code code) const {
        return is(code, Unit::AirForce) || is(code, Unit::AirForceWithArmy) ||
               is(code, Unit::AirForceWithCitizen);
    }
    [[nodiscard]] bool is_submarine_code(Code code) const {
        return is(code, Unit::Submarine) || is(code, Unit::NuclearSubmarine);
    }

    /// Armies, citizens (aboard too), navies and carriers: nothing but a landing's centre is in
    /// their way.
    template <typename Found>
    bool each_walker(Point target, Found&& found) const {
        const PointSet& army = board_.army_reach(target);
        const PointSet& citizen = board_.citizen_reach(target);
        const PointSet& navy = board_.navy_range(target);
        const PointSet& carrier = board_.carrier_range(target);
        const PointSet near = (army | citizen | navy | carrier) & position_.occupied_[side_];
        if (!near.empty()) {
            for (Point from : near) {
                const Code code = code_at(from);
                const bool reaches =
                    is(code, Unit::Army) || is(code, Unit::AirForceWithArmy) ? army.contains(from)
                    : is(code, Unit::Citizen) || is(code, Unit::AirForceWithCitizen)
                        ? citizen.contains(from)
                    : is(code, Unit::Navy)    ? navy.contains(from)
                    : is(code, Unit::Carrier) ? carrier.contains(from)
                                              : false;
                if (reaches && found(from)) return true;
            }
        }
        for (const Landing& landing : board_.landings_to(target)) {
            if (is(code_at(landing.far), Unit::Navy) && code_at(landing.centre) == 0 &&
                found(landing.far)) {
                return true;
            }
        }
        return false;
    }

    /// Air forces, missiles over a screen, launches, and surfaced submarines along rows and
    /// columns.
    template <typename Found>
    bool each_line_taker(Point target, Found&& found) const {
        for (Direction direction : kDirections) {
            const std::span<const Point> line = board_.line(target, direction);
            const std::size_t first = next_piece(line, 0);
            if (first == line.size()) continue;
            const Code code = code_at(line[first]);
            const bool first_takes =
                is_flyer(code) || is(code, Unit::NuclearSubmarine) ||
                (is(code, Unit::Submarine) && sails_along(target, direction, first));
            if (first_takes && found(line[first])) return true;
            const std::size_t second = next_piece(line, first + 1);
            if (second == line.size()) continue;
            const Code beyond = code_at(line[second]);
            if ((is(beyond, Unit::Missile) || is(beyond, Unit::NuclearSubmarine)) &&
                found(line[second])) {
                return true;
            }
        }
        return false;
    }

    /// Air forces, missiles (a nuclear submarine's too) and submarines with a free way.
    template <typename Found>
    bool each_line_mover(Point target, Found&& found) const {
        for (Direction direction : kDirections) {
            const std::span<const Point> line = board_.line(target, direction);
            const std::size_t first = next_piece(line, 0);
            if (first < line.size()) {
                const Code code = code_at(line[first]);
                const bool arrives = is_flyer(code) || is(code, Unit::Missile) ||
                                     is(code, Unit::NuclearSubmarine) ||
                                     (is(code, Unit::Submarine) && !is_diagonal(direction) &&
                                      sails_along(target, direction, first));
                if (arrives && found(line[first])) return true;
            }
            if (!is_diagonal(direction)) continue;
            const std::span<const Point> sea = board_.submarine_line(target, direction);
            const std::size_t diver = next_piece(sea, 0);
            // A nuclear submarine that is first on the line of solid points too was found above.
            if (diver < sea.size() && is_submarine_code(code_at(sea[diver])) &&
                !(first < line.size() && line[first] == sea[diver] &&
                  is(code_at(sea[diver]), Unit::NuclearSubmarine)) &&
                found(sea[diver])) {
                return true;
            }
        }
        return false;
    }

    /// Submerged submarines along the dashed lines.
    template <typename Found>
    bool each_submerged(Point target, Found&& found) const {
        for (Direction direction : kDirections) {
            if (!is_diagonal(direction)) continue;
            const std::span<const Point> line = board_.submarine_line(target, direction);
            const std::size_t first = next_piece(line, 0);
            if (first == line.size() || !board_.is_dashed(line[first])) continue;
            if (is_submarine_code(code_at(line[first])) && found(line[first])) return true;
        }
        return false;
    }

    template <typename Found>
    bool each_strike(Point target, Found&& found) const {
        for (Point from : board_.depth_strike_range(target) & position_.occupied_[side_]) {
            if (is(code_at(from), Unit::Navy) && found(from)) return true;
        }
        return false;
    }

    [[nodiscard]] std::size_t next_piece(std::span<const Point> line, std::size_t from) const {
        while (from < line.size() && code_at(line[from]) == 0) ++from;
        return from;
    }
    /// Do sea steps join `target` to the `nth` point of its line?
    [[nodiscard]] bool sails_along(Point target, Direction direction, std::size_t nth) const {
        return !is_diagonal(direction) && nth < board_.submarine_line(target, direction).size();
    }

    const Position& position_;
    const Board& board_;
    Side side_;
};

}  // namespace taiji
