#include "client/game_window.hpp"

#include <chrono>

#include "client/camera_keeper.hpp"
#include "client/universal_time.hpp"
#include "client/window_setup.hpp"

namespace taiji {
namespace {

/// How long to wait for what is loaded in the background before looking again.
constexpr double kLoadingSeconds = 0.01;
/// The picture moves on by no more than this, however long the last frame took.
constexpr double kLongestStep = 0.1;

double now_seconds() {
    return std::chrono::duration<double>(std::chrono::steady_clock::now().time_since_epoch())
        .count();
}

bool same(const scene::Hover& a, const scene::Hover& b) {
    return a.place == b.place && a.point == b.point && a.piece == b.piece;
}

}  // namespace

Result<std::unique_ptr<GameWindow>> GameWindow::open(const Options& options) {
    auto stage = Stage::create();
    if (!stage) return tl::unexpected(stage.error());
    (*stage)->time = options.time.value_or(universal_time_now());
    auto session = Session::open(window_session(options, **stage));
    if (!session) return tl::unexpected(session.error());
    (*stage)->follow(**session);
    if (options.time) (*stage)->begin_with(SunMode::True);
    std::unique_ptr<GameWindow> made(new GameWindow({std::move(*stage), std::move(*session)}));
    auto screen = Screen::open(options, made->session_->settings().quality, "Taiji");
    if (!screen) return tl::unexpected(screen.error());
    made->screen_ = std::move(*screen);
    if (auto done = made->open_interface(options); !done) return tl::unexpected(done.error());
    made->update_interface(now_seconds());
    made->show_title();
    made->camera_.set_viewport(made->board_viewport());
    start_camera(made->camera_, options, *made->session_);
    made->last_time_ = now_seconds();
    return made;
}

Result<void> GameWindow::open_interface(const Options& options) {
    auto setup = interface_setup(*stage_);
    if (!setup) return tl::unexpected(setup.error());
    setup->read_clipboard = [this] { return screen_->window().clipboard(); };
    setup->write_clipboard = [this](const std::string& text) {
        screen_->window().set_clipboard(text);
    };
    auto made = ui::Interface::create(*std::move(setup));
    if (!made) return tl::unexpected(made.error());
    interface_ = std::move(*made);
    clean_picture_ = !options.interface;
    // Who wants no interface wants no dialog over the first picture either.
    if (clean_picture_ && session_->wants_new_game_dialog()) {
        session_->carry_out(CloseNewGameDialog{});
    }
    return {};
}

std::vector<InputEvent> GameWindow::wait_for_events() {
    Window& window = screen_->window();
    const double now = now_seconds();
    std::optional<double> wait = session_->next_change();
    if (const auto wake = interface_->wake_in()) wait = std::min(wait.value_or(*wake), *wake);
    if (screen_->is_hidden()) {
        // An animation that nobody sees must not keep the machine busy.
        if (wait) wait = std::max(*wait, 0.25);
    } else if (change_ != Change::None || moving_ || wait == 0.0 || screen_->is_refining()) {
        wait = screen_->seconds_to_next_frame(now);
    } else if (screen_->is_loading()) {
        wait = std::min(wait.value_or(kLoadingSeconds), kLoadingSeconds);
    }
    if (!wait) return window.wait_events();
    return *wait > 0.0 ? window.wait_events(*wait) : window.poll_events();
}

Result<void> GameWindow::let_time_pass(double now) {
    const double passed = now - last_time_;
    last_time_ = now;
    session_->update(passed);
    play_sounds();
    const double seconds = std::min(passed, kLongestStep);
    camera_.set_motion(session_->settings().reduced_motion ? scene::CameraMotion::Reduced
                                                           : scene::CameraMotion::Full);
    const auto other_quality = screen_->set_quality(session_->settings().quality);
    if (!other_quality) return tl::unexpected(other_quality.error());
    const auto taken = screen_->take_loaded();
    if (!taken) return tl::unexpected(taken.error());
    if (*taken || *other_quality) changed(Change::Scene);
    const bool was_moving = moving_;
    const bool camera_moves = camera_.is_moving();
    if (camera_moves) camera_.update(seconds);
    const bool is_led = directing_.lead(camera_, *session_, seconds);
    const bool fading =
        stage_->update(was_moving || session_->performance() != nullptr ? seconds : 0.0);
    moving_ = camera_moves || is_led || fading;
    if (moving_ || was_moving) changed(Change::Scene);
    if (!camera_.is_moving() && !is_led) session_->keep_camera(saved(camera_));
    session_->keep_light(stage_->saved_light());
    return {};
}

scene::Viewport GameWindow::board_viewport() const {
    scene::Viewport viewport = screen_->window().viewport();
    if (!clean_picture_) viewport.covered = interface_->covered();
    return viewport;
}

void GameWindow::draw(double now) {
    const scene::Viewport viewport = board_viewport();
    if (viewport != viewport_) {
        viewport_ = viewport;
        camera_.set_viewport(viewport);
        changed(Change::Scene);
    }
    if (session_->scene_version() != scene_version_) changed(Change::Scene);
    if (moving_ || change_ == Change::Scene) stage_->lay_out(camera_.surface());
    controls_.update_hover();
    if (!same(stage_->hover, hover_) || session_->scene_version() != scene_version_) {
        changed(Change::Scene);
    }
    hover_ = stage_->hover;
    scene_version_ = session_->scene_version();
    show_title();
    if (screen_->is_hidden()) return;
    if (change_ == Change::None && !screen_->is_refining()) return;
    change_ = screen_->draw(frame(), change_, now);
}

scene::SceneFrame GameWindow::frame() {
    scene::SceneFrame made = stage_->frame(camera_.rig(), camera_.view());
    if (!hides_interface()) made.interface = interface_frame_;
    return made;
}

Result<void> GameWindow::run() {
    screen_->window().show();
    while (!screen_->window().wants_to_close()) {
        const std::vector<InputEvent> events = wait_for_events();
        const double now = now_seconds();
        // What happened now came after the time that was waited.
        if (auto done = let_time_pass(now); !done) return done;
        for (const InputEvent& event : events) handle(event, now);
        update_interface(now);
        grant_wishes();
        draw(now);
    }
    session_->keep_camera(saved(camera_));
    session_->save_now();
    screen_->finish();
    return {};
}

int run_window(const Options& options) {
    const auto window = GameWindow::open(options);
    if (!window) {
        fmt::print(stderr, "taiji: {}\n", window.error().message);
        return 1;
    }
    if (const auto done = (*window)->run(); !done) {
        fmt::print(stderr, "taiji: {}\n", done.error().message);
        return 1;
    }
    return (*window)->validation_was_silent() ? 0 : 1;
}

}  // namespace taiji
