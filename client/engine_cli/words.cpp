#include "client/engine_cli/words.hpp"

#include <fmt/format.h>

#include "game/board/coordinates.hpp"

namespace taiji::cli {

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
    return fmt::format("{} wins by {}", side_name_en(*end.winner), ending_text(end.how));
}

}  // namespace taiji::cli
