#include "renderer/passes/piece_shapes.hpp"

#include <algorithm>
#include <cmath>
#include <glm/geometric.hpp>
#include <glm/mat3x3.hpp>
#include <glm/matrix.hpp>

namespace taiji {
namespace {

using models::index_of;

constexpr std::size_t kDiscShapes = scene::kOwnerCount * models::kDetailCount;

glm::mat4 place_or_identity(const models::Model& model, models::Attachment which) {
    return model.attachment(which).value_or(glm::mat4(1.0F));
}

PlaceOnDisc place_on_disc(const models::Model& disc, models::Attachment which) {
    const glm::mat4 place = place_or_identity(disc, which);
    return {glm::vec3(place[3]), glm::length(glm::vec3(place[0]))};
}

models::Vertex moved(models::Vertex vertex, const glm::mat4& place) {
    vertex.position = glm::vec3(place * glm::vec4(vertex.position, 1.0F));
    const glm::vec3 normal = glm::normalize(
        glm::mat3(place) * glm::vec3(vertex.normal[0], vertex.normal[1], vertex.normal[2]));
    for (int i = 0; i < 3; ++i) {
        vertex.normal[static_cast<std::size_t>(i)] =
            static_cast<std::int16_t>(std::lround(normal[i] * 32767.0F));
    }
    return vertex;
}

/// Orders triangles so that those that reach into the face, in which the character lies, come last;
/// how many indices these are.
std::uint32_t move_face_to_end(std::span<std::uint16_t> indices,
                               std::span<const models::Vertex> vertices) {
    const auto in_face = [&](std::uint16_t i) { return vertices[i].normal[2] > 0.9 * 32767; };
    std::vector<std::uint16_t> rest;
    std::vector<std::uint16_t> face;
    for (std::size_t i = 0; i + 2 < indices.size(); i += 3) {
        const auto triangle = indices.subspan(i, 3);
        auto& to = std::any_of(triangle.begin(), triangle.end(), in_face) ? face : rest;
        to.insert(to.end(), triangle.begin(), triangle.end());
    }
    std::copy(face.begin(), face.end(), std::copy(rest.begin(), rest.end(), indices.begin()));
    return static_cast<std::uint32_t>(face.size());
}

MeshRange joined(const MeshRange& first, const MeshRange& last) {
    if (last.index_count == 0) return first;
    return {first.first_index, last.first_index + last.index_count - first.first_index,
            first.vertex_offset};
}

}  // namespace

ShapeId disc_shape(scene::Owner owner, models::Detail detail) {
    return static_cast<ShapeId>(index_of(owner) * models::kDetailCount + index_of(detail));
}

ShapeId unit_shape(scene::Model model, UnitPart part, models::Detail detail) {
    const std::size_t unit = index_of(model) * kUnitPartCount + index_of(part);
    return static_cast<ShapeId>(kDiscShapes + unit * models::kDetailCount + index_of(detail));
}

bool is_disc(ShapeId shape) {
    return index_of(shape) < kDiscShapes;
}

PieceShapes::PieceShapes(const models::PieceModels& from) {
    for (std::size_t i = 0; i < scene::kOwnerCount; ++i) {
        const auto owner = static_cast<scene::Owner>(i);
        const models::Model& disc = from.disc(owner);
        add_disc(disc, owner);
        discs_[i] = {.unit = place_on_disc(disc, models::Attachment::Unit),
                     .character_near = place_on_disc(disc, models::Attachment::CharacterNear),
                     .character_far = place_on_disc(disc, models::Attachment::CharacterFar),
                     .colours = disc.colours.value_or(models::SideColours{})};
    }
    for (std::size_t i = 0; i < scene::kModelCount; ++i) {
        add_unit(from, static_cast<scene::Model>(i));
    }
    passenger_place_ =
        place_or_identity(from.unit(scene::Model::AirForce), models::Attachment::Passenger);
    // The missile's payload was moved to its launcher; back, and on to the submarine's deck.
    rocket_place_ =
        place_or_identity(from.unit(scene::Model::Submarine), models::Attachment::Rocket) *
        glm::inverse(
            place_or_identity(from.unit(scene::Model::Missile), models::Attachment::Payload));
}

void PieceShapes::add_disc(const models::Model& disc, scene::Owner owner) {
    std::array<MeshRange, models::kPartCount> parts{};
    for (std::size_t d = 0; d < models::kDetailCount; ++d) {
        const auto detail = static_cast<models::Detail>(d);
        add(disc.mesh(detail), glm::mat4(1.0F), parts);
        const MeshRange range = parts[index_of(models::Part::Base)];
        const auto shape = index_of(disc_shape(owner, detail));
        ranges_[shape] = range;
        face_indices_[shape] = move_face_to_end(std::span(indices_).subspan(range.first_index),
                                                disc.mesh(detail).vertices);
    }
}

MeshRange PieceShapes::face(ShapeId disc) const {
    MeshRange made = range(disc);
    const std::uint32_t count = face_indices_[index_of(disc)];
    made.first_index += made.index_count - count;
    made.index_count = count;
    return made;
}

void PieceShapes::add_unit(const models::PieceModels& from, scene::Model model) {
    const models::Model& unit = from.unit(model);
    if (unit.empty()) return;
    std::array<MeshRange, models::kPartCount> parts{};
    for (std::size_t d = 0; d < models::kDetailCount; ++d) {
        const auto detail = static_cast<models::Detail>(d);
        add(unit.mesh(detail), place_or_identity(unit, models::Attachment::Payload), parts);
        const MeshRange& base = parts[index_of(models::Part::Base)];
        const MeshRange& body = parts[index_of(models::Part::Body)];
        const MeshRange& payload = parts[index_of(models::Part::Payload)];
        const auto set = [&](UnitPart part, const MeshRange& range) {
            ranges_[index_of(unit_shape(model, part, detail))] = range;
        };
        set(UnitPart::Whole, joined(joined(base, body), payload));
        set(UnitPart::Base, base);
        set(UnitPart::Upper, joined(body, payload));
        set(UnitPart::Body, body);
        set(UnitPart::Payload, payload);
    }
}

void PieceShapes::add(const models::Mesh& mesh, const glm::mat4& payload_place,
                      std::array<MeshRange, models::kPartCount>& parts) {
    const auto vertex_offset = static_cast<std::int32_t>(vertices_.size());
    const auto first_index = static_cast<std::uint32_t>(indices_.size());
    vertices_.insert(vertices_.end(), mesh.vertices.begin(), mesh.vertices.end());
    indices_.insert(indices_.end(), mesh.indices.begin(), mesh.indices.end());
    for (std::size_t i = 0; i < parts.size(); ++i) {
        parts[i] = {first_index + mesh.parts[i].first, mesh.parts[i].count, vertex_offset};
    }
    const models::IndexRange payload = mesh.part(models::Part::Payload);
    if (payload.count == 0) return;
    // No vertex belongs to two parts.
    std::vector<bool> done(mesh.vertices.size(), false);
    for (std::uint32_t i = payload.first; i < payload.first + payload.count; ++i) {
        const std::size_t v = mesh.indices[i];
        if (done[v]) continue;
        done[v] = true;
        vertices_[static_cast<std::size_t>(vertex_offset) + v] =
            moved(mesh.vertices[v], payload_place);
    }
}

bool PieceShapes::has_unit(scene::Model model) const {
    return range(unit_shape(model, UnitPart::Whole, models::Detail::Near)).index_count > 0;
}

const glm::mat4& PieceShapes::cargo_place(scene::Model carrier) const {
    return carrier == scene::Model::Submarine ? rocket_place_ : passenger_place_;
}

void PieceShapes::drop_arrays() {
    vertices_ = {};
    indices_ = {};
}

}  // namespace taiji
