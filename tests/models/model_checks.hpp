#pragma once

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <glm/geometric.hpp>
#include <iterator>
#include <map>
#include <string>
#include <tuple>
#include <vector>

#include "renderer/models/model_loader.hpp"

namespace taiji::models {

inline const std::filesystem::path kFolder =
    std::filesystem::path(TAIJI_SOURCE_DIR) / "assets" / "models";

inline std::string read_bytes(const std::filesystem::path& file) {
    std::ifstream in(file, std::ios::binary);
    return {std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>()};
}

inline void write_bytes(const std::filesystem::path& file, const std::string& bytes) {
    std::ofstream(file, std::ios::binary) << bytes;
}

/// A folder of its own for each test, removed with it.
class Scratch {
  public:
    Scratch() {
        const auto* test = ::testing::UnitTest::GetInstance()->current_test_info();
        path_ = std::filesystem::path(::testing::TempDir()) /
                (std::string("taiji_") + test->test_suite_name() + "_" + test->name());
        std::filesystem::remove_all(path_);
        std::filesystem::create_directories(path_);
    }
    ~Scratch() { std::filesystem::remove_all(path_); }
    Scratch(const Scratch&) = delete;
    Scratch& operator=(const Scratch&) = delete;
    [[nodiscard]] std::filesystem::path operator/(const std::string& name) const {
        return path_ / name;
    }
    [[nodiscard]] const std::filesystem::path& path() const { return path_; }

  private:
    std::filesystem::path path_;
};

inline double signed_volume(const Mesh& mesh, IndexRange range) {
    double six = 0.0;
    for (std::uint32_t i = range.first; i < range.first + range.count; i += 3) {
        const glm::dvec3 a(mesh.vertices[mesh.indices[i]].position);
        const glm::dvec3 b(mesh.vertices[mesh.indices[i + 1]].position);
        const glm::dvec3 c(mesh.vertices[mesh.indices[i + 2]].position);
        six += glm::dot(a, glm::cross(b, c));
    }
    return six / 6.0;
}

/// Edges, by the places of their ends, that are not met by as many of the opposite direction: none
/// in a set of closed solids that all face one way.
inline std::size_t open_edges(const Mesh& mesh) {
    using Place = std::tuple<float, float, float>;
    std::map<std::pair<Place, Place>, int> balance;
    const auto place = [&mesh](std::uint32_t i) {
        const glm::vec3& p = mesh.vertices[mesh.indices[i]].position;
        return Place{p.x, p.y, p.z};
    };
    for (std::uint32_t i = 0; i < mesh.indices.size(); i += 3) {
        for (std::uint32_t corner = 0; corner < 3; ++corner) {
            const Place from = place(i + corner);
            const Place to = place(i + (corner + 1) % 3);
            if (from == to) continue;
            from < to ? ++balance[{from, to}] : --balance[{to, from}];
        }
    }
    std::size_t open = 0;
    for (const auto& [edge, count] : balance) open += count != 0 ? 1 : 0;
    return open;
}

/// Largest angle-free measure of a normal that looks away from its triangle's front.
inline double worst_facing(const Mesh& mesh) {
    double worst = 1.0;
    for (std::uint32_t i = 0; i < mesh.indices.size(); i += 3) {
        const Vertex* corners[3] = {&mesh.vertices[mesh.indices[i]],
                                    &mesh.vertices[mesh.indices[i + 1]],
                                    &mesh.vertices[mesh.indices[i + 2]]};
        const glm::dvec3 a(corners[0]->position);
        const glm::dvec3 front = glm::normalize(
            glm::cross(glm::dvec3(corners[1]->position) - a, glm::dvec3(corners[2]->position) - a));
        for (const Vertex* corner : corners) {
            const glm::dvec3 normal(corner->normal[0], corner->normal[1], corner->normal[2]);
            worst = std::min(worst, glm::dot(front, normal / 32767.0));
        }
    }
    return worst;
}

}  // namespace taiji::models
