// taiji-bench-wins FILE [SECONDS]: lets the engine look for the forced wins of a suite
// (tests/golden/engine/wins.txt), each at most SECONDS long (2), and prints the shares it finds.

#include <array>
#include <chrono>
#include <cstdio>
#include <cstdlib>

#include "client/common/read_file.hpp"
#include "client/world/world_board.hpp"
#include "game/engine/search.hpp"
#include "tests/engine/wins/suite.hpp"

namespace taiji {
namespace {

constexpr std::int64_t kShortMs = 100;
constexpr int kMost = 9;

std::int64_t now_ms() {
    return std::chrono::duration_cast<std::chrono::milliseconds>(
               std::chrono::steady_clock::now().time_since_epoch())
        .count();
}

struct Found {
    int all = 0;
    int soon = 0;  ///< within kShortMs
    int ever = 0;  ///< within the limit
};

/// Milliseconds until the win is seen, at least as short as it is known to be; nothing when it is
/// not.
std::optional<std::int64_t> time_to_find(const ForcedWinPosition& win, std::int64_t limit_ms) {
    engine::TranspositionTable table(16);
    engine::Search search(table, {now_ms, nullptr});
    engine::Limits limits;
    limits.decided_plies = 2 * win.moves - 1;
    const std::array line{win.position};
    const std::int64_t begin = now_ms();
    search.arm(engine::TimePlan{limit_ms, limit_ms});
    const engine::Report report = search.run(line, limits, {});
    const std::int64_t used = now_ms() - begin;
    const bool won = report.lines.front().score >= engine::win_in(2 * win.moves - 1);
    return won ? std::optional(used) : std::nullopt;
}

Result<void> bench(const char* file, std::int64_t limit_ms) {
    const auto board = read_world_board();
    if (!board) return tl::unexpected(board.error());
    const auto text = read_file(file);
    if (!text) return tl::unexpected(text.error());
    const auto wins = read_wins(**board, *text, file);
    if (!wins) return tl::unexpected(wins.error());
    std::array<Found, kMost + 1> by_moves{};
    for (const ForcedWinPosition& win : *wins) {
        const auto used = time_to_find(win, limit_ms);
        for (Found* found : {&by_moves[static_cast<std::size_t>(win.moves)], &by_moves[0]}) {
            ++found->all;
            found->soon += used && *used <= kShortMs ? 1 : 0;
            found->ever += used ? 1 : 0;
        }
    }
    for (int moves = 0; moves <= kMost; ++moves) {
        const Found& found = by_moves[static_cast<std::size_t>(moves)];
        if (found.all == 0) continue;
        std::printf("%s %d: %d positions, within 0.1 s %.1f %%, within %.1f s %.1f %%\n",
                    moves == 0 ? "all, at least" : "wins in", moves == 0 ? 2 : moves, found.all,
                    100.0 * found.soon / found.all, static_cast<double>(limit_ms) / 1000,
                    100.0 * found.ever / found.all);
    }
    return {};
}

}  // namespace
}  // namespace taiji

int main(int argc, char** argv) {
    const double seconds = argc == 3 ? std::atof(argv[2]) : 2.0;
    if (argc < 2 || argc > 3 || !(seconds > 0)) {
        std::fprintf(stderr, "usage: taiji-bench-wins FILE [SECONDS]\n");
        return 2;
    }
    const auto done = taiji::bench(argv[1], static_cast<std::int64_t>(1000 * seconds));
    if (!done) {
        std::fprintf(stderr, "taiji-bench-wins: %s\n", done.error().message.c_str());
        return 1;
    }
    return 0;
}
