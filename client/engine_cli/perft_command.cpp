#include <algorithm>
#include <chrono>
#include <cstdint>

#include "client/engine_cli/commands.hpp"
#include "client/engine_cli/sorted_moves.hpp"
#include "game/rules/legal_moves.hpp"

namespace taiji::cli {
namespace {

std::uint64_t count_divided(const Position& position, int depth, Output& out) {
    std::uint64_t total = 0;
    for (const NamedMove& named : sorted_moves(position)) {
        Position after = position;
        Undo undo;
        after.make(named.move, undo);
        const std::uint64_t count = perft(after, depth - 1);
        total += count;
        out.print("{} {}\n", named.text, count);
        out.flush();  // deep counts take their time
        if (!out.is_writable()) break;
    }
    return total;
}

}  // namespace

ExitCode count_sequences(const Position& position, PerftRequest request, Output& out) {
    const auto start = std::chrono::steady_clock::now();
    const std::uint64_t count = request.divide && request.depth > 0
                                    ? count_divided(position, request.depth, out)
                                    : perft(position, request.depth);
    const std::chrono::duration<double> elapsed = std::chrono::steady_clock::now() - start;
    const double seconds = std::max(elapsed.count(), 1e-9);
    out.print("nodes {}\nseconds {:.6f}\nnodes per second {:.0f}\n", count, seconds,
              static_cast<double>(count) / seconds);
    return ExitCode::Fine;
}

}  // namespace taiji::cli
