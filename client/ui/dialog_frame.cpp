#include "client/ui/dialog_frame.hpp"

#include <cmath>

namespace taiji::ui {

DialogFrame::DialogFrame(Ui& ui, const Info& info) : ui_(ui) {
    const Rect& whole = ui.screen.whole;
    ui.begin_panel("shade", whole, Layer::Dialog, Look::Bare);
    ui.canvas.fill(whole, theme::kShade, 0.0F);
    ui.end_panel();
    const float margin = ui.px(ui.screen.low ? 8.0F : 24.0F);
    const float width = std::min(ui.px(info.width), whole.width - 2.0F * margin);
    // Title, buttons and the gaps round them.
    const float around = ui.px(40.0F + 12.0F + 36.0F + 10.0F + 24.0F);
    const float height =
        std::min({ui.px(info.height), info.content + around, whole.height - 2.0F * margin});
    const Rect box = {std::round(whole.middle_x() - width * 0.5F),
                      std::round(whole.middle_y() - height * 0.5F), width, height};
    ui.begin_panel(info.name, box, Layer::Dialog, Look::Dialog);
    Rect rest = box.inset(ui.px(ui.screen.narrow ? 14.0F : 20.0F), ui.px(12.0F));
    Rect head = rest.take_top(ui.px(40.0F));
    if (ui.icon_button(info.name + "/close", head.take_right(ui.px(32.0F)).inset(0.0F, ui.px(4.0F)),
                       ui.text("dialog.close"), {.look = ButtonLook::Quiet, .icon = Icon::Close})) {
        close_ = true;
    }
    ui.canvas.text(head, info.title, {Font::Title, theme::kText});
    const float under = rest.y + ui.px(3.0F);
    ui.canvas.line(rest.x, under, rest.right(), under, theme::kLine);
    // A stroke of the palace's orange under the title.
    ui.canvas.line(rest.x, under, rest.x + ui.px(48.0F), under, theme::kPalace, 2.0F);
    rest.take_top(ui.px(12.0F));
    buttons = rest.take_bottom(ui.px(36.0F));
    rest.take_bottom(ui.px(10.0F));
    body = rest;
}

DialogFrame::~DialogFrame() {
    ui_.end_panel();
}

bool DialogFrame::button(const std::string& id, std::string_view label, const ButtonStyle& style) {
    const Rect at = buttons.take_right(ui_.button_width(label, style));
    buttons.take_right(ui_.px(8.0F));
    const bool confirmed = style.look == ButtonLook::Primary && style.enabled && ui_.is_confirmed();
    return ui_.button(id, at, label, style) || confirmed;
}

Form::Form(Ui& ui, const std::string& name, const Rect& room, float& content)
    : ui_(ui), content_(content), inside_(ui.begin_scroll(name, room, content)), y_(inside_.y) {
    inside_.width -= ui.px(6.0F);
}

Form::~Form() {
    if (content_ != y_ - inside_.y) ui_.lay_out_again();
    content_ = y_ - inside_.y;
    ui_.end_scroll();
}

void Form::heading(std::string_view text) {
    if (y_ > inside_.y) y_ += ui_.px(8.0F);
    ui_.canvas.text({inside_.x, y_, inside_.width, ui_.px(26.0F)}, text,
                    {Font::Strong, theme::kPalace});
    y_ += ui_.px(30.0F);
}

Rect Form::row(std::string_view label, float lines) {
    const float height = ui_.px(theme::kControl) * lines;
    const float label_width = std::floor(inside_.width * 0.36F);
    const bool beside = ui_.canvas.width_of(Font::Body, label) <= label_width - ui_.px(8.0F);
    if (label.empty() && ui_.screen.narrow) {
        const Rect at = {inside_.x, y_, inside_.width, height};
        y_ += height + ui_.px(8.0F);
        return at;
    }
    if (!beside || ui_.screen.narrow) {
        ui_.canvas.text({inside_.x, y_, inside_.width, ui_.px(24.0F)}, label,
                        {Font::Body, theme::kDim});
        y_ += ui_.px(26.0F);
        const Rect at = {inside_.x, y_, inside_.width, height};
        y_ += height + ui_.px(8.0F);
        return at;
    }
    ui_.canvas.text({inside_.x, y_, label_width, ui_.px(theme::kControl)}, label,
                    {Font::Body, theme::kDim});
    const Rect at = {inside_.x + label_width, y_, inside_.width - label_width, height};
    y_ += height + ui_.px(8.0F);
    return at;
}

Rect Form::whole(float height_units) {
    const Rect at = {inside_.x, y_, inside_.width, ui_.px(height_units)};
    y_ += at.height + ui_.px(8.0F);
    return at;
}

}  // namespace taiji::ui
