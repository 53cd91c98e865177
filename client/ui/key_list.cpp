#include "client/ui/key_list.hpp"

#include <algorithm>
#include <cmath>

namespace taiji::ui {

std::string keys_text(const KeyBindings& bindings, Command command) {
    std::string made;
    for (const KeyCombo& combo : bindings.keys(command)) {
        if (!made.empty()) made += "  ";
        made += combo_text(combo);
    }
    return made;
}

std::string command_key(Command command) {
    return "command." + std::string(command_name(command));
}

bool KeyList::draw(Ui& ui, const Rect& room, KeyBindings& bindings) {
    changed_ = false;
    if (waiting_ && ui.keys.caught) {
        bindings.set(*waiting_, {*ui.keys.caught});
        changed_ = true;
    }
    if (waiting_ && !ui.keys.waiting) waiting_.reset();
    ui.keys.caught.reset();
    const float height = ui.px(ui.screen.narrow ? 52.0F : 32.0F);
    const Rect content =
        ui.begin_scroll("settings_keys", room, height * static_cast<float>(kCommandCount));
    for (std::size_t i = 0; i < kCommandCount; ++i) {
        const Rect line = {content.x, content.y + height * static_cast<float>(i),
                           content.width - ui.px(6.0F), height};
        if (line.bottom() < room.y || line.y > room.bottom()) continue;
        draw_line(ui, line, bindings, static_cast<Command>(i));
    }
    ui.end_scroll();
    return changed_;
}

void KeyList::draw_line(Ui& ui, Rect line, KeyBindings& bindings, Command command) {
    const std::string name(command_name(command));
    const auto conflicts = bindings.conflicts();
    const bool conflict = std::any_of(conflicts.begin(), conflicts.end(), [&](const auto& each) {
        return each.first == command || each.second == command;
    });
    ui.canvas.line(line.x, line.bottom() - 0.5F, line.right(), line.bottom() - 0.5F,
                   theme::kFaintLine);
    const Rect label = ui.screen.narrow ? line.take_top(std::floor(line.height * 0.45F))
                                        : line.take_left(std::floor(line.width * 0.5F));
    ui.canvas.text(label,
                   ui.canvas.shortened(Font::Body, ui.text(command_key(command)), label.width),
                   {Font::Body, theme::kText});
    Rect keys = line.inset(0.0F, ui.px(3.0F));
    const Rect reset = keys.take_right(ui.px(28.0F));
    if (!bindings.is_default(command) &&
        ui.icon_button("settings/keys_reset/" + name, reset, ui.text("settings.keys_reset"),
                       {.look = ButtonLook::Quiet, .icon = Icon::TakeBack})) {
        bindings.reset(command);
        changed_ = true;
    }
    keys.take_right(ui.px(6.0F));
    const bool waits = waiting_ == command && ui.keys.waiting;
    if (ui.row("settings/keys/" + name, keys, waits)) {
        waiting_ = command;
        ui.keys.waiting = true;
    }
    const std::string shown =
        waits ? std::string(ui.text("settings.keys_press")) : keys_text(bindings, command);
    const Colour ink = waits ? theme::kJade : conflict ? theme::kDanger : theme::kDim;
    const Rect inside = keys.inset(ui.px(8.0F), 0.0F);
    ui.canvas.text(inside, ui.canvas.shortened(Font::Body, shown, inside.width),
                   {Font::Body, ink, Align::Right});
}

}  // namespace taiji::ui
