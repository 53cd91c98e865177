#pragma once

#include <string>
#include <vector>

#include "game/rules/position.hpp"

namespace taiji::cli {

struct NamedMove {
    std::string text;
    Move move;
};

/// All legal moves, sorted by their texts byte by byte.
[[nodiscard]] std::vector<NamedMove> sorted_moves(const Position& position);

}  // namespace taiji::cli
