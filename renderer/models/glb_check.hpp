#pragma once

#include <array>
#include <span>
#include <string>
#include <vector>

#include "base/result.hpp"

namespace taiji::models {

/// Most vertices that sixteen-bit indices reach.
inline constexpr std::size_t kMaxVertices = 65535;

struct GlbMaterial {
    std::string name;
    std::array<float, 3> colour{};  ///< linear
};

struct SoundGlb {
    std::string bytes;                   ///< for the importer
    std::vector<GlbMaterial> materials;  ///< all; the importer passes over those that no mesh uses
};

/// Looks through a binary glTF before the importer sees it: only what our models use is let
/// through, with every length, count, reference and index in range. Returns the file written anew
/// from what was understood, so that the importer cannot read it differently.
[[nodiscard]] Result<SoundGlb> checked_glb(std::span<const char> file);

}  // namespace taiji::models
