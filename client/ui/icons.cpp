#include "client/ui/icons.hpp"

#include <imgui/imgui.h>

#include <cmath>
#include <initializer_list>
#include <numbers>

namespace taiji::ui {
namespace {

/// A pen on a grid of 18 by 18 with its origin in the middle, y down.
class Pen {
  public:
    Pen(const Canvas& canvas, const Rect& box, Colour c, float size)
        : list_(canvas.list()),
          colour_(c),
          x_(std::round(box.middle_x())),
          y_(std::round(box.middle_y())),
          step_(size * canvas.scale() / 18.0F),
          width_(std::max(1.0F, 1.6F * step_)) {}

    [[nodiscard]] ImVec2 at(float x, float y) const { return {x_ + x * step_, y_ + y * step_}; }
    void lines(std::initializer_list<ImVec2> points, bool closed = false) const {
        for (const ImVec2& p : points) list_.PathLineTo(at(p.x, p.y));
        list_.PathStroke(colour_, closed ? ImDrawFlags_Closed : 0, width_);
    }
    void shape(std::initializer_list<ImVec2> points) const {
        for (const ImVec2& p : points) list_.PathLineTo(at(p.x, p.y));
        list_.PathFillConvex(colour_);
    }
    void ring(float x, float y, float radius) const {
        list_.AddCircle(at(x, y), radius * step_, colour_, 0, width_);
    }
    void disc(float x, float y, float radius) const {
        list_.AddCircleFilled(at(x, y), radius * step_, colour_);
    }
    /// Degrees, clockwise from the right.
    void arc(float x, float y, float radius, float from, float to) const {
        constexpr float kRadians = std::numbers::pi_v<float> / 180.0F;
        list_.PathArcTo(at(x, y), radius * step_, from * kRadians, to * kRadians);
        list_.PathStroke(colour_, 0, width_);
    }
    void ellipse(float rx, float ry) const {
        for (int i = 0; i < 24; ++i) {
            const float a = static_cast<float>(i) * std::numbers::pi_v<float> / 12.0F;
            list_.PathLineTo(at(rx * std::cos(a), ry * std::sin(a)));
        }
        list_.PathStroke(colour_, ImDrawFlags_Closed, width_);
    }

