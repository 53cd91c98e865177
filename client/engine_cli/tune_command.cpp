#include <optional>
#include <string>
#include <string_view>

#include "client/engine_cli/engine_commands.hpp"
#include "client/engine_cli/record_file.hpp"
#include "game/engine/tuner.hpp"
#include "game/rules/attacks.hpp"

namespace taiji::cli {
namespace {

constexpr std::size_t kOpeningPlies = 8;  // played at random in the games that `match` makes
constexpr int kPasses = 400;

/// Positions that a static evaluation can judge: after the opening, no threat, no taking next.
void add_quiet_positions(const Record& record, engine::Tuner& tuner) {
    const double result = !record.end->winner                  ? 0.5
                          : *record.end->winner == Side::White ? 1.0
                                                               : 0.0;
    Position position = record.start;
    for (std::size_t i = 0; i < record.plies.size(); ++i) {
        const Move move = record.plies[i].move;
        const auto& evaluation = record.plies[i].evaluation;
        const bool decided = evaluation && std::holds_alternative<WinIn>(*evaluation);
        if (i >= kOpeningPlies && !is_taking(move) && !decided &&
            !threatens(position, Side::White) && !threatens(position, Side::Black)) {
            tuner.add(position, result);
        }
        Undo undo;
        position.make(move, undo);
    }
}

ExitCode read_games(const std::shared_ptr<const Board>& board, const std::string& file,
                    engine::Tuner& tuner) {
    Result<RecordFile> games = RecordFile::open(board, file);
    if (!games) {
        print_error(games.error().message);
        return ExitCode::BadUsage;
    }
    while (const std::optional<ReadGame> game = games->next()) {
        for (const RecordError& error : game->errors) print_error(error.message(input_name(file)));
        if (!game->errors.empty()) return ExitCode::Failed;
        if (game->record && game->record->end) add_quiet_positions(*game->record, tuner);
    }
    return ExitCode::Fine;
}

void print_weights(const engine::Weights& weights, Output& out) {
    std::string_view last;
    engine::for_each_weight(weights, [&](std::string_view name, const int& weight) {
        out.print("{}{}",
                  name == last ? ", " : fmt::format("{}{}: ", last.empty() ? "" : "\n", name),
                  weight);
        last = name;
    });
    out.print("\n");
}

}  // namespace

ExitCode tune_weights(const std::shared_ptr<const Board>& board,
                      const std::vector<std::string>& files, Output& out) {
    const engine::Weights start;
    engine::Tuner tuner(start);
    for (const std::string& file : files) {
        const ExitCode code = read_games(board, file, tuner);
        if (code != ExitCode::Fine) return code;
    }
    if (tuner.size() == 0) {
        print_error("expected finished games with quiet positions, found none");
        return ExitCode::Failed;
    }
    const engine::Weights fitted = tuner.fit(kPasses);
    out.print("positions: {}\nerror: {:.6f} before, {:.6f} after\n", tuner.size(),
              tuner.error(start), tuner.error(fitted));
    print_weights(fitted, out);
    return ExitCode::Fine;
}

}  // namespace taiji::cli
