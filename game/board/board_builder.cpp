#include "game/board/board_builder.hpp"

#include <algorithm>
#include <cstdlib>
#include <functional>
#include <utility>

#include "base/check.hpp"

namespace taiji {
namespace {

constexpr int kLongestCrossing = 2;  // steps; RULES.md 2, Army

/// Whole-number offset between two solid points.
struct Offset {
    int dx;
    int dy;
    [[nodiscard]] int longer() const { return std::max(std::abs(dx), std::abs(dy)); }
    [[nodiscard]] int shorter() const { return std::min(std::abs(dx), std::abs(dy)); }
};

Offset offset(const Board& board, Point from, Point to) {
    const Coord d = board.coord(to) - board.coord(from);
    return {d.x2 / 2, d.y2 / 2};
}

// The shapes of RULES.md 2, seen from a corner.
bool is_ri(Offset o) {
    return o.longer() <= 2 && o.shorter() <= 1;
}  // 日
bool is_kou(Offset o) {
    return o.longer() == 1;
}  // 口
bool is_tian(Offset o) {
    return o.longer() <= 2;
}  // 田
bool is_mu(Offset o) {
    return o.longer() <= 3 && o.shorter() <= 1;
}  // 目

bool is_centre_cell(Coord centre) {
    return std::abs(centre.x2) == 1 && std::abs(centre.y2) == 1;
}

template <typename T>
class Table {
  public:
    explicit Table(std::size_t side) : side_(side), values_(side * side) {}
    T& at(Landmass a, Landmass b) {
        return values_[static_cast<std::size_t>(a) * side_ + static_cast<std::size_t>(b)];
    }

