#pragma once

#include <cstddef>
#include <cstdint>

#include "renderer/scene/board_model.hpp"
#include "renderer/scene/frames.hpp"

namespace taiji::scene {

/// What happens to the world for a moment. How each looks at an age is the renderer's.
enum class EffectKind : std::uint8_t {
    // Lie on the surface.
    ShockRing,  ///< a blast's wave, running outwards
    Glow,       ///< light of fire on the ground
    Ripples,    ///< rings that run over water
    Foam,       ///< white water
    PlainRing,  ///< reduced motion: where something was taken; comes and goes
    Closing,    ///< the end by mate: a ring in the owner's colour that draws together
    SeatSeal,   ///< the end by the seat: a ring of bars in the owner's colour that turns
    // Stand over it and face the eye.
    Flash,   ///< a burst of light
    Fire,    ///< a fireball that goes out in smoke
    Smoke,   ///< a puff that grows and thins
    Dust,    ///< the same of earth
    Steam,   ///< the same of water, white
    Spray,   ///< a fountain that stands on its place
    Spark,   ///< a glowing piece of what was hit
    Flame,   ///< an engine's
    Charge,  ///< a depth charge on its way
    Column   ///< a column of light in the owner's colour, standing on its place
};
inline constexpr std::size_t kEffectKindCount = 17;

/// One of them where it is in this frame.
struct Effect {
    EffectKind kind = EffectKind::Flash;
    Owner owner = Owner::West;  ///< whose colour, for those that have one
    Geographic at{};
    double height =
        0.0;            ///< over the surface, Earth radii; of the foot of what stands on its place
    double size = 0.0;  ///< radius, or half width of what stands, Earth radii on this surface
    double age = 0.0;   ///< 0 begun .. 1 over
    double opacity = 1.0;
    double heading = 0.0;    ///< of what flies (Spark, Flame): clockwise from north
    double pitch = 0.0;      ///< of the same: upwards
    std::uint32_t seed = 0;  ///< two with the same seed look the same
};

enum class TrailKind : std::uint8_t {
    Contrail,
    Wake,    ///< on the surface
    Plume,   ///< of a rocket that burns
    Reentry  ///< what comes down glows
};

/// Where something was a while ago. `age`: 0 just now .. 1 all that remains of it is gone.
struct TrailPoint {
    Geographic at{};
    double height = 0.0;  ///< over the surface, Earth radii
    double width = 0.0;   ///< half of it, Earth radii on this surface
    double age = 0.0;
};

/// What something leaves behind it: neighbouring points of SceneFrame::trail_points, oldest first.
struct Trail {
    TrailKind kind = TrailKind::Contrail;
    std::size_t first = 0;
    std::size_t count = 0;
    double opacity = 1.0;
    std::uint32_t seed = 0;
};

}  // namespace taiji::scene
