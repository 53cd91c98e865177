#pragma once

#include <array>

#include "renderer/models/model_loader.hpp"
#include "renderer/vulkan/upload.hpp"

namespace taiji {

/// One mesh of the pieces in the shared buffers.
struct MeshSlice {
    std::uint32_t first_index = 0;
    std::uint32_t index_count = 0;
    std::int32_t vertex_offset = 0;
};

/// Which mesh: a part of a unit, or a disc.
enum class MeshId : std::uint32_t {};
inline constexpr std::size_t kUnitMeshes =
    scene::kModelCount * models::kPartCount * models::kDetailCount;
inline constexpr std::size_t kMeshCount = kUnitMeshes + 2 * models::kDetailCount;
[[nodiscard]] constexpr MeshId unit_mesh(scene::Model model, models::Part part,
                                         models::Detail detail) {
    return static_cast<MeshId>(
        (models::index_of(model) * models::kPartCount + models::index_of(part)) *
            models::kDetailCount +
        models::index_of(detail));
}
[[nodiscard]] constexpr MeshId disc_mesh(scene::Owner owner, models::Detail detail) {
    return static_cast<MeshId>(kUnitMeshes + models::index_of(owner) * models::kDetailCount +
                               models::index_of(detail));
}

/// The models of the pieces, uploaded once.
class PieceGeometry {
  public:
    PieceGeometry(Device& device, Uploads& uploads, models::PieceModels loaded);

    [[nodiscard]] const models::PieceModels& models() const { return models_; }
    [[nodiscard]] const MeshSlice& slice(MeshId id) const {
        return slices_[static_cast<std::size_t>(id)];
    }
    [[nodiscard]] VkBuffer vertices() const { return vertices_.get(); }
    [[nodiscard]] VkBuffer indices() const { return indices_.get(); }

  private:
    models::PieceModels models_;
    std::array<MeshSlice, kMeshCount> slices_{};
    Buffer vertices_;
    Buffer indices_;
};

}  // namespace taiji
