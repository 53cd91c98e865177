#pragma once

#include <memory>
#include <string>
#include <vector>

#include "game/board/board.hpp"

namespace taiji {

/// What a board file says, checked for shape: an even number of at least two rows and columns, the
/// four centre cells land, at most `Board::kMaxPoints` points.
struct BoardCells {
    int columns = 0;
    int rows = 0;
    std::vector<Cell> cells;  ///< row by row from the north-west
};

/// Derives a board's tables from its cells, palaces and seats, in this order.
class BoardBuilder {
  public:
    explicit BoardBuilder(const BoardCells& cells);

    /// For looking up points while the file is still being read.
    [[nodiscard]] const Board& board() const { return *board_; }

    void set_palace(Side side, const PointSet& palace, Point seat);
    void set_texts(std::string name, std::string start_tfen, TextPlace start_place);
    /// Derives everything else. The builder is used up.
    [[nodiscard]] std::shared_ptr<const Board> finish() &&;

  private:
    void number_points();
    void derive_terrain();
    void derive_steps();
    void derive_landmasses();
    void derive_crossings();
    void derive_ranges();
    void derive_landings();
    void derive_depth_strikes();
    void derive_lines();

    std::shared_ptr<Board> board_;
};

}  // namespace taiji
