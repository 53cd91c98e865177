#pragma once

#include <atomic>
#include <cstdint>
#include <functional>
#include <limits>
#include <memory>
#include <optional>
#include <span>
#include <vector>

#include "game/engine/evaluation.hpp"
#include "game/engine/features.hpp"
#include "game/engine/score.hpp"
#include "game/engine/transposition_table.hpp"
#include "game/rules/move.hpp"
#include "game/rules/position.hpp"

namespace taiji::engine {

/// How long to think, in milliseconds of the host's clock from the start of the search.
struct TimePlan {
    std::int64_t soft_ms = 0;  ///< do not begin another iteration after this
    std::int64_t hard_ms = 0;  ///< stop at once
};

/// When a search ends; the first that is reached counts. It always looks at least one move ahead.
struct Limits {
    std::optional<int> depth;            ///< in moves of one side
    std::optional<std::uint64_t> nodes;  ///< of all threads together
    std::optional<int> decided_plies;    ///< stop when a win within so many plies is found
    std::vector<Move> only;              ///< consider these root moves only; empty: all
};

/// One line of play and what it is worth to the side to move at the root.
struct Line {
    Score score = -kInfinite;
    std::vector<Move> moves;
};

/// What a finished iteration found.
struct Report {
    int depth = 0;
    int deepest = 0;  ///< plies, quiescence included
    std::uint64_t nodes = 0;
    std::int64_t elapsed_ms = 0;
    std::vector<Line> lines;  ///< best first; as many as asked for and possible
};

struct SearchOptions {
    int threads = 1;
    int lines = 1;
    Weights weights{};
    Features features{};
};

/// The outside world of a search: the library knows no clock of its own.
struct SearchHost {
    std::function<std::int64_t()> now_ms;       ///< monotonic
    std::function<void(const Report&)> report;  ///< after each iteration, from the searching thread
};

/// Finds good moves. Deterministic with one thread and without time limits.
class Search {
  public:
    Search(TranspositionTable& table, SearchHost host) : table_(table), host_(std::move(host)) {}

    /// Makes ready for `run`: undoes an earlier `stop`, and the time begins now. Without a plan the
    /// search thinks until it is stopped or given one. From here on `stop` and `begin_time` count.
    void arm(const std::optional<TimePlan>& plan);
    /// Searches the last position of `line` (all positions since the game was loaded, for
    /// repetitions) and returns the last report. Its lines are empty when there is no legal move.
    /// Blocks until a limit is reached or `stop` is called from another thread. Precondition:
    /// `line` is not empty.
    [[nodiscard]] Report run(std::span<const Position> line, const Limits& limits,
                             const SearchOptions& options);
    /// May be called at any time, from any thread.
    void stop() { stopped_.store(true, std::memory_order_relaxed); }

    /// Gives a running search that had no time plan one that begins now: the expected move was
    /// played.
    void begin_time(const TimePlan& plan);

  private:
    [[nodiscard]] bool is_enough(const Limits& limits, const Report& report,
                                 std::size_t root_moves) const;

    static constexpr std::int64_t kNever = std::numeric_limits<std::int64_t>::max();

    TranspositionTable& table_;
    SearchHost host_;
    std::atomic<bool> stopped_{false};
    std::atomic<std::int64_t> soft_deadline_{kNever};  // by the host's clock
    std::atomic<std::int64_t> hard_deadline_{kNever};
};

}  // namespace taiji::engine
