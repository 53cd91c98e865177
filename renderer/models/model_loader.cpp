#include "renderer/models/model_loader.hpp"

#include <assimp/scene.h>

#include <assimp/Importer.hpp>
#include <cmath>
#include <fstream>
#include <glm/common.hpp>
#include <glm/geometric.hpp>
#include <string>
#include <string_view>
#include <system_error>

#include "renderer/models/glb_check.hpp"

namespace taiji::models {
namespace {

constexpr float kMaxExtent = 4.0F;
constexpr float kNormalTolerance = 0.01F;

constexpr std::array<std::string_view, kPartCount> kPartNames{"base", "body", "payload"};
constexpr std::array<std::string_view, kAttachmentCount> kAttachmentNames{
    "", "passenger", "rocket", "unit", "character_near", "character_far"};

/// glTF's frame (z forward, x left, y up) to ours (x forward, y left, z up).
glm::vec3 from_gltf(const aiVector3D& v) {
    return {v.z, v.x, v.y};
}

glm::mat4 from_gltf(const aiMatrix4x4& m) {
    // Rows and columns z, x, y of glTF's matrix; glm's constructor takes columns.
    return {m.c3, m.a3, m.b3, m.d3, m.c1, m.a1, m.b1, m.d1,
            m.c2, m.a2, m.b2, m.d2, m.c4, m.a4, m.b4, m.d4};
}

std::uint8_t to_byte(float share) {
    return static_cast<std::uint8_t>(std::lround(glm::clamp(share, 0.0F, 1.0F) * 255.0F));
}

Result<Vertex> read_vertex(const aiMesh& from, unsigned i) {
    Vertex vertex;
    vertex.position = from_gltf(from.mVertices[i]);
    const glm::vec3 normal = from_gltf(from.mNormals[i]);
    for (int axis = 0; axis < 3; ++axis) {
        if (!(std::abs(vertex.position[axis]) <= kMaxExtent)) {
            return fail("vertex {} lies at {}, expected within {} of the origin", i,
                        vertex.position[axis], kMaxExtent);
        }
    }
    const float length = glm::length(normal);
    if (!(std::abs(length - 1.0F) <= kNormalTolerance)) {
        return fail("the normal of vertex {} has length {}, expected 1", i, length);
    }
    for (int axis = 0; axis < 3; ++axis) {
        vertex.normal[static_cast<std::size_t>(axis)] =
            static_cast<std::int16_t>(std::lround(normal[axis] / length * 32767.0F));
    }
    const aiColor4D& colour = from.mColors[0][i];
    const aiColor4D& surface = from.mColors[1][i];
    vertex.colour = {to_byte(std::sqrt(colour.r)), to_byte(std::sqrt(colour.g)),
                     to_byte(std::sqrt(colour.b)), to_byte(colour.a)};
    vertex.surface = {to_byte(surface.r), to_byte(surface.g), to_byte(surface.b),
                      to_byte(surface.a)};
    return vertex;
}

Result<void> append_part(const aiMesh& from, Part part, Mesh& to) {
    if (!from.HasPositions() || !from.HasNormals() || !from.HasVertexColors(0) ||
        !from.HasVertexColors(1)) {
        return fail("lacks positions, normals or one of two colours");
    }
    if (from.mNumFaces > kMaxTriangles) {
        return fail("has {} triangles, at most {} are allowed", from.mNumFaces, kMaxTriangles);
    }
    const std::size_t first_vertex = to.vertices.size();
    if (first_vertex + from.mNumVertices > kMaxVertices) {
        return fail("brings its level to {} vertices, at most {} are allowed",
                    first_vertex + from.mNumVertices, kMaxVertices);
    }
    to.vertices.reserve(first_vertex + from.mNumVertices);
    for (unsigned i = 0; i < from.mNumVertices; ++i) {
        const Result<Vertex> vertex = read_vertex(from, i);
        if (!vertex) return tl::unexpected(vertex.error());
        to.vertices.push_back(*vertex);
    }
    const std::size_t first_index = to.indices.size();
    to.indices.reserve(first_index + std::size_t{from.mNumFaces} * 3);
    for (unsigned i = 0; i < from.mNumFaces; ++i) {
        const aiFace& face = from.mFaces[i];
        if (face.mNumIndices != 3) {
            return fail("face {} has {} corners, expected 3", i, face.mNumIndices);
        }
        for (unsigned corner = 0; corner < 3; ++corner) {
            const unsigned index = face.mIndices[corner];
            if (index >= from.mNumVertices) {
                return fail("triangle {} names vertex {}, there are {}", i, index,
                            from.mNumVertices);
            }
            to.indices.push_back(static_cast<std::uint16_t>(first_vertex + index));
        }
    }
    to.parts[index_of(part)] = {
        .first = static_cast<std::uint32_t>(first_index),
        .count = static_cast<std::uint32_t>(to.indices.size() - first_index)};
    return {};
}

/// Reads one imported file. Each node is a part of a level (`lod0_body`) or a place
/// (`attach_rocket`).
class Reader {
  public:
    explicit Reader(const aiScene& scene) : scene_(scene) {}

