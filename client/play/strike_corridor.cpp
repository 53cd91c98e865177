#include <utility>

#include "client/play/intelligence.hpp"

namespace taiji::play {
namespace {

/// The pieces on a line that matter to a missile, and where it ends.
struct Sighted {
    std::optional<Point> first;
    std::optional<Point> second;
    std::optional<Point> last;  ///< at the rim; nothing: the line has no point
};
Sighted look_along(const Position& position, Point from, Direction direction) {
    Sighted seen;
    for (Point point : position.board().line(from, direction)) {
        seen.last = point;
        if (!position.piece_at(point)) continue;
        if (seen.first) {
            seen.second = point;
            break;
        }
        seen.first = point;
    }
    return seen;
}

/// The last point before `end` on the line that leads there, or nothing when `end` is the first.
std::optional<Point> point_before(const Position& position, Point from, Direction direction,
                                  Point end) {
    std::optional<Point> before;
    for (Point point : position.board().line(from, direction)) {
        if (point == end) break;
        before = point;
    }
    return before;
}

class Corridors {
  public:
    Corridors(const Position& position, Point from)
        : position_(position), from_(from), piece_(*position.piece_at(from)) {}

    [[nodiscard]] std::vector<StrikeCorridor> find() {
        if (position_.board().is_dashed(from_)) return {};
        for (Direction direction : kDirections) {
            const Sighted seen = look_along(position_, from_, direction);
            if (is_air_force(piece_.unit)) flight(direction, seen);
            if (piece_.unit == Unit::NuclearSubmarine && seen.first) add({}, *seen.first);
            if (piece_.unit == Unit::Missile || piece_.unit == Unit::NuclearSubmarine) {
                over_screen(seen);
            }
        }
        return std::move(found_);
    }

  private:
    /// A laden air force too: at sea it takes alone, without its passenger.
    void flight(Direction direction, const Sighted& seen) {
        std::optional<Point> end = seen.first ? seen.first : seen.last;
        if (end && position_.pieces(piece_.side).contains(*end)) {
            end = point_before(position_, from_, direction, *end);
        }
        if (end) add({}, *end);
    }
    void over_screen(const Sighted& seen) {
        if (!seen.first || seen.first == seen.last) return;
        add(seen.first, seen.second ? *seen.second : *seen.last);
    }
    void add(std::optional<Point> through, Point to) {
        std::optional<Piece> target = position_.piece_at(to);
        if (target && target->side == piece_.side) target.reset();
        found_.push_back({piece_, from_, through, to, target});
    }

    const Position& position_;
    Point from_;
    Piece piece_;
    std::vector<StrikeCorridor> found_;
};

}  // namespace

std::vector<StrikeCorridor> strike_corridors(const Position& position, Point from) {
    if (!position.piece_at(from)) return {};
    return Corridors(position, from).find();
}

std::vector<StrikeCorridor> strike_corridors(const Position& position, Side side) {
    std::vector<StrikeCorridor> all;
    for (Point from : position.pieces(side)) {
        for (StrikeCorridor& corridor : strike_corridors(position, from)) {
            all.push_back(corridor);
        }
    }
    return all;
}

}  // namespace taiji::play
