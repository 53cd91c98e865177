#include "client/ui/panel.hpp"

namespace taiji::ui {
namespace {

/// What the program has to say, the newest below; what is said at a spot is there instead.
class Notices final : public Panel {
  public:
    void draw(Ui& ui) override {
        Rect room = ui.screen.notices;
        // The card may have gone there, out of the pointer's way.
        const auto* card = ui.canvas.report().panel("point_card");
        if (card != nullptr && card->box.overlaps(room)) {
            const float top = card->box.bottom() + ui.px(theme::kGap);
            room = {room.x, top, room.width, std::max(0.0F, room.bottom() - top)};
        }
        int number = 0;
        for (const Notice& notice : ui.session.notices()) {
            if (notice.at && ui.spot(*notice.at)) continue;
            const std::string text = ui.language.format(notice.key, notice.arguments);
            const float padding = ui.px(9.0F);
            const float width = room.width - 2.0F * padding - ui.px(4.0F);
            const float height =
                ui.canvas.wrapped_height(Font::Small, text, width) + 2.0F * padding;
            if (height > room.height) break;
            const Rect box = room.take_top(height);
            room.take_top(ui.px(6.0F));
            ui.begin_panel("notice_" + std::to_string(number++), box, Layer::Board, Look::Glass);
            const bool problem = notice.kind == NoticeKind::Problem;
            Rect inside = box;
            ui.canvas.fill(inside.take_left(ui.px(3.0F)), problem ? theme::kDanger : theme::kJade,
                           0.0F);
            inside = inside.inset(padding);
            inside.width = width;
            ui.canvas.paragraph(inside, text, {Font::Small, theme::kText});
            ui.end_panel();
        }
    }
};

}  // namespace

std::unique_ptr<Panel> make_notices() {
    return std::make_unique<Notices>();
}

}  // namespace taiji::ui
