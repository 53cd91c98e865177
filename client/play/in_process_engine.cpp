#include <algorithm>
#include <optional>
#include <thread>

#include "base/check.hpp"
#include "client/play/thinker.hpp"
#include "client/uci/monotonic_ms.hpp"
#include "game/engine/levels.hpp"
#include "game/engine/search.hpp"
#include "game/engine/time_manager.hpp"

namespace taiji::play {
namespace {

constexpr std::int64_t kOverheadMs = 50;  // until the session has seen the answer

/// `ms` for this move alone.
engine::TimePlan plan_one_move(std::int64_t ms, std::int64_t overhead_ms) {
    return engine::plan_time({ms, 0, 1}, overhead_ms);
}

class InProcessEngine : public Thinker {
  public:
    InProcessEngine(int level, const ThinkingOptions& options)
        : level_(engine::levels()[static_cast<std::size_t>(level) - 1]), options_(options) {}

    std::optional<Reply> think(const Match& match, std::uint64_t seed,
                               const std::stop_token& stop) override {
        if (!table_) table_.emplace(options_.table_mebibytes);
        engine::Limits limits;
        engine::SearchOptions search_options;
        search_options.lines = level_.lines;
        if (level_.nodes != 0) {
            limits.nodes = level_.nodes;
        } else {
            search_options.threads = threads();
        }
        engine::Search search(*table_, {monotonic_ms, {}});
        search.arm(plan(match));
        const std::stop_callback on_stop(stop, [&search] { search.stop(); });
        const engine::Report report = search.run(match.line(), limits, search_options);
        if (stop.stop_requested()) return std::nullopt;
        TAIJI_CHECK(!report.lines.empty());
        return engine::choose(report.lines, level_, seed).moves.front();
    }

  private:
    [[nodiscard]] int threads() const {
        if (options_.threads > 0) return options_.threads;
        return std::clamp(static_cast<int>(std::thread::hardware_concurrency()) - 1, 1, 4);
    }
    /// A level that counts nodes needs no time in an untimed game.
    [[nodiscard]] std::optional<engine::TimePlan> plan(const Match& match) const {
        const TimeControl& control = match.time_control();
        const Millis left = match.clocks()[match.side_to_move()];
        if (const auto* base = std::get_if<BaseTime>(&control)) {
            return engine::plan_time({left.count, base->increment.count, std::nullopt},
                                     kOverheadMs);
        }
        if (std::holds_alternative<TimePerMove>(control)) {
            return plan_one_move(left.count, kOverheadMs);
        }
        if (level_.nodes != 0) return std::nullopt;
        return plan_one_move(options_.untimed_ms, 0);
    }

    const engine::Level& level_;
    const ThinkingOptions options_;
    std::optional<engine::TranspositionTable> table_;  ///< from the first question on
};

}  // namespace

std::unique_ptr<Thinker> make_in_process_engine(int level, const ThinkingOptions& options) {
    TAIJI_CHECK(level >= 1 && level <= static_cast<int>(engine::levels().size()));
    return std::make_unique<InProcessEngine>(level, options);
}

}  // namespace taiji::play
