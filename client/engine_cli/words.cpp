#include "client/engine_cli/words.hpp"

#include <fmt/format.h>

#include "game/board/coordinates.hpp"

namespace taiji::cli {

std::string_view side_name(Side side) {
    return side == Side::White ? "White" : "Black";
}

std::string piece_name(Piece piece) {
    return fmt::format("{}'s {}", side_name(piece.side), name_en(piece.unit));
}

std::string points_text(const Board& board, const PointSet& points) {
    std::string text;
    points.for_each([&](Point point) {
        if (!text.empty()) text += ", ";
        text += point_text(board, point);
    });
    return text;
}

std::string end_text(const GameEnd& end) {
    if (!end.winner) return fmt::format("a draw by {}", ending_text(end.how));
    return fmt::format("{} wins by {}", side_name(*end.winner), ending_text(end.how));
}

}  // namespace taiji::cli
