#include "game/engine/search.hpp"

#include <algorithm>
#include <thread>

#include "base/check.hpp"
#include "game/engine/worker.hpp"

namespace taiji::engine {
namespace {

/// Helper threads deepen on their own and fill the table; half of them run a move ahead.
void help(SharedState& shared, std::span<const Position> line, int number) {
    const auto worker = std::make_unique<Worker>(shared, line);
    std::vector<Line> before;
    for (int depth = 1 + number % 2; depth < kMaxPly && !shared.stopped; ++depth) {
        std::vector<Line> found = worker->iterate(depth, 1, before);
        if (found.empty()) return;
        before = std::move(found);
    }
}

/// A stopped iteration still knows its best move so far; the other lines stay as they were.
void put_first(std::vector<Line>& lines, Line best) {
    const auto known = std::find_if(lines.begin(), lines.end(), [&](const Line& line) {
        return line.moves.front() == best.moves.front();
    });
    if (known != lines.end()) {
        lines.erase(known);
    } else if (!lines.empty()) {
        lines.pop_back();
    }
    lines.insert(lines.begin(), std::move(best));
}

}  // namespace

void Search::arm(const std::optional<TimePlan>& plan) {
    stopped_.store(false);
    soft_deadline_.store(kNever);
    hard_deadline_.store(kNever);
    if (plan) begin_time(*plan);
}

void Search::begin_time(const TimePlan& plan) {
    const std::int64_t now = host_.now_ms();
    soft_deadline_.store(now + plan.soft_ms);
    hard_deadline_.store(now + plan.hard_ms);
}

bool Search::is_enough(const Limits& limits, const Report& report, std::size_t root_moves) const {
    if (limits.depth && report.depth >= *limits.depth) return true;
    const Score score = report.lines.front().score;
    if (limits.decided_plies && score >= win_in(*limits.decided_plies)) return true;
    const std::int64_t soft = soft_deadline_.load();
    if (soft == kNever) return false;
    // Nothing to think about: one move, or a decided game whose end has been seen with room to
    // spare.
    return host_.now_ms() >= soft || root_moves == 1 ||
           (is_decided(score) && report.depth > std::abs(plies_to_end(score)) + 2);
}

Report Search::run(std::span<const Position> line, const Limits& limits,
                   const SearchOptions& options) {
    TAIJI_CHECK(!line.empty() && options.threads > 0 && options.lines > 0);
    table_.next_search();
    const std::int64_t begin = host_.now_ms();
    SharedState shared{table_, stopped_, limits, options,
                       [this] { return host_.now_ms() >= hard_deadline_.load(); }};
    Report report;
    Worker main(shared, line);
    if (!main.has_root_moves()) return report;

    std::vector<std::jthread> helpers;
    for (int i = 1; i < options.threads; ++i) {
        helpers.emplace_back([&shared, line, i] { help(shared, line, i); });
    }
    for (int depth = 1; depth < kMaxPly; ++depth) {
        std::vector<Line> found = main.iterate(depth, options.lines, report.lines);
        const bool whole = !stopped_.load();
        if (whole) {
            report.lines = std::move(found);
            report.depth = depth;
        } else if (!found.empty()) {
            put_first(report.lines, std::move(found.front()));
        }
        report.deepest = main.deepest();
        report.nodes = shared.nodes.load();
        report.elapsed_ms = host_.now_ms() - begin;
        if (report.lines.empty()) report.lines.push_back(main.any_line());
        if (host_.report && report.depth > 0) host_.report(report);
        if (!whole || is_enough(limits, report, main.root_move_count())) break;
    }
    stopped_.store(true);
    helpers.clear();
    return report;
}

}  // namespace taiji::engine
