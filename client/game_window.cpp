#include "client/game_window.hpp"

#include <chrono>
#include <clocale>
#include <cstdlib>
#include <ctime>
#include <memory>
#include <random>

#include "client/camera_keeper.hpp"
#include "client/common/asset_path.hpp"
#include "client/controls.hpp"
#include "client/screen.hpp"
#include "client/screenshot.hpp"
#include "client/sound/sounds.hpp"
#include "client/stage.hpp"
#include "client/ui/interface.hpp"
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
    struct Parts {
        std::unique_ptr<Stage> stage;
        std::unique_ptr<Session> session;
        Language language;
    };
    explicit GameWindow(Parts parts)
        : stage_(std::move(parts.stage)),
          session_(std::move(parts.session)),
          language_(std::move(parts.language)),
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
    void draw(double now);
    [[nodiscard]] scene::SceneFrame frame();
    void save_picture();
    void changed(Change change) { change_ = std::max(change_, change); }

    std::unique_ptr<Stage> stage_;
    std::unique_ptr<Session> session_;
    std::unique_ptr<Screen> screen_;
    Language language_;
    std::unique_ptr<ui::Interface> interface_;
    const scene::InterfaceFrame* interface_frame_ = nullptr;  ///< of the last update
    bool clean_picture_ = false;                              ///< wanted by the player
    scene::Camera camera_;
    Controls controls_;
    sound::Sounds sounds_;
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
    const auto texts = find_asset("languages/en.json");
    if (!texts) return tl::unexpected(texts.error());
    auto language = Language::load(texts->parent_path());
    if (!language) return tl::unexpected(language.error());
    std::unique_ptr<GameWindow> made(
        new GameWindow({std::move(*stage), std::move(*session), *std::move(language)}));
    auto screen = Screen::open(options, "Taiji");
    if (!screen) return tl::unexpected(screen.error());
    made->screen_ = std::move(*screen);
    made->show_title();
    if (auto done = made->open_interface(options); !done) return tl::unexpected(done.error());
    made->update_interface(now_seconds());
    made->camera_.set_viewport(made->board_viewport());
    start_camera(made->camera_, options, *made->session_);
    made->last_time_ = now_seconds();
    return made;
}

Result<void> GameWindow::open_interface(const Options& options) {
    const auto texts = find_asset("languages/en.json");
    if (!texts) return tl::unexpected(texts.error());
    ui::Interface::Setup setup;
    setup.board = stage_->rules_board();
    setup.assets = texts->parent_path().parent_path();
    const char* home = std::getenv("HOME");
    setup.games = home != nullptr ? home : "/";
    setup.read_clipboard = [this] { return screen_->window().clipboard(); };
    setup.write_clipboard = [this](const std::string& text) {
        screen_->window().set_clipboard(text);
    };
    auto made = ui::Interface::create(std::move(setup));
    if (!made) return tl::unexpected(made.error());
    interface_ = std::move(*made);
    clean_picture_ = !options.interface;
    // Who wants no interface wants no dialog over the first picture either.
    if (clean_picture_) session_->carry_out(CloseNewGameDialog{});
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

void GameWindow::play_sounds() {
    const Settings& settings = session_->settings();
    sounds_.set_volume(settings.sound_volume);
    sounds_.set_muted(settings.muted);
    for (const motion::Cue& cue : session_->take_cues()) {
        const scene::MapPlace place = scene::map_from_geographic(cue.place);
        const auto seen = camera_.view().project(camera_.surface().frame(place).position);
        const double width = std::max(1, camera_.view().viewport().window_width);
        sounds_.play(cue.sound, cue.weight, seen ? 2.0 * seen->at.x / width - 1.0 : 0.0);
    }
}

Result<void> GameWindow::let_time_pass(double now) {
    const double passed = now - last_time_;
    last_time_ = now;
    session_->update(passed);
    play_sounds();
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
        return;
    }
    if (!hides_interface() && interface_->feed(event)) {
        if (std::holds_alternative<KeyEvent>(event)) controls_.let_go();
        controls_.lose_pointer();
        return;
    }
    if (const auto command = controls_.handle(event, now)) obey_window(*command);
}

