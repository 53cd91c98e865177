#include "tests/engine/wins/suite.hpp"

#include <algorithm>

#include "game/rules/tfen.hpp"

namespace taiji {

Result<std::vector<ForcedWinPosition>> read_wins(const Board& board, std::string_view text,
                                                 std::string_view name) {
    std::vector<ForcedWinPosition> wins;
    for (std::size_t number = 1; !text.empty(); ++number) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        const std::string_view line = text.substr(0, end);
        text.remove_prefix(std::min(end + 1, text.size()));
        if (line.size() < 3 || line[0] < '1' || line[0] > '9' || line[1] != ' ')
            return fail("{}:{}: expected a number of moves and a position", name, number);
        const auto position = parse_tfen(board, line.substr(2));
        if (!position) return fail("{}:{}: {}", name, number, position.error().message);
        wins.push_back({line[0] - '0', *position});
    }
    if (wins.empty()) return fail("{}: no positions in it", name);
    return wins;
}

}  // namespace taiji
