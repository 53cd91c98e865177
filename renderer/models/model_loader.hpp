#pragma once

#include <array>
#include <filesystem>
#include <vector>

#include "base/result.hpp"
#include "renderer/models/model.hpp"
#include "renderer/scene/scene_frame.hpp"

namespace taiji::models {

/// Largest file that is read, and most triangles of a level of detail.
inline constexpr std::size_t kMaxModelBytes = 2U << 20U;
inline constexpr std::size_t kMaxTriangles = 5000;

/// Reads a model of the form that assets/models/README.md describes. Whatever the file holds, the
/// result is sound (indices in range, numbers finite, normals of unit length) or an error.
[[nodiscard]] Result<Model> load_model(const std::filesystem::path& file);

struct PieceModels {
    std::array<Model, scene::kModelCount> units;  ///< by scene::Model; empty where it failed
    std::array<Model, 2> discs;                   ///< by scene::Owner; plain_disc() where it failed
    std::vector<Error> problems;                  ///< one for each file that failed

    [[nodiscard]] const Model& unit(scene::Model which) const { return units[index_of(which)]; }
    [[nodiscard]] const Model& disc(scene::Owner owner) const { return discs[index_of(owner)]; }
};

/// All models of the pieces from the folder `assets/models`. Never fails as a whole: a piece whose
/// model is missing or broken is a disc with its character.
[[nodiscard]] PieceModels load_piece_models(const std::filesystem::path& folder);

/// A disc made in code, round for West and eight-sided for East, with no room for a unit: both
/// characters in the middle.
[[nodiscard]] Model plain_disc(scene::Owner owner);

}  // namespace taiji::models
