#pragma once

#include <filesystem>
#include <glm/vec3.hpp>
#include <string>
#include <vector>

#include "renderer/vulkan/upload.hpp"

namespace taiji {

/// A lunar mansion: directions are J2000 unit vectors.
struct Mansion {
    std::string glyph;
    glm::dvec3 label;
    struct Segment {
        glm::dvec3 from, to;
    };
    std::vector<Segment> lines;
};

/// The sky of assets/sky, uploaded once.
struct SkyGeometry {
    static Result<SkyGeometry> load(Device& device, Uploads& uploads,
                                    const std::filesystem::path& folder);
    Buffer stars;  ///< brightest first, 28 bytes each
    std::uint32_t star_count = 0;
    Buffer milky_way_vertices;  ///< 16 bytes each
    Buffer milky_way_indices;
    std::uint32_t milky_way_index_count = 0;
    std::vector<Mansion> mansions;
};

}  // namespace taiji