void GameWindow::obey(Command command) {
    if (const auto rest = controls_.obey(command)) obey_window(*rest);
}

void GameWindow::obey_window(Command command) {
    switch (command) {
        case Command::FullScreen:
            return screen_->window().toggle_full_screen();
        case Command::SavePicture:
            return save_picture();
        case Command::HideInterface:
            clean_picture_ = !clean_picture_;
            return;
        case Command::Back:
            return let_go_step_by_step();
        case Command::NewGame:
            return interface_->open(ui::Dialog::NewGame);
        case Command::OpenFile:
            return interface_->open(ui::Dialog::Open);
        case Command::SaveFile:
            return interface_->open(ui::Dialog::Save);
        case Command::RulesBook:
            return interface_->open(ui::Dialog::Rules);
        case Command::Settings:
            return interface_->open(ui::Dialog::Settings);
        case Command::Paste:
            return session_->carry_out(PasteText{screen_->window().clipboard()});
        case Command::Quit:
            return session_->carry_out(Quit{});
        default:
            return;
    }
}

void GameWindow::let_go_step_by_step() {
    // The hand has let go before; then what lies over the game, and only then a menu.
    if (!interface_->escape()) interface_->open(ui::Dialog::Menu);
}

bool GameWindow::hides_interface() const {
    return clean_picture_ && interface_->dialog() == ui::Dialog::None;
}

scene::Viewport GameWindow::board_viewport() const {
    scene::Viewport viewport = screen_->window().viewport();
    if (!clean_picture_) viewport.covered = interface_->covered();
    return viewport;
}

void GameWindow::update_interface(double now) {
    // What is asked for shows in the same picture.
    constexpr int kMostRounds = 4;
    for (int round = 0; round < kMostRounds; ++round) {
        const scene::CameraView view = camera_.view();
        interface_frame_ =
            &interface_->update(*session_, {.view = view,
                                            .board = stage_->board(),
                                            .display_scale = screen_->window().content_scale(),
                                            .seconds = now,
                                            .hidden = hides_interface(),
                                            .flat = camera_.is_unrolling()});
        if (interface_->changed()) changed(Change::Interface);
        const std::vector<Request> requests = interface_->take_requests();
        const std::vector<Command> commands = interface_->take_commands();
        for (const Request& request : requests) session_->carry_out(request);
        for (const Command command : commands) obey(command);
        if (requests.empty() && commands.empty()) return;
    }
}

void GameWindow::show_title() {
    language_.choose(session_->settings().language);
    if (std::string title = window_title(*session_, language_); title != title_) {
        title_ = std::move(title);
        screen_->window().set_title(title_);
    }
}

void GameWindow::grant_wishes() {
    for (const WindowWish& wish : session_->take_wishes()) {
        if (const auto* fly = std::get_if<FlyCameraTo>(&wish)) {
            fly_to(camera_, *fly, place_of(stage_->board(), *stage_->rules_board(), fly->at));
        } else if (const auto* show = std::get_if<ShowPoint>(&wish)) {
            bring_into_sight(camera_, place_of(stage_->board(), *stage_->rules_board(), show->at));
        } else if (std::holds_alternative<FlyCameraHome>(wish)) {
            camera_.set_home(stage_->home());
            camera_.go_home();
        } else if (const auto* back = std::get_if<FlyCameraBack>(&wish)) {
            fly_back(camera_, back->to);
        } else if (const auto* put = std::get_if<PutIntoClipboard>(&wish)) {
            screen_->window().set_clipboard(put->text);
        } else {
            screen_->window().close();
        }
    }
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

void GameWindow::save_picture() {
    if (screen_->is_hidden()) return;
    const auto path = next_screenshot_path();
    Result<void> written;
    if (path) {
        written = write_png(*path, screen_->picture(frame()));
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
        update_interface(now);
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
