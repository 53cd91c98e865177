#include "client/game_window.hpp"

#include <chrono>
#include <cmath>
#include <memory>

#include "client/controls.hpp"
#include "client/graphics.hpp"
#include "client/screenshot.hpp"
#include "client/stage.hpp"
#include "client/universal_time.hpp"
#include "client/window.hpp"
#include "renderer/passes/picture.hpp"
#include "renderer/vulkan/swapchain.hpp"

namespace taiji {
namespace {

constexpr const char* kTitle = "Taiji 太极棋";

double now_seconds() {
    return std::chrono::duration<double>(std::chrono::steady_clock::now().time_since_epoch())
        .count();
}

/// Everything of the window program. Members are destroyed from the last to the first.
class GameWindow {
  public:
    static Result<std::unique_ptr<GameWindow>> open(const Options& options);
    Result<void> run();
    [[nodiscard]] bool validation_was_silent() const { return report_validation(instance_); }

  private:
    GameWindow(WindowSystem system, Instance instance, std::unique_ptr<Stage> stage)
        : system_(std::move(system)),
          instance_(std::move(instance)),
          stage_(std::move(stage)),
          camera_(stage_->home()),
          controls_(camera_, *stage_) {}
    Result<void> start_graphics(const Options& options);
    void start_camera(const Options& options);
    /// What happened, waiting as long as nothing needs to be drawn. False: nothing did.
    bool take_events();
    void obey(Command command);
    Result<void> let_time_pass();
    void draw();
    void save_picture();
    void show_title();

    WindowSystem system_;
    Instance instance_;
    std::unique_ptr<Stage> stage_;
    std::unique_ptr<Window> window_;
    std::unique_ptr<Device> device_;
    std::optional<Swapchain> swapchain_;
    std::unique_ptr<SceneRenderer> renderer_;
    std::optional<FrameRing> ring_;
    scene::Camera camera_;
    Controls controls_;