  private:
    std::size_t side_;
    std::vector<T> values_;
};

struct Crossing {
    Point from;
    Point to;
    int steps;
};

/// Points of `shape` that are walked to from `from` in exactly as many `steps` as their distance
/// is.
PointSet reached(const Board& board, Point from,
                 const std::array<PointSet, Board::kMaxPoints>& steps, bool (*shape)(Offset)) {
    PointSet reach;
    PointSet frontier{from};
    for (int walked = 1; walked <= 3; ++walked) {
        PointSet next;
        for (Point point : frontier) next |= steps[index(point)];
        for (Point point : next) {
            const Offset o = offset(board, from, point);
            if (o.longer() == walked && shape(o)) reach.insert(point);
        }
        frontier = next;
    }
    return reach;
}

}  // namespace

BoardBuilder::BoardBuilder(const BoardCells& cells) : board_(new Board) {
    board_->half_width_ = cells.columns / 2;
    board_->half_height_ = cells.rows / 2;
    board_->cells_ = cells.cells;
    number_points();
}

void BoardBuilder::set_palace(Side side, const PointSet& palace, Point seat) {
    board_->palaces_[side] = palace;
    board_->seats_[side] = seat;
}

void BoardBuilder::set_texts(std::string name, std::string start_tfen, TextPlace start_place) {
    board_->name_ = std::move(name);
    board_->start_tfen_ = std::move(start_tfen);
    board_->start_place_ = start_place;
}

std::shared_ptr<const Board> BoardBuilder::finish() && {
    derive_terrain();
    derive_steps();
    derive_landmasses();
    derive_crossings();
    derive_ranges();
    derive_landings();
    derive_depth_strikes();
    derive_lines();
    return std::move(board_);
}

void BoardBuilder::number_points() {
    Board& b = *board_;
    const int x_rim = 2 * b.half_width_;
    const int y_rim = 2 * b.half_height_;
    for (int y = y_rim; y >= -y_rim; y -= 2) {
        for (int x = -x_rim; x <= x_rim; x += 2) b.coords_.push_back({x, y});
    }
    b.solid_count_ = b.coords_.size();
    for (int y = y_rim - 1; y > -y_rim; y -= 2) {
        for (int x = -x_rim + 1; x < x_rim; x += 2) {
            if (b.cell({x, y}) == Cell::Ocean) b.coords_.push_back({x, y});
        }
    }
    TAIJI_CHECK(b.coords_.size() <= Board::kMaxPoints);
    const int width = 2 * x_rim + 1;
    b.by_coord_.assign(static_cast<std::size_t>(width * (2 * y_rim + 1)), std::nullopt);
    for (std::size_t i = 0; i < b.coords_.size(); ++i) {
        const auto point = static_cast<Point>(i);
        const Coord c = b.coords_[i];
        b.by_coord_[static_cast<std::size_t>((y_rim - c.y2) * width + c.x2 + x_rim)] = point;
        (i < b.solid_count_ ? b.solid_points_ : b.dashed_points_).insert(point);
    }
    b.supreme_taiji_ = *b.point_at({0, 0});
}

void BoardBuilder::derive_terrain() {
    Board& b = *board_;
    for (Point point : b.solid_points_) {
        bool land = false;
        bool ocean = false;
        for (Coord corner : {Coord{1, 1}, Coord{1, -1}, Coord{-1, 1}, Coord{-1, -1}}) {
            const std::optional<Cell> cell = b.cell(b.coord(point) + corner);
            land |= cell == Cell::Land;
            ocean |= cell == Cell::Ocean;
        }
        b.terrain_[index(point)] =
            land && ocean ? Terrain::Coast : (land ? Terrain::Inland : Terrain::OpenSea);
        if (land && point != b.supreme_taiji_) b.land_points_.insert(point);
        if (ocean) b.sea_points_.insert(point);
    }
}

void BoardBuilder::derive_steps() {
    Board& b = *board_;
    for (Point from : b.solid_points_) {
        for (Direction direction : kDirections) {
            const Coord way = step(direction);
            const std::optional<Point> to = b.point_at(b.coord(from) + way);
            if (!to || b.is_centre_step(from, *to)) continue;
            const Coord middle = b.coord(from) + Coord{way.x2 / 2, way.y2 / 2};
            // A diagonal crosses one cell; an edge lies between two, or one at the rim.
            const Coord aside =
                is_diagonal(direction) ? Coord{0, 0} : Coord{way.y2 / 2, way.x2 / 2};
            for (Coord centre : {middle + aside, middle - aside}) {
                const std::optional<Cell> cell = b.cell(centre);
                if (cell == Cell::Land) b.land_steps_[index(from)].insert(*to);
                if (cell == Cell::Ocean) b.sea_steps_[index(from)].insert(*to);
            }
        }
    }
}

void BoardBuilder::derive_landmasses() {
    Board& b = *board_;
    b.landmasses_.assign(b.point_count(), std::nullopt);
    for (Point seed : b.land_points_) {
        if (b.landmasses_[index(seed)]) continue;
        const auto landmass = static_cast<Landmass>(b.landmass_count_++);
        std::vector<Point> left{seed};
        b.landmasses_[index(seed)] = landmass;
        while (!left.empty()) {
            const Point from = left.back();
            left.pop_back();
            for (Point to : b.land_steps_[index(from)]) {
                if (b.landmasses_[index(to)]) continue;
                b.landmasses_[index(to)] = landmass;
                left.push_back(to);
            }
        }
    }
}

void BoardBuilder::derive_crossings() {
    Board& b = *board_;
    std::vector<Crossing> crossings;
    Table<int> shortest(b.landmass_count_);  // 0: no crossing
    for (Point from : b.land_points_& b.sea_points_) {
        for (Direction direction : kDirections) {
            if (is_diagonal(direction)) continue;
            Point at = from;
            for (int steps = 1; steps <= kLongestCrossing; ++steps) {
                const std::optional<Point> next = b.point_at(b.coord(at) + step(direction));
                if (!next || !b.is_sea_step(at, *next) || b.is_land_step(at, *next)) break;
                at = *next;
                if (b.terrain(at) != Terrain::Coast || b.landmass(at) == b.landmass(from)) continue;
                crossings.push_back({from, at, steps});
                int& least = shortest.at(*b.landmass(from), *b.landmass(at));
                if (least == 0 || steps < least) least = steps;
            }
        }
    }
    for (const Crossing& crossing : crossings) {
        b.army_crossings_[index(crossing.from)].insert(crossing.to);
        if (crossing.steps == shortest.at(*b.landmass(crossing.from), *b.landmass(crossing.to))) {
            b.citizen_crossings_[index(crossing.from)].insert(crossing.to);
        }
    }
}

void BoardBuilder::derive_ranges() {
    Board& b = *board_;
    for (Point from : b.solid_points_) {
        const std::size_t i = index(from);
        b.army_range_[i] = reached(b, from, b.land_steps_, is_ri);
        b.army_reach_[i] = b.army_range_[i] | b.army_crossings_[i];
        b.citizen_range_[i] = reached(b, from, b.land_steps_, is_kou);
        b.citizen_reach_[i] = b.citizen_range_[i] | b.citizen_crossings_[i];
        b.navy_range_[i] = reached(b, from, b.sea_steps_, is_tian);
        b.carrier_range_[i] = reached(b, from, b.sea_steps_, is_mu);
        for (Side side : kBothSides) {
            if (!b.palaces_[side].contains(from)) continue;
            for (Point to : b.palaces_[side]) {
                if (is_kou(offset(b, from, to)) && !b.is_centre_step(from, to)) {
                    b.hub_range_[i].insert(to);
                }
            }
        }
    }
}

void BoardBuilder::derive_landings() {
    Board& b = *board_;
    b.landings_from_.resize(b.point_count());
    b.landings_to_.resize(b.point_count());
    for (Point from : b.solid_points_) {
        if (from == b.supreme_taiji_) continue;
        for (Direction direction : kDirections) {
            if (!is_diagonal(direction)) continue;
            const Coord way = step(direction);
            const Coord half{way.x2 / 2, way.y2 / 2};
            const std::optional<Point> far = b.point_at(b.coord(from) + 2 * way);
            if (!far || is_centre_cell(b.coord(from) + half) ||
                is_centre_cell(b.coord(from) + 3 * half)) {
                continue;
            }
            const bool may_land =
                b.terrain(from) == Terrain::Inland ||
                (b.land_points_.contains(*far) && !b.navy_range_[index(from)].contains(*far));
            if (!may_land) continue;
            const Point centre = *b.point_at(b.coord(from) + way);
            b.landings_from_[index(from)].push_back({*far, centre});
            b.landings_to_[index(*far)].push_back({from, centre});
        }
    }
}

void BoardBuilder::derive_depth_strikes() {
    Board& b = *board_;
    for (Point target : b.dashed_points_) {
        PointSet strikers;
        for (Coord corner : {Coord{1, 1}, Coord{1, -1}, Coord{-1, 1}, Coord{-1, -1}}) {
            const Point point = *b.point_at(b.coord(target) + corner);
            strikers.insert(point);
            strikers |= b.sea_steps_[index(point)];
        }
        b.depth_strike_range_[index(target)] = strikers;
        for (Point from : strikers) b.depth_strike_range_[index(from)].insert(target);
    }
}

void BoardBuilder::derive_lines() {
    Board& b = *board_;
    struct Extent {
        std::size_t begin;
        std::size_t size;
    };
    std::vector<Extent> extents;
    const auto add_ray = [&](Point from, const std::function<std::optional<Point>(Point)>& next) {
        const std::size_t begin = b.ray_storage_.size();
        for (std::optional<Point> at = next(from); at; at = next(*at)) {
            if (*at != b.supreme_taiji_) b.ray_storage_.push_back(*at);
        }
        extents.push_back({begin, b.ray_storage_.size() - begin});
    };
    for (std::size_t i = 0; i < b.point_count(); ++i) {
        const auto from = static_cast<Point>(i);
        for (Direction direction : kDirections) {
            const Coord way = step(direction);
            const Coord half{way.x2 / 2, way.y2 / 2};
            add_ray(from, [&](Point at) -> std::optional<Point> {
                if (b.is_dashed(from)) return std::nullopt;
                return b.point_at(b.coord(at) + way);
            });
            add_ray(from, [&](Point at) -> std::optional<Point> {
                if (is_diagonal(direction)) {
                    // From a corner into an ocean cell's middle, and from there to its far corner.
                    return b.point_at(b.coord(at) + half);
                }
                if (b.is_dashed(from)) return std::nullopt;
                const std::optional<Point> to = b.point_at(b.coord(at) + way);
                return to && b.is_sea_step(at, *to) ? to : std::nullopt;
            });
        }
    }
    // Spans only now: the storage no longer grows.
    const std::span<const Point> all(b.ray_storage_);
    auto extent = extents.begin();
    for (std::size_t i = 0; i < b.point_count(); ++i) {
        for (std::size_t d = 0; d < kDirections.size(); ++d) {
            b.lines_[i][d] = all.subspan(extent->begin, extent->size);
            ++extent;
            b.submarine_lines_[i][d] = all.subspan(extent->begin, extent->size);
            ++extent;
        }
    }
}

}  // namespace taiji
