#include "renderer/passes/scene_effects.hpp"

#include <chrono>

namespace taiji {

void SceneEffects::begin(const PassSetup& moving, const PassSetup& still) {
    coming_ = std::async(std::launch::async, [this, moving, still] {
        moving_.emplace(moving);
        still_.emplace(still);
    });
}

void SceneEffects::take() {
    if (!coming_.valid()) return;
    if (coming_.wait_for(std::chrono::seconds(0)) == std::future_status::ready) coming_.get();
}

void SceneEffects::wait() {
    if (coming_.valid()) coming_.get();
}

bool SceneEffects::prepare(const Frame& frame, const scene::SceneFrame& scene, Extent extent,
                           Picture which) {
    if (coming_.valid() || !moving_) return false;
    pass_ = which == Picture::Moving ? &*moving_ : &*still_;
    if (which == Picture::Moving && !warm_) {
        pass_->warm_up(frame);
        warm_ = true;
    }
    instances_.build(scene, extent);
    return !instances_.empty();
}

}  // namespace taiji