    Result<Model> read() {
        if (scene_.mRootNode == nullptr) return fail("has no node");
        if (auto done = read_tree(*scene_.mRootNode); !done) return tl::unexpected(done.error());
        for (std::size_t level = 0; level < kDetailCount; ++level) {
            const std::size_t triangles = model_.levels[level].indices.size() / 3;
            if (triangles == 0) return fail("has no mesh for level {}", level);
            if (triangles > kMaxTriangles) {
                return fail("level {} has {} triangles, at most {} are allowed", level, triangles,
                            kMaxTriangles);
            }
        }
        return std::move(model_);
    }

  private:
    Result<void> read_tree(const aiNode& node) {
        const std::string_view name = node.mName.C_Str();
        if (node.mNumMeshes > 0) {
            if (auto done = read_mesh_node(node, name); !done) {
                return fail("\"{}\" {}", name, done.error().message);
            }
        } else if (name.starts_with("attach_")) {
            if (auto done = read_place(node, name.substr(7)); !done) return done;
        }
        for (unsigned i = 0; i < node.mNumChildren; ++i) {
            if (auto done = read_tree(*node.mChildren[i]); !done) return done;
        }
        return {};
    }

    Result<void> read_mesh_node(const aiNode& node, std::string_view name) {
        for (std::size_t level = 0; level < kDetailCount; ++level) {
            for (std::size_t part = 0; part < kPartCount; ++part) {
                if (name != fmt::format("lod{}_{}", level, kPartNames[part])) continue;
                Mesh& mesh = model_.levels[level];
                if (mesh.parts[part].count > 0) return fail("appears twice");
                if (Part{static_cast<std::uint8_t>(part)} == Part::Payload) {
                    model_.attachments[index_of(Attachment::Payload)] =
                        from_gltf(node.mTransformation);
                } else if (!node.mTransformation.IsIdentity()) {
                    return fail("is moved, turned or scaled; only payloads and places may be");
                }
                return append_part(*scene_.mMeshes[node.mMeshes[0]],
                                   Part{static_cast<std::uint8_t>(part)}, mesh);
            }
        }
        return fail("is not the name of a part, such as lod0_body");
    }

    Result<void> read_place(const aiNode& node, std::string_view name) {
        for (std::size_t i = 1; i < kAttachmentCount; ++i) {
            if (name == kAttachmentNames[i]) {
                model_.attachments[i] = from_gltf(node.mTransformation);
                return {};
            }
        }
        return fail("\"attach_{}\" is not the name of a place, such as attach_rocket", name);
    }

