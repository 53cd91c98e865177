#include "game/rules/load_board.hpp"

#include "game/rules/position.hpp"

namespace taiji {

Result<std::shared_ptr<const Board>> load_board(std::string_view text, std::string_view name) {
    Result<std::shared_ptr<const Board>> board = Board::parse(text, name);
    if (!board) return board;
    if (const Result<Position> start = Position::start(**board); !start) {
        const TextPlace place = (*board)->start_place();
        return fail("{}:{}:{}: start position: {}", name, place.line, place.column,
                    start.error().message);
    }
    return board;
}

}  // namespace taiji
