#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.hpp"
#include "game/board/point.hpp"
#include "game/board/point_set.hpp"
#include "game/board/side.hpp"

namespace taiji {

enum class Cell : std::uint8_t { Land, Ocean };

/// Terrain of a solid point, from the cells that touch it.
enum class Terrain : std::uint8_t { Inland, Coast, OpenSea };

/// Index of a landmass on its board.
enum class Landmass : std::uint8_t {};

/// The eight directions along rows, columns and diagonals, clockwise from north; the odd ones are
/// diagonal.
enum class Direction : std::uint8_t {
    North,
    NorthEast,
    East,
    SouthEast,
    South,
    SouthWest,
    West,
    NorthWest
};
inline constexpr std::array kDirections = {
    Direction::North, Direction::NorthEast, Direction::East, Direction::SouthEast,
    Direction::South, Direction::SouthWest, Direction::West, Direction::NorthWest};

/// One whole step in `direction`, in half steps.
[[nodiscard]] constexpr Coord step(Direction direction) {
    constexpr std::array<Coord, 8> kSteps = {
        {{0, 2}, {2, 2}, {2, 0}, {2, -2}, {0, -2}, {-2, -2}, {-2, 0}, {-2, 2}}};
    return kSteps[static_cast<std::size_t>(direction)];
}
[[nodiscard]] constexpr bool is_diagonal(Direction direction) {
    return static_cast<unsigned>(direction) % 2 == 1;
}

/// A navy's landing: to the far corner of a 田 over its centre.
struct Landing {
    Point far;     ///< the other end: the target in `landings_from`, the origin in `landings_to`
    Point centre;  ///< must be empty
};

/// A place in a text file, both from 1; the column counts bytes.
struct TextPlace {
    std::size_t line = 1;
    std::size_t column = 1;
};

/// A board and everything about movement on it that does not depend on the pieces (RULES.md 1 and
/// 2). Derived once from the cells when the board is read; immutable afterwards. Positions point to
/// their board, so it is shared and never moves.
class Board {
  public:
    /// At most this many points, solid and dashed together.
    static constexpr std::size_t kMaxPoints = 256;

    /// Reads a board file's text; the format is described in docs/board.md. `name` stands in
    /// messages, which give line and column.
    static Result<std::shared_ptr<const Board>> parse(std::string_view text, std::string_view name);

    Board(const Board&) = delete;
    Board& operator=(const Board&) = delete;

    /// The board's own name, from its file ("world").
    [[nodiscard]] const std::string& name() const { return name_; }
    /// TFEN of the start position, unchecked: the rules' `load_board` reads a file and looks at it.
    [[nodiscard]] const std::string& start_tfen() const { return start_tfen_; }
    /// Where the start position stands in the board's file, from 1.
    [[nodiscard]] TextPlace start_place() const { return start_place_; }
    /// Whole steps from (0,0) to the east and west rims.
    [[nodiscard]] int half_width() const { return half_width_; }
    /// Whole steps from (0,0) to the north and south rims.
    [[nodiscard]] int half_height() const { return half_height_; }
    /// The cell whose centre is `centre` (both odd), or nothing off the board.
    [[nodiscard]] std::optional<Cell> cell(Coord centre) const;

    [[nodiscard]] std::size_t point_count() const { return coords_.size(); }
    [[nodiscard]] std::size_t solid_count() const { return solid_count_; }
    [[nodiscard]] bool is_dashed(Point point) const { return index(point) >= solid_count_; }
    [[nodiscard]] Coord coord(Point point) const { return coords_[index(point)]; }
    /// The solid or dashed point there, or nothing: off the board, a lone half, or no ocean cell.
    [[nodiscard]] std::optional<Point> point_at(Coord coord) const;
    /// The supreme Taiji, (0,0). No piece ever stands there.
    [[nodiscard]] Point supreme_taiji() const { return supreme_taiji_; }

    /// Of a solid point.
    [[nodiscard]] Terrain terrain(Point solid) const { return terrain_[index(solid)]; }
    /// Inland and coast, without (0,0).
    [[nodiscard]] const PointSet& land_points() const { return land_points_; }
    /// Open sea and coast.
    [[nodiscard]] const PointSet& sea_points() const { return sea_points_; }
    [[nodiscard]] const PointSet& solid_points() const { return solid_points_; }
    [[nodiscard]] const PointSet& dashed_points() const { return dashed_points_; }
    /// Of a land point; nothing for open sea, dashed points and (0,0).
    [[nodiscard]] std::optional<Landmass> landmass(Point point) const;
    [[nodiscard]] std::size_t landmass_count() const { return landmass_count_; }
    /// Does a land (sea) step join these neighbouring solid points?
    [[nodiscard]] bool is_land_step(Point a, Point b) const;
    [[nodiscard]] bool is_sea_step(Point a, Point b) const;
    /// May nothing but an air force or a missile go this step: one to or from (0,0), or a diagonal
    /// of the centre region?
    [[nodiscard]] bool is_centre_step(Point a, Point b) const;

