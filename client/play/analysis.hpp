#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <vector>

#include "game/engine/score.hpp"
#include "game/match/record.hpp"

namespace taiji::play {

/// A score from `side`'s view as records and people have it, from White's.
[[nodiscard]] Evaluation evaluation_of(engine::Score score, Side side);
/// How much of an evaluation bar is White's: 0 to 1, a half when even.
[[nodiscard]] double white_share(const Evaluation& evaluation);

struct BestLine {
    Evaluation evaluation;
    std::vector<Move> moves;  ///< at least one
};
/// What is known so far of a question.
struct Findings {
    std::uint64_t ticket = 0;
    int depth = 0;
    std::uint64_t nodes = 0;
    std::vector<BestLine> lines;  ///< best for the side to move first; empty: it has no legal move
    bool finished = false;        ///< nothing more will come
};

struct AnalysisLimits {
    int lines = 1;
    std::optional<std::uint64_t> nodes;  ///< with this and without `milliseconds`: deterministic
    std::optional<std::int64_t> milliseconds;
};

/// Searches positions in the background: for hints, the evaluation bar, best lines, threats. One
/// question at a time. `wake` is called from its thread when there is something new.
class Analysis {
  public:
    explicit Analysis(std::function<void()> wake, std::size_t table_mebibytes = 16);
    ~Analysis();
    Analysis(const Analysis&) = delete;
    Analysis& operator=(const Analysis&) = delete;

    /// The last position of `line` (all positions of the game until then). Without a limit it goes
    /// on until it is cancelled or asked something else. Returns the ticket of the findings.
    std::uint64_t analyse(std::span<const Position> line, const AnalysisLimits& limits);
    /// What the side that is not to move would do if it were. Nothing while the side to move is in
    /// check: that is the threat then.
    std::optional<std::uint64_t> analyse_threat(const Position& position,
                                                const AnalysisLimits& limits);
    void cancel();
    [[nodiscard]] bool is_running() const;
    /// The newest findings of the question that stands, each once.
    [[nodiscard]] std::optional<Findings> poll();

  private:
    struct Desk;
    std::unique_ptr<Desk> desk_;
};

}  // namespace taiji::play
