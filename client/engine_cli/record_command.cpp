#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

#include "client/engine_cli/commands.hpp"
#include "client/engine_cli/record_file.hpp"

namespace taiji::cli {
namespace {

std::string result_of(const Record& record) {
    if (!record.end) return "*, goes on";
    return fmt::format("{}, {}", result_text(*record.end), ending_text(record.end->how));
}

ExitCode check_games(RecordFile& file, std::string_view name, Output& out) {
    ExitCode code = ExitCode::Fine;
    std::size_t games = 0;
    while (const std::optional<ReadGame> game = file.next()) {
        ++games;
        for (const RecordError& error : game->errors) print_error(error.message(name));
        if (!game->errors.empty() || !game->record) {
            code = ExitCode::Failed;
            continue;
        }
        const std::size_t plies = game->record->plies.size();
        out.print("{}: game {}: ok, {} {}, {}\n", name, games, plies, plies == 1 ? "ply" : "plies",
                  result_of(*game->record));
    }
    if (games == 0) {
        print_error(fmt::format("{}: expected at least one game, found none", name));
        code = ExitCode::Failed;
    }
    return code;
}

}  // namespace

ExitCode check_records(const std::shared_ptr<const Board>& board,
                       const std::vector<std::string>& files, Output& out) {
    ExitCode code = ExitCode::Fine;
    for (const std::string& file : files) {
        Result<RecordFile> games = RecordFile::open(board, file);
        if (!games) {
            print_error(games.error().message);
            return ExitCode::BadUsage;
        }
        if (check_games(*games, input_name(file), out) != ExitCode::Fine) code = ExitCode::Failed;
    }
    return code;
}

}  // namespace taiji::cli
