#pragma once

#include <cstdint>
#include <filesystem>
#include <glm/vec3.hpp>
#include <span>
#include <string>
#include <vector>

#include "base/result.hpp"

namespace taiji::sky {

/// The band as triangles with the brightness at their corners.
struct MilkyWay {
    struct Vertex {
        glm::vec3 direction{};    ///< unit vector, equatorial J2000
        float brightness = 0.0F;  ///< linear, 0 at the rim .. 1
    };
    std::vector<Vertex> vertices;
    std::vector<std::uint16_t> indices;  ///< three a triangle
};

/// Reads what assets/README.md defines as milkyway-mesh.bin. Errors name `name`, the place and what
/// was expected.
[[nodiscard]] Result<MilkyWay> read_milky_way(std::span<const unsigned char> bytes,
                                              const std::string& name);
[[nodiscard]] Result<MilkyWay> load_milky_way(const std::filesystem::path& path);

}  // namespace taiji::sky
