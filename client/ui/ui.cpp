#include "client/ui/ui.hpp"

#include <imgui/imgui.h>
#include <imgui/imgui_internal.h>
#include <imgui/imgui_stdlib.h>

#include <cmath>

#include "client/view/board_view.hpp"

namespace taiji::ui {
namespace {

constexpr ImGuiWindowFlags kPanelFlags =
    ImGuiWindowFlags_NoDecoration | ImGuiWindowFlags_NoMove | ImGuiWindowFlags_NoSavedSettings |
    ImGuiWindowFlags_NoBackground | ImGuiWindowFlags_NoNav | ImGuiWindowFlags_NoScrollWithMouse |
    ImGuiWindowFlags_NoFocusOnAppearing | ImGuiWindowFlags_NoBringToFrontOnFocus;

struct LookColours {
    Colour ground, rim;
};
LookColours colours_of(Look look) {
    switch (look) {
        case Look::Glass:
            return {theme::kGlass, theme::kLine};
        case Look::Dialog:
            return {theme::kDeepGlass, theme::kLine};
        case Look::Alarm:
            return {theme::kDangerGlass, theme::kDanger};
        case Look::Question:
            return {theme::kPalaceGlass, theme::kPalace};
        case Look::Bare:
            break;
    }
    return {0, 0};
}

}  // namespace

Rect Ui::pointer() const {
    const ImVec2 at = ImGui::GetIO().MousePos;
    return {at.x, at.y, 0.0F, 0.0F};
}

std::optional<Rect> Ui::spot(Point at) const {
    const Board& board = session.shown().board();
    const scene::BoardPlace place = board_place(board.coord(at));
    const scene::MapPlace on_map = moment.board.projection.map(place);
    const scene::SurfaceFrame frame = moment.view.surface().frame(on_map);
    if (!scene::Surface::faces(frame, moment.view.eye())) return std::nullopt;
    const auto projected = moment.view.project(frame.position);
    if (!projected) return std::nullopt;
    const scene::Viewport& viewport = moment.view.viewport();
    const double scale_x = viewport.framebuffer_width / std::max(1.0, 1.0 * viewport.window_width);
    const double scale_y =
        viewport.framebuffer_height / std::max(1.0, 1.0 * viewport.window_height);
    // The piece on it: a disc that its neighbours do not touch.
    const double radius = 0.4 * frame.scale * moment.board.projection.map_spacing();
    const auto reach =
        static_cast<float>(radius * moment.view.window_scale(projected->depth) * scale_y);
    const auto x = static_cast<float>(projected->at.x * scale_x);
    const auto y = static_cast<float>(projected->at.y * scale_y);
    if (!screen.whole.contains(x, y)) return std::nullopt;
    return Rect{x - reach, y - reach, 2.0F * reach, 2.0F * reach};
}

void Ui::begin_panel(const std::string& name, const Rect& box, Layer layer, Look look) {
    ImGui::SetNextWindowPos({box.x, box.y});
    ImGui::SetNextWindowSize({box.width, box.height});
    ImGui::Begin(name.c_str(), nullptr, kPanelFlags);
    // Later panels lie over earlier ones, whichever was clicked.
    ImGui::BringWindowToDisplayFront(ImGui::GetCurrentWindow());
    canvas.report().panels.push_back({name, box, layer});
    if (look == Look::Bare) return;
    const LookColours colours = colours_of(look);
    const float rounding = look == Look::Dialog ? 7.0F : theme::kRounding;
    canvas.fill(box, colours.ground, rounding);
    canvas.frame(box, colours.rim, rounding);
}

void Ui::end_panel() {
    ImGui::End();
}

Rect Ui::begin_scroll(const std::string& name, const Rect& box, float content_height) {
    ImGui::SetCursorScreenPos({box.x, box.y});
    ImGui::BeginChild(
        name.c_str(), {box.width, box.height}, false,
        ImGuiWindowFlags_NoBackground | ImGuiWindowFlags_NoNav | ImGuiWindowFlags_NoSavedSettings);
    scroll_ = box;
    canvas.set_scrolls(true);
    ImGui::SetCursorPos({0.0F, 0.0F});
    ImGui::Dummy({1.0F, content_height});
    const float bar = content_height > box.height ? ImGui::GetStyle().ScrollbarSize : 0.0F;
    return {box.x, box.y - ImGui::GetScrollY(), box.width - bar,
            std::max(content_height, box.height)};
}

void Ui::end_scroll() {
    canvas.set_scrolls(false);
    scroll_ = {};
    ImGui::EndChild();
}

void Ui::scroll_to(float top, float bottom) {
    const float seen = ImGui::GetScrollY();
    if (top < seen) ImGui::SetScrollY(top);
    if (bottom > seen + scroll_.height) ImGui::SetScrollY(bottom - scroll_.height);
}

Ui::Pressed Ui::control(const std::string& id, const Rect& box, bool enabled) {
    Rect visible = box;
    if (scroll_.height > 0.0F) {
        const float top = std::max(box.y, scroll_.y);
        visible = {box.x, top, box.width, std::min(box.bottom(), scroll_.bottom()) - top};
    }
    canvas.report().controls.push_back({id, box, visible});
    if (box.width < 1.0F || box.height < 1.0F) return {false, false, false};
    ImGui::SetCursorScreenPos({box.x, box.y});
    const bool clicked = ImGui::InvisibleButton(id.c_str(), {box.width, box.height});
    if (!enabled) return {false, false, false};
    // What it changed may have been drawn already.
    if (clicked) again_ = true;
    return {clicked, ImGui::IsItemHovered(), ImGui::IsItemActive()};
}

bool Ui::hovered() const {
    return ImGui::IsItemHovered();
}

bool Ui::is_typing() const {
    return ImGui::GetIO().WantTextInput;
}

float Ui::button_width(std::string_view label, const ButtonStyle& style) const {
    const float icon = style.icon == Icon::None ? 0.0F : px(18.0F) + px(6.0F);
    return canvas.width_of(style.font, label) + icon + px(28.0F);
}

void Ui::draw_button(const Rect& box, std::string_view label, const ButtonStyle& style,
                     const Pressed& pressed) {
    const bool primary = style.look == ButtonLook::Primary;
    const bool danger = style.look == ButtonLook::Danger;
    const Colour accent = danger ? theme::kDanger : primary ? theme::kJade : theme::kLine;
    Colour ground = style.look == ButtonLook::Quiet ? 0 : theme::kRaised;
    if (primary || style.active) ground = theme::kJadeGlass;
    if (danger) ground = with_opacity(theme::kDanger, 0.22);
    if (!style.enabled) ground = style.look == ButtonLook::Quiet ? 0 : theme::kRaised;
    canvas.fill(box, ground);
    if (pressed.held || pressed.hovered) {
        canvas.fill(box, pressed.held ? theme::kPressed : theme::kHovered);
    }
    if (style.look != ButtonLook::Quiet || style.active) {
        const bool bright = style.enabled && (primary || danger || style.active);
        canvas.frame(
            box, bright ? with_opacity(style.active ? theme::kJade : accent, 0.8) : theme::kLine);
    }
    const Colour ink = !style.enabled ? theme::kFaint : style.active ? theme::kJade : theme::kText;
    if (label.empty()) {
        draw_icon(canvas, style.icon, box, ink);
        return;
    }
    Rect inside = box.inset(px(style.align == Align::Left ? 12.0F : 6.0F), 0.0F);
    if (style.icon != Icon::None) {
        if (style.align == Align::Middle) {
            const float wide = canvas.width_of(style.font, label) + px(18.0F) + px(6.0F);
            inside = {inside.middle_x() - wide * 0.5F, inside.y, wide, inside.height};
        }
        draw_icon(canvas, style.icon, inside.take_left(px(18.0F)), ink);
        inside.take_left(px(6.0F));
    }
    canvas.text(inside, label,
                {style.font, ink, style.icon == Icon::None ? style.align : Align::Left});
}

bool Ui::button(const std::string& id, const Rect& box, std::string_view label,
                const ButtonStyle& style) {
    const Pressed pressed = control(id, box, style.enabled);
    draw_button(box, label, style, pressed);
    return pressed.clicked;
}

bool Ui::icon_button(const std::string& id, const Rect& box, std::string_view hint,
                     const ButtonStyle& style) {
    const Pressed pressed = control(id, box, style.enabled);
    draw_button(box, {}, style, pressed);
    if (ImGui::IsItemHovered()) {
        hint_ = hint;
        hint_at_ = box;
    }
    return pressed.clicked;
}

bool Ui::row(const std::string& id, const Rect& box, bool selected) {
    const Pressed pressed = control(id, box);
    if (selected) canvas.fill(box, theme::kJadeGlass, 3.0F);
    if (pressed.hovered) canvas.fill(box, theme::kHovered, 3.0F);
    return pressed.clicked;
}

bool Ui::toggle(const std::string& id, const Rect& box, std::string_view label, bool& on) {
    const Pressed pressed = control(id, box);
    if (pressed.clicked) on = !on;
    Rect rest = box;
    const Rect at = rest.take_right(px(36.0F));
    const Rect track = {at.x, at.middle_y() - px(10.0F), px(36.0F), px(20.0F)};
    canvas.fill(track, on ? with_opacity(theme::kJade, 0.55) : theme::kRaised, 10.0F);
    canvas.frame(track, on ? theme::kJade : pressed.hovered ? theme::kDim : theme::kLine, 10.0F);
    const float knob = on ? track.right() - px(10.0F) : track.x + px(10.0F);
    canvas.disc(knob, track.middle_y(), px(6.5F), on ? theme::kText : theme::kDim);
    rest.take_right(px(8.0F));
    if (!label.empty()) canvas.text(rest, label);
    return pressed.clicked;
}

bool Ui::choice(const std::string& id, const Rect& box, std::span<const std::string_view> labels,
                std::size_t& chosen) {
    canvas.fill(box, theme::kRaised);
    bool changed = false;
    // Room by the width of the labels, so that long and short ones stand beside each other.
    float wanted = 0.0F;
    for (const std::string_view label : labels) wanted += canvas.width_of(Font::Body, label);
    const float spare = std::max(0.0F, box.width - wanted) / static_cast<float>(labels.size());
    Rect rest = box;
    for (std::size_t i = 0; i < labels.size(); ++i) {
        const bool last = i + 1 == labels.size();
        const Rect part =
            last ? rest
                 : rest.take_left(std::floor(canvas.width_of(Font::Body, labels[i]) + spare));
        const Pressed pressed = control(id + "/" + std::to_string(i), part);
        if (i == chosen) {
            canvas.fill(part, theme::kJadeGlass);
            canvas.frame(part, with_opacity(theme::kJade, 0.8));
        } else if (pressed.hovered) {
            canvas.fill(part, theme::kHovered);
        }
        canvas.text(part, labels[i],
                    {Font::Body, i == chosen ? theme::kText : theme::kDim, Align::Middle});
        if (pressed.clicked && i != chosen) {
            chosen = i;
            changed = true;
        }
    }
    canvas.frame(box, theme::kLine);
    return changed;
}

bool Ui::slider(const std::string& id, const Rect& box, double& value, double least, double most) {
    const Pressed pressed = control(id, box);
    const float end = px(8.0F);
    const float room = std::max(1.0F, box.width - 2.0F * end);
    bool changed = false;
    if (pressed.held) {
        const double part = std::clamp((pointer().x - box.x - end) / room, 0.0F, 1.0F);
        const double wanted = least + part * (most - least);
        changed = wanted != value;
        value = wanted;
        if (changed) again_ = true;
    }
    const auto part = static_cast<float>((value - least) / (most - least));
    const float knob = box.x + end + part * room;
    const Rect track = {box.x + end, box.middle_y() - px(2.0F), room, px(4.0F)};
    canvas.fill(track, theme::kPressed, 2.0F);
    canvas.fill({track.x, track.y, knob - track.x, track.height}, theme::kJade, 2.0F);
    canvas.disc(knob, box.middle_y(), px(7.0F), pressed.hovered ? theme::kText : theme::kJade);
    return changed;
}

bool Ui::text_field(const std::string& id, const Rect& box, std::string& value,
                    std::string_view hint) {
    canvas.fonts().need(Font::Body, value);
    canvas.report().controls.push_back({id, box, box});
    canvas.fill(box, colour(0x02060C, 0.6));
    ImFont* font = canvas.fonts().get(Font::Body);
    ImGui::PushFont(font);
    const float inner = std::floor((box.height - font->FontSize) * 0.5F);
    ImGui::PushStyleVar(ImGuiStyleVar_FramePadding, {px(10.0F), inner});
    ImGui::SetCursorScreenPos({box.x, box.y});
    ImGui::SetNextItemWidth(box.width);
    const bool changed = ImGui::InputText(("##" + id).c_str(), &value);
    canvas.fonts().need(Font::Body, value);
    const bool active = ImGui::IsItemActive();
    ImGui::PopStyleVar();
    ImGui::PopFont();
    canvas.frame(box, active ? with_opacity(theme::kJade, 0.9) : theme::kLine);
    if (value.empty() && !active && !hint.empty()) {
        const Rect room = box.inset(px(10.0F), 0.0F);
        canvas.text(room, canvas.shortened(Font::Body, hint, room.width),
                    {Font::Body, theme::kFaint});
    }
    return changed;
}

void Ui::draw_hint() {
    if (hint_.empty()) return;
    const float width = canvas.width_of(Font::Small, hint_) + px(16.0F);
    const Rect wanted = {hint_at_.middle_x() - width * 0.5F, hint_at_.bottom() + px(6.0F), width,
                         px(26.0F)};
    Rect box = wanted.pushed_into(screen.whole.inset(px(4.0F)));
    if (box.overlaps(hint_at_)) box.y = hint_at_.y - px(6.0F) - box.height;
    ImGui::SetNextWindowPos({box.x, box.y});
    ImGui::SetNextWindowSize({box.width, box.height});
    ImGui::Begin("hint", nullptr, kPanelFlags | ImGuiWindowFlags_NoInputs);
    ImGui::BringWindowToDisplayFront(ImGui::GetCurrentWindow());
    canvas.fill(box, theme::kDeepGlass);
    canvas.frame(box, theme::kLine);
    canvas.text(box, hint_, {Font::Small, theme::kText, Align::Middle});
    ImGui::End();
}

}  // namespace taiji::ui
