#pragma once

#include <cstddef>
#include <deque>
#include <span>
#include <vector>

#include "client/motion/performance.hpp"

namespace taiji {

/// The animations that run, one after another. Nothing in the game waits for them.
class Show {
  public:
    /// `model` outlives this.
    explicit Show(const scene::BoardModel& model) : model_(model) {}

    /// After those that run already; of too many the oldest are skipped.
    void add(const Position& before, std::span<const Event> events, motion::Style style);
    /// All are over at once. The sounds of strikes and warnings are still heard.
    void skip();
    /// `seconds` at normal speed.
    void update(double seconds);

    [[nodiscard]] bool is_running() const { return !acts_.empty(); }
    [[nodiscard]] std::size_t waiting() const { return acts_.size(); }
    /// Nothing: all stands still.
    [[nodiscard]] const motion::Performance* performance() const {
        return acts_.empty() ? nullptr : &acts_.front();
    }
    [[nodiscard]] double time() const { return time_; }
    [[nodiscard]] std::vector<motion::Cue> take_cues() { return std::exchange(cues_, {}); }

  private:
    void end_first();

    const scene::BoardModel& model_;
    std::deque<motion::Performance> acts_;
    double time_ = 0.0;          ///< of the first
    std::size_t cues_told_ = 0;  ///< of the first
    std::vector<motion::Cue> cues_;
};

}  // namespace taiji
