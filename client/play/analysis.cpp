#include "client/play/analysis.hpp"

#include <cmath>
#include <mutex>
#include <utility>

#include "base/check.hpp"
#include "client/play/background.hpp"
#include "client/uci/monotonic_ms.hpp"
#include "game/engine/search.hpp"
#include "game/rules/attacks.hpp"

namespace taiji::play {
namespace {

/// Hundredths that make the bar lean by as much as ten to one: three armies.
constexpr double kTenToOne = 1'000.0;

std::vector<BestLine> lines_of(const engine::Report& report, Side side) {
    std::vector<BestLine> lines;
    for (const engine::Line& line : report.lines) {
        if (!line.moves.empty()) lines.push_back({evaluation_of(line.score, side), line.moves});
    }
    return lines;
}

}  // namespace

Evaluation evaluation_of(engine::Score score, Side side) {
    const int sign = side == Side::White ? 1 : -1;
    if (!engine::is_decided(score)) return Hundredths{sign * score};
    const int plies = engine::plies_to_end(score);
    return WinIn{sign * (plies > 0 ? (plies + 1) / 2 : plies / 2)};
}

double white_share(const Evaluation& evaluation) {
    if (const auto* win = std::get_if<WinIn>(&evaluation)) return win->moves > 0 ? 1.0 : 0.0;
    return 1.0 / (1.0 + std::pow(10.0, -std::get<Hundredths>(evaluation).count / kTenToOne));
}

struct Analysis::Desk {
    void deliver(Findings findings) {
        {
            const std::scoped_lock lock(mutex);
            newest = std::move(findings);
        }
        wake();
    }
    void search(const std::vector<Position>& line, const AnalysisLimits& limits,
                std::uint64_t ticket, const std::stop_token& stop);

    std::function<void()> wake;
    std::size_t table_mebibytes;
    std::optional<engine::TranspositionTable> table;  ///< of the thread, from the first question on
    std::mutex mutex;
    std::optional<Findings> newest;  ///< guarded by `mutex`
    std::uint64_t last_ticket = 0;
    std::optional<std::uint64_t> asked;
    Background background;
};

void Analysis::Desk::search(const std::vector<Position>& line, const AnalysisLimits& limits,
                            std::uint64_t ticket, const std::stop_token& stop) {
    if (!table) table.emplace(table_mebibytes);
    // What earlier questions left would change what a number of nodes finds.
    if (limits.nodes) table->clear();
    const Side side = line.back().side_to_move();
    Findings known;
    known.ticket = ticket;
    const auto learn = [&](const engine::Report& found) {
        // An iteration that was cut short knows its first line only: several go back to the last
        // whole one, so that they can be compared.
        const bool is_whole = found.depth > known.depth;
        known.nodes = found.nodes;
        if (!is_whole && limits.lines > 1 && !known.lines.empty()) return;
        known.depth = found.depth;
        known.lines = lines_of(found, side);
    };
    const auto report = [&](const engine::Report& found) {
        if (stop.stop_requested()) return;
        learn(found);
        deliver(known);
    };
    engine::Search search(*table, {monotonic_ms, report});
    std::optional<engine::TimePlan> plan;
    if (limits.milliseconds) plan = {*limits.milliseconds, *limits.milliseconds};
    search.arm(plan);
    const std::stop_callback on_stop(stop, [&search] { search.stop(); });
    engine::Limits engine_limits;
    engine_limits.nodes = limits.nodes;
    engine::SearchOptions options;
    options.lines = limits.lines;
    const engine::Report found = search.run(line, engine_limits, options);
    if (stop.stop_requested()) return;
    learn(found);
    known.finished = true;
    deliver(known);
}

Analysis::Analysis(std::function<void()> wake, std::size_t table_mebibytes)
    : desk_(std::make_unique<Desk>()) {
    desk_->wake = std::move(wake);
    desk_->table_mebibytes = table_mebibytes;
}

Analysis::~Analysis() = default;

std::uint64_t Analysis::analyse(std::span<const Position> line, const AnalysisLimits& limits) {
    TAIJI_CHECK(!line.empty() && limits.lines > 0);
    Desk& desk = *desk_;
    const std::uint64_t ticket = ++desk.last_ticket;
    desk.asked = ticket;
    desk.background.start(
        [&desk, positions = std::vector(line.begin(), line.end()), limits,
         ticket](const std::stop_token& stop) { desk.search(positions, limits, ticket, stop); });
    return ticket;
}

std::optional<std::uint64_t> Analysis::analyse_threat(const Position& position,
                                                      const AnalysisLimits& limits) {
    if (in_check(position, position.side_to_move())) return std::nullopt;
    const Position theirs = position.with_side_to_move(opponent(position.side_to_move()));
    return analyse(std::span(&theirs, 1), limits);
}

void Analysis::cancel() {
    desk_->background.cancel();
    desk_->asked.reset();
}

bool Analysis::is_running() const {
    return desk_->asked.has_value();
}

std::optional<Findings> Analysis::poll() {
    std::optional<Findings> findings;
    {
        const std::scoped_lock lock(desk_->mutex);
        findings = std::exchange(desk_->newest, std::nullopt);
    }
    if (!findings || findings->ticket != desk_->asked) return std::nullopt;
    if (findings->finished) desk_->asked.reset();
    return findings;
}

}  // namespace taiji::play
