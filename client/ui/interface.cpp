#include "client/ui/interface.hpp"

#include <imgui/imgui.h>

#include <algorithm>
#include <deque>
#include <utility>

#include "client/ui/imgui_context.hpp"
#include "client/ui/panel.hpp"

namespace taiji::ui {
namespace {

/// A layout that asks for another one gets it this often at most.
constexpr int kMostLayouts = 6;

std::vector<Dialog> dialogs_of(const std::vector<std::unique_ptr<Panel>>& panels) {
    std::vector<Dialog> made;
    for (const auto& panel : panels) {
        if (panel->dialog() != Dialog::None) made.push_back(panel->dialog());
    }
    return made;
}

bool is_modifier(Key key) {
    return key == Key::Shift || key == Key::Control || key == Key::Alt || key == Key::Super;
}

}  // namespace

struct Interface::Parts {
    explicit Parts(Setup with) : setup(std::move(with)), host(setup) {}

    Setup setup;
    ImGuiHost host;
    std::unique_ptr<Fonts> fonts;
    Language language;
    LayoutReport report;
    std::vector<std::unique_ptr<Panel>> panels = make_panels();
    std::vector<Dialog> dialogs = dialogs_of(panels);
    DrawLists lists;
    scene::InterfaceFrame frame;
    scene::Covered covered;

    std::deque<InputEvent> events;
    double pixels_x = 1.0, pixels_y = 1.0;  ///< of a window coordinate
    std::optional<PointerButton> held;      ///< a button that went down on the interface
    bool held_elsewhere = false;            ///< or beside it
    scene::WindowPoint pointer{-1.0, -1.0};
    bool typing = false;

    Dialog dialog = Dialog::None;
    Dialog drawn_dialog = Dialog::None;
    KeyCapture keys;
    std::vector<Request> requests;
    std::vector<Command> commands;
    std::uint64_t picture = 0;  ///< hash of the last
    bool changed = true;
    float scale = 0.0F;
    bool wanted_new_game = false;
    std::optional<GameEnd> known_end;
    bool seen_session = false;
    bool end_waits = false;  ///< to be shown once the animation is over

