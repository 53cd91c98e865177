#include <cmath>
#include <glm/geometric.hpp>
#include <glm/gtc/matrix_transform.hpp>
#include <numbers>

#include "renderer/models/model_loader.hpp"

namespace taiji::models {
namespace {

constexpr float kTop = 0.2F;
constexpr float kBevel = 0.06F;

/// A closed solid of three rings (foot, shoulder, face) with flat-shaded faces.
class DiscMaker {
  public:
    explicit DiscMaker(std::uint32_t sides) : sides_(sides) {}

    Mesh make() {
        for (std::uint32_t i = 0; i < sides_; ++i) {
            wall(i, {1.0F, 0.0F}, {1.0F, kTop - kBevel});
            wall(i, {1.0F, kTop - kBevel}, {1.0F - kBevel, kTop});
            triangle(corner(i, 1.0F - kBevel, kTop), corner(i + 1, 1.0F - kBevel, kTop),
                     {0.0F, 0.0F, kTop});
            triangle(corner(i + 1, 1.0F, 0.0F), corner(i, 1.0F, 0.0F), {0.0F, 0.0F, 0.0F});
        }
        mesh_.parts[index_of(Part::Base)] = {
            .first = 0, .count = static_cast<std::uint32_t>(mesh_.indices.size())};
        return std::move(mesh_);
    }

  private:
    struct Ring {
        float radius;
        float height;
    };

    [[nodiscard]] glm::vec3 corner(std::uint32_t i, float radius, float height) const {
        const float turn = (static_cast<float>(i % sides_) + 0.5F) / static_cast<float>(sides_);
        const float angle = 2.0F * std::numbers::pi_v<float> * turn;
        return {radius * std::cos(angle), radius * std::sin(angle), height};
    }

    void wall(std::uint32_t i, Ring low, Ring high) {
        const glm::vec3 a = corner(i, low.radius, low.height);
        const glm::vec3 b = corner(i + 1, low.radius, low.height);
        const glm::vec3 c = corner(i + 1, high.radius, high.height);
        const glm::vec3 d = corner(i, high.radius, high.height);
        triangle(a, b, c);
        triangle(a, c, d);
    }

    void triangle(glm::vec3 a, glm::vec3 b, glm::vec3 c) {
        const glm::vec3 normal = glm::normalize(glm::cross(b - a, c - a));
        for (const glm::vec3 p : {a, b, c}) {
            Vertex vertex{.position = p,
                          .normal = {},
                          .colour = {250, 250, 250, 255},
                          .surface = {kTintBody, 110, 0, 0}};
            for (int axis = 0; axis < 3; ++axis) {
                vertex.normal[static_cast<std::size_t>(axis)] =
                    static_cast<std::int16_t>(std::lround(normal[axis] * 32767.0F));
            }
            mesh_.indices.push_back(static_cast<std::uint16_t>(mesh_.vertices.size()));
            mesh_.vertices.push_back(vertex);
        }
    }

    std::uint32_t sides_;
    Mesh mesh_;
};

glm::mat4 placed(float size) {
    return glm::scale(glm::translate(glm::mat4(1.0F), {0.0F, 0.0F, kTop}), glm::vec3(size));
}

}  // namespace

Model plain_disc(scene::Owner owner) {
    const bool is_west = owner == scene::Owner::West;
    Model model;
    model.levels[index_of(Detail::Near)] = DiscMaker(is_west ? 48 : 8).make();
    model.levels[index_of(Detail::Far)] = DiscMaker(is_west ? 24 : 8).make();
    model.attachments[index_of(Attachment::Unit)] = placed(0.6F);
    model.attachments[index_of(Attachment::CharacterNear)] = placed(0.6F);
    model.attachments[index_of(Attachment::CharacterFar)] = placed(0.6F);
    const glm::vec3 body = is_west ? glm::vec3(0.85F, 0.8F, 0.65F) : glm::vec3(0.03F);
    model.colours = SideColours{.body = body, .trim = body};
    return model;
}

}  // namespace taiji::models
