#include "client/render_picture.hpp"

#include "client/graphics.hpp"
#include "client/stage.hpp"
#include "client/window_setup.hpp"
#include "renderer/passes/picture.hpp"

namespace taiji {
namespace {

/// Without --time the sky is that of a fixed moment, so that the same call makes the same picture.
constexpr scene::UtcTime kPictureTime{.days_since_j2000 = 9666.0};

scene::Viewport viewport_of(Extent size) {
    scene::Viewport made;
    made.window_width = made.framebuffer_width = static_cast<int>(size.width);
    made.window_height = made.framebuffer_height = static_cast<int>(size.height);
    return made;
}

scene::Camera picture_camera(const Options& options, const Stage& stage,
                             const scene::Viewport& viewport) {
    scene::Camera camera(stage.home(), viewport);
    camera.set_motion(scene::CameraMotion::Reduced);
    camera.go_home();
    if (options.flat) {
        camera.unroll();
        camera.update(1.0);
    }
    scene::CameraPose pose = camera.pose();
    if (options.view) pose.target = *options.view;
    if (options.distance) pose.distance = *options.distance;
    if (options.view) camera.jump_to(pose);
    return camera;
}

/// What the picture is of.
struct Table {
    static Result<Table> set_up(const Options& options);
    [[nodiscard]] scene::SceneFrame frame(const Options& options, Extent size);

    std::unique_ptr<Stage> stage;
    std::unique_ptr<Session> session;
    std::unique_ptr<ui::Interface> interface;  ///< null: a clean picture
};

Result<Table> Table::set_up(const Options& options) {
    Table made;
    auto stage = Stage::create();
    if (!stage) return tl::unexpected(stage.error());
    made.stage = std::move(*stage);
    auto session = Session::open(picture_session(options, *made.stage));
    if (!session) return tl::unexpected(session.error());
    made.session = std::move(*session);
    made.session->carry_out(CloseNewGameDialog{});
    made.stage->time = options.time.value_or(kPictureTime);
    made.stage->follow(*made.session);
    if (options.time) made.stage->begin_with_true_sun();
    if (!options.interface) return made;
    auto setup = interface_setup(*made.stage);
    if (!setup) return tl::unexpected(setup.error());
    setup->read_clipboard = [] { return std::string(); };
    setup->write_clipboard = [](const std::string&) {};
    auto interface = ui::Interface::create(*std::move(setup));
    if (!interface) return tl::unexpected(interface.error());
    made.interface = std::move(*interface);
    return made;
}

scene::SceneFrame Table::frame(const Options& options, Extent size) {
    scene::Viewport viewport = viewport_of(size);
    const scene::InterfaceFrame* over = nullptr;
    // What the panels cover moves the board, and what is said beside the board follows it.
    constexpr int kRounds = 2;
    for (int round = 0; interface && round < kRounds; ++round) {
        const scene::Camera camera = picture_camera(options, *stage, viewport);
        const scene::CameraView view = camera.view();
        over = &interface->update(
            *session, {.view = view, .board = stage->board(), .flat = camera.is_unrolling()});
        viewport.covered = interface->covered();
    }
    const scene::Camera camera = picture_camera(options, *stage, viewport);
    scene::SceneFrame made = stage->frame(camera.rig(), camera.view());
    made.interface = over;
    return made;
}

Result<void> render(const Options& options) {
    const auto instance =
        Instance::create({}, options.validation ? Validation::On : Validation::Off);
    if (!instance) return tl::unexpected(instance.error());
    const auto choice = choose_gpu_for(*instance, VK_NULL_HANDLE, options);
    if (!choice) return tl::unexpected(choice.error());
    const Extent size = options.size.value_or(Extent{1280, 720});
    const std::uint32_t most = choice->gpu.properties.limits.maxImageDimension2D;
    if (size.width > most || size.height > most) {
        return fail("--size {}x{}: {} draws pictures of at most {} pixels a side", size.width,
                    size.height, choice->gpu.name(), most);
    }
    auto table = Table::set_up(options);
    if (!table) return tl::unexpected(table.error());

    const auto device = Device::create(*instance, choice->gpu);
    if (!device) return tl::unexpected(device.error());
    {
        const auto renderer = make_renderer(**device, kPictureFormat, default_quality(**device));
        if (!renderer) return tl::unexpected(renderer.error());
        if (auto loaded = (*renderer)->finish_loading(); !loaded) return loaded;
        report_missing_files(**renderer);
        FrameRing ring(**device);
        const scene::SceneFrame frame = table->frame(options, size);
        const RgbaPicture picture = draw_picture(**device, ring, **renderer, frame, size);
        if (auto written = write_png(options.output, picture); !written) return written;
    }
    if (!report_validation(*instance)) return fail("the validation layer complained");
    return {};
}

}  // namespace

int render_picture(const Options& options) {
    if (const auto done = render(options); !done) {
        fmt::print(stderr, "taiji: {}\n", done.error().message);
        return 1;
    }
    return 0;
}

}  // namespace taiji
