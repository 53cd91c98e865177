#include <algorithm>
#include <array>
#include <chrono>
#include <cstdint>

#include "client/engine_cli/engine_commands.hpp"
#include "game/engine/search.hpp"
#include "game/rules/legal_moves.hpp"
#include "game/rules/tfen.hpp"

namespace taiji::cli {
namespace {

constexpr int kPositions = 12;
constexpr int kPliesApart = 9;
constexpr std::size_t kMebibytes = 16;

/// The start position and others along a line of fixed pseudo-random moves, on any board.
std::vector<Position> bench_positions(const Board& board) {
    std::vector<Position> positions{*Position::start(board)};
    Position at = positions.front();
    std::uint64_t random = 0x7461696A69;
    while (positions.size() < kPositions) {
        for (int ply = 0; ply < kPliesApart; ++ply) {
            MoveList moves;
            legal_moves(at, moves);
            if (moves.empty()) return positions;
            random = random * 6364136223846793005U + 1442695040888963407U;  // Knuth, MMIX
            Undo undo;
            at.make(moves[(random >> 33U) % moves.size()], undo);
        }
        if (!has_legal_move(at)) break;
        positions.push_back(at);
    }
    return positions;
}

}  // namespace

ExitCode bench_search(const Board& board, int depth, Output& out) {
    const auto start = std::chrono::steady_clock::now();
    std::uint64_t nodes = 0;
    for (const Position& position : bench_positions(board)) {
        engine::TranspositionTable table(kMebibytes);
        engine::Search search(table, {[] { return std::int64_t{0}; }, nullptr});
        engine::Limits limits;
        limits.depth = depth;
        search.arm(std::nullopt);
        const std::array line{position};
        const engine::Report report = search.run(line, limits, {});
        nodes += report.nodes;
        out.print("{} {}\n", report.nodes, tfen(position));
        out.flush();
    }
    const std::chrono::duration<double> elapsed = std::chrono::steady_clock::now() - start;
    const double seconds = std::max(elapsed.count(), 1e-9);
    out.print("nodes {}\nseconds {:.3f}\nnodes per second {:.0f}\n", nodes, seconds,
              static_cast<double>(nodes) / seconds);
    return ExitCode::Fine;
}

}  // namespace taiji::cli
