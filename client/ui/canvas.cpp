#include "client/ui/canvas.hpp"

#include <imgui/imgui.h>

#include <cmath>

#include "client/ui/utf8.hpp"

namespace taiji::ui {
namespace {

ImVec2 corner(const Rect& box) {
    return {box.x, box.y};
}
ImVec2 far_corner(const Rect& box) {
    return {box.right(), box.bottom()};
}

/// Written without blanks between words.
bool is_chinese(char32_t c) {
    return (c >= 0x2E80 && c <= 0x9FFF) || (c >= 0xF900 && c <= 0xFAFF) ||
           (c >= 0xFF00 && c <= 0xFFEF);
}
/// Never first on a line.
bool closes(char32_t c) {
    return std::u32string_view(U",.;:!?)]}%…，。、；：！？）》」』】〉”’·").find(c) !=
           std::u32string_view::npos;
}
/// Never last on a line.
bool opens(char32_t c) {
    return std::u32string_view(U"([{（《「『【〈“‘").find(c) != std::u32string_view::npos;
}

/// Whether a line may end between two neighbouring characters.
bool may_break(char32_t before, char32_t after) {
    if (before == U' ') return true;
    if (after == U' ' || closes(after) || opens(before)) return false;
    return is_chinese(before) || is_chinese(after);
}

}  // namespace

float Canvas::px(float units) const {
    return std::round(units * scale_);
}

ImDrawList& Canvas::list() const {
    return *ImGui::GetWindowDrawList();
}

float Canvas::width_of(Font font, std::string_view text) const {
    if (text.empty()) return 0.0F;  // ImGui would read on where there is no text at all
    fonts_.need(font, text);
    const ImFont* face = fonts_.get(font);
    const char* end = text.data() + text.size();
    return face->CalcTextSizeA(face->FontSize, 1e9F, 0.0F, text.data(), end).x;
}

float Canvas::line_height(Font font) const {
    return fonts_.get(font)->FontSize;
}

std::vector<std::string_view> Canvas::wrap(Font font, std::string_view text, float width) const {
    std::vector<std::string_view> lines;
    fonts_.need(font, text);
    const ImFont* face = fonts_.get(font);
    const char* line = text.data();  // where the line began
    const char* possible = nullptr;  // where it may end
    float taken = 0.0F;              // by the line so far
    float since = 0.0F;              // by what stands after `possible`
    char32_t before = 0;
    std::string_view rest = text;
    const auto end_line = [&](const char* end, const char* next) {
        lines.emplace_back(line, static_cast<std::size_t>(end - line));
        line = next;
        possible = nullptr;
    };
    while (!rest.empty()) {
        const char* here = rest.data();
        const char32_t c = take_character(rest);
        if (c == U'\n') {
            end_line(here, rest.data());
            taken = since = 0.0F;
            before = 0;
            continue;
        }
        if (before != 0 && may_break(before, c)) {
            possible = here;
            since = 0.0F;
        }
        const float advance = face->GetCharAdvance(static_cast<ImWchar>(c));
        if (taken + advance > width && c != U' ' && here != line) {
            if (possible == nullptr) {
                end_line(here, here);
                taken = 0.0F;
            } else {
                end_line(possible, possible);
                taken = since;
            }
            since = 0.0F;
        }
        taken += advance;
        since += advance;
        before = c;
    }
    lines.emplace_back(line, static_cast<std::size_t>(text.data() + text.size() - line));
    return lines;
}

float Canvas::wrapped_height(Font font, std::string_view text, float width) const {
    return static_cast<float>(wrap(font, text, width).size()) * line_height(font);
}

void Canvas::put(float x, float y, Font font, Colour c, std::string_view text) const {
    if (text.empty()) return;
    const ImFont* face = fonts_.get(font);
    list().AddText(face, face->FontSize, {std::round(x), std::round(y)}, c, text.data(),
                   text.data() + text.size());
}

void Canvas::text(const Rect& room, std::string_view text, const TextStyle& style) const {
    const float width = width_of(style.font, text);
    report_.texts.push_back({std::string(text), width, room, scrolls_});
    float x = room.x;
    if (style.align == Align::Middle) x = room.middle_x() - width * 0.5F;
    if (style.align == Align::Right) x = room.right() - width;
    put(x, room.middle_y() - line_height(style.font) * 0.5F, style.font, style.colour, text);
}

std::string Canvas::shortened(Font font, std::string_view text, float width) const {
    if (width_of(font, text) <= width) return std::string(text);
    constexpr std::string_view kEllipsis = "...";
    const float room = width - width_of(font, kEllipsis);
    std::string_view rest = text;
    float taken = 0.0F;
    while (!rest.empty()) {
        std::string_view after = rest;
        const char32_t c = take_character(after);
        taken += fonts_.get(font)->GetCharAdvance(static_cast<ImWchar>(c));
        if (taken > room) break;
        rest = after;
    }
    return std::string(text.substr(0, text.size() - rest.size())).append(kEllipsis);
}

float Canvas::paragraph(const Rect& room, std::string_view text, const TextStyle& style) const {
    float y = room.y;
    for (std::string_view each : wrap(style.font, text, room.width)) {
        while (!each.empty() && each.back() == ' ') each.remove_suffix(1);
        this->text({room.x, y, room.width, line_height(style.font)}, each, style);
        y += line_height(style.font);
    }
    return y - room.y;
}

void Canvas::fill(const Rect& box, Colour c, float rounding_units) const {
    list().AddRectFilled(corner(box), far_corner(box), c, rounding_units * scale_);
}

void Canvas::frame(const Rect& box, Colour c, float rounding_units, float thickness_units) const {
    // On the middles of the pixels, so that a line of one pixel stays one.
    const Rect in = box.inset(0.5F);
    list().AddRect(corner(in), far_corner(in), c, rounding_units * scale_, 0,
                   std::max(1.0F, std::round(thickness_units * scale_)));
}

void Canvas::line(float x1, float y1, float x2, float y2, Colour c, float thickness_units) const {
    list().AddLine({x1, y1}, {x2, y2}, c, std::max(1.0F, thickness_units * scale_));
}

void Canvas::disc(float x, float y, float radius, Colour c) const {
    list().AddCircleFilled({x, y}, radius, c);
}

void Canvas::ring(float x, float y, float radius, Colour c, float thickness_units) const {
    list().AddCircle({x, y}, radius, c, 0, std::max(1.0F, thickness_units * scale_));
}

}  // namespace taiji::ui
