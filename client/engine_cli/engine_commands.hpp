#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "client/engine_cli/output.hpp"
#include "game/board/board.hpp"

namespace taiji::cli {

// The subcommands of taiji-engine that think.

/// Speaks the engine protocol (docs/protocol.md) on standard input and output until `quit` or the
/// input ends.
ExitCode speak_protocol(const std::shared_ptr<const Board>& board);

/// Searches fixed positions to a fixed depth with one thread: the number of nodes is the search's
/// behaviour number.
ExitCode bench_search(const Board& board, int depth, Output& out);

/// What `match` is asked for; texts as on the command line.
struct MatchRequest {
    std::vector<std::string> engines;
    std::uint64_t games = 2;
    std::optional<std::string> time_control;
    std::optional<int> depth;
    std::optional<std::uint64_t> nodes;
    std::string openings = "random:6";
    std::optional<std::string> start;  ///< TFEN before a random opening; the board's own otherwise
    std::uint64_t seed = 1;
    int concurrency = 1;
    std::optional<std::string> sprt;
    std::optional<int> adjudicate_plies;
    std::optional<std::string> out_file;
};
ExitCode hold_match(const std::shared_ptr<const Board>& board, const MatchRequest& request,
                    Output& out);

/// Fits the evaluation's weights to the results of recorded games and prints them as source text.
ExitCode tune_weights(const std::shared_ptr<const Board>& board,
                      const std::vector<std::string>& files, Output& out);

}  // namespace taiji::cli
