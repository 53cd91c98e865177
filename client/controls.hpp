#pragma once

#include <optional>
#include <set>
#include <vector>

#include "client/input.hpp"
#include "client/settings/key_bindings.hpp"
#include "client/stage.hpp"
#include "renderer/scene/camera.hpp"
#include "renderer/scene/picking.hpp"

namespace taiji {

/// Turns what the player does into the camera's motion and the stage's switches.
class Controls {
  public:
    Controls(scene::Camera& camera, Stage& stage) : camera_(camera), stage_(stage) {}

    /// Returns a command of a key that is not the camera's or the stage's.
    [[nodiscard]] std::optional<Command> handle(const InputEvent& event, double now);
    /// Looks again at what lies under the pointer: after the camera moved.
    void update_hover();
    /// What was clicked last, in words; empty when nothing was.
    [[nodiscard]] const std::string& clicked() const { return clicked_; }

  private:
    std::optional<Command> key(const KeyEvent& event);
    void button(const ButtonEvent& event, double now);
    void moved(scene::WindowPoint at);
    void hold_keys();
    void let_go();
    void describe(const scene::Picked& picked);

    struct Press {
        scene::WindowPoint at;
        double time;
    };
    scene::Camera& camera_;
    Stage& stage_;
    std::optional<scene::WindowPoint> pointer_;
    std::optional<Press> left_down_;
    std::optional<Press> last_click_;
    std::optional<scene::WindowPoint> leaning_from_;
    KeyBindings bindings_;
    std::set<Key> held_;
    std::string clicked_;
};

}  // namespace taiji
