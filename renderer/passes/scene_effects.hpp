#pragma once

#include <future>
#include <optional>

#include "renderer/passes/effect_pass.hpp"

namespace taiji {

/// The effects of a scene with their passes, which are made while the first frames are drawn: no
/// move is shown so early.
class SceneEffects {
  public:
    /// In a thread of its own; what the setups point to must outlive this.
    void begin(const PassSetup& moving, const PassSetup& still);
    [[nodiscard]] bool is_coming() const { return coming_.valid(); }
    /// Takes them over if they have come.
    void take();
    /// Until they have come.
    void wait();

    /// Works out what is drawn of the scene. False when it is nothing. The driver makes its
    /// programs when something is drawn for the first time: the first frame prepared with `Moving`
    /// draws everything once where it is not seen.
    enum class Picture { Moving, Still };
    bool prepare(const Frame& frame, const scene::SceneFrame& scene, Extent extent, Picture which);
    /// What was prepared: what lies on the ground, and what is over it.
    void record_ground(const Frame& frame) const { pass_->record_ground(frame, instances_); }
    void record_air(const Frame& frame) const { pass_->record_air(frame, instances_); }

  private:
    EffectInstances instances_;
    std::optional<EffectPass> moving_;
    std::optional<EffectPass> still_;
    const EffectPass* pass_ = nullptr;
    bool warm_ = false;
    std::future<void> coming_;  ///< valid until the passes have been taken
};

}  // namespace taiji
