#pragma once

#include <array>
#include <cstdint>
#include <glm/vec2.hpp>
#include <glm/vec3.hpp>
#include <glm/vec4.hpp>

namespace taiji {

// Vertices of the sky's and the labels' passes; every quad has four.

/// Colours from 0 to 1 as bytes.
using Colour8 = std::array<std::uint8_t, 4>;
[[nodiscard]] Colour8 colour8(const glm::vec4& colour);

struct StarVertex {
    glm::vec3 direction;
    float magnitude;
    Colour8 colour;
};
static_assert(sizeof(StarVertex) == 20);

struct LineVertex {
    glm::vec3 from;
    float palace;
    glm::vec3 to;
};
static_assert(sizeof(LineVertex) == 28);

struct MarkVertex {
    glm::vec3 direction;
    float palace;
};
static_assert(sizeof(MarkVertex) == 16);

struct LabelVertex {
    glm::vec2 pixel;
    glm::vec2 texel;
    Colour8 colour;
    float scale;
};
static_assert(sizeof(LabelVertex) == 24);

}  // namespace taiji
