#pragma once

#include <glm/vec2.hpp>
#include <glm/vec3.hpp>
#include <span>
#include <vector>

#include "renderer/text/label_font.hpp"

namespace taiji::text {

/// A line of text in the picture. Upright, at the same size wherever it stands; pixels from the top
/// left.
struct Label {
    const TextRun* text = nullptr;
    glm::dvec2 centre{};
    double size = 16.0;  ///< em in pixels
    glm::vec3 colour{1.0F};
    double opacity = 1.0;
};

/// A rectangle of the picture, pixels.
struct Box {
    glm::dvec2 low{};
    glm::dvec2 high{};
    [[nodiscard]] bool overlaps(const Box& other) const {
        return low.x < other.high.x && other.low.x < high.x && low.y < other.high.y &&
               other.low.y < high.y;
    }
};
/// What the ink of a label may touch.
[[nodiscard]] Box box_of(const Label& label);

/// The labels of a picture, none over another: who comes first stays. Its memory is made once.
class LabelList {
  public:
    static constexpr std::size_t kCapacity = 256;
    LabelList() { labels_.reserve(kCapacity), boxes_.reserve(kCapacity); }

    void clear() { labels_.clear(), boxes_.clear(); }
    /// False, and nothing is added, when the label would touch an earlier one or the list is full.
    bool add(const Label& label);
    [[nodiscard]] std::span<const Label> labels() const { return labels_; }

  private:
    std::vector<Label> labels_;
    std::vector<Box> boxes_;
};

/// Em of labels in a picture of this height.
[[nodiscard]] double label_size(double picture_height);

}  // namespace taiji::text
