#pragma once

#include <cstddef>
#include <deque>
#include <optional>
#include <span>
#include <utility>
#include <vector>

#include "client/motion/performance.hpp"

namespace taiji {

/// The animations that run, one after another. Nothing in the game waits for them.
class Show {
  public:
    /// `model` outlives this.
    explicit Show(const scene::BoardModel& model) : model_(model) {}

    /// From where to where something moves.
    struct Way {
        Point from{};
        Point to{};
    };
    /// After those that run already; of too many the oldest are skipped. `follow`: what must be in
    /// sight while it is shown.
    void add(const Position& before, std::span<const Event> events, motion::Style style,
             const std::optional<Way>& follow = {});
    /// All are over at once. The sounds of strikes and warnings are still heard.
    void skip();
    /// `seconds` at normal speed.
    void update(double seconds);

    /// The first goes on so many seconds later, unless it is skipped.
    void hold(double seconds) { held_ = acts_.empty() ? 0.0 : seconds; }
    /// What has come to be shown since the last call and must be in sight.
    [[nodiscard]] std::optional<Way> take_way() { return std::exchange(way_, std::nullopt); }

    [[nodiscard]] bool is_running() const { return !acts_.empty(); }
    [[nodiscard]] std::size_t waiting() const { return acts_.size(); }
    /// Nothing: all stands still.
    [[nodiscard]] const motion::Performance* performance() const {
        return acts_.empty() ? nullptr : &acts_.front().performance;
    }
    [[nodiscard]] double time() const { return time_; }
    [[nodiscard]] std::vector<motion::Cue> take_cues() { return std::exchange(cues_, {}); }

  private:
    struct Act {
        motion::Performance performance;
        std::optional<Way> follow;
    };
    void begin_first();
    void end_first();

    const scene::BoardModel& model_;
    std::deque<Act> acts_;
    double time_ = 0.0;  ///< of the first
    double held_ = 0.0;  ///< seconds until the first goes on
    std::optional<Way> way_;
    std::size_t cues_told_ = 0;  ///< of the first
    std::vector<motion::Cue> cues_;
};

}  // namespace taiji
