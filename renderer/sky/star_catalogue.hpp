#pragma once

#include <filesystem>
#include <glm/vec3.hpp>
#include <span>
#include <string>
#include <vector>

#include "base/result.hpp"

namespace taiji::sky {

struct Star {
    glm::vec3 direction{};  ///< unit vector, equatorial J2000
    float magnitude = 0.0F;
    glm::vec3 colour{};  ///< linear sRGB, the largest component 1
};

/// Reads what assets/README.md defines as stars.bin: brightest first. Errors name `name`, the place
/// and what was expected.
[[nodiscard]] Result<std::vector<Star>> read_stars(std::span<const unsigned char> bytes,
                                                   const std::string& name);
[[nodiscard]] Result<std::vector<Star>> load_stars(const std::filesystem::path& path);

/// A run of neighbouring stars of a sorted catalogue, brightest first, and the cone that holds
/// them.
struct StarPatch {
    std::uint32_t first = 0;
    std::uint32_t count = 0;
    glm::vec3 middle{};        ///< unit vector
    float cos_radius = -1.0F;  ///< of the cone
};

/// Sorts the stars by patches of the sky, so that a view draws only the patches that it shows.
[[nodiscard]] std::vector<StarPatch> sort_into_patches(std::vector<Star>& stars);
/// How many of the patch are at least as bright.
[[nodiscard]] std::uint32_t count_to_magnitude(const StarPatch& patch, std::span<const Star> stars,
                                               float magnitude);

}  // namespace taiji::sky
