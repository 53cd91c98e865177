#pragma once

#include <array>
#include <atomic>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <vector>

#include "game/engine/features.hpp"
#include "game/engine/move_order.hpp"
#include "game/engine/search.hpp"
#include "game/engine/threat_points.hpp"

namespace taiji::engine {

/// What the threads of one search share.
struct SharedState {
    TranspositionTable& table;
    std::atomic<bool>& stopped;
    const Limits& limits;
    const SearchOptions& options;
    std::function<bool()> out_of_time;
    std::atomic<std::uint64_t> nodes{0};
};

/// One search thread: iterative deepening with principal-variation search on a position of its own.
class Worker {
  public:
    /// `line` as for Search::run.
    Worker(SharedState& shared, std::span<const Position> line);

    /// One iteration: the best `lines` lines of `depth`. Nothing when it was stopped before the
    /// first was done; fewer lines when it was stopped later.
    [[nodiscard]] std::vector<Line> iterate(int depth, int lines, const std::vector<Line>& before);

    [[nodiscard]] bool has_root_moves() const { return !root_moves_.empty(); }
    [[nodiscard]] std::size_t root_move_count() const { return root_moves_.size(); }
    /// The first root move, unsearched: better than none when a search was stopped at once.
    [[nodiscard]] Line any_line() const { return {kDraw, {root_moves_.front()}}; }
    [[nodiscard]] int deepest() const { return deepest_; }

  private:
    /// What is known of the position at one ply.
    struct Ply {
        std::uint64_t hash = 0;
        std::uint32_t quiet_moves = 0;
        bool threatened = false;  ///< the move before threatened hub or seat of the side to move
        Score static_score = 0;
        Killers killers{};
        std::vector<Move> best_line;
    };
    /// The first iteration for several lines: every root move once, with its exact score.
    [[nodiscard]] std::vector<Line> look_at_all(int lines);
    [[nodiscard]] Line search_root(int depth, Score alpha, Score beta, std::size_t skip);
    [[nodiscard]] Score search(Score alpha, Score beta, int depth, int ply, bool may_pass);
    [[nodiscard]] Score quiesce(Score alpha, Score beta, int depth, int ply);
    void sharp_moves(OrderedMoves& moves, bool with_threats);
    [[nodiscard]] Score search_moves(Score alpha, Score beta, int depth, int ply, bool danger,
                                     std::optional<Move> table_move);

    /// Plays a legal move and describes the position after it.
    void play(Move move, Undo& undo, int ply);
    void take_back(Move move, const Undo& undo) { position_.unmake(move, undo); }

    /// How the game ends here by repetition or quiet moves, if it does.
    [[nodiscard]] std::optional<Score> drawn_or_perpetual(int ply) const;
    [[nodiscard]] Score perpetual_score(std::size_t first, std::size_t now, int ply) const;

    /// The static evaluation, remembered for the positions that were seen last.
    [[nodiscard]] Score standing();
    void set_line(int ply, Move move);
    [[nodiscard]] bool has(Feature feature) const { return shared_.options.features.has(feature); }
    [[nodiscard]] bool should_stop();
    /// Adds this thread's new nodes to the shared count and returns that.
    std::uint64_t count_nodes();
    [[nodiscard]] Ply& at(int ply) { return plies_[root_ + static_cast<std::size_t>(ply)]; }
    [[nodiscard]] const Ply& at(int ply) const {
        return plies_[root_ + static_cast<std::size_t>(ply)];
    }

    SharedState& shared_;
    const Weights& weights_;
    MoveOrder order_;
    Position position_;
    std::size_t root_ = 0;  ///< index of the root in `plies_`; the game's positions stand before it
    std::vector<Ply> plies_;
    std::vector<std::unique_ptr<OrderedMoves>> moves_;
    std::vector<Move> root_moves_;
    std::vector<std::uint64_t>
        standings_;  ///< a hash's upper bits and its score, by its lower bits
    ThreatPoints threat_points_{};
    int depth_ = 0;  ///< of the present iteration
    int deepest_ = 0;
    std::uint64_t nodes_since_look_ = 0;
    std::uint64_t looks_ = 0;
    bool stopped_ = false;
};

}  // namespace taiji::engine