    [[nodiscard]] const PointSet& palace(Side side) const { return palaces_[side]; }
    [[nodiscard]] Point seat(Side side) const { return seats_[side]; }

    // Reach of the units from a point, others left out of account. All but landings are symmetric:
    // `b` is in reach of `a` exactly when `a` is in reach of `b`.
    [[nodiscard]] const PointSet& army_range(Point from) const { return army_range_[index(from)]; }
    [[nodiscard]] const PointSet& army_crossings(Point from) const {
        return army_crossings_[index(from)];
    }
    /// Range and crossings together.
    [[nodiscard]] const PointSet& army_reach(Point from) const { return army_reach_[index(from)]; }
    [[nodiscard]] const PointSet& citizen_range(Point from) const {
        return citizen_range_[index(from)];
    }
    [[nodiscard]] const PointSet& citizen_crossings(Point from) const {
        return citizen_crossings_[index(from)];
    }
    [[nodiscard]] const PointSet& citizen_reach(Point from) const {
        return citizen_reach_[index(from)];
    }
    [[nodiscard]] const PointSet& navy_range(Point from) const { return navy_range_[index(from)]; }
    [[nodiscard]] const PointSet& carrier_range(Point from) const {
        return carrier_range_[index(from)];
    }
    /// Steps inside the palace that holds `from`; empty elsewhere.
    [[nodiscard]] const PointSet& hub_range(Point from) const { return hub_range_[index(from)]; }
    /// From a solid point: the dashed points that a navy there can strike. From a dashed point: the
    /// solid points from which a navy can strike it.
    [[nodiscard]] const PointSet& depth_strike_range(Point from) const {
        return depth_strike_range_[index(from)];
    }
    [[nodiscard]] std::span<const Landing> landings_from(Point from) const {
        return landings_from_[index(from)];
    }
    [[nodiscard]] std::span<const Landing> landings_to(Point to) const {
        return landings_to_[index(to)];
    }
    /// Solid points from `from` to the rim, nearest first, (0,0) left out: what air forces and
    /// missiles fly along. Empty for a dashed point.
    [[nodiscard]] std::span<const Point> line(Point from, Direction direction) const {
        return lines_[index(from)][static_cast<std::size_t>(direction)];
    }
    /// Where a submarine can go from `from` in `direction`, nearest first, until the sea ends:
    /// along rows and columns by sea steps (solid points only), along diagonals through ocean cells
    /// (dashed points and corners in turn).
    [[nodiscard]] std::span<const Point> submarine_line(Point from, Direction direction) const {
        return submarine_lines_[index(from)][static_cast<std::size_t>(direction)];
    }

  private:
    friend class BoardBuilder;
    Board() = default;

    template <typename T>
    using PerPoint = std::array<T, kMaxPoints>;
    using Rays = std::array<std::span<const Point>, 8>;

    std::string name_;
    std::string start_tfen_;
    TextPlace start_place_;
    int half_width_ = 0;
    int half_height_ = 0;
    std::vector<Cell> cells_;  // row by row from the north-west
    std::vector<Coord> coords_;
    std::vector<std::optional<Point>> by_coord_;  // every half step, row by row from the north-west
    std::size_t solid_count_ = 0;
    Point supreme_taiji_{};
    PerSide<PointSet> palaces_;
    PerSide<Point> seats_;

    PerPoint<Terrain> terrain_{};
    PointSet land_points_, sea_points_, solid_points_, dashed_points_;
    std::vector<std::optional<Landmass>> landmasses_;
    std::size_t landmass_count_ = 0;
    PerPoint<PointSet> land_steps_, sea_steps_;

    PerPoint<PointSet> army_range_, army_crossings_, army_reach_;
    PerPoint<PointSet> citizen_range_, citizen_crossings_, citizen_reach_;
    PerPoint<PointSet> navy_range_, carrier_range_, hub_range_, depth_strike_range_;
    std::vector<std::vector<Landing>> landings_from_, landings_to_;
    PerPoint<Rays> lines_{}, submarine_lines_{};
    std::vector<Point> ray_storage_;
};

}  // namespace taiji
