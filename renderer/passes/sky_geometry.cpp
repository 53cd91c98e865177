#include "renderer/passes/sky_geometry.hpp"

#include <cmath>
#include <cstring>
#include <nlohmann/json.hpp>
#include <numbers>
#include <span>

#include "renderer/images/decode.hpp"

namespace taiji {
namespace {

constexpr std::size_t kStarSize = 28;
constexpr std::size_t kMilkyVertexSize = 16;

std::uint32_t word(const std::vector<unsigned char>& bytes, std::size_t at) {
    std::uint32_t value = 0;
    std::memcpy(&value, bytes.data() + at, sizeof(value));  // little-endian, as every GPU host is
    return value;
}

bool starts_with(const std::vector<unsigned char>& bytes, std::string_view magic) {
    return bytes.size() >= magic.size() &&
           std::memcmp(bytes.data(), magic.data(), magic.size()) == 0;
}

Result<void> load_stars(Device& device, Uploads& uploads, const std::filesystem::path& path,
                        SkyGeometry& to) {
    const auto bytes = read_bytes(path);
    if (!bytes) return tl::unexpected(bytes.error());
    if (bytes->size() < 12 || !starts_with(*bytes, "TAIJSTAR") ||
        bytes->size() != 12 + kStarSize * std::size_t{word(*bytes, 8)} || word(*bytes, 8) == 0) {
        return fail("{}: expected a star file as assets/README.md describes it", path.string());
    }
    to.star_count = word(*bytes, 8);
    to.stars = static_buffer(device, uploads, std::as_bytes(std::span(*bytes).subspan(12)),
                             VK_BUFFER_USAGE_VERTEX_BUFFER_BIT, "stars");
    return {};
}

Result<void> load_milky_way(Device& device, Uploads& uploads, const std::filesystem::path& path,
                            SkyGeometry& to) {
    const auto bytes = read_bytes(path);
    if (!bytes) return tl::unexpected(bytes.error());
    const auto broken = [&] {
        return fail("{}: expected a Milky Way as assets/README.md describes it", path.string());
    };
    if (bytes->size() < 16 || !starts_with(*bytes, "TAIJMILK")) return broken();
    const std::size_t vertices = word(*bytes, 8);
    const std::size_t indices = word(*bytes, 12);
    if (vertices == 0 || indices == 0 || vertices > 65536 || indices > 1'000'000 ||
        bytes->size() != 16 + kMilkyVertexSize * vertices + 2 * indices) {
        return broken();
    }
    const auto index_bytes = std::span(*bytes).subspan(16 + kMilkyVertexSize * vertices);
    for (std::size_t i = 0; i < indices; ++i) {
        std::uint16_t index = 0;
        std::memcpy(&index, index_bytes.data() + 2 * i, 2);
        if (index >= vertices) return broken();
    }
    to.milky_way_index_count = static_cast<std::uint32_t>(indices);
    to.milky_way_vertices = static_buffer(
        device, uploads, std::as_bytes(std::span(*bytes).subspan(16, kMilkyVertexSize * vertices)),
        VK_BUFFER_USAGE_VERTEX_BUFFER_BIT, "Milky Way vertices");
    to.milky_way_indices = static_buffer(device, uploads, std::as_bytes(index_bytes),
                                         VK_BUFFER_USAGE_INDEX_BUFFER_BIT, "Milky Way indices");
    return {};
}

glm::dvec3 direction(const nlohmann::json& degrees) {
    const double ra = degrees.at(0).get<double>() * std::numbers::pi / 180.0;
    const double dec = degrees.at(1).get<double>() * std::numbers::pi / 180.0;
    return {std::cos(dec) * std::cos(ra), std::cos(dec) * std::sin(ra), std::sin(dec)};
}

Result<void> load_mansions(const std::filesystem::path& path, SkyGeometry& to) {
    const auto bytes = read_bytes(path);
    if (!bytes) return tl::unexpected(bytes.error());
    try {
        for (const auto& item : nlohmann::json::parse(bytes->begin(), bytes->end())) {
            Mansion mansion{item.at("glyph").get<std::string>(), direction(item.at("label")), {}};
            for (const auto& line : item.at("lines")) {
                for (std::size_t i = 1; i < line.size(); ++i) {
                    mansion.lines.push_back({direction(line.at(i - 1)), direction(line.at(i))});
                }
            }
            to.mansions.push_back(std::move(mansion));
        }
    } catch (const nlohmann::json::exception& error) {
        return fail("{}: not the lunar mansions: {}", path.string(), error.what());
    }
    return {};
}

}  // namespace

Result<SkyGeometry> SkyGeometry::load(Device& device, Uploads& uploads,
                                      const std::filesystem::path& folder) {
    SkyGeometry made;
    for (const auto& done : {load_stars(device, uploads, folder / "stars.bin", made),
                             load_milky_way(device, uploads, folder / "milkyway-mesh.bin", made),
                             load_mansions(folder / "mansions.json", made)}) {
        if (!done) return tl::unexpected(done.error());
    }
    return made;
}

}  // namespace taiji
