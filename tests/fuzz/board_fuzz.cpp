// Board files: what is read must be a board that plays, if its start position is good.
#include "base/check.hpp"
#include "game/board/coordinates.hpp"
#include "game/rules/load_board.hpp"
#include "game/rules/tfen.hpp"
#include "tests/fuzz/fuzz_support.hpp"

namespace {

using namespace taiji;

void check_points(const Board& board) {
    for (std::size_t i = 0; i < board.point_count(); ++i) {
        const auto point = static_cast<Point>(i);
        TAIJI_CHECK(board.point_at(board.coord(point)) == point);
        const Result<Point> read = parse_point(board, point_text(board, point));
        TAIJI_CHECK(read.has_value() && *read == point);
    }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view text = fuzz::text_of(data, size);
    const Result<std::shared_ptr<const Board>> board = Board::parse(text, "fuzz.board");
    if (!board) {
        TAIJI_CHECK(board.error().message.starts_with("fuzz.board:"));
        return 0;
    }
    TAIJI_CHECK((*board)->point_count() <= Board::kMaxPoints);
    check_points(**board);
    const Result<std::shared_ptr<const Board>> playable = load_board(text, "fuzz.board");
    const Result<Position> start = Position::start(**board);
    TAIJI_CHECK(playable.has_value() == start.has_value());
    if (!start) return 0;
    TAIJI_CHECK(parse_tfen(**board, tfen(*start)) == *start);
    fuzz::play_and_take_back(*start, text, 6);
    return 0;
}
