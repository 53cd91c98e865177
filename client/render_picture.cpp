#include "client/render_picture.hpp"

#include "client/graphics.hpp"
#include "client/stage.hpp"
#include "renderer/passes/picture.hpp"

namespace taiji {
namespace {

/// Without --time the sky is that of a fixed moment, so that the same call makes the same picture.
constexpr scene::UtcTime kPictureTime{.days_since_j2000 = 9666.0};

scene::Camera picture_camera(const Options& options, const Stage& stage, Extent size) {
    scene::Viewport viewport;
    viewport.window_width = viewport.framebuffer_width = static_cast<int>(size.width);
    viewport.window_height = viewport.framebuffer_height = static_cast<int>(size.height);
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
    const auto stage = Stage::create(options.tfen);
    if (!stage) return tl::unexpected(stage.error());
    (*stage)->time = options.time.value_or(kPictureTime);
    if (options.time) (*stage)->switches.sun = SunMode::True;
    if (options.language == UiLanguage::English) {
        (*stage)->switches.characters = scene::Characters::Letters;
        (*stage)->switches.language = scene::Language::English;
    }
    (*stage)->settle();

    const auto device = Device::create(*instance, choice->gpu);
    if (!device) return tl::unexpected(device.error());
    {
        const auto renderer = make_renderer(**device, kPictureFormat, default_quality(**device));
        if (!renderer) return tl::unexpected(renderer.error());
        if (auto loaded = (*renderer)->finish_loading(); !loaded) return loaded;
        report_missing_files(**renderer);
        FrameRing ring(**device);
        const scene::Camera camera = picture_camera(options, **stage, size);
        const scene::SceneFrame frame = (*stage)->frame(camera.rig(), camera.view());
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
