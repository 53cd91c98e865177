#pragma once

#include <deque>
#include <utility>

#include "client/ui/imgui_context.hpp"
#include "client/ui/panel.hpp"

namespace taiji::ui {

/// The dialogs that there are panels for.
[[nodiscard]] std::vector<Dialog> dialogs_of(const std::vector<std::unique_ptr<Panel>>& panels);

struct Interface::Parts {
    explicit Parts(Setup with) : setup(std::move(with)), host(setup) {}

    Setup setup;
    ImGuiHost host;
    std::unique_ptr<Fonts> fonts;
    Language language;
    std::optional<book::Book> book;
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
    bool had_diagram = false;

    [[nodiscard]] bool is_over_panel(scene::WindowPoint at) const;
    void follow(const Session& session);
    void lay_out(const Session& session, const Moment& moment, float width, float height);
    void close();
    [[nodiscard]] scene::Covered covered_by(const Screen& screen, Beside beside) const;
    void keep_diagram(const Session& session);
    [[nodiscard]] bool feed_panel(const KeyEvent& event);
    [[nodiscard]] bool feed_key(const KeyEvent& event);
    [[nodiscard]] bool feed_button(const ButtonEvent& event);
};

}  // namespace taiji::ui
