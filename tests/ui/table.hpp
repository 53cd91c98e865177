#pragma once

#include <memory>
#include <string>
#include <vector>

#include "client/stage.hpp"
#include "client/ui/interface.hpp"
#include "renderer/scene/camera.hpp"

namespace taiji::test {

/// Something to look at: a game and what is open over it.
struct Situation {
    std::string name;
    play::NewGame setup{.seats = {{play::Human{}, play::Human{}}}};
    std::vector<std::string> moves{};
    std::string hovered{};               ///< a point
    std::vector<std::string> clicked{};  ///< points, one after the other
    std::vector<Request> requests{};
    std::vector<Command> commands{};  ///< of the hand and the game
    ui::Dialog dialog = ui::Dialog::None;
};
/// Every panel and every dialog, alone and together.
[[nodiscard]] const std::vector<Situation>& situations();

/// A session with an interface and no window.
class Table {
  public:
    struct Size {
        int width = 1280;
        int height = 720;
        double display_scale = 1.0;
    };
    explicit Table(const Size& size, UiLanguage language = UiLanguage::English);

    /// A new game, with all that the situation says; animations are over.
    void show(const Situation& situation);
    const scene::InterfaceFrame& update();
    /// What the interface asks for is carried out.
    void obey_requests();
    /// Presses and releases the left button in the middle of a control. Fails when there is none.
    void click(const std::string& id);
    void click_at(double x, double y);
    void type(std::string_view text);
    /// The scene without the interface.
    [[nodiscard]] scene::SceneFrame scene();

    [[nodiscard]] Session& session() { return *session_; }
    [[nodiscard]] ui::Interface& interface() { return *interface_; }
    [[nodiscard]] std::vector<Request>& asked() { return asked_; }
    [[nodiscard]] std::vector<Command>& commands() { return commands_; }
    [[nodiscard]] const std::string& clipboard() const { return clipboard_; }
    void set_clipboard(std::string text) { clipboard_ = std::move(text); }
    [[nodiscard]] Point at(std::string_view point) const;
    void set_scale(double interface_scale);
    void set_size(const Size& size);
    bool hidden = false;

  private:
    /// Until all that was asked of the engine has been found.
    void wait_for_insight();

    std::unique_ptr<Stage> stage_;
    std::unique_ptr<Session> session_;
    std::unique_ptr<ui::Interface> interface_;
    scene::Camera camera_;
    double display_scale_ = 1.0;
    double seconds_ = 1.0;
    std::string clipboard_;
    std::vector<Request> asked_;
    std::vector<Command> commands_;
};

}  // namespace taiji::test
