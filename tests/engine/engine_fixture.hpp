#pragma once

#include <gtest/gtest.h>

#include <string_view>
#include <vector>

#include "game/engine/search.hpp"
#include "game/rules/move_text.hpp"
#include "game/rules/tfen.hpp"
#include "tests/support/boards.hpp"

namespace taiji::engine::test {

inline Position position(std::string_view text) {
    const Result<Position> parsed = parse_tfen(taiji::test::world(), text);
    EXPECT_TRUE(parsed) << (parsed ? "" : parsed.error().message);
    return *parsed;
}

inline Move move(const Position& at, std::string_view text) {
    const Result<Move> parsed = parse_move(at, text);
    EXPECT_TRUE(parsed) << (parsed ? "" : parsed.error().message);
    return *parsed;
}

/// A search with a clock that stands still, so that only depth and nodes count.
inline Report search(std::vector<Position> line, const Limits& limits,
                     const SearchOptions& options = {}, std::size_t mebibytes = 4) {
    TranspositionTable table(mebibytes);
    Search search(table, {[] { return std::int64_t{0}; }, nullptr});
    search.arm(std::nullopt);
    return search.run(line, limits, options);
}

}  // namespace taiji::engine::test
