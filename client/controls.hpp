#pragma once

#include <optional>
#include <set>

#include "client/input.hpp"
#include "client/session/session.hpp"
#include "client/stage.hpp"
#include "renderer/scene/camera.hpp"
#include "renderer/scene/picking.hpp"

namespace taiji {

/// Turns what the player does on the board into the camera's motion, the stage's switches and the
/// session's moves.
class Controls {
  public:
    Controls(scene::Camera& camera, Stage& stage, Session& session)
        : camera_(camera), stage_(stage), session_(session) {}

    /// Returns a command that is the window's.
    [[nodiscard]] std::optional<Command> handle(const InputEvent& event, double now);
    /// A command that did not come from a key. Returns it if it is the window's.
    [[nodiscard]] std::optional<Command> obey(Command command);
    /// Looks again at what lies under the pointer: after the camera or the pieces moved.
    void update_hover();
    /// The pointer is over something else than the board.
    void lose_pointer();
    /// Keys and buttons that are held count as let go: another part of the program has them now.
    void let_go();

  private:
    std::optional<Command> key(const KeyEvent& event);
    [[nodiscard]] std::optional<Command> command_of(const KeyEvent& event) const;
    [[nodiscard]] bool is_of_replay(const KeyEvent& event) const;
    void button(const ButtonEvent& event, double now);
    void press(scene::WindowPoint at, double now);
    void release(scene::WindowPoint at, double now);
    void moved(scene::WindowPoint at);
    void hold_keys();
    [[nodiscard]] scene::Picked pick(scene::WindowPoint at) const;
    /// What a dragged piece is over; the piece itself is not in the way.
    [[nodiscard]] scene::Picked pick_under_dragged(scene::WindowPoint at) const;
    [[nodiscard]] std::optional<Point> point_of(const scene::Picked& picked) const;

    struct Press {
        scene::WindowPoint at;
        double time = 0.0;
        std::optional<Point> piece;  ///< that can be dragged
    };
    scene::Camera& camera_;
    Stage& stage_;
    Session& session_;
    std::optional<scene::WindowPoint> pointer_;
    std::optional<Press> left_down_;
    std::optional<Press> last_click_;
    std::optional<scene::WindowPoint> leaning_from_;
    std::set<Key> held_;
};

}  // namespace taiji
