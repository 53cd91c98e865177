#pragma once

#include <memory>
#include <string>
#include <vector>

#include "client/controls.hpp"
#include "client/directing.hpp"
#include "client/options.hpp"
#include "client/screen.hpp"
#include "client/session/session.hpp"
#include "client/sound/sounds.hpp"
#include "client/stage.hpp"
#include "client/ui/interface.hpp"

namespace taiji {

/// The program with its window. Members are destroyed from the last to the first.
class GameWindow {
  public:
    static Result<std::unique_ptr<GameWindow>> open(const Options& options);
    Result<void> run();
    [[nodiscard]] bool validation_was_silent() const { return screen_->validation_was_silent(); }

  private:
    struct Parts {
        std::unique_ptr<Stage> stage;
        std::unique_ptr<Session> session;
    };
    explicit GameWindow(Parts parts)
        : stage_(std::move(parts.stage)),
          session_(std::move(parts.session)),
          camera_(stage_->home()),
          controls_(camera_, *stage_, *session_),
          sounds_(session_->settings().sound_volume) {}

    /// What happened, waiting as long as nothing needs to be drawn.
    [[nodiscard]] std::vector<InputEvent> wait_for_events();
    Result<void> let_time_pass(double now);
    void play_sounds();
    void handle(const InputEvent& event, double now);
    void obey(Command command);
    void obey_window(Command command);
    void let_go_step_by_step();
    Result<void> open_interface(const Options& options);
    /// Lays the interface out, and carries out what the player asked of it.
    void update_interface(double now);
    [[nodiscard]] bool hides_interface() const;
    /// The window's, less what the panels cover.
    [[nodiscard]] scene::Viewport board_viewport() const;
    void show_title();
    void grant_wishes();
    void follow(const ShowWay& way);
    void draw(double now);
    [[nodiscard]] scene::SceneFrame frame();
    void save_picture();
    void changed(Change change) { change_ = std::max(change_, change); }

    std::unique_ptr<Stage> stage_;
    std::unique_ptr<Session> session_;
    std::unique_ptr<Screen> screen_;
    std::unique_ptr<ui::Interface> interface_;
    const scene::InterfaceFrame* interface_frame_ = nullptr;  ///< of the last update
    bool clean_picture_ = false;                              ///< wanted by the player
    scene::Camera camera_;
    Controls controls_;
    Directing directing_;
    sound::Sounds sounds_;
    std::string title_;

    double last_time_ = 0.0;
    Change change_ = Change::Scene;
    bool moving_ = true;
    std::uint64_t scene_version_ = 0;  ///< of the session, as it was drawn
    scene::Viewport viewport_;
    scene::Hover hover_;  ///< as it was drawn
};

/// Opens the window and lets people play until it is closed. Exit code 0, or 1 with one sentence on
/// stderr.
int run_window(const Options& options);

}  // namespace taiji
