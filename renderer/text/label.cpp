#include "renderer/text/label.hpp"

#include <algorithm>

namespace taiji::text {
namespace {
/// Free space round a label, em.
constexpr double kSpace = 0.26;
}  // namespace

Box box_of(const Label& label) {
    const glm::dvec2 half = 0.5 * label.size *
                            glm::dvec2(static_cast<double>(label.text->width) + kSpace,
                                       static_cast<double>(LabelFont::kInkHeight) + kSpace);
    return {label.centre - half, label.centre + half};
}

bool LabelList::add(const Label& label) {
    if (labels_.size() == kCapacity) return false;
    const Box box = box_of(label);
    const auto touches = [&box](const Box& other) { return box.overlaps(other); };
    if (std::any_of(boxes_.begin(), boxes_.end(), touches)) return false;
    labels_.push_back(label);
    boxes_.push_back(box);
    return true;
}

double label_size(double picture_height) {
    return std::clamp(picture_height / 46.0, 13.0, 64.0);
}

}  // namespace taiji::text
