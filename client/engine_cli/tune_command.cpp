#include <algorithm>
#include <cstdlib>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "client/engine_cli/engine_commands.hpp"
#include "client/engine_cli/record_file.hpp"
#include "game/engine/tuner.hpp"
#include "game/engine/weights_text.hpp"
#include "game/rules/attacks.hpp"

namespace taiji::cli {
namespace {

constexpr std::size_t kOpeningPlies = 30;   // the games that `match` makes begin at random
constexpr std::size_t kMostOfOneGame = 24;  // else long drawn games would outvote all others
constexpr int kDecidedHundredths = 1500;    // beyond this the result tells nothing new
constexpr std::uint32_t kShuffling = 60;    // quiet moves after which nobody tries any more
constexpr std::size_t kKeptOut = 5;         // one game of so many checks the fit

/// The games that the weights are fitted to, and those that check the fit.
struct Games {
    engine::Tuner fitted;
    engine::Tuner kept_out;
    std::size_t count = 0;
};

bool is_decided(const std::optional<Evaluation>& evaluation) {
    if (!evaluation) return false;
    const auto* hundredths = std::get_if<Hundredths>(&*evaluation);
    return !hundredths || std::abs(hundredths->count) > kDecidedHundredths;
}

/// Positions that a static evaluation can judge: after the opening, no threat, no taking next,
/// neither decided nor dead.
std::vector<Position> quiet_positions(const Record& record) {
    std::vector<Position> quiet;
    Position position = record.start;
    for (std::size_t i = 0; i < record.plies.size(); ++i) {
        const Move move = record.plies[i].move;
        if (i >= kOpeningPlies && !is_taking(move) && !is_decided(record.plies[i].evaluation) &&
            position.quiet_moves() < kShuffling && !threatens(position, Side::White) &&
            !threatens(position, Side::Black)) {
            quiet.push_back(position);
        }
        Undo undo;
        position.make(move, undo);
    }
    return quiet;
}

void add_game(const Record& record, Games& games) {
    const double result = !record.end->winner                  ? 0.5
                          : *record.end->winner == Side::White ? 1.0
                                                               : 0.0;
    const std::vector<Position> quiet = quiet_positions(record);
    const std::size_t wanted = std::min(quiet.size(), kMostOfOneGame);
    // Both games of an opening stand on the same side.
    const bool is_kept_out = games.count++ / 2 % kKeptOut == 0;
    for (std::size_t i = 0; i < wanted; ++i) {
        (is_kept_out ? games.kept_out : games.fitted).add(quiet[i * quiet.size() / wanted], result);
    }
}

ExitCode read_games(const std::shared_ptr<const Board>& board, const std::string& file,
                    Games& games) {
    Result<RecordFile> records = RecordFile::open(board, file);
    if (!records) {
        print_error(records.error().message);
        return ExitCode::BadUsage;
    }
    while (const std::optional<ReadGame> game = records->next()) {
        for (const RecordError& error : game->errors) print_error(error.message(input_name(file)));
        if (!game->errors.empty()) return ExitCode::Failed;
        if (game->record && game->record->end) add_game(*game->record, games);
    }
    return ExitCode::Fine;
}

}  // namespace

ExitCode tune_weights(const std::shared_ptr<const Board>& board,
                      const std::vector<std::string>& files, Output& out) {
    const engine::Weights start;
    Games games{engine::Tuner(start), engine::Tuner(start)};
    for (const std::string& file : files) {
        const ExitCode code = read_games(board, file, games);
        if (code != ExitCode::Fine) return code;
    }
    if (games.fitted.size() == 0 || games.kept_out.size() == 0) {
        print_error("expected at least eleven finished games with quiet positions");
        return ExitCode::Failed;
    }
    const engine::Weights fitted = games.fitted.fit({});
    games.kept_out.set_conditions(games.fitted.conditions());
    out.print("games: {}\npositions: {} fitted, {} kept out\n", games.count, games.fitted.size(),
              games.kept_out.size());
    out.print("White's advantage: {:.0f}\n", games.fitted.conditions().white_advantage);
    const auto print_error_of = [&](std::string_view name, const engine::Tuner& tuner) {
        out.print("error of the {}: {:.6f} before, {:.6f} after\n", name, tuner.error(start),
                  tuner.error(fitted));
    };
    print_error_of("fitted", games.fitted);
    print_error_of("kept out", games.kept_out);
    out.print("{}\n", engine::weights_text(fitted));
    return ExitCode::Fine;
}

}  // namespace taiji::cli
