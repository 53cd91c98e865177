#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "client/engine_cli/output.hpp"
#include "game/rules/position.hpp"

namespace taiji::cli {

// The subcommands of taiji-engine. Each writes its answer to `out` and complaints to standard
// error.

ExitCode list_moves(const Position& position, Output& out);

struct PerftRequest {
    int depth = 0;
    bool divide = false;  ///< also the count behind each move
};
ExitCode count_sequences(const Position& position, PerftRequest request, Output& out);

ExitCode show_position(const Position& position, Output& out);

/// Failed when the move is not legal, BadUsage when `text` is no move at all.
ExitCode explain_move(const Position& position, std::string_view text, Output& out);

/// BadUsage when a file cannot be read, Failed when a game in one is bad. `-` is standard input.
ExitCode check_records(const std::shared_ptr<const Board>& board,
                       const std::vector<std::string>& files, Output& out);

/// How the finished games of the files went: shares of White, Black and draws, endings, lengths.
/// Fails as `check_records`.
ExitCode sum_up_records(const std::shared_ptr<const Board>& board,
                        const std::vector<std::string>& files, Output& out);

/// Compares the rules with files of vectors (RULES.md 10), one JSON object a line.
ExitCode check_vectors(const Board& board, const std::vector<std::string>& files, Output& out);

}  // namespace taiji::cli
