#include <algorithm>
#include <cmath>
#include <cstddef>
#include <map>
#include <numeric>
#include <string>
#include <string_view>
#include <vector>

#include "client/engine_cli/commands.hpp"
#include "client/engine_cli/record_file.hpp"

namespace taiji::cli {
namespace {

constexpr double k95Percent = 1.959964;

/// What is counted over all games.
struct Sums {
    std::size_t white = 0, drawn = 0, black = 0;
    std::map<std::string, std::size_t> endings;  ///< "White by seat", "drawn by repetition"
    std::vector<std::size_t> plies;

    [[nodiscard]] std::size_t games() const { return plies.size(); }
};

void count(const Record& record, Sums& sums) {
    const GameEnd& end = *record.end;
    const std::string_view who = !end.winner                  ? "drawn"
                                 : *end.winner == Side::White ? "White"
                                                              : "Black";
    ++(!end.winner ? sums.drawn : *end.winner == Side::White ? sums.white : sums.black);
    ++sums.endings[fmt::format("{} by {}", who, ending_text(end.how))];
    sums.plies.push_back(record.plies.size());
}

double percent(std::size_t part, std::size_t whole) {
    return 100.0 * static_cast<double>(part) / static_cast<double>(whole);
}

void print(Sums& sums, Output& out) {
    const auto games = static_cast<double>(sums.games());
    const double mean =
        (static_cast<double>(sums.white) + 0.5 * static_cast<double>(sums.drawn)) / games;
    const double square =
        (static_cast<double>(sums.white) + 0.25 * static_cast<double>(sums.drawn)) / games;
    const double error = k95Percent * std::sqrt((square - mean * mean) / games);
    out.print(
        "games {}\nWhite scores {:.1f} % +/- {:.1f} (95 %): won {} ({:.1f} %), drawn {} ({:.1f} "
        "%), lost {} ({:.1f} %)\n",
        sums.games(), 100 * mean, 100 * error, sums.white, percent(sums.white, sums.games()),
        sums.drawn, percent(sums.drawn, sums.games()), sums.black,
        percent(sums.black, sums.games()));
    for (const auto& [name, number] : sums.endings)
        out.print("{}: {} ({:.1f} %)\n", name, number, percent(number, sums.games()));
    std::sort(sums.plies.begin(), sums.plies.end());
    const std::size_t all = std::accumulate(sums.plies.begin(), sums.plies.end(), std::size_t{0});
    out.print("plies: mean {:.1f}, median {}, from {} to {}\n", static_cast<double>(all) / games,
              sums.plies[sums.plies.size() / 2], sums.plies.front(), sums.plies.back());
}

}  // namespace

ExitCode sum_up_records(const std::shared_ptr<const Board>& board,
                        const std::vector<std::string>& files, Output& out) {
    Sums sums;
    for (const std::string& file : files) {
        Result<RecordFile> records = RecordFile::open(board, file);
        if (!records) {
            print_error(records.error().message);
            return ExitCode::BadUsage;
        }
        while (const std::optional<ReadGame> game = records->next()) {
            for (const RecordError& error : game->errors)
                print_error(error.message(input_name(file)));
            if (!game->errors.empty()) return ExitCode::Failed;
            if (game->record && game->record->end) count(*game->record, sums);
        }
    }
    if (sums.games() == 0) {
        print_error("expected at least one finished game, found none");
        return ExitCode::Failed;
    }
    print(sums, out);
    return ExitCode::Fine;
}

}  // namespace taiji::cli
