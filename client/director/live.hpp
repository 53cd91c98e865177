#pragma once

#include <optional>

#include "client/director/shooting.hpp"

namespace taiji::director {

/// The director of what nobody knows ahead: one move after another, from where the camera is. Time
/// passes only by `update`, seconds of who watches; stands still once a move has been shown.
class Live {
  public:
    /// A move begins to be shown, as it is watched (Act::watched). Returns how long it must wait
    /// for the camera. The camera is at `now` unless this has led it there.
    double show(const Act& act, const Lens& lens, Join join, const scene::CameraPose& now);
    void update(double seconds) { time_ += seconds > 0.0 ? seconds : 0.0; }
    /// Somebody else leads the camera until the next move.
    void let_go() { path_.reset(); }

    [[nodiscard]] bool leads() const { return path_.has_value(); }
    [[nodiscard]] bool is_moving() const { return path_ && time_ < path_->rests_from(); }
    /// Precondition: leads().
    [[nodiscard]] scene::CameraPose pose() const { return pose_of(stance()); }

  private:
    [[nodiscard]] Stance stance() const;

    std::optional<Path> path_;
    double time_ = 0.0;           ///< of it
    std::optional<Path> before_;  ///< goes on while the camera leaves it
    double time_before_ = 0.0;    ///< of that, when the other began
};

}  // namespace taiji::director
