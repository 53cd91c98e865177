#pragma once

#include <cstddef>
#include <optional>
#include <vector>

namespace taiji::replay {

/// How long what belongs to one ply is shown, seconds at normal speed, none below 0.
struct PlyTimes {
    double lead = 0.0;  ///< before the move: the position before it stands
    double move = 0.0;  ///< its performance
    double rest = 0.0;  ///< after it: the position after it stands
};

/// When what of a game is shown. A plain value; seconds at normal speed from the opening on.
class Timeline {
  public:
    Timeline() : Timeline(0.0, {}, 0.0) {}
    /// The first position stands for `opening` before the lead of the first ply, the last one for
    /// `closing` after the rest of the last ply. Precondition: no time is below 0.
    Timeline(double opening, const std::vector<PlyTimes>& plies, double closing);

    [[nodiscard]] double seconds() const { return seconds_; }
    [[nodiscard]] std::size_t plies() const { return ends_.size(); }

    struct Moment {
        std::size_t ply = 0;  ///< plies that have been played
        /// The next one is under way since so many seconds; nothing: the position stands.
        std::optional<double> move_time;

        friend bool operator==(const Moment&, const Moment&) = default;
    };
    /// Any time, clamped to 0..seconds().
    [[nodiscard]] Moment at(double time) const;

    /// When the position after `ply` plies begins to stand: at(stands_at(ply)) is exactly that one.
    /// Precondition: ply <= plies().
    [[nodiscard]] double stands_at(std::size_t ply) const;
    /// When the performance of the move that leads to `ply` begins: the last time at which the
    /// position before it stands. Precondition: 1 <= ply <= plies().
    [[nodiscard]] double move_begins(std::size_t ply) const;

  private:
    std::vector<double> begins_;  ///< of each move's performance
    std::vector<double> ends_;
    double seconds_ = 0.0;
};

}  // namespace taiji::replay
