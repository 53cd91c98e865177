#pragma once

#include <array>
#include <glm/vec2.hpp>
#include <span>
#include <vector>

#include "renderer/scene/scene_frame.hpp"
#include "renderer/sky/mansions.hpp"
#include "renderer/text/label.hpp"
#include "renderer/text/picture_view.hpp"

namespace taiji::sky {

/// How strongly the mansions are drawn: as the viewer has switched them, and by themselves when the
/// view turns from the ground to the sky.
[[nodiscard]] double mansion_strength(const scene::SceneFrame& scene);

/// The tint of a palace's figures and names, as shown.
[[nodiscard]] glm::vec3 palace_colour(Palace palace);

/// The names of the mansions in both languages. Never over the Earth, never over one another.
class MansionNames {
  public:
    static Result<MansionNames> create(std::span<const Mansion> mansions,
                                       const text::LabelFont& font);
    /// Adds the names that `scene` shows in a picture of this size in pixels. Allocates nothing.
    void place(const scene::SceneFrame& scene, glm::dvec2 picture, text::LabelList& to) const;

  private:
    struct Name {
        glm::dvec3 direction;
        glm::vec3 colour;
        std::vector<std::vector<glm::vec3>> lines;
        std::array<text::TextRun, scene::kLanguageCount> texts;
    };
    [[nodiscard]] static bool crosses_figure(const Name& name, const glm::dmat3& globe_from_j2000,
                                             const text::PictureView& view, const text::Box& box);
    std::vector<Name> names_;
};

}  // namespace taiji::sky
