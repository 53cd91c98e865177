#include "client/game_window.hpp"

#include <chrono>
#include <clocale>
#include <cmath>
#include <ctime>
#include <memory>
#include <numbers>
#include <random>

#include "client/camera_keeper.hpp"
#include "client/controls.hpp"
#include "client/screen.hpp"
#include "client/screenshot.hpp"
#include "client/stage.hpp"
#include "client/universal_time.hpp"
#include "client/view/board_view.hpp"
#include "client/window_title.hpp"

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

/// The program with its window. Members are destroyed from the last to the first.
class GameWindow {
  public:
    static Result<std::unique_ptr<GameWindow>> open(const Options& options);
    Result<void> run();
    [[nodiscard]] bool validation_was_silent() const { return screen_->validation_was_silent(); }

  private:
    GameWindow(std::unique_ptr<Stage> stage, std::unique_ptr<Session> session)
        : stage_(std::move(stage)),
          session_(std::move(session)),
          camera_(stage_->home()),
          controls_(camera_, *stage_, *session_) {}

    /// What happened, waiting as long as nothing needs to be drawn.
    [[nodiscard]] std::vector<InputEvent> wait_for_events();
    Result<void> let_time_pass(double now);
    void handle(const InputEvent& event, double now);
    void obey(Command command);
    void grant_wishes();
    void draw(double now);
    void save_picture();
    void changed(Change change) { change_ = std::max(change_, change); }

    std::unique_ptr<Stage> stage_;
    std::unique_ptr<Session> session_;
    std::unique_ptr<Screen> screen_;
    scene::Camera camera_;
    Controls controls_;
    std::string title_;

    double last_time_ = 0.0;
    Change change_ = Change::Scene;
    bool moving_ = true;
    std::uint64_t scene_version_ = 0;  ///< of the session, as it was drawn
    scene::Viewport viewport_;
    scene::Hover hover_;  ///< as it was drawn
};

bool same(const scene::Hover& a, const scene::Hover& b) {
    return a.place == b.place && a.point == b.point && a.piece == b.piece;
}

std::string date_today() {
    const std::time_t now = std::time(nullptr);
    std::tm local{};
    localtime_r(&now, &local);
    return fmt::format("{:04}.{:02}.{:02}", local.tm_year + 1900, local.tm_mon + 1, local.tm_mday);
}

SessionSetup setup_of(const Options& options, const Stage& stage) {
    SessionSetup setup;
    setup.board = stage.rules_board();
    setup.model = &stage.board();
    setup.folders = folders_of_environment();
    if (options.safe) setup.folders.config.reset();
    const char* locale = std::setlocale(LC_MESSAGES, "");
    if (locale != nullptr) setup.locale = locale;
    setup.language = options.language;
    setup.tfen = options.tfen;
    setup.file = options.file;
    setup.date = date_today();
    setup.seed = std::random_device()();
    setup.wake = &Window::wake_up;
    return setup;
}

Result<std::unique_ptr<GameWindow>> GameWindow::open(const Options& options) {
    auto stage = Stage::create();
    if (!stage) return tl::unexpected(stage.error());
    (*stage)->time = options.time.value_or(universal_time_now());
    auto session = Session::open(setup_of(options, **stage));
    if (!session) return tl::unexpected(session.error());
    (*stage)->follow(**session);
    std::unique_ptr<GameWindow> made(new GameWindow(std::move(*stage), std::move(*session)));
    made->title_ = window_title(*made->session_);
    auto screen = Screen::open(options, made->title_);
    if (!screen) return tl::unexpected(screen.error());
    made->screen_ = std::move(*screen);
    made->camera_.set_viewport(made->screen_->window().viewport());
    start_camera(made->camera_, options, *made->session_);
    made->last_time_ = now_seconds();
    return made;
}

