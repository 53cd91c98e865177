#pragma once

#include "renderer/scene/camera_view.hpp"

namespace taiji::scene {

/// The way of the camera from one rig to another: along the great circle on the globe (along the
/// map when it is open), turning evenly, eased at both ends; far flights rise on the way.
class Flight {
  public:
    enum class Way { GreatCircle, Map };

    Flight(const CameraRig& from, const CameraRig& to, Way way);

    /// Seconds at normal speed: 0.4 to 2.4.
    [[nodiscard]] double duration() const { return duration_; }
    /// `progress` 0..1 in time; exactly `to` at 1.
    [[nodiscard]] CameraRig at(double progress) const;

  private:
    [[nodiscard]] glm::dquat orientation(double eased) const;

    CameraRig from_, to_;
    Way way_;
    GlobeVector axis_{0.0, 0.0, 1.0};
    double angle_ = 0.0;  ///< of the great circle, or map length
    double twist_ = 0.0;  ///< about the target, on top of carrying the heading along
    double rise_ = 0.0;   ///< of the logarithm of the distance, half-way
    double duration_ = 0.0;
};

/// 0 at 0, 1 at 1, with no speed and no acceleration there.
[[nodiscard]] double eased(double x);

}  // namespace taiji::scene
