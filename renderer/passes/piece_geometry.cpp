#include "renderer/passes/piece_geometry.hpp"

#include <span>

namespace taiji {
namespace {

struct Collected {
    std::vector<models::Vertex> vertices;
    std::vector<std::uint16_t> indices;
};

/// Appends a mesh and says where each of its parts lies.
std::array<MeshSlice, models::kPartCount> append(Collected& to, const models::Mesh& mesh) {
    std::array<MeshSlice, models::kPartCount> slices{};
    const auto vertex_offset = static_cast<std::int32_t>(to.vertices.size());
    const auto first = static_cast<std::uint32_t>(to.indices.size());
    to.vertices.insert(to.vertices.end(), mesh.vertices.begin(), mesh.vertices.end());
    to.indices.insert(to.indices.end(), mesh.indices.begin(), mesh.indices.end());
    for (std::size_t part = 0; part < models::kPartCount; ++part) {
        slices[part] = {first + mesh.parts[part].first, mesh.parts[part].count, vertex_offset};
    }
    return slices;
}

}  // namespace

PieceGeometry::PieceGeometry(Device& device, Uploads& uploads, models::PieceModels loaded)
    : models_(std::move(loaded)) {
    Collected all;
    for (std::size_t detail = 0; detail < models::kDetailCount; ++detail) {
        for (std::size_t model = 0; model < scene::kModelCount; ++model) {
            const auto slices = append(all, models_.units[model].levels[detail]);
            for (std::size_t part = 0; part < models::kPartCount; ++part) {
                slices_[(model * models::kPartCount + part) * models::kDetailCount + detail] =
                    slices[part];
            }
        }
        for (std::size_t owner = 0; owner < 2; ++owner) {
            slices_[kUnitMeshes + owner * models::kDetailCount + detail] =
                append(all, models_.discs[owner].levels[detail])[0];
        }
    }
    vertices_ = static_buffer(device, uploads, std::as_bytes(std::span(all.vertices)),
                              VK_BUFFER_USAGE_VERTEX_BUFFER_BIT, "piece vertices");
    indices_ = static_buffer(device, uploads, std::as_bytes(std::span(all.indices)),
                             VK_BUFFER_USAGE_INDEX_BUFFER_BIT, "piece indices");
}

}  // namespace taiji
