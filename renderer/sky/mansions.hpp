#pragma once

#include <array>
#include <cstdint>
#include <filesystem>
#include <glm/vec3.hpp>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.hpp"

namespace taiji::sky {

/// The four beasts (四象), seven mansions each, in the mansions' order.
enum class Palace : std::uint8_t { AzureDragon, BlackTortoise, WhiteTiger, VermilionBird };

/// One of the twenty-eight lunar mansions (二十八宿). Directions are unit vectors, equatorial
/// J2000.
struct Mansion {
    std::string chinese;  ///< 角宿
    std::string english;  ///< Jiǎo – Horn
    Palace palace = Palace::AzureDragon;
    glm::dvec3 label{};  ///< where the name goes
    std::vector<std::vector<glm::vec3>> lines;
};
inline constexpr std::size_t kMansionCount = 28;

/// Reads mansions.json (assets/README.md). Errors name `name`, the place and what was expected.
[[nodiscard]] Result<std::vector<Mansion>> read_mansions(std::string_view json,
                                                         const std::string& name);
[[nodiscard]] Result<std::vector<Mansion>> load_mansions(const std::filesystem::path& path);

/// Unit vector of right ascension and declination, degrees.
struct Equatorial {
    double right_ascension = 0.0;
    double declination = 0.0;
};
[[nodiscard]] glm::dvec3 direction_from_equatorial(Equatorial place);

}  // namespace taiji::sky
