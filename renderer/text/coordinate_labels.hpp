#pragma once

#include <array>
#include <glm/vec2.hpp>

#include "renderer/scene/scene_frame.hpp"
#include "renderer/text/label.hpp"

namespace taiji::text {

/// The numbers of rows and columns along the rims: E3 and N2, or 东3 and 北2. Each column stands
/// once, at its south end, each row once, at its west end; where that end is behind the Earth or
/// outside the picture, at the end of what is seen of it.
class CoordinateLabels {
  public:
    /// Boards may be this large in each direction.
    static constexpr int kLargest = 32;

    static Result<CoordinateLabels> create(const LabelFont& font);
    /// Adds the labels that `scene` shows in a picture of this size in pixels. Allocates nothing.
    void place(const scene::SceneFrame& scene, glm::dvec2 picture, LabelList& to) const;

  private:
    enum Direction { kEast, kWest, kNorth, kSouth, kDirections };
    struct Texts {
        std::array<std::array<TextRun, kLargest + 1>, kDirections> numbers;
        TextRun zero;
    };
    [[nodiscard]] const TextRun& text(scene::Language language, Direction positive,
                                      int number) const;
    std::array<Texts, scene::kLanguageCount> texts_;
};

}  // namespace taiji::text
