#pragma once

#include <array>
#include <span>

#include "renderer/passes/effect_looks.hpp"
#include "renderer/scene/scene_frame.hpp"
#include "renderer/vulkan/image.hpp"
#include "shaders/shared/effect.h"

namespace taiji {

/// What is drawn of the effects and trails in a frame: a pure function of the scene, in memory that
/// is there from the start.
class EffectInstances {
  public:
    static constexpr std::size_t kMaxEffects = 256;
    static constexpr std::size_t kMaxTrails = 64;
    static constexpr std::size_t kMaxTrailPoints = 1024;
    /// Two a point, and two more that join a trail's strip to the one before.
    static constexpr std::size_t kMaxTrailVertices = 2 * kMaxTrailPoints + 2 * kMaxTrails;

    /// Precondition: at most so many effects, trails and points of them; trails lie within their
    /// points.
    void build(const scene::SceneFrame& scene, Extent extent);

    [[nodiscard]] std::span<const shader::GroundEffect> ground() const { return ground_.all(); }
    [[nodiscard]] std::span<const shader::AirEffect> puffs() const { return puffs_.all(); }
    [[nodiscard]] std::span<const shader::AirEffect> lights() const { return lights_.all(); }
    [[nodiscard]] std::span<const shader::TrailVertex> ground_trails() const {
        return ground_trails_.all();
    }
    [[nodiscard]] std::span<const shader::TrailVertex> air_trails() const {
        return air_trails_.all();
    }
    [[nodiscard]] bool empty() const {
        return ground_.count + puffs_.count + lights_.count + ground_trails_.count +
                   air_trails_.count ==
               0;
    }

  private:
    template <typename T, std::size_t most>
    struct List {
        std::array<T, most> items;
        std::size_t count = 0;
        [[nodiscard]] std::span<const T> all() const { return {items.data(), count}; }
        void add(const T& item);
    };
    using Strip = List<shader::TrailVertex, kMaxTrailVertices>;

    struct Place;  // of an effect, worked out
    void add(const scene::Effect& effect, const scene::SceneFrame& scene, Extent extent);
    void add_ground(const scene::Effect& effect, const EffectLook& look, const Place& place);
    void add_air(const scene::Effect& effect, const EffectLook& look, const Place& place,
                 const scene::SceneFrame& scene);
    static void add_trail(const scene::Trail& trail, const scene::SceneFrame& scene, Extent extent,
                          Strip& to);

    List<shader::GroundEffect, kMaxEffects> ground_;
    List<shader::AirEffect, kMaxEffects> puffs_;
    List<shader::AirEffect, kMaxEffects> lights_;
    Strip ground_trails_;
    Strip air_trails_;
};

}  // namespace taiji
