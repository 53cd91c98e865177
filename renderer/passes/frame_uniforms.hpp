#pragma once

#include "renderer/passes/picture_part.hpp"
#include "renderer/scene/scene_frame.hpp"
#include "shaders/shared/frame.h"

namespace taiji {

/// Shift of the picture in pixels, for averaging; and its number, as a seed.
struct Jitter {
    float x = 0.0F;
    float y = 0.0F;
    float seed = 0.0F;
};
/// The i-th of a sequence that fills the pixel evenly.
[[nodiscard]] Jitter still_jitter(std::uint32_t i);

/// What all passes know of `scene`, drawn as that part of a picture.
[[nodiscard]] shader::FrameUniforms frame_uniforms(const scene::SceneFrame& scene,
                                                   const PicturePart& part, Jitter jitter);

}  // namespace taiji