    [[nodiscard]] bool is_over_panel(scene::WindowPoint at) const;
    void follow(const Session& session);
    void lay_out(const Session& session, const Moment& moment, const Screen& screen);
    [[nodiscard]] bool feed_key(const KeyEvent& event);
    [[nodiscard]] bool feed_button(const ButtonEvent& event);
};

bool Interface::Parts::is_over_panel(scene::WindowPoint at) const {
    const auto x = static_cast<float>(at.x * pixels_x), y = static_cast<float>(at.y * pixels_y);
    for (const LayoutReport::Panel& panel : report.panels) {
        if (panel.box.contains(x, y)) return true;
    }
    return false;
}

/// Dialogs that open by themselves.
void Interface::Parts::follow(const Session& session) {
    const bool wants = session.wants_new_game_dialog();
    if (wants && !wanted_new_game && dialog == Dialog::None) dialog = Dialog::NewGame;
    wanted_new_game = wants;
    const auto& end = session.game().match().end();
    if (seen_session && end && !known_end) end_waits = true;
    if (!end) end_waits = false;
    known_end = end;
    seen_session = true;
    if (end_waits && session.performance() == nullptr && dialog == Dialog::None) {
        dialog = Dialog::Result;
        end_waits = false;
    }
}

void Interface::Parts::lay_out(const Session& session, const Moment& moment, const Screen& screen) {
    bool was_quiet = true;
    for (int i = 0; i < kMostLayouts; ++i) {
        if (fonts->is_stale()) fonts->build();
        host.begin(screen.whole.width, screen.whole.height, moment.seconds);
        report.clear();
        Canvas canvas(*fonts, report);
        canvas.set_scale(scale);
        Ui ui({.canvas = canvas,
               .language = language,
               .session = session,
               .moment = moment,
               .setup = setup,
               .requests = requests,
               .commands = commands,
               .dialog = dialog,
               .keys = keys,
               .screen = screen,
               .dialogs = dialogs});
        if (!moment.hidden) {
            for (const auto& panel : panels) {
                if (panel->dialog() != Dialog::None && panel->dialog() != dialog) continue;
                if (panel->dialog() != Dialog::None && dialog != drawn_dialog) panel->open(ui);
                if (panel->dialog() != Dialog::None) drawn_dialog = dialog;
                panel->draw(ui);
            }
            ui.draw_hint();
        }
        if (dialog == Dialog::None) drawn_dialog = Dialog::None;
        ImGui::Render();
        typing = ui.is_typing();
        // What waits for the next frame of ImGui, such as the release after a press.
        const bool more = !events.empty();
        while (!events.empty() && host.take(events.front(), pixels_x, pixels_y)) events.pop_front();
        const bool other_dialog = dialog != drawn_dialog;
        if (more) i = -1;
        const bool quiet =
            !more && !other_dialog && !fonts->is_stale() && !ui.wants_another_layout();
        // ImGui's scroll bars follow what they scroll a frame later.
        if (quiet && was_quiet) break;
        was_quiet = quiet;
    }
}

Interface::Interface(std::unique_ptr<Parts> parts) : parts_(std::move(parts)) {}
Interface::~Interface() = default;

Result<std::unique_ptr<Interface>> Interface::create(Setup setup) {
    auto parts = std::make_unique<Parts>(std::move(setup));
    auto fonts = Fonts::load(parts->setup.assets);
    if (!fonts) return tl::unexpected(fonts.error());
    parts->fonts = std::move(*fonts);
    auto language = Language::load(parts->setup.assets / "languages");
    if (!language) return tl::unexpected(language.error());
    parts->language = std::move(*language);
    return std::unique_ptr<Interface>(new Interface(std::move(parts)));
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
    if (dialog == Dialog::None || dialog == Dialog::Result) return false;
    if (event.pressed && event.key == Key::Enter) events.emplace_back(event);
    // Function keys and combinations stay what they are; the rest would move what lies beneath.
    const bool function = event.key >= Key::F1 && event.key <= Key::F12;
    return !function && !event.with.ctrl && !event.with.alt && event.key != Key::Escape;
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
    return parts_->typing || parts_->keys.waiting ||
           (parts_->dialog != Dialog::None && parts_->dialog != Dialog::Result);
}

void Interface::open(Dialog dialog) {
    const auto& there = parts_->dialogs;
    if (dialog != Dialog::None && std::find(there.begin(), there.end(), dialog) == there.end())
        return;
    parts_->dialog = dialog;
}

Dialog Interface::dialog() const {
    return parts_->dialog;
}

bool Interface::escape() {
    if (parts_->dialog == Dialog::None) return false;
    if (parts_->dialog == Dialog::NewGame) parts_->requests.push_back(CloseNewGameDialog{});
    parts_->dialog = Dialog::None;
    return true;
}

const scene::InterfaceFrame& Interface::update(const Session& session, const Moment& moment) {
    Parts& p = *parts_;
    const scene::Viewport& viewport = moment.view.viewport();
    const auto width = static_cast<float>(std::max(1, viewport.framebuffer_width));
    const auto height = static_cast<float>(std::max(1, viewport.framebuffer_height));
    p.pixels_x = width / std::max(1.0, 1.0 * viewport.window_width);
    p.pixels_y = height / std::max(1.0, 1.0 * viewport.window_height);
    const float scale =
        pixels_a_unit(width, height, moment.display_scale, session.settings().interface_scale);
    if (scale != p.scale) {
        p.scale = scale;
        p.fonts->set_scale(scale);
        p.host.style(scale);
    }
    p.language.choose(session.settings().language);
    p.follow(session);
    while (!p.events.empty() && p.host.take(p.events.front(), p.pixels_x, p.pixels_y)) {
        p.events.pop_front();
    }
    LayoutReport unused;
    Canvas measure(*p.fonts, unused);
    measure.set_scale(scale);
    const Screen screen = ui::lay_out(measure, width, height);
    p.covered = {.top = screen.bar.bottom() / p.pixels_y,
                 .right = (width - screen.moves.x) / p.pixels_x,
                 .bottom = (height - screen.taken[Side::White].y) / p.pixels_y};
    p.lay_out(session, moment, screen);
    p.lists.take(*ImGui::GetDrawData());
    p.frame = {p.lists.lists(), p.fonts->atlas()};
    const std::uint64_t picture = p.lists.hash() ^ (p.frame.atlas.version << 1U);
    p.changed = picture != p.picture;
    p.picture = picture;
    return p.frame;
}

const scene::Covered& Interface::covered() const {
    return parts_->covered;
}

bool Interface::changed() const {
    return parts_->changed;
}

std::optional<double> Interface::wake_in() const {
    // ImGui's caret changes every 0.4 or 0.8 seconds.
    return parts_->typing ? std::optional(0.4) : std::nullopt;
}

std::vector<Request> Interface::take_requests() {
    return std::exchange(parts_->requests, {});
}

std::vector<Command> Interface::take_commands() {
    return std::exchange(parts_->commands, {});
}

const LayoutReport& Interface::layout() const {
    return parts_->report;
}

}  // namespace taiji::ui
