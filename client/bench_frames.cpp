#include "client/bench_frames.hpp"

#include <sys/resource.h>

#include <algorithm>
#include <chrono>
#include <cstdlib>
#include <nlohmann/json.hpp>
#include <numbers>
#include <numeric>
#include <vector>

#include "client/graphics.hpp"
#include "client/motion/performance.hpp"
#include "client/stage.hpp"
#include "client/window.hpp"
#include "game/rules/move_text.hpp"
#include "game/rules/tfen.hpp"
#include "renderer/passes/picture.hpp"
#include "renderer/vulkan/swapchain.hpp"

namespace taiji {
namespace {

using Clock = std::chrono::steady_clock;
using nlohmann::json;

double milliseconds(Clock::duration d) {
    return std::chrono::duration<double, std::milli>(d).count();
}

double cpu_milliseconds() {
    rusage used{};
    getrusage(RUSAGE_SELF, &used);
    const auto ms = [](const timeval& t) {
        return 1e3 * double(t.tv_sec) + 1e-3 * double(t.tv_usec);
    };
    return ms(used.ru_utime) + ms(used.ru_stime);
}

double peak_mebibytes() {
    rusage used{};
    getrusage(RUSAGE_SELF, &used);
    return static_cast<double>(used.ru_maxrss) / 1024.0;
}

json statistics(std::vector<double> times, double cpu) {
    std::sort(times.begin(), times.end());
    const auto at = [&](double part) {
        return times[std::min(times.size() - 1,
                              static_cast<std::size_t>(part * double(times.size())))];
    };
    const auto rounded = [](double v) {
        return static_cast<double>(static_cast<long>(v * 100.0 + 0.5)) / 100.0;
    };
    return {{"frames", times.size()},        {"best_ms", rounded(times.front())},
            {"median_ms", rounded(at(0.5))}, {"p95_ms", rounded(at(0.95))},
            {"p99_ms", rounded(at(0.99))},   {"cpu_ms", rounded(cpu / double(times.size()))}};
}

/// The camera goes once round the Earth in a thousand frames, from where a match begins.
scene::CameraRig moving_rig(const scene::CameraRig& home, const Options& options, std::uint32_t i) {
    scene::CameraPose pose = scene::pose_from_rig(home);
    if (options.view) pose.target = *options.view;
    if (options.distance) pose.distance = *options.distance;
    pose.target.longitude += 2.0 * std::numbers::pi * i / 1000.0;
    return scene::rig_from_pose(pose);
}

scene::Viewport viewport_of(Extent size) {
    scene::Viewport made;
    made.window_width = made.framebuffer_width = static_cast<int>(size.width);
    made.window_height = made.framebuffer_height = static_cast<int>(size.height);
    return made;
}

/// What both runs move through.
struct Tour {
    Tour(Stage& on_stage, const Options& opts, Extent extent)
        : stage(on_stage),
          options(opts),
          viewport(viewport_of(extent)),
          camera(stage.home(), viewport) {
        camera.set_motion(scene::CameraMotion::Reduced);
        camera.go_home();
        if (options.flat) camera.unroll();
        camera.update(1.0);
        home = camera.rig();
    }
    scene::SceneFrame frame(std::uint32_t i) {
        const scene::CameraRig rig = moving_rig(home, options, i);
        static_cast<void>(stage.update(1.0 / 60.0));
        return stage.frame(rig, scene::CameraView(rig, camera.surface(), viewport));
    }
    Stage& stage;
    const Options& options;
    scene::Viewport viewport;
    scene::Camera camera;
    scene::CameraRig home;
};

/// How a frame of moves that are shown compares with one of the still position: both in turn, from
/// where a match begins. `draw` draws a frame and waits for it.
template <typename Draw>
Result<json> bench_moves(const Options& options, Extent size, const Draw& draw) {
    // The start position with a navy before White's carrier.
    constexpr std::string_view kPosition =
        "15/9s5/15/3M7m3/1SFACN4caf2/2MHCVn3chm2/1VFACS4cafv1/4N5n4/10vs3/15/15 w - 0 1";
    auto stage = Stage::create(std::string(kPosition));
    if (!stage) return tl::unexpected(stage.error());
    const auto position = parse_tfen(*(*stage)->rules_board(), kPosition);
    if (!position) return tl::unexpected(position.error());
    Tour tour(**stage, options, size);
    std::vector<double> still;
    std::vector<double> shown;
    double cpu_still = 0.0;
    double cpu_shown = 0.0;
    motion::Picture picture;
    const auto timed = [&](const motion::Performance& show, double at, auto& times, double& cpu) {
        scene::SceneFrame frame = tour.frame(0);
        const auto start = Clock::now();
        const double cpu_start = cpu_milliseconds();
        show.sample(at, frame.camera.surface(), picture);
        picture.show_in(frame);
        draw(frame);
        times.push_back(milliseconds(Clock::now() - start));
        cpu += cpu_milliseconds() - cpu_start;
    };
    for (const std::string_view text : {"Vw2xw1", "Nn1w2xw1", "Cn1w3-n2w3"}) {
        const auto move = parse_move(*position, text);
        if (!move) return tl::unexpected(move.error());
        const Outcome outcome = apply(*position, *move);
        const motion::Performance show(*position, outcome.events, (*stage)->board(),
                                       motion::Style::Full);
        for (std::uint32_t i = 0; i < options.frames; ++i) {
            const double part = (i + 0.5) / options.frames;
            timed(show, 0.0, still, cpu_still);
            timed(show, part * show.seconds(), shown, cpu_shown);
        }
    }
    const double sum_still = std::accumulate(still.begin(), still.end(), 0.0);
    const double sum_shown = std::accumulate(shown.begin(), shown.end(), 0.0);
    return json{{"still", statistics(std::move(still), cpu_still)},
                {"shown", statistics(std::move(shown), cpu_shown)},
                {"ratio", sum_shown / sum_still},
                {"cpu_ratio", cpu_shown / cpu_still}};
}

Result<json> bench_pictures(const Options& options, Stage& stage, Extent size) {
    const auto start = Clock::now();
    const auto instance =
        Instance::create({}, options.validation ? Validation::On : Validation::Off);
    if (!instance) return tl::unexpected(instance.error());
    const auto choice = choose_gpu_for(*instance, VK_NULL_HANDLE, options);
    if (!choice) return tl::unexpected(choice.error());
    const auto device = Device::create(*instance, choice->gpu);
    if (!device) return tl::unexpected(device.error());
    const auto with_device = Clock::now();
    json made;
    {
        const auto renderer = make_renderer(**device, kPictureFormat, default_quality(**device));
        if (!renderer) return tl::unexpected(renderer.error());
        const auto with_renderer = Clock::now();
        Image::Info info;
        info.format = kPictureFormat;
        info.extent = size;
        info.usage = VK_IMAGE_USAGE_COLOR_ATTACHMENT_BIT | VK_IMAGE_USAGE_TRANSFER_SRC_BIT;
        const Image image(**device, info, "bench");
        FrameRing ring(**device);
        Tour tour(stage, options, size);
        const auto draw = [&](std::uint32_t i) {
            const Frame frame = ring.begin();
            (*renderer)->draw(
                frame, tour.frame(i),
                {image.get(), image.view(), size, ImageUse::Discarded, ImageUse::TransferSource});
            ring.submit(frame, std::nullopt);
        };
        draw(0);
        ring.wait_all();
        const auto with_frame = Clock::now();
        if (auto loaded = (*renderer)->finish_loading(); !loaded)
            return tl::unexpected(loaded.error());
        const auto with_all = Clock::now();
        for (std::uint32_t i = 0; i < 5; ++i) draw(i);
        ring.wait_all();

        std::vector<double> times;
        const double cpu = cpu_milliseconds();
        auto last = Clock::now();
        for (std::uint32_t i = 0; i < options.frames; ++i) {
            draw(i);
            ring.wait_all();
            times.push_back(milliseconds(Clock::now() - last));
            last = Clock::now();
        }
        const json drawn = statistics(std::move(times), cpu_milliseconds() - cpu);
        const auto moves = bench_moves(options, size, [&](const scene::SceneFrame& scene) {
            const Frame frame = ring.begin();
            (*renderer)->draw(
                frame, scene,
                {image.get(), image.view(), size, ImageUse::Discarded, ImageUse::TransferSource});
            ring.submit(frame, std::nullopt);
            ring.wait_all();
        });
        if (!moves) return tl::unexpected(moves.error());
        const StartupTimes& parts = (*renderer)->startup_times();
        made = {{"device", choice->gpu.name()},
                {"driver", choice->gpu.driver},
                {"width", size.width},
                {"height", size.height},
                {"startup_ms",
                 {{"instance_and_device", milliseconds(with_device - start)},
                  {"assets", parts.assets_ms},
                  {"pipelines", parts.pipelines_ms},
                  {"first_frame", milliseconds(with_frame - with_renderer)},
                  {"to_first_frame", milliseconds(with_frame - start)},
                  {"full_detail", milliseconds(with_all - start)}}},
                {"drawn", drawn},
                {"moves", *moves},
                {"peak_mib", peak_mebibytes()}};
    }
    return made;
}

Result<json> bench_window(const Options& options, Stage& stage, Extent size) {
    auto system = WindowSystem::start();
    if (!system) return tl::unexpected(system.error());
    const auto extensions = system->vulkan_extensions();
    if (!extensions) return tl::unexpected(extensions.error());
    const auto instance =
        Instance::create(*extensions, options.validation ? Validation::On : Validation::Off);
    if (!instance) return tl::unexpected(instance.error());
    const auto window = Window::open(*system, *instance, size, "taiji --bench-frames");
    if (!window) return tl::unexpected(window.error());
    const auto choice = choose_gpu_for(*instance, (*window)->surface(), options);
    if (!choice) return tl::unexpected(choice.error());
    const auto device = Device::create(*instance, choice->gpu);
    if (!device) return tl::unexpected(device.error());
    auto swapchain = Swapchain::create(**device, (*window)->surface(), Pace::Free);
    if (!swapchain) return tl::unexpected(swapchain.error());
    const auto renderer = make_renderer(**device, swapchain->format(), default_quality(**device));
    if (!renderer) return tl::unexpected(renderer.error());
    if (auto loaded = (*renderer)->finish_loading(); !loaded) return tl::unexpected(loaded.error());
    FrameRing ring(**device);
    Tour tour(stage, options, size);
    (*window)->show();
    std::vector<double> times;
    double cpu = 0.0;
    auto last = Clock::now();
    constexpr std::uint32_t kWarmUp = 8;
    for (std::uint32_t i = 0; i < options.frames + kWarmUp; ++i) {
        static_cast<void>((*window)->poll_events());
        const Frame frame = ring.begin();
        const auto target = swapchain->acquire(frame, size);
        if (!target) {
            ring.submit(frame, std::nullopt);
            continue;
        }
        (*renderer)->draw(frame, tour.frame(i),
                          {target->image, target->view, swapchain->extent(), ImageUse::Acquired,
                           ImageUse::Present});
        ring.submit(frame, target->semaphores);
        swapchain->present(*target);
        if (i == kWarmUp) cpu = cpu_milliseconds();
        if (i >= kWarmUp) times.push_back(milliseconds(Clock::now() - last));
        last = Clock::now();
    }
    ring.wait_all();
    if (times.empty()) return fail("the window showed no frame");
    return statistics(std::move(times), cpu_milliseconds() - cpu);
}

Result<json> bench(const Options& options) {
    const auto stage = Stage::create(options.tfen);
    if (!stage) return tl::unexpected(stage.error());
    const Extent size = options.size.value_or(Extent{1280, 720});
    auto made = bench_pictures(options, **stage, size);
    const bool display =
        std::getenv("DISPLAY") != nullptr || std::getenv("WAYLAND_DISPLAY") != nullptr;
    if (!made || !display) return made;
    const auto presented = bench_window(options, **stage, size);
    if (!presented) return tl::unexpected(presented.error());
    (*made)["presented"] = *presented;
    return made;
}

}  // namespace

int bench_frames(const Options& options) {
    const auto made = bench(options);
    if (!made) {
        fmt::print(stderr, "taiji: {}\n", made.error().message);
        return 1;
    }
    fmt::print("{}\n", made->dump(2));
    return 0;
}

}  // namespace taiji