    const aiScene& scene_;
    Model model_;
};

Result<std::string> read_file(const std::filesystem::path& file) {
    std::error_code error;
    const std::uintmax_t size = std::filesystem::file_size(file, error);
    if (error) return fail("cannot be read ({})", error.message());
    if (size > kMaxModelBytes) {
        return fail("has {} bytes, at most {} are read", size, kMaxModelBytes);
    }
    std::string bytes(static_cast<std::size_t>(size), '\0');
    std::ifstream in(file, std::ios::binary);
    if (!in.read(bytes.data(), static_cast<std::streamsize>(bytes.size()))) {
        return fail("cannot be read to its end");
    }
    return bytes;
}

std::optional<SideColours> side_colours(const std::vector<GlbMaterial>& materials) {
    SideColours colours;
    bool has_body = false;
    bool has_trim = false;
    for (const GlbMaterial& material : materials) {
        const glm::vec3 colour(material.colour[0], material.colour[1], material.colour[2]);
        if (material.name == "body") {
            colours.body = colour;
            has_body = true;
        } else if (material.name == "trim") {
            colours.trim = colour;
            has_trim = true;
        }
    }
    return has_body && has_trim ? std::optional(colours) : std::nullopt;
}

Result<Model> import(const std::string& bytes) {
    const Result<SoundGlb> sound = checked_glb(bytes);
    if (!sound) return tl::unexpected(sound.error());
    // The bake has done all that post-processing could; none keeps the file as it is.
    Assimp::Importer importer;
    const aiScene* scene =
        importer.ReadFileFromMemory(sound->bytes.data(), sound->bytes.size(), 0, "glb");
    if (scene == nullptr) return fail("is refused by the importer: {}", importer.GetErrorString());
    Result<Model> model = Reader(*scene).read();
    if (model) model->colours = side_colours(sound->materials);
    return model;
}

struct Expected {
    std::string_view file;
    std::vector<Attachment> attachments;
};

const std::array<Expected, scene::kModelCount>& expected_units() {
    static const std::array<Expected, scene::kModelCount> kUnits{
        Expected{"army.glb", {}},
        Expected{"navy.glb", {}},
        Expected{"air_force.glb", {Attachment::Passenger}},
        Expected{"missile.glb", {Attachment::Payload}},
        Expected{"submarine.glb", {Attachment::Rocket}},
        Expected{"carrier.glb", {Attachment::Payload}},
        Expected{"citizen.glb", {}},
        Expected{"hub.glb", {}}};
    return kUnits;
}

const std::array<Expected, 2>& expected_discs() {
    static const std::vector<Attachment> kPlaces{Attachment::Unit, Attachment::CharacterNear,
                                                 Attachment::CharacterFar};
    static const std::array<Expected, 2> kDiscs{Expected{"disc_west.glb", kPlaces},
                                                Expected{"disc_east.glb", kPlaces}};
    return kDiscs;
}

Result<Model> load_expected(const std::filesystem::path& folder, const Expected& expected) {
    const std::filesystem::path file = folder / expected.file;
    Result<Model> model = load_model(file);
    if (!model) return model;
    for (const Attachment place : expected.attachments) {
        if (model->attachment(place)) continue;
        const std::string_view name = kAttachmentNames[index_of(place)];
        return fail("model {}: lacks \"{}{}\"", file.string(),
                    place == Attachment::Payload ? "lod0_payload" : "attach_", name);
    }
    return model;
}

}  // namespace

Result<Model> load_model(const std::filesystem::path& file) {
    Result<Model> model =
        read_file(file).and_then([](const std::string& bytes) { return import(bytes); });
    if (!model) return fail("model {}: {}", file.string(), model.error().message);
    return model;
}

PieceModels load_piece_models(const std::filesystem::path& folder) {
    PieceModels result;
    for (std::size_t i = 0; i < result.units.size(); ++i) {
        if (Result<Model> model = load_expected(folder, expected_units()[i])) {
            result.units[i] = std::move(*model);
        } else {
            result.problems.push_back(std::move(model.error()));
        }
    }
    for (std::size_t i = 0; i < result.discs.size(); ++i) {
        const Expected& expected = expected_discs()[i];
        Result<Model> model = load_expected(folder, expected);
        if (model && !model->colours) {
            model = fail("model {}: lacks the materials \"body\" and \"trim\"",
                         (folder / expected.file).string());
        }
        if (model) {
            result.discs[i] = std::move(*model);
        } else {
            result.discs[i] = plain_disc(scene::Owner{static_cast<std::uint8_t>(i)});
            result.problems.push_back(std::move(model.error()));
        }
    }
    return result;
}

}  // namespace taiji::models
