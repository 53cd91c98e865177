#include "renderer/passes/effect_looks.hpp"

#include <algorithm>
#include <cmath>
#include <glm/common.hpp>

namespace taiji {
namespace {

using glm::vec3;
using scene::EffectKind;

constexpr vec3 kIvory{1.00F, 0.90F, 0.66F};
constexpr vec3 kCopper{1.00F, 0.46F, 0.18F};
constexpr vec3 kEmber{1.00F, 0.50F, 0.16F};
constexpr vec3 kWater{0.86F, 0.94F, 1.00F};

vec3 colour_of(scene::Owner owner) {
    return owner == scene::Owner::West ? kIvory : kCopper;
}

float smoothed(float from, float to, float x) {
    const float s = std::clamp((x - from) / (to - from), 0.0F, 1.0F);
    return s * s * (3.0F - 2.0F * s);
}
/// Fast at first, as what is flung runs out.
float spent(float age) {
    return 1.0F - (1.0F - age) * (1.0F - age) * (1.0F - age);
}
/// Comes and goes.
float passing(float age, float in, float out) {
    return smoothed(0.0F, in, age) * (1.0F - smoothed(out, 1.0F, age));
}

EffectLook on_ground(EffectKind kind, scene::Owner owner, float age) {
    EffectLook look{.brush = EffectBrush::Ground};
    const float left = 1.0F - age;
    switch (kind) {
        case EffectKind::ShockRing:
            look.colour = {1.0F, 0.92F, 0.80F};
            look.cover = 0.30F;
            look.strength = 0.85F * left * std::sqrt(left);
            look.ring = {0.08F + 0.84F * spent(age), 0.10F + 0.22F * age, 0.0F, 0.35F};
            look.inside = {0.10F * left, 0.3F + 0.7F * spent(age), 0.0F, 0.0F};
            break;
        case EffectKind::Glow:
            look.colour = kEmber;
            look.strength = 0.0F;
            look.ring = {0.0F, 1.0F, 0.0F, 0.0F};
            look.inside = {0.85F * left * left, 1.0F, 0.0F, 0.0F};
            break;
        case EffectKind::Ripples:
            look.colour = kWater;
            look.cover = 0.35F;
            look.lit = 0.7F;
            look.strength = 0.60F * left;
            look.ring = {0.15F + 0.75F * std::sqrt(age), 0.50F, 5.0F, 0.20F};
            break;
        case EffectKind::Foam:
            look.colour = kWater;
            look.cover = 0.9F;
            look.lit = 0.75F;
            look.strength = 0.0F;
            look.ring = {0.0F, 1.0F, 0.0F, 1.0F};
            look.inside = {1.6F * passing(age, 0.12F, 0.35F), 0.55F + 0.45F * spent(age), 0.0F,
                           0.0F};
            break;
        case EffectKind::PlainRing:
            look.colour = {1.0F, 0.90F, 0.62F};
            look.cover = 0.7F;
            look.strength = 0.9F * passing(age, 0.35F, 0.55F);
            look.ring = {0.86F, 0.13F, 0.0F, 0.0F};
            break;
        case EffectKind::Closing:
            look.colour = colour_of(owner);
            look.cover = 0.4F;
            look.strength = passing(age, 0.25F, 0.80F);
            look.ring = {0.92F - 0.74F * age * age * (3.0F - 2.0F * age), 0.10F, 0.0F, 0.10F};
            look.inside = {0.0F, 1.0F, 48.0F, 1.2F * age};
            break;
        default:  // SeatSeal
            look.colour = colour_of(owner);
            look.cover = 0.5F;
            look.strength = passing(age, 0.12F, 0.75F);
            look.ring = {0.80F, 0.26F, 0.0F, 0.0F};
            look.inside = {0.35F * passing(age, 0.1F, 0.7F), 0.9F, 24.0F, 5.0F * age};
            break;
    }
    return look;
}

EffectLook puff(EffectKind kind, float age) {
    EffectLook look{.brush = EffectBrush::Puff};
    look.grown = 0.45F + 0.55F * spent(age);
    look.lit = 1.0F;
    switch (kind) {
        case EffectKind::Fire:
            look.colour = {0.24F, 0.21F, 0.19F};
            look.cover = std::min(1.0F, 0.25F + 1.6F * age);
            look.lit = smoothed(0.2F, 0.6F, age);
            look.shape = {1.25F * (1.0F - smoothed(0.10F, 0.75F, age)), smoothed(0.40F, 1.0F, age),
                          0.0F, 0.8F * age};
            look.strength = std::min(1.0F, 9.0F * age + 0.4F);
            break;
        case EffectKind::Smoke:
            look.colour = {0.30F, 0.28F, 0.27F};
            look.cover = 1.0F;
            look.shape = {0.30F * (1.0F - smoothed(0.0F, 0.25F, age)), 0.15F + 0.85F * age * age,
                          0.0F, 0.5F * age};
            look.strength = 0.80F * smoothed(0.0F, 0.15F, age) * (1.0F - smoothed(0.5F, 1.0F, age));
            break;
        case EffectKind::Dust:
            look.colour = {0.72F, 0.62F, 0.47F};
            look.cover = 0.9F;
            look.shape = {0.0F, 0.30F + 0.7F * age, 0.0F, 0.3F * age};
            look.strength = 0.75F * smoothed(0.0F, 0.12F, age) * (1.0F - smoothed(0.3F, 1.0F, age));
            break;
        case EffectKind::Steam:
            look.colour = {1.20F, 1.24F, 1.28F};
            look.cover = 0.95F;
            look.shape = {0.0F, 0.12F + 0.88F * age, 0.0F, 0.5F * age};
            look.strength = 0.75F * smoothed(0.0F, 0.12F, age) * (1.0F - smoothed(0.5F, 1.0F, age));
            break;
        default: {  // Spray
            // Up fast, then it hangs and falls apart.
            const float up = spent(std::min(1.0F, 1.9F * age));
            look.colour = {1.30F, 1.34F, 1.38F};
            look.cover = 0.95F;
            look.stands = true;
            look.grown = 0.55F + 0.45F * up;
            look.tall = 0.5F + 0.85F * up;
            look.shape = {0.0F, 0.95F * smoothed(0.35F, 1.0F, age), 1.0F, 1.8F * up};
            look.strength = smoothed(0.0F, 0.06F, age) * (1.0F - smoothed(0.7F, 1.0F, age));
            break;
        }
    }
    return look;
}

EffectLook light(EffectKind kind, scene::Owner owner, float age) {
    EffectLook look{.brush = EffectBrush::Light};
    const float left = 1.0F - age;
    switch (kind) {
        case EffectKind::Flash:
            look.colour = {1.0F, 0.86F, 0.60F};
            look.grown = 0.55F + 0.45F * spent(age);
            look.shape = {1.0F, 0.55F, 0.0F, 0.0F};
            look.strength = smoothed(0.0F, 0.06F, age) * left * left;
            break;
        case EffectKind::Spark:
            look.colour = glm::mix(vec3(1.0F, 0.80F, 0.42F), vec3(0.85F, 0.22F, 0.06F), age);
            look.flies = true;
            look.tall = 3.2F;
            look.shape = {0.9F * left, 0.0F, 0.0F, 0.0F};
            look.strength = 1.0F - smoothed(0.6F, 1.0F, age);
            break;
        case EffectKind::Flame:
            look.colour = {1.0F, 0.58F, 0.22F};
            look.flies = true;
            look.tall = 1.9F;
            look.shape = {0.9F, 0.0F, 0.0F, 0.0F};
            break;
        case EffectKind::Charge:
            look.colour = {0.10F, 0.12F, 0.15F};
            look.cover = 1.0F;
            look.flies = true;
            look.tall = 1.5F;
            look.lit = 0.4F;
            look.shape = {0.35F, 0.0F, 0.0F, 0.0F};
            break;
        default:  // Column
            look.colour = colour_of(owner);
            look.stands = true;
            look.tall = 9.0F;
            look.shape = {0.75F, 0.0F, 1.0F, 1.4F * smoothed(0.0F, 0.30F, age)};
            look.strength = smoothed(0.0F, 0.08F, age) * (1.0F - smoothed(0.70F, 1.0F, age));
            break;
    }
    return look;
}

}  // namespace

EffectLook look_of(const scene::Effect& effect) {
    const auto age = static_cast<float>(std::clamp(effect.age, 0.0, 1.0));
    switch (effect.kind) {
        case EffectKind::ShockRing:
        case EffectKind::Glow:
        case EffectKind::Ripples:
        case EffectKind::Foam:
        case EffectKind::PlainRing:
        case EffectKind::Closing:
        case EffectKind::SeatSeal:
            return on_ground(effect.kind, effect.owner, age);
        case EffectKind::Fire:
        case EffectKind::Smoke:
        case EffectKind::Dust:
        case EffectKind::Steam:
        case EffectKind::Spray:
            return puff(effect.kind, age);
        case EffectKind::Flash:
        case EffectKind::Spark:
        case EffectKind::Flame:
        case EffectKind::Charge:
        case EffectKind::Column:
            return light(effect.kind, effect.owner, age);
    }
    return {};
}

}  // namespace taiji
