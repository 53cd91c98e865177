#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>

#include "client/replay/timeline.hpp"

namespace taiji::replay {

enum class Direction : std::uint8_t { Backwards, Forwards };

/// Plays a timeline like a film: at any speed, both ways, from anywhere. Time passes only by
/// `update`.
class Player {
  public:
    static constexpr double kSlowest = 0.25;
    static constexpr double kFastest = 8.0;

    /// Stands still at the beginning.
    explicit Player(Timeline timeline) : timeline_(std::move(timeline)) {}

    [[nodiscard]] const Timeline& timeline() const { return timeline_; }
    [[nodiscard]] double time() const { return time_; }
    [[nodiscard]] Timeline::Moment moment() const { return timeline_.at(time_); }
    /// The ply that is looked at, or that a step leads to.
    [[nodiscard]] std::size_t ply() const { return step_ ? step_->ply : moment().ply; }
    /// Below 0: backwards. Of the play that goes on, or that would.
    [[nodiscard]] double speed() const { return speed_; }
    [[nodiscard]] bool is_playing() const { return is_playing_; }
    /// It plays, or a step is under way: time passes.
    [[nodiscard]] bool is_moving() const { return is_playing_ || step_.has_value(); }

    /// Plays on; where nothing is left that way, from the other end. The speed is brought within
    /// kSlowest..kFastest, its sign says which way. Precondition: speed is finite and not 0.
    void play(double speed);
    /// Does not begin to play.
    void set_speed(double speed);
    void pause();
    /// Goes to any time, clamped. Play goes on from there.
    void seek(double time);
    /// Goes to where the position after `ply` plies begins to stand; beyond the last: the last.
    void seek_ply(std::size_t ply);
    /// Shows the next move, or the last one backwards, and stands still then. One that is under way
    /// that way is over at once.
    void step(Direction way);
    void update(double seconds);
    /// The same game is shown in another time: the same moment of it is looked at.
    void set_timeline(Timeline timeline);

  private:
    struct Step {
        std::size_t ply = 0;
        double until = 0.0;
        Direction way{};
    };
    void take_step(Direction way, std::size_t ply);

    Timeline timeline_;
    double time_ = 0.0;
    double speed_ = 1.0;
    bool is_playing_ = false;
    std::optional<Step> step_;
};

}  // namespace taiji::replay
