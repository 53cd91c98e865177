#pragma once

#include <compare>
#include <cstddef>
#include <cstdint>

namespace taiji {

/// A solid or dashed point of one board, as its index there: solid points first, row by row from
/// the north-west, then dashed points in the same order.
enum class Point : std::uint8_t {};

[[nodiscard]] constexpr std::size_t index(Point point) {
    return static_cast<std::size_t>(point);
}

/// A place on the board in half steps from (0,0): x2 to the east, y2 to the north. Solid points
/// have both even, dashed points both odd.
struct Coord {
    int x2 = 0;
    int y2 = 0;

    friend constexpr auto operator<=>(const Coord&, const Coord&) = default;
    friend constexpr Coord operator+(Coord a, Coord b) { return {a.x2 + b.x2, a.y2 + b.y2}; }
    friend constexpr Coord operator-(Coord a, Coord b) { return {a.x2 - b.x2, a.y2 - b.y2}; }
    friend constexpr Coord operator*(int n, Coord a) { return {n * a.x2, n * a.y2}; }
};

}  // namespace taiji
