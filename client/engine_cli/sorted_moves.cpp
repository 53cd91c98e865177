#include "client/engine_cli/sorted_moves.hpp"

#include <algorithm>

#include "game/rules/legal_moves.hpp"
#include "game/rules/move_text.hpp"

namespace taiji::cli {

std::vector<NamedMove> sorted_moves(const Position& position) {
    MoveList moves;
    legal_moves(position, moves);
    std::vector<NamedMove> named;
    named.reserve(moves.size());
    for (const Move move : moves) named.push_back({move_text(position.board(), move), move});
    std::sort(named.begin(), named.end(),
              [](const NamedMove& a, const NamedMove& b) { return a.text < b.text; });
    return named;
}

}  // namespace taiji::cli
