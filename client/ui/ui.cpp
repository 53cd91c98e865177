#include "client/ui/ui.hpp"

#include <imgui/imgui.h>
#include <imgui/imgui_internal.h>

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
