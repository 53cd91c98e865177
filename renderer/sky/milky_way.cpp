#include "renderer/sky/milky_way.hpp"

#include <cmath>
#include <glm/geometric.hpp>

#include "renderer/images/decode.hpp"
#include "renderer/sky/binary_reader.hpp"

namespace taiji::sky {
namespace {
constexpr std::size_t kHeader = 16;
constexpr std::size_t kVertex = 16;
constexpr std::size_t kIndex = 2;
}  // namespace

Result<MilkyWay> read_milky_way(std::span<const unsigned char> bytes, const std::string& name) {
    if (const auto ok = check_magic(bytes, "TAIJMILK", kHeader, name); !ok) {
        return tl::unexpected(ok.error());
    }
    BinaryReader reader(bytes.subspan(8));
    const auto vertices = reader.take<std::uint32_t>();
    const auto indices = reader.take<std::uint32_t>();
    const std::size_t size =
        kHeader + kVertex * std::size_t{vertices} + kIndex * std::size_t{indices};
    if (bytes.size() != size || indices % 3 != 0) {
        return fail("{}: expected {} bytes for {} vertices and {} indices in threes, found {}",
                    name, size, vertices, indices, bytes.size());
    }
    MilkyWay made;
    made.vertices.resize(vertices);
    for (std::uint32_t i = 0; i < vertices; ++i) {
        MilkyWay::Vertex& vertex = made.vertices[i];
        const auto x = reader.take<float>(), y = reader.take<float>(), z = reader.take<float>();
        vertex = {{x, y, z}, reader.take<float>()};
        const float length = glm::dot(vertex.direction, vertex.direction);
        if (!(std::abs(length - 1.0F) < 1e-3F) ||
            !(vertex.brightness >= 0.0F && vertex.brightness <= 1.0F)) {
            return fail("{}: vertex {}: expected a unit vector and a brightness from 0 to 1", name,
                        i);
        }
    }
    made.indices.resize(indices);
    for (std::uint32_t i = 0; i < indices; ++i) {
        made.indices[i] = reader.take<std::uint16_t>();
        if (made.indices[i] >= vertices) {
            return fail("{}: index {}: expected less than {}, found {}", name, i, vertices,
                        made.indices[i]);
        }
    }
    return made;
}

Result<MilkyWay> load_milky_way(const std::filesystem::path& path) {
    const auto bytes = read_bytes(path);
    if (!bytes) return tl::unexpected(bytes.error());
    return read_milky_way(*bytes, path.string());
}

}  // namespace taiji::sky
