#pragma once

#include <array>
#include <glm/vec4.hpp>
#include <vector>

#include "renderer/passes/pass.hpp"
#include "renderer/passes/piece_geometry.hpp"
#include "renderer/vulkan/image.hpp"

namespace taiji {

/// Attributes of shaders/passes/piece.vert. Rows go from the model's frame to globe axes relative
/// to the eye.
struct PieceInstance {
    glm::vec4 row_x, row_y, row_z;
    glm::vec4 body, trim, light;
};
static_assert(sizeof(PieceInstance) == 96);

/// Attributes of character.vert.
struct CharacterInstance {
    glm::vec4 row_x, row_y, row_z;
    glm::vec4 ink, cell, light;
};
static_assert(sizeof(CharacterInstance) == 96);

/// Kinds of ground.vert.
enum class GroundKind : std::uint8_t { Shadow, Dot, Ring, Cross, Glow, Ripples };

/// Attributes of ground.vert.
struct GroundInstance {
    glm::vec4 middle, east, north, tint;
};
static_assert(sizeof(GroundInstance) == 64);

/// Attributes of line.vert.
struct LineInstance {
    glm::vec4 from, to, from_colour, to_colour, shape;
};
static_assert(sizeof(LineInstance) == 80);

/// What a frame draws of pieces and marks. Kept between frames, so that nothing is allocated once
/// it has grown.
struct Instances {
    std::array<std::vector<PieceInstance>, kMeshCount> meshes;
    std::vector<CharacterInstance> characters;
    std::vector<GroundInstance> shadows;
    std::vector<GroundInstance> marks;
    std::vector<LineInstance> lines;

    void clear();
};

/// Fills `to` from the scene: culls what the Earth hides, and picks levels of detail by size on the
/// screen.
void collect_instances(const scene::SceneFrame& scene, const PieceGeometry& geometry, Detail detail,
                       Extent extent, Instances& to);

/// Adds the last move as a trace over the surface.
void add_trace(const scene::SceneFrame& scene, Instances& to);

}  // namespace taiji
