#include "renderer/text/picture_view.hpp"

#include <algorithm>
#include <cmath>
#include <glm/geometric.hpp>

namespace taiji::text {

std::optional<glm::dvec2> PictureView::direction(scene::GlobeVector direction) const {
    const double ahead = glm::dot(direction, camera_->forward());
    // A hundredth of the length: nearly square to the line of sight, far outside any picture.
    if (!(ahead > 0.01 * glm::length(direction))) return std::nullopt;
    const double tan = ahead * camera_->tan_half_fov();
    const double x = glm::dot(direction, camera_->right()) / (tan * camera_->aspect());
    const double y = -glm::dot(direction, camera_->up()) / tan;
    return (glm::dvec2(x, y) + camera_->middle() + 1.0) * 0.5 * size_;
}

std::optional<glm::dvec2> PictureView::position(scene::GlobeVector position) const {
    return direction(position - camera_->eye());
}

scene::GlobeVector PictureView::ray(glm::dvec2 pixel) const {
    const glm::dvec2 clip = pixel / size_ * 2.0 - 1.0 - camera_->middle();
    const double tan = camera_->tan_half_fov();
    return camera_->forward() + clip.x * tan * camera_->aspect() * camera_->right() -
           clip.y * tan * camera_->up();
}

double PictureView::pixels_per_radian() const {
    return size_.y / (2.0 * camera_->tan_half_fov());
}

double PictureView::clearance(glm::dvec2 pixel) const {
    constexpr double kFar = 1e6;
    const scene::GlobeVector along = glm::normalize(ray(pixel));
    if (!camera_->surface().morph().is_globe()) {
        return camera_->surface().intersect({camera_->eye(), along}) ? -kFar : kFar;
    }
    const double distance = glm::length(camera_->eye());
    const double limb = std::asin(std::min(1.0, 1.0 / distance));
    const double cosine = std::clamp(-glm::dot(along, camera_->eye()) / distance, -1.0, 1.0);
    return (std::acos(cosine) - limb) * pixels_per_radian();
}

}  // namespace taiji::text
