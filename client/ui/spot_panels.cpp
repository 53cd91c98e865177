#include <cmath>

#include "client/ui/panel.hpp"
#include "client/ui/words.hpp"

namespace taiji::ui {
namespace {

/// Beside a spot, where there is room for it, never over the spot.
Rect beside(const Ui& ui, const Rect& spot, Size size) {
    const float away = ui.px(10.0F);
    const Rect& room = ui.screen.spots;
    const float middle = spot.middle_y() - size.height * 0.5F;
    const Rect right = {spot.right() + away, middle, size.width, size.height};
    const Rect left = {spot.x - away - size.width, middle, size.width, size.height};
    const Rect below = {spot.middle_x() - size.width * 0.5F, spot.bottom() + away, size.width,
                        size.height};
    const Rect above = {below.x, spot.y - away - size.height, size.width, size.height};
    for (const Rect& wanted : {right, left, below, above}) {
        const Rect box = wanted.pushed_into(room);
        if (!box.overlaps(spot))
            return {std::round(box.x), std::round(box.y), box.width, box.height};
    }
    const Rect box = right.pushed_into(room);
    return {std::round(box.x), std::round(box.y), box.width, box.height};
}

/// One target, several moves: which is meant?
class ChooserPanel final : public Panel {
  public:
    void draw(Ui& ui) override {
        const auto& chooser = ui.session.selection().chooser();
        if (!chooser || !ui.board_is_open()) return;
        const Rect spot =
            ui.spot(chooser->at)
                .value_or(Rect{ui.screen.spots.middle_x(), ui.screen.spots.middle_y(), 0, 0});
        const Position& position = ui.session.selection().position();
        std::vector<std::string> labels;
        float width = 0.0F;
        for (const Move& move : chooser->moves) {
            labels.push_back(move_words(ui.language, position, move));
            width = std::max(width, ui.canvas.width_of(Font::Body, labels.back()));
        }
        const float row = ui.px(34.0F);
        const Size size = {width + ui.px(40.0F),
                           row * static_cast<float>(labels.size()) + ui.px(10.0F)};
        const Rect box = beside(ui, spot, size);
        ui.begin_panel("chooser", box, Layer::Spot, Look::Dialog);
        Rect rest = box.inset(ui.px(5.0F));
        for (std::size_t i = 0; i < labels.size(); ++i) {
            const Rect line = rest.take_top(row);
            if (ui.row("chooser/" + std::to_string(i), line, i == chooser->marked)) {
                ui.ask(ChooseMove{i});
            }
            ui.canvas.text(line.inset(ui.px(12.0F), 0.0F), labels[i],
                           {Font::Body, i == 0 ? theme::kText : theme::kDim});
        }
        ui.end_panel();
    }
};

/// Why a try was refused, or what else is to be said there.
class SpotNote final : public Panel {
  public:
    void draw(Ui& ui) override {
        if (!ui.board_is_open() || ui.session.selection().chooser()) return;
        if (const auto& refused = ui.session.selection().refused()) {
            const std::string text =
                refusal_sentence(ui.language, ui.session.shown().board(), *refused);
            say(ui, "refusal", refused->wish.to, text, theme::kDanger);
            return;
        }
        for (const Notice& notice : ui.session.notices()) {
            if (!notice.at || !ui.spot(*notice.at)) continue;
            say(ui, "spot_notice", *notice.at, ui.language.format(notice.key, notice.arguments),
                notice.kind == NoticeKind::Problem ? theme::kDanger : theme::kJade);
            return;
        }
    }

  private:
    static void say(Ui& ui, const std::string& name, Point at, const std::string& text,
                    Colour rim) {
        const Rect spot = ui.spot(at).value_or(
            Rect{ui.screen.spots.middle_x(), ui.screen.spots.middle_y(), 0, 0});
        const float padding = ui.px(11.0F);
        const float most = std::min(ui.px(270.0F), ui.screen.spots.width - 2.0F * padding);
        const float width = std::min(most, ui.canvas.width_of(Font::Body, text) + 1.0F);
        const float height = ui.canvas.wrapped_height(Font::Body, text, width);
        const Rect box = beside(ui, spot, {width + 2.0F * padding, height + 2.0F * ui.px(8.0F)});
        ui.begin_panel(name, box, Layer::Spot, Look::Bare);
        ui.canvas.fill(box, theme::kDeepGlass);
        ui.canvas.frame(box, with_opacity(rim, 0.85));
        ui.canvas.paragraph(box.inset(padding, ui.px(8.0F)), text);
        ui.end_panel();
    }
};

}  // namespace

std::unique_ptr<Panel> make_chooser() {
    return std::make_unique<ChooserPanel>();
}

std::unique_ptr<Panel> make_spot_note() {
    return std::make_unique<SpotNote>();
}

}  // namespace taiji::ui
