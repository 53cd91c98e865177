#include "game/board/board.hpp"

namespace taiji {

std::optional<Cell> Board::cell(Coord centre) const {
    const int column = (centre.x2 + 2 * half_width_ - 1) / 2;
    const int row = (2 * half_height_ - 1 - centre.y2) / 2;
    if (centre.x2 < -2 * half_width_ || centre.x2 > 2 * half_width_ ||
        centre.y2 < -2 * half_height_ || centre.y2 > 2 * half_height_ || centre.x2 % 2 == 0 ||
        centre.y2 % 2 == 0) {
        return std::nullopt;
    }
    return cells_[static_cast<std::size_t>(row * 2 * half_width_ + column)];
}

std::optional<Point> Board::point_at(Coord coord) const {
    const int x = coord.x2 + 2 * half_width_;
    const int y = 2 * half_height_ - coord.y2;
    const int width = 4 * half_width_ + 1;
    const int height = 4 * half_height_ + 1;
    if (x < 0 || x >= width || y < 0 || y >= height) return std::nullopt;
    return by_coord_[static_cast<std::size_t>(y * width + x)];
}

std::optional<Landmass> Board::landmass(Point point) const {
    return landmasses_[index(point)];
}

bool Board::is_land_step(Point a, Point b) const {
    return land_steps_[index(a)].contains(b);
}
bool Board::is_sea_step(Point a, Point b) const {
    return sea_steps_[index(a)].contains(b);
}

bool Board::is_centre_step(Point a, Point b) const {
    if (a == supreme_taiji_ || b == supreme_taiji_) return true;
    const Coord sum = coord(a) + coord(b);  // twice the middle
    return (sum.x2 == 2 || sum.x2 == -2) && (sum.y2 == 2 || sum.y2 == -2);
}

}  // namespace taiji
