// Lets the headers of this folder be compiled by both C++ and GLSL. Only types whose std140 layout C++ shares:
// vec4, uvec4, mat4 and arrays of them.
#ifndef TAIJI_SHADERS_SHARED_TYPES_H
#define TAIJI_SHADERS_SHARED_TYPES_H

#ifdef __cplusplus
#include <cstddef>
#include <cstdint>
#include <glm/mat4x4.hpp>
#include <glm/vec4.hpp>
#define TAIJI_SHADER_STRUCTS namespace taiji::shader {
#define TAIJI_SHADER_STRUCTS_END }
namespace taiji::shader {
using glm::mat4;
using glm::uvec4;
using glm::vec4;
}  // namespace taiji::shader
#else
#define TAIJI_SHADER_STRUCTS
#define TAIJI_SHADER_STRUCTS_END
#endif

#endif
