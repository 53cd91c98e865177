#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <glm/mat4x4.hpp>
#include <glm/vec3.hpp>
#include <optional>
#include <vector>

namespace taiji::models {

template <typename Enum>
[[nodiscard]] constexpr std::size_t index_of(Enum value) {
    return static_cast<std::size_t>(value);
}

/// Frame of a unit: x forward, y left, z up; the origin is where it stands on the face of its disc.
/// Frame of a disc: x right and y up as its character is read, z out of the face; the origin is the
/// middle of its underside. Unit of both: the disc's radius.
struct Vertex {
    glm::vec3 position{0.0F};
    std::array<std::int16_t, 4> normal{};  ///< unit length * 32767; the last is 0
    std::array<std::uint8_t, 4>
        colour{};  ///< square root of the linear albedo; ambient light, linear
    std::array<std::uint8_t, 4> surface{};  ///< tint, roughness, metalness, glow
};
static_assert(sizeof(Vertex) == 28);

/// `Vertex::surface[0]`: by which colour of its side the albedo is multiplied. One value a
/// triangle.
inline constexpr std::uint8_t kTintNone = 0;
inline constexpr std::uint8_t kTintTrim = 128;
inline constexpr std::uint8_t kTintBody = 255;

/// What is drawn apart: a base stays when its body moves off; a payload (the rocket on its
/// launcher, the aircraft on the carrier) flies alone and lies in a frame of its own, see
/// `Attachment::Payload`.
enum class Part : std::uint8_t { Base, Body, Payload };
inline constexpr std::size_t kPartCount = 3;

/// Indices of a part; count 0: the model has none.
struct IndexRange {
    std::uint32_t first = 0;
    std::uint32_t count = 0;
};

/// Triangles, counter-clockwise from outside; every solid is closed.
struct Mesh {
    std::vector<Vertex> vertices;
    std::vector<std::uint16_t> indices;
    std::array<IndexRange, kPartCount> parts{};

    [[nodiscard]] IndexRange part(Part which) const { return parts[index_of(which)]; }
};

enum class Detail : std::uint8_t { Near, Far };
inline constexpr std::size_t kDetailCount = 2;

/// Places in a model's frame where other things are put.
enum class Attachment : std::uint8_t {
    Payload,        ///< its own payload
    Passenger,      ///< air force: the body of what it carries
    Rocket,         ///< submarine: the missile's payload
    Unit,           ///< disc: the unit's frame
    CharacterNear,  ///< disc: the square [-1, 1] x [-1, 1] in z = 0 that the character fills
    CharacterFar    ///< disc: the same where no unit is drawn
};
inline constexpr std::size_t kAttachmentCount = 6;

/// Linear colours that multiply tinted surfaces.
struct SideColours {
    glm::vec3 body{1.0F};
    glm::vec3 trim{1.0F};
};

struct Model {
    std::array<Mesh, kDetailCount> levels;
    /// From the attached thing's frame to the model's.
    std::array<std::optional<glm::mat4>, kAttachmentCount> attachments;
    std::optional<SideColours> colours;  ///< discs only

    [[nodiscard]] const Mesh& mesh(Detail detail) const { return levels[index_of(detail)]; }
    [[nodiscard]] const std::optional<glm::mat4>& attachment(Attachment which) const {
        return attachments[index_of(which)];
    }
    [[nodiscard]] bool empty() const { return levels[0].indices.empty(); }
};

}  // namespace taiji::models