std::vector<InputEvent> GameWindow::wait_for_events() {
    Window& window = screen_->window();
    const double now = now_seconds();
    std::optional<double> wait = session_->next_change();
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
    static_cast<void>(session_->take_cues());
    const double seconds = std::min(passed, kLongestStep);
    const auto taken = screen_->take_loaded();
    if (!taken) return tl::unexpected(taken.error());
    if (*taken) changed(Change::Scene);
    const bool was_moving = moving_;
    const bool camera_moves = camera_.is_moving();
    if (camera_moves) camera_.update(seconds);
    const bool fading =
        stage_->update(was_moving || session_->performance() != nullptr ? seconds : 0.0);
    moving_ = camera_moves || fading;
    if (moving_ || was_moving) changed(Change::Scene);
    if (!camera_.is_moving()) session_->keep_camera(saved(camera_));
    return {};
}

void GameWindow::handle(const InputEvent& event, double now) {
    if (std::holds_alternative<Exposed>(event)) changed(Change::Scene);
    if (const auto* dropped = std::get_if<FilesDropped>(&event)) {
        if (!dropped->paths.empty()) session_->carry_out(OpenFile{dropped->paths.front()});
    }
    if (const auto command = controls_.handle(event, now)) obey(*command);
}

void GameWindow::obey(Command command) {
    switch (command) {
        case Command::FullScreen:
            screen_->window().toggle_full_screen();
            break;
        case Command::SavePicture:
            save_picture();
            break;
        case Command::Paste:
            session_->carry_out(PasteText{screen_->window().clipboard()});
            break;
        case Command::Back:
        case Command::Quit:
            session_->carry_out(Quit{});
            break;
        default:
            break;
    }
}

void GameWindow::grant_wishes() {
    for (const WindowWish& wish : session_->take_wishes()) {
        if (const auto* fly = std::get_if<FlyCameraTo>(&wish)) {
            camera_.fly_near(place_of(stage_->board(), *stage_->rules_board(), fly->at));
        } else if (const auto* show = std::get_if<ShowPoint>(&wish)) {
            bring_into_sight(camera_, place_of(stage_->board(), *stage_->rules_board(), show->at));
        } else if (std::holds_alternative<FlyCameraHome>(wish)) {
            camera_.set_home(stage_->home());
            camera_.go_home();
        } else if (const auto* put = std::get_if<PutIntoClipboard>(&wish)) {
            screen_->window().set_clipboard(put->text);
        } else {
            screen_->window().close();
        }
    }
}

void GameWindow::draw(double now) {
    const scene::Viewport viewport = screen_->window().viewport();
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
    if (std::string title = window_title(*session_); title != title_) {
        title_ = std::move(title);
        screen_->window().set_title(title_);
    }
    if (screen_->is_hidden()) return;
    if (change_ == Change::None && !screen_->is_refining()) return;
    change_ = screen_->draw(stage_->frame(camera_.rig(), camera_.view()), change_, now);
}

void GameWindow::save_picture() {
    if (screen_->is_hidden()) return;
    const auto path = next_screenshot_path();
    Result<void> written;
    if (path) {
        const RgbaPicture picture = screen_->picture(stage_->frame(camera_.rig(), camera_.view()));
        written = write_png(*path, picture);
    } else {
        written = tl::unexpected(path.error());
    }
    if (written) {
        fmt::print(stderr, "taiji: saved {}\n", path->string());
        session_->tell({.key = "notice.picture_saved", .arguments = {{"file", path->string()}}});
    } else {
        fmt::print(stderr, "taiji: {}\n", written.error().message);
        session_->tell({.key = "notice.not_saved",
                        .arguments = {{"problem", written.error().message}},
                        .kind = NoticeKind::Problem});
    }
    changed(Change::Scene);
}

Result<void> GameWindow::run() {
    screen_->window().show();
    while (!screen_->window().wants_to_close()) {
        const std::vector<InputEvent> events = wait_for_events();
        const double now = now_seconds();
        // What happened now came after the time that was waited.
        if (auto done = let_time_pass(now); !done) return done;
        for (const InputEvent& event : events) handle(event, now);
        grant_wishes();
        draw(now);
    }
    session_->keep_camera(saved(camera_));
    session_->save_now();
    screen_->finish();
    return {};
}

}  // namespace

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