    double frame_seconds_ = 1.0 / 60.0;
    double last_time_ = 0.0;
    double next_frame_ = 0.0;
    bool changed_ = true;  ///< something other than time asks for a new picture
    bool moving_ = true;
    std::uint32_t still_frames_ = 0;  ///< of the picture that stands still now
    std::string notice_;
    double notice_until_ = 0.0;
};

Result<std::unique_ptr<GameWindow>> GameWindow::open(const Options& options) {
    auto stage = Stage::create(options.tfen);
    if (!stage) return tl::unexpected(stage.error());
    (*stage)->time = options.time.value_or(universal_time_now());
    if (options.time) (*stage)->switches.sun = SunMode::True;
    if (options.language == Language::English) {
        (*stage)->switches.characters = scene::Characters::Letters;
        (*stage)->switches.language = scene::Language::English;
    }
    (*stage)->settle();
    auto system = WindowSystem::start();
    if (!system) return tl::unexpected(system.error());
    const auto extensions = system->vulkan_extensions();
    if (!extensions) return tl::unexpected(extensions.error());
    auto instance =
        Instance::create(*extensions, options.validation ? Validation::On : Validation::Off);
    if (!instance) return tl::unexpected(instance.error());
    std::unique_ptr<GameWindow> made(
        new GameWindow(std::move(*system), std::move(*instance), std::move(*stage)));
    if (auto done = made->start_graphics(options); !done) return tl::unexpected(done.error());
    made->start_camera(options);
    return made;
}

Result<void> GameWindow::start_graphics(const Options& options) {
    auto window =
        Window::open(system_, instance_, options.size.value_or(Extent{1280, 720}), kTitle);
    if (!window) return tl::unexpected(window.error());
    window_ = std::move(*window);
    const auto choice = choose_gpu_for(instance_, window_->surface(), options);
    if (!choice) return tl::unexpected(choice.error());
    auto device = Device::create(instance_, choice->gpu);
    if (!device) return tl::unexpected(device.error());
    device_ = std::move(*device);
    auto swapchain = Swapchain::create(*device_, window_->surface(), Pace::Display);
    if (!swapchain) return tl::unexpected(swapchain.error());
    swapchain_.emplace(std::move(*swapchain));
    auto renderer = make_renderer(*device_, swapchain_->format(), default_quality(*device_));
    if (!renderer) return tl::unexpected(renderer.error());
    renderer_ = std::move(*renderer);
    ring_.emplace(*device_);
    frame_seconds_ = 1.0 / window_->refresh_rate();
    return {};
}

void GameWindow::start_camera(const Options& options) {
    camera_.set_viewport(window_->viewport());
    camera_.go_home();
    if (options.flat) camera_.unroll();
    if (options.view) {
        scene::CameraPose pose = camera_.pose();
        pose.target = *options.view;
        if (options.distance) pose.distance = *options.distance;
        camera_.jump_to(pose);
    } else if (!options.flat) {
        // The Earth turns slowly into view.
        scene::CameraPose pose = camera_.pose();
        pose.target = {stage_->home().globe.longitude - 1.9, 0.15};
        pose.distance = 9.0;
        camera_.jump_to(pose);
        camera_.go_home();
    }
    last_time_ = now_seconds();
    next_frame_ = last_time_;
}

bool GameWindow::take_events() {
    std::vector<InputEvent> events;
    const scene::Viewport viewport = window_->viewport();
    const bool hidden = viewport.framebuffer_width == 0 || viewport.framebuffer_height == 0;
    const bool refining =
        renderer_->quality().refine_when_still && still_frames_ < SceneRenderer::kStillFrames;
    const double now = now_seconds();
    if (hidden) {
        events = window_->wait_events();
    } else if (changed_ || moving_ || refining) {
        // FIFO does not hold everywhere; frames are paced here.
        events =
            now < next_frame_ ? window_->wait_events(next_frame_ - now) : window_->poll_events();
    } else if (!renderer_->fully_loaded()) {
        events = window_->wait_events(0.01);
    } else if (!notice_.empty()) {
        events = window_->wait_events(std::max(0.01, notice_until_ - now));
    } else {
        events = window_->wait_events();
    }
    for (const InputEvent& event : events) {
        if (const auto command = controls_.handle(event, now_seconds())) obey(*command);
        if (std::holds_alternative<ButtonEvent>(event)) show_title();
    }
    changed_ = changed_ || !events.empty();
    return !hidden;
}

void GameWindow::obey(Command command) {
    switch (command) {
        case Command::FullScreen:
            window_->toggle_full_screen();
            break;
        case Command::SavePicture:
            save_picture();
            break;
        case Command::Back:
        case Command::Quit:
            window_->close();
            break;
        default:
            break;
    }
}

void GameWindow::show_title() {
    const std::string& subject = notice_.empty() ? controls_.clicked() : notice_;
    window_->set_title(subject.empty() ? kTitle : fmt::format("{} · {}", kTitle, subject));
}

Result<void> GameWindow::let_time_pass() {
    const double now = now_seconds();
    const double seconds = std::min(now - last_time_, 0.1);
    last_time_ = now;
    if (!notice_.empty() && now >= notice_until_) {
        notice_.clear();
        show_title();
    }
    const auto taken = renderer_->take_loaded();
    if (!taken) return tl::unexpected(taken.error());
    if (*taken && renderer_->fully_loaded()) report_missing_files(*renderer_);
    camera_.set_viewport(window_->viewport());
    const bool was_moving = moving_;
    moving_ = camera_.is_moving();
    if (moving_) camera_.update(seconds);
    const bool fading = stage_->update(moving_ || was_moving ? seconds : 0.0);
    if (fading) static_cast<void>(stage_->update(seconds));
    moving_ = moving_ || fading;
    changed_ = changed_ || *taken || was_moving;
    if (changed_ || moving_) {
        controls_.update_hover();
        still_frames_ = 0;
    }
    return {};
}

void GameWindow::draw() {
    const bool still = !moving_ && !changed_;
    const scene::Viewport viewport = window_->viewport();
    const Extent framebuffer = {static_cast<std::uint32_t>(viewport.framebuffer_width),
                                static_cast<std::uint32_t>(viewport.framebuffer_height)};
    if (still &&
        (!renderer_->quality().refine_when_still || still_frames_ >= SceneRenderer::kStillFrames)) {
        return;
    }
    next_frame_ = std::max(next_frame_ + frame_seconds_, now_seconds() - frame_seconds_);
    const Frame frame = ring_->begin();
    const auto target = swapchain_->acquire(frame, framebuffer);
    if (!target) {
        ring_->submit(frame, std::nullopt);
        changed_ = true;
        return;
    }
    const scene::SceneFrame scene = stage_->frame(camera_.rig(), camera_.view());
    const DrawTarget to = {target->image, target->view, swapchain_->extent(), ImageUse::Acquired,
                           ImageUse::Present};
    if (still) {
        renderer_->draw_still(frame, scene, to, still_frames_++);
    } else {
        renderer_->draw(frame, scene, to);
        changed_ = false;
    }
    ring_->submit(frame, target->semaphores);
    swapchain_->present(*target);
}

void GameWindow::save_picture() {
    const scene::Viewport viewport = window_->viewport();
    if (viewport.framebuffer_width == 0 || viewport.framebuffer_height == 0) return;
    const auto path = next_screenshot_path();
    if (path) {
        const scene::SceneFrame scene = stage_->frame(camera_.rig(), camera_.view());
        const RgbaPicture picture =
            draw_picture(*device_, *ring_, *renderer_, scene,
                         {static_cast<std::uint32_t>(viewport.framebuffer_width),
                          static_cast<std::uint32_t>(viewport.framebuffer_height)});
        const auto written = write_png(*path, picture);
        notice_ = written ? fmt::format("saved {}", path->string()) : written.error().message;
    } else {
        notice_ = path.error().message;
    }
    fmt::print(stderr, "taiji: {}\n", notice_);
    notice_until_ = now_seconds() + 4.0;
    still_frames_ = 0;
    show_title();
}

Result<void> GameWindow::run() {
    window_->show();
    while (!window_->wants_to_close()) {
        const bool visible = take_events();
        if (!visible) continue;
        if (auto done = let_time_pass(); !done) return done;
        draw();
    }
    ring_->wait_all();
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
