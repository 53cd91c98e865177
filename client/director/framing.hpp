#pragma once

#include <optional>
#include <span>

#include "client/director/stance.hpp"
#include "renderer/scene/orbit.hpp"

namespace taiji::director {

/// What a picture is taken through.
struct Lens {
    Lens(const scene::Surface& on, const scene::Viewport& through);
    scene::Surface surface;
    scene::Viewport viewport;
    scene::CameraLimits limits;

    [[nodiscard]] scene::CameraView view(const Stance& stance) const;
};

/// Something that must be seen: a place on the surface, or `height` Earth radii above it.
struct Subject {
    Subject(const scene::Surface& surface, scene::Geographic at, double height = 0.0);
    scene::MapPlace place{};
    scene::GlobeVector position{};
    scene::GlobeVector up{};
    double height = 0.0;
};

/// How something is to be seen.
struct Look {
    double nearest = 1.5;   ///< distance
    double farthest = 6.0;  ///< distance
    double lean = 0.7;      ///< part of the tilt that is allowed
    double heading = 0.0;
    double facing = 0.3;   ///< least cosine between a place's up and the way to the eye
    double margin = 0.10;  ///< part of the free picture at each rim that stays empty
};

/// Are all of them inside the free part of the picture, with its margin, and on this side?
[[nodiscard]] bool sees(const scene::CameraView& view, std::span<const Subject> subjects,
                        const Look& look);
/// The nearest view of all subjects together, in the middle of what is free; nothing: there is none
/// between `nearest` and `farthest`. Precondition: there is a subject.
[[nodiscard]] std::optional<Stance> frame(const Lens& lens, std::span<const Subject> subjects,
                                          const Look& look);
/// Turned and moved from `from` towards `ideal`, which sees them, no farther than until they are
/// seen; no nearer than `ideal`, no farther than `look` allows.
[[nodiscard]] Stance approach(const Lens& lens, std::span<const Subject> subjects, const Look& look,
                              const Stance& from, const Stance& ideal);

}  // namespace taiji::director
