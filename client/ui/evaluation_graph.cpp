#include "client/ui/evaluation_graph.hpp"

#include <imgui/imgui.h>

#include <algorithm>

namespace taiji::ui {

float height_in_graph(const Rect& box, double share) {
    return box.bottom() - box.height * static_cast<float>(std::clamp(share, 0.02, 0.98));
}

void draw_evaluation_graph(const Ui& ui, const Rect& box, std::span<const GraphPoint> points) {
    const Colour white = ui.canvas.look(Side::White).face;
    ui.canvas.fill(box, with_opacity(ui.canvas.look(Side::Black).face, 0.9), 3.0F);
    ImDrawList& list = ui.canvas.list();
    for (std::size_t i = 1; i < points.size(); ++i) {
        const ImVec2 from = {points[i - 1].x, height_in_graph(box, points[i - 1].share)};
        const ImVec2 to = {points[i].x, height_in_graph(box, points[i].share)};
        list.AddQuadFilled(from, to, {to.x, box.bottom()}, {from.x, box.bottom()},
                           with_opacity(white, 0.30));
        list.AddLine(from, to, white, ui.px(1.6F));
    }
    ui.canvas.line(box.x, box.middle_y(), box.right(), box.middle_y(),
                   with_opacity(theme::kPalace, 0.5));
}

}  // namespace taiji::ui
