#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "renderer/scene/board_projection.hpp"

namespace taiji::scene {

/// Who owns a thing. West is ivory, East is obsidian.
enum class Owner : std::uint8_t { West, East };
inline constexpr std::size_t kOwnerCount = 2;

enum class CellKind : std::uint8_t { Land, Ocean };

/// The five colours of the board.
enum class Tint : std::uint8_t { Blue, Green, Red, Yellow, White };
inline constexpr std::size_t kTintCount = 5;

struct BoardCell {
    CellKind kind = CellKind::Ocean;
    Tint tint = Tint::Blue;
    friend bool operator==(const BoardCell&, const BoardCell&) = default;
};

enum class PointKind : std::uint8_t { Solid, Dashed };

/// A point where a piece can stand. `id` is the giver's own and comes back from picking.
struct BoardPoint {
    std::uint32_t id = 0;
    PointKind kind = PointKind::Solid;
    BoardPlace at{};
    MapPlace map{};
};

/// A rectangle of whole grid lines, both ends included.
struct BoardRect {
    double west = 0.0;
    double south = 0.0;
    double east = 0.0;
    double north = 0.0;
};

struct BoardPalace {
    Owner owner = Owner::West;
    BoardRect area{};
    BoardPlace seat{};
};

/// What is drawn of a board and never changes during a match: made once, uploaded once. Solid lines
/// run along every whole x and y; dashed diagonals in every ocean cell.
struct BoardModel {
    BoardProjection projection;
    int half_width = 0;   ///< whole columns from (0,0) to the east and west rims
    int half_height = 0;  ///< whole rows from (0,0) to the north and south rims
    /// 2*half_width by 2*half_height, row by row from the north-west.
    std::vector<BoardCell> cells{};
    std::vector<BoardPoint> points{};
    std::array<BoardPalace, kOwnerCount> palaces{};
    /// The supreme Taiji lies over the four cells round (0,0).
    BoardRect centre{-1.0, -1.0, 1.0, 1.0};

    [[nodiscard]] BoardRect rim() const {
        return {-1.0 * half_width, -1.0 * half_height, 1.0 * half_width, 1.0 * half_height};
    }
    /// `column` from the west, `row` from the north, both from 0 and on the board.
    [[nodiscard]] const BoardCell& cell(int column, int row) const {
        const int index = row * 2 * half_width + column;
        return cells[static_cast<std::size_t>(index)];
    }
};

}  // namespace taiji::scene
