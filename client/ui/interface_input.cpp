#include <imgui/imgui.h>

#include <algorithm>

#include "client/ui/interface_parts.hpp"

namespace taiji::ui {
namespace {

/// Keys and the pointer still play, or look at the game.
bool leaves_the_board(Dialog dialog) {
    return dialog == Dialog::None || dialog == Dialog::Result || dialog == Dialog::Review;
}

}  // namespace

bool Interface::Parts::is_over_panel(scene::WindowPoint at) const {
    const auto x = static_cast<float>(at.x * pixels_x), y = static_cast<float>(at.y * pixels_y);
    for (const LayoutReport::Panel& panel : report.panels) {
        if (panel.box.contains(x, y)) return true;
    }
    return false;
}

bool Interface::Parts::feed_key(const KeyEvent& event) {
    if (keys.waiting) {
        if (!event.pressed || is_modifier(event.key)) return true;
        if (event.key != Key::Escape) keys.caught = KeyCombo{event.key, event.with};
        keys.waiting = false;
        return true;
    }
    if (typing) {
        events.emplace_back(event);
        // Escape leaves the field and, by who is asked next, the dialog.
        return event.key != Key::Escape;
    }
    // ImGui must not take for held what was let go elsewhere.
    if (!event.pressed) events.emplace_back(event);
    if (leaves_the_board(dialog)) return false;
    if (dialog == Dialog::Rules) return feed_panel(event);
    if (event.pressed && event.key == Key::Enter) events.emplace_back(event);
    // Function keys and combinations stay what they are; the rest would move what lies beneath.
    const bool function = event.key >= Key::F1 && event.key <= Key::F12;
    return !function && !event.with.ctrl && !event.with.alt && event.key != Key::Escape;
}

/// Beside the book the board goes on being played with.
bool Interface::Parts::feed_panel(const KeyEvent& event) {
    return std::any_of(panels.begin(), panels.end(), [&](const auto& panel) {
        return panel->dialog() == dialog && panel->takes_key(event);
    });
}

bool Interface::Parts::feed_button(const ButtonEvent& event) {
    pointer = event.at;
    if (event.pressed) {
        if (held_elsewhere || (!held && !is_over_panel(event.at))) {
            held_elsewhere = true;
            // A click beside a text field leaves it.
            if (typing) events.emplace_back(event);
            return false;
        }
        if (!held) held = event.button;
        events.emplace_back(event);
        return true;
    }
    if (held_elsewhere) {
        held_elsewhere = false;
        if (ImGui::GetIO().MouseDown[0]) events.emplace_back(event);
        return false;
    }
    if (held == event.button) held.reset();
    events.emplace_back(event);
    return true;
}

bool Interface::feed(const InputEvent& event) {
    Parts& p = *parts_;
    if (const auto* key = std::get_if<KeyEvent>(&event)) return p.feed_key(*key);
    if (const auto* button = std::get_if<ButtonEvent>(&event)) return p.feed_button(*button);
    if (std::holds_alternative<TextTyped>(event)) {
        if (p.typing) p.events.push_back(event);
        return p.typing;
    }
    if (const auto* moved = std::get_if<PointerMoved>(&event)) {
        p.pointer = moved->at;
        // While the board is dragged, nothing lights up under the pointer.
        if (p.held_elsewhere) return false;
        p.events.push_back(event);
        return p.held.has_value() || p.is_over_panel(moved->at);
    }
    if (const auto* scrolled = std::get_if<Scrolled>(&event)) {
        if (p.held_elsewhere || !p.is_over_panel(scrolled->at)) return false;
        p.events.push_back(event);
        return true;
    }
    if (std::holds_alternative<PointerLeft>(event) || std::holds_alternative<FocusLost>(event)) {
        p.events.push_back(event);
        if (std::holds_alternative<FocusLost>(event)) {
            p.held.reset();
            p.held_elsewhere = false;
        }
    }
    return false;
}

bool Interface::wants_pointer() const {
    return parts_->held || (!parts_->held_elsewhere && parts_->is_over_panel(parts_->pointer));
}

bool Interface::wants_keyboard() const {
    const Dialog open = parts_->dialog;
    return parts_->typing || parts_->keys.waiting ||
           (!leaves_the_board(open) && open != Dialog::Rules);
}

}  // namespace taiji::ui
