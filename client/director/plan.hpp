#pragma once

#include <memory>

#include "client/motion/performance.hpp"
#include "client/replay/replayed_game.hpp"
#include "renderer/scene/board_model.hpp"
#include "renderer/scene/camera_view.hpp"

namespace taiji::director {

/// How a game is to be shown.
struct Manner {
    motion::Style style = motion::Style::Full;
    /// With what panels cover: movers and targets stand in the rest.
    scene::Viewport viewport{};
    /// The globe, or the flat board when it is unrolled for more than half.
    scene::Morph morph{};
    /// Whose side the first and the last picture turn to.
    Side nearer_side = Side::White;
    /// How many times as fast as at normal speed it is watched: what moves the camera takes so much
    /// longer on the timeline, so that the eye can follow.
    double speed = 1.0;
    friend bool operator==(const Manner&, const Manner&) = default;
};

class Path;

/// When each move of a game is shown and from where: a pure function of the record and the manner.
/// docs/director.md says what shots there are and which bounds they keep.
class Plan {
  public:
    /// `model` is that of the game's board. Nothing of the arguments is kept.
    static Plan of(const replay::ReplayedGame& game, const scene::BoardModel& model,
                   const Manner& manner);

    [[nodiscard]] const replay::Timeline& timeline() const { return timeline_; }
    [[nodiscard]] const Manner& manner() const { return manner_; }
    /// Any time; clamped to 0..timeline().seconds(). Inside the limits of the camera. In full
    /// motion continuous with its speed and acceleration; in reduced motion it stands still but for
    /// cuts while nothing moves.
    [[nodiscard]] scene::CameraPose pose(double time) const;

  private:
    Plan(replay::Timeline timeline, Manner manner, std::shared_ptr<const Path> path);

    replay::Timeline timeline_;
    Manner manner_;
    std::shared_ptr<const Path> path_;
};

}  // namespace taiji::director
