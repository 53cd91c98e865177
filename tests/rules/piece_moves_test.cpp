#include "game/rules/piece_moves.hpp"

#include <gtest/gtest.h>

#include <nlohmann/json.hpp>
#include <sstream>

#include "game/rules/tfen.hpp"
#include "tests/support/boards.hpp"

namespace taiji {
namespace {

TEST(PieceMoves, TakesAreTheTakingsAndDepthStrikesAmongAllMoves) {
    int takes_seen = 0;
    std::istringstream lines(test::read_source_file("tests/golden/vectors/positions.jsonl"));
    for (std::string line; std::getline(lines, line);) {
        const auto vector = nlohmann::json::parse(line);
        const Position p = *parse_tfen(test::world(), vector["tfen"].get<std::string>());
        const PieceMoves generator(p);
        for (Point from : p.occupied()) {
            MoveList all;
            generator.add(from, all);
            std::vector<Move> expected;
            for (const Move& move : all) {
                if (move.kind == MoveKind::Take || move.kind == MoveKind::DepthStrike) {
                    expected.push_back(move);
                }
            }
            MoveList takes;
            generator.add_takes(from, takes);
            ASSERT_EQ(std::vector<Move>(takes.begin(), takes.end()), expected) << tfen(p);
            takes_seen += static_cast<int>(takes.size());
        }
    }
    EXPECT_GT(takes_seen, 500);
}

}  // namespace
}  // namespace taiji
