#pragma once

#include <glm/mat4x4.hpp>
#include <glm/vec3.hpp>
#include <span>
#include <vector>

#include "renderer/models/model_loader.hpp"

namespace taiji {

/// What of a unit's model is drawn in one go.
enum class UnitPart : std::uint8_t {
    Whole,    ///< all of it, standing on its disc
    Base,     ///< the stage alone
    Upper,    ///< all but the stage
    Body,     ///< as a passenger
    Payload,  ///< alone, as the missile on a submarine
};
inline constexpr std::size_t kUnitPartCount = 5;

/// A shape of the pieces at a level of detail, as a small number: discs first, then units.
enum class ShapeId : std::uint16_t {};
inline constexpr std::size_t kShapeCount =
    models::kDetailCount * (scene::kOwnerCount + scene::kModelCount * kUnitPartCount);
[[nodiscard]] ShapeId disc_shape(scene::Owner owner, models::Detail detail);
[[nodiscard]] ShapeId unit_shape(scene::Model model, UnitPart part, models::Detail detail);
[[nodiscard]] bool is_disc(ShapeId shape);

/// A run of indices in the common buffers.
struct MeshRange {
    std::uint32_t first_index = 0;
    std::uint32_t index_count = 0;
    std::int32_t vertex_offset = 0;
};

/// A square or a unit's frame on the face of a disc, in radii.
struct PlaceOnDisc {
    glm::vec3 at{0.0F};
    float scale = 1.0F;
};

/// All models of the pieces in one array of vertices and one of indices, and where their parts go.
class PieceShapes {
  public:
    explicit PieceShapes(const models::PieceModels& from);

    [[nodiscard]] std::span<const models::Vertex> vertices() const { return vertices_; }
    [[nodiscard]] std::span<const std::uint16_t> indices() const { return indices_; }
    [[nodiscard]] MeshRange range(ShapeId shape) const {
        return ranges_[static_cast<std::size_t>(shape)];
    }
    /// Of a disc's range the part with the character; the rest of it comes before.
    [[nodiscard]] MeshRange face(ShapeId disc) const;
    /// False when the model could not be read: the disc and its character stand for the unit.
    [[nodiscard]] bool has_unit(scene::Model model) const;

    struct Disc {
        PlaceOnDisc unit;
        PlaceOnDisc character_near;
        PlaceOnDisc character_far;
        models::SideColours colours;
    };
    [[nodiscard]] const Disc& disc(scene::Owner owner) const {
        return discs_[models::index_of(owner)];
    }
    /// From the frame of what `carrier` carries (UnitPart::Body or UnitPart::Payload) to the
    /// carrier's own.
    [[nodiscard]] const glm::mat4& cargo_place(scene::Model carrier) const;
    /// The arrays are needed until they are uploaded.
    void drop_arrays();

  private:
    void add(const models::Mesh& mesh, const glm::mat4& payload_place,
             std::array<MeshRange, models::kPartCount>& parts);
    void add_disc(const models::Model& disc, scene::Owner owner);
    void add_unit(const models::PieceModels& from, scene::Model model);

    std::vector<models::Vertex> vertices_;
    std::vector<std::uint16_t> indices_;
    std::array<MeshRange, kShapeCount> ranges_{};
    std::array<std::uint32_t, scene::kOwnerCount * models::kDetailCount> face_indices_{};
    std::array<Disc, scene::kOwnerCount> discs_{};
    glm::mat4 passenger_place_{1.0F};
    glm::mat4 rocket_place_{1.0F};
};

}  // namespace taiji
