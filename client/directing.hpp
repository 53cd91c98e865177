#pragma once

#include "client/director/live.hpp"
#include "client/session/session.hpp"
#include "renderer/scene/camera.hpp"

namespace taiji {

/// The director in the window: leads the camera from move to move while the session is directed.
/// Whoever takes hold of the camera has it until the next move.
class Directing {
  public:
    /// Looks whether a move has begun to be shown, and leads the camera. True: it moves, and the
    /// picture is to be drawn again.
    bool lead(scene::Camera& camera, Session& session, double seconds);

  private:
    [[nodiscard]] bool has_begun(const Session& session);
    void begin(const scene::Camera& camera, Session& session);

    director::Live live_;
    scene::CameraPose set_{};  ///< as it was left
    const motion::Performance* shown_ = nullptr;
    double shown_time_ = 0.0;
};

}  // namespace taiji
