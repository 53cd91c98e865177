#include <imgui/imgui.h>
#include <imgui/imgui_stdlib.h>

#include <cmath>

#include "client/ui/ui.hpp"

namespace taiji::ui {

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

bool Ui::is_confirmed() const {
    return ImGui::IsKeyPressed(ImGui::GetKeyIndex(ImGuiKey_Enter), false);
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

bool Ui::scrub(const std::string& id, const Rect& box, float ends, double& value, double most) {
    if (!control(id, box).held) return false;
    const float room = std::max(1.0F, box.width - 2.0F * ends);
    const double part = std::clamp((pointer().x - box.x - ends) / room, 0.0F, 1.0F);
    if (part * most == value) return false;
    value = part * most;
    again_ = true;
    return true;
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

}  // namespace taiji::ui
