#pragma once

#include <glm/vec3.hpp>
#include <glm/vec4.hpp>

namespace taiji {

/// For a shader: doubles become floats only here, after the eye has been subtracted.
[[nodiscard]] inline glm::vec4 pack(const glm::dvec3& v, double w) {
    return {glm::vec3(v), static_cast<float>(w)};
}

}  // namespace taiji
