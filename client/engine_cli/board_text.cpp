#include "client/engine_cli/board_text.hpp"

#include <fmt/format.h>

#include <cctype>
#include <optional>

namespace taiji::cli {
namespace {

constexpr std::size_t kColumnsPerStep = 5;
constexpr std::size_t kRowsPerStep = 2;
constexpr std::size_t kLeftRim = 4;   // the label, a blank, an opening bracket
constexpr std::size_t kRightRim = 6;  // two letters, a closing bracket, the label

/// What lies on both sides of an edge between two cells, or on one at the rim of the board.
enum class Edge { Land, Sea, Coastline };

class BoardDrawing {
  public:
    explicit BoardDrawing(const Position& position)
        : position_(position),
          board_(position.board()),
          width_(2 * static_cast<std::size_t>(board_.half_width())),
          height_(2 * static_cast<std::size_t>(board_.half_height())),
          canvas_(kRowsPerStep * height_ + 3, kLeftRim + kColumnsPerStep * width_ + kRightRim) {}

    std::string text(Colours colours) {
        draw_cells();
        draw_edges();
        board_.solid_points().for_each([this](Point point) { draw_point(point); });
        board_.dashed_points().for_each([this](Point point) { draw_submerged(point); });
        draw_labels();
        return canvas_.text(colours);
    }

  private:
    /// Of a solid point, or of the middle of an edge or a cell.
    [[nodiscard]] Spot spot(Coord coord) const {
        const auto east = static_cast<std::size_t>(coord.x2 + 2 * board_.half_width());
        const auto south = static_cast<std::size_t>(2 * board_.half_height() - coord.y2);
        return {1 + south * kRowsPerStep / 2, kLeftRim + east * kColumnsPerStep / 2};
    }

    template <typename Visit>
    void for_each_coord(Visit visit) const {
        for (int y2 = -2 * board_.half_height(); y2 <= 2 * board_.half_height(); ++y2) {
            for (int x2 = -2 * board_.half_width(); x2 <= 2 * board_.half_width(); ++x2) {
                visit(Coord{x2, y2});
            }
        }
    }

    void draw_cells() {
        for_each_coord([this](Coord coord) {
            const std::optional<Cell> cell = board_.cell(coord);
            if (!cell) return;
            const bool is_land = *cell == Cell::Land;
            const Spot middle = spot(coord);
            canvas_.write({middle.row, middle.column - 1}, is_land ? "...." : "    ",
                          is_land ? Ink::Land : Ink::Sea);
        });
    }

    [[nodiscard]] Edge edge(std::optional<Cell> one, std::optional<Cell> other) const {
        if (one && other && *one != *other) return Edge::Coastline;
        return one.value_or(other.value_or(Cell::Ocean)) == Cell::Land ? Edge::Land : Edge::Sea;
    }

    void draw_edges() {
        for_each_coord([this](Coord middle) {
            const bool along_row = middle.x2 % 2 != 0 && middle.y2 % 2 == 0;
            const bool along_column = middle.x2 % 2 == 0 && middle.y2 % 2 != 0;
            if (along_row) {
                const Edge kind =
                    edge(board_.cell(middle + Coord{0, 1}), board_.cell(middle + Coord{0, -1}));
                draw_edge({spot(middle).row, spot(middle).column - 1}, kind, "----", "....");
            } else if (along_column) {
                const Edge kind =
                    edge(board_.cell(middle + Coord{1, 0}), board_.cell(middle + Coord{-1, 0}));
                draw_edge(spot(middle), kind, "|", ".");
            }
        });
    }

    void draw_edge(Spot start, Edge kind, std::string_view coastline, std::string_view land) {
        switch (kind) {
            case Edge::Land:
                canvas_.write(start, land, Ink::Land);
                break;
            case Edge::Sea:
                canvas_.write(start, std::string(land.size(), ' '), Ink::Sea);
                break;
            case Edge::Coastline:
                canvas_.write(start, coastline, Ink::Coastline);
                break;
        }
    }

    [[nodiscard]] static Ink ink(Side side) {
        return side == Side::White ? Ink::White : Ink::Black;
    }

    [[nodiscard]] static std::string letters_of(Piece piece) {
        std::string text(letters(piece.unit));
        if (piece.side == Side::Black) {
            for (char& letter : text) letter = static_cast<char>(std::tolower(letter));
        }
        return text;
    }

    [[nodiscard]] Ink terrain_ink(Point solid) const {
        switch (board_.terrain(solid)) {
            case Terrain::Inland:
                return Ink::Land;
            case Terrain::Coast:
                return Ink::Coastline;
            case Terrain::OpenSea:
                break;
        }
        return Ink::Sea;
    }

    void draw_point(Point point) {
        const Spot at = spot(board_.coord(point));
        const std::optional<Piece> piece = position_.piece_at(point);
        std::size_t length = 1;
        if (piece) {
            const std::string text = letters_of(*piece);
            length = text.size();
            canvas_.write({at.row, at.column - 1}, " ", terrain_ink(point));
            canvas_.write(at, text, ink(piece->side));
            canvas_.write({at.row, at.column + length}, " ", terrain_ink(point));
        } else {
            canvas_.put(at, point == board_.supreme_taiji() ? '@' : '+', terrain_ink(point));
        }
        for (const Side side : kBothSides) {
            if (!board_.palace(side).contains(point)) continue;
            const bool is_seat = board_.seat(side) == point;
            canvas_.put({at.row, at.column - 1}, is_seat ? '<' : '(', Ink::Palace);
            canvas_.put({at.row, at.column + length}, is_seat ? '>' : ')', Ink::Palace);
        }
    }

    void draw_submerged(Point point) {
        const std::optional<Piece> piece = position_.piece_at(point);
        if (!piece) return;
        const std::string text = letters_of(*piece);
        const Spot at = spot(board_.coord(point));
        canvas_.write({at.row, at.column - 1}, "~", Ink::Sea);
        canvas_.write(at, text, ink(piece->side));
        canvas_.write({at.row, at.column + text.size()}, "~", Ink::Sea);
    }

    void draw_labels() {
        for (int x = -board_.half_width(); x <= board_.half_width(); ++x) {
            const std::string label =
                x == 0 ? "0" : fmt::format("{}{}", x < 0 ? 'W' : 'E', std::abs(x));
            const std::size_t column = spot({2 * x, 0}).column;
            canvas_.write({0, column}, label, Ink::Label);
            canvas_.write({kRowsPerStep * height_ + 2, column}, label, Ink::Label);
        }
        for (int y = -board_.half_height(); y <= board_.half_height(); ++y) {
            const std::string label =
                y == 0 ? "0" : fmt::format("{}{}", y < 0 ? 'S' : 'N', std::abs(y));
            const std::size_t row = spot({0, 2 * y}).row;
            canvas_.write({row, 0}, label, Ink::Label);
            canvas_.write({row, kLeftRim + kColumnsPerStep * width_ + 3}, label, Ink::Label);
        }
    }

    const Position& position_;
    const Board& board_;
    std::size_t width_;
    std::size_t height_;
    Canvas canvas_;
};

}  // namespace

std::string board_text(const Position& position, Colours colours) {
    return BoardDrawing(position).text(colours);
}

std::string legend_text() {
    return "UPPER CASE White, lower case Black; FA, FC, SM stacks; ~S~ submerged\n"
           ". land  - | coastline  + point  @ (0,0)  ( ) palace  < > seat\n";
}

}  // namespace taiji::cli
