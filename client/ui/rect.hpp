#pragma once

#include <algorithm>

namespace taiji::ui {

/// A rectangle in pixels of the picture, y down. Layout cuts pieces off its sides.
struct Rect {
    float x = 0.0F;
    float y = 0.0F;
    float width = 0.0F;
    float height = 0.0F;

    [[nodiscard]] float right() const { return x + width; }
    [[nodiscard]] float bottom() const { return y + height; }
    [[nodiscard]] float middle_x() const { return x + width * 0.5F; }
    [[nodiscard]] float middle_y() const { return y + height * 0.5F; }

    [[nodiscard]] bool contains(float at_x, float at_y) const {
        return at_x >= x && at_x < right() && at_y >= y && at_y < bottom();
    }
    [[nodiscard]] bool overlaps(const Rect& other) const {
        return x < other.right() && other.x < right() && y < other.bottom() && other.y < bottom();
    }
    /// Within `other`, to half a pixel.
    [[nodiscard]] bool is_within(const Rect& other) const {
        return x >= other.x - 0.5F && y >= other.y - 0.5F && right() <= other.right() + 0.5F &&
               bottom() <= other.bottom() + 0.5F;
    }
    [[nodiscard]] Rect inset(float by) const { return inset(by, by); }
    [[nodiscard]] Rect inset(float by_x, float by_y) const {
        return {x + by_x, y + by_y, std::max(0.0F, width - 2.0F * by_x),
                std::max(0.0F, height - 2.0F * by_y)};
    }
    /// Moved as little as possible so that it lies within `other`, at its top left if too large.
    [[nodiscard]] Rect pushed_into(const Rect& other) const {
        const float to_x = std::max(other.x, std::min(x, other.right() - width));
        const float to_y = std::max(other.y, std::min(y, other.bottom() - height));
        return {to_x, to_y, width, height};
    }

    // Each takes its piece off this rectangle and returns it.
    Rect take_left(float amount) {
        amount = std::clamp(amount, 0.0F, width);
        const Rect piece = {x, y, amount, height};
        x += amount;
        width -= amount;
        return piece;
    }
    Rect take_right(float amount) {
        amount = std::clamp(amount, 0.0F, width);
        width -= amount;
        return {right(), y, amount, height};
    }
    Rect take_top(float amount) {
        amount = std::clamp(amount, 0.0F, height);
        const Rect piece = {x, y, width, amount};
        y += amount;
        height -= amount;
        return piece;
    }
    Rect take_bottom(float amount) {
        amount = std::clamp(amount, 0.0F, height);
        height -= amount;
        return {x, bottom(), width, amount};
    }
};

}  // namespace taiji::ui