  private:
    ImDrawList& list_;
    Colour colour_;
    float x_, y_, step_, width_;
};

void draw_gear(const Pen& pen) {
    pen.ring(0, 0, 2.6F);
    pen.ring(0, 0, 5.4F);
    for (int i = 0; i < 8; ++i) {
        const float a = static_cast<float>(i) * std::numbers::pi_v<float> / 4.0F;
        const float c = std::cos(a), s = std::sin(a);
        pen.lines({{5.4F * c, 5.4F * s}, {7.8F * c, 7.8F * s}});
    }
}

void draw_step(const Pen& pen, Icon icon) {
    const float way = icon == Icon::First || icon == Icon::Previous ? -1.0F : 1.0F;
    const bool bar = icon == Icon::First || icon == Icon::Last;
    const float x = bar ? -1.0F : 0.0F;
    // Clockwise on either side, as filled shapes want it.
    if (way > 0) {
        pen.shape({{x - 4, -6}, {x + 5, 0}, {x - 4, 6}});
    } else {
        pen.shape({{-x + 4, -6}, {-x + 4, 6}, {-x - 5, 0}});
    }
    if (bar) pen.lines({{way * 6.0F, -6}, {way * 6.0F, 6}});
}

void draw_file_icon(const Pen& pen, Icon icon) {
    switch (icon) {
        case Icon::Folder:
            pen.lines({{-7.5F, 6}, {-7.5F, -5.5F}, {-2, -5.5F}, {0, -3}, {7.5F, -3}, {7.5F, 6}},
                      true);
            break;
        case Icon::Save:
            pen.lines({{-7, 3}, {-7, 7}, {7, 7}, {7, 3}});
            pen.lines({{0, -7}, {0, 3}});
            pen.lines({{-4, -1}, {0, 3}, {4, -1}});
            break;
        case Icon::Plus:
            pen.lines({{-6, 0}, {6, 0}});
            pen.lines({{0, -6}, {0, 6}});
            break;
        case Icon::Copy:
            pen.lines({{-2, -7}, {6, -7}, {6, 3}, {-2, 3}}, true);
            pen.lines({{-4, -3}, {-6, -3}, {-6, 7}, {2, 7}, {2, 5}});
            break;
        case Icon::Paste:
            pen.lines({{-2, -6}, {-6, -6}, {-6, 7}, {6, 7}, {6, -6}, {2, -6}});
            pen.lines({{-2, -8}, {2, -8}, {2, -4}, {-2, -4}}, true);
            break;
        case Icon::Help:
            pen.ring(0, 0, 7.5F);
            pen.lines({{0, -0.5F}, {0, 4}});
            pen.disc(0, -3.6F, 1.1F);
            break;
        case Icon::Up:
            pen.lines({{-5, 1}, {0, -5}, {5, 1}});
            pen.lines({{0, -5}, {0, 6}});
            break;
        default:
            break;
    }
}

void draw_game_icon(const Pen& pen, Icon icon) {
    switch (icon) {
        case Icon::TakeBack:
            pen.lines({{-3, -7}, {-7, -3}, {-3, 1}});
            pen.lines({{-7, -3}, {2, -3}});
            pen.arc(2, 1.5F, 4.5F, -90, 90);
            pen.lines({{2, 6}, {-3, 6}});
            break;
        case Icon::Handshake:
            pen.ring(-2.8F, 0, 4.6F);
            pen.ring(2.8F, 0, 4.6F);
            break;
        case Icon::Flag:
            pen.lines({{-5, 8}, {-5, -7}});
            pen.shape({{-5, -7}, {6, -4}, {-5, 0}});
            break;
        case Icon::Branch:
            pen.disc(-5, 6, 1.8F);
            pen.disc(-5, -6, 1.8F);
            pen.disc(5, -3, 1.8F);
            pen.lines({{-5, 6}, {-5, -6}});
            pen.lines({{-5, 5}, {-1, 1.5F}, {5, 1}, {5, -3}});
            break;
        case Icon::Bulb:
            pen.arc(0, -2, 5.2F, 130, 410);
            pen.lines({{-3, 2.2F}, {-2.4F, 4.5F}, {2.4F, 4.5F}, {3, 2.2F}});
            pen.lines({{-1.6F, 7.4F}, {1.6F, 7.4F}});
            break;
        case Icon::Scales:
            pen.lines({{0, -7.5F}, {0, 7}});
            pen.lines({{-6.5F, -5}, {6.5F, -5}});
            pen.arc(-5.2F, 1, 2.8F, 0, 180);
            pen.arc(5.2F, 1, 2.8F, 0, 180);
            pen.lines({{-8, 1}, {-5.2F, -5}, {-2.4F, 1}});
            pen.lines({{2.4F, 1}, {5.2F, -5}, {8, 1}});
            pen.lines({{-3.5F, 7}, {3.5F, 7}});
            break;
        case Icon::Danger:
            pen.lines({{0, -7}, {8, 7}, {-8, 7}}, true);
            pen.lines({{0, -2.5F}, {0, 2.5F}});
            pen.disc(0, 4.9F, 1.0F);
            break;
        case Icon::Graph:
            pen.lines({{-7.5F, -7}, {-7.5F, 7}, {7.5F, 7}});
            pen.lines({{-5, 3.5F}, {-1.5F, -1}, {1.5F, 2}, {7, -5}});
            break;
        case Icon::Check:
            pen.lines({{-6, 0}, {-2, 5}, {6, -5}});
            break;
        case Icon::Swap:
            pen.lines({{-7, -3}, {6, -3}});
            pen.lines({{3, -6}, {6, -3}, {3, 0}});
            pen.lines({{7, 4}, {-6, 4}});
            pen.lines({{-3, 1}, {-6, 4}, {-3, 7}});
            break;
        default:
            draw_file_icon(pen, icon);
    }
}

}  // namespace

void draw_icon(const Canvas& canvas, Icon icon, const Rect& box, Colour c, float size) {
    const Pen pen(canvas, box, c, size);
    switch (icon) {
        case Icon::None:
            break;
        case Icon::Menu:
            for (const float y : {-5.0F, 0.0F, 5.0F}) pen.lines({{-7, y}, {7, y}});
            break;
        case Icon::Close:
            pen.lines({{-5, -5}, {5, 5}});
            pen.lines({{-5, 5}, {5, -5}});
            break;
        case Icon::Globe:
            pen.ring(0, 0, 7.5F);
            pen.ellipse(3.4F, 7.5F);
            pen.lines({{-7.5F, 0}, {7.5F, 0}});
            break;
        case Icon::Map:
            pen.lines({{-7.5F, -5}, {7.5F, -5}, {7.5F, 5}, {-7.5F, 5}}, true);
            pen.lines({{-2.5F, -5}, {-2.5F, 5}});
            pen.lines({{2.5F, -5}, {2.5F, 5}});
            pen.lines({{-7.5F, 0}, {7.5F, 0}});
            break;
        case Icon::Eye:
            pen.lines({{-8, 0}, {-4, -4}, {0, -5}, {4, -4}, {8, 0}, {4, 4}, {0, 5}, {-4, 4}}, true);
            pen.disc(0, 0, 2.4F);
            break;
        case Icon::HideAll:
            pen.lines({{-7, -2}, {-7, -7}, {-2, -7}});
            pen.lines({{2, -7}, {7, -7}, {7, -2}});
            pen.lines({{7, 2}, {7, 7}, {2, 7}});
            pen.lines({{-2, 7}, {-7, 7}, {-7, 2}});
            break;
        case Icon::Book:
            pen.lines({{0, -4}, {-7.5F, -6}, {-7.5F, 5}, {0, 7}, {7.5F, 5}, {7.5F, -6}}, true);
            pen.lines({{0, -4}, {0, 7}});
            break;
        case Icon::Gear:
            draw_gear(pen);
            break;
        case Icon::First:
        case Icon::Previous:
        case Icon::Next:
        case Icon::Last:
            draw_step(pen, icon);
            break;
        case Icon::Play:
            pen.shape({{-5, -7}, {7, 0}, {-5, 7}});
            break;
        case Icon::PlayBack:
            pen.shape({{5, -7}, {5, 7}, {-7, 0}});
            break;
        case Icon::Pause:
            pen.shape({{-5.5F, -6}, {-1.5F, -6}, {-1.5F, 6}, {-5.5F, 6}});
            pen.shape({{1.5F, -6}, {5.5F, -6}, {5.5F, 6}, {1.5F, 6}});
            break;
        case Icon::Minus:
            pen.lines({{-6, 0}, {6, 0}});
            break;
        case Icon::Camera:
            pen.lines({{-8, -3}, {3, -3}, {3, 6}, {-8, 6}}, true);
            pen.shape({{4, 1.5F}, {8, -2}, {8, 5}});
            pen.ring(-5, -6, 2.2F);
            pen.ring(0.5F, -6, 2.2F);
            break;
        case Icon::Home:
            pen.lines({{-7, 0}, {0, -7}, {7, 0}});
            pen.lines({{-5, -1}, {-5, 7}, {5, 7}, {5, -1}});
            break;
        default:
            draw_game_icon(pen, icon);
    }
}

}  // namespace taiji::ui
