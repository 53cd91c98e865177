#pragma once

#include <glm/vec3.hpp>
#include <glm/vec4.hpp>

#include "renderer/scene/effect.hpp"

namespace taiji {

/// By which shader an effect is drawn.
enum class EffectBrush { Ground, Puff, Light };

/// How an effect looks at its age: what the shaders are given (shaders/shared/effect.h). Colours as
/// shown, by day; `lit` says how much less there is of them at night.
struct EffectLook {
    EffectBrush brush = EffectBrush::Ground;
    glm::vec3 colour{1.0F};
    float cover = 0.0F;
    float lit = 0.0F;       ///< 0 shines by itself .. 1 needs the day
    float grown = 1.0F;     ///< of its size
    float tall = 1.0F;      ///< height over width, of what is in the air
    bool stands = false;    ///< on its place, upright; otherwise it hangs there and faces the eye
    bool flies = false;     ///< drawn out along its heading
    float strength = 1.0F;  ///< of the ring, or of the whole
    glm::vec4 ring{0.0F};   ///< of what lies on the ground
    glm::vec4 inside{0.0F};
    glm::vec4 shape{0.0F};  ///< of what is in the air
};

[[nodiscard]] EffectLook look_of(const scene::Effect& effect);

}  // namespace taiji
