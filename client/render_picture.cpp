#include "client/render_picture.hpp"

#include "client/camera_keeper.hpp"
#include "client/film/film_progress.hpp"
#include "client/graphics.hpp"
#include "client/picture_file/png_writer.hpp"
#include "client/picture_table.hpp"
#include "client/program_name.hpp"
#include "client/stop_signals.hpp"
#include "renderer/passes/picture.hpp"

namespace taiji {
namespace {

/// Pictures of fewer pixels are there before one could read how far they are.
constexpr std::uint64_t kWorthTelling = 4'000'000;

scene::Camera picture_camera(const Options& options, const PictureTable& table,
                             const scene::Viewport& viewport) {
    scene::Camera camera(table.stage->home(), viewport);
    camera.set_motion(scene::CameraMotion::Reduced);
    camera.go_home();
    const auto& kept = table.session->saved_camera();
    if (kept && !options.view && !options.flat) {
        restore(camera, *kept);
        return camera;
    }
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

/// The scene, and from where it is seen.
struct View {
    scene::SceneFrame frame;
    SavedCamera camera;
};

View view_of(const Options& options, PictureTable& table, Extent size) {
    scene::Viewport viewport = viewport_of(size);
    const scene::InterfaceFrame* over = nullptr;
    // What the panels cover moves the board, and what is said beside the board follows it.
    constexpr int kRounds = 2;
    for (int round = 0; table.interface && round < kRounds; ++round) {
        const scene::Camera camera = picture_camera(options, table, viewport);
        const scene::CameraView view = camera.view();
        over = &table.interface->update(
            *table.session,
            {.view = view, .board = table.stage->board(), .flat = camera.is_unrolling()});
        viewport.covered = table.interface->covered();
    }
    const scene::Camera camera = picture_camera(options, table, viewport);
    View made{table.stage->frame(camera.rig(), camera.view()), saved(camera)};
    made.frame.interface = over;
    made.frame.options.sky = !options.transparent;
    return made;
}

PngHead head_of(const Options& options, const PictureTable& table, Extent size,
                const SavedCamera& camera) {
    PictureMoment moment = table.session->moment();
    moment.camera = camera;
    moment.light = table.stage->saved_light();
    return {.width = size.width,
            .height = size.height,
            .colours = options.transparent ? PngColours::Rgba : PngColours::Rgb,
            .texts = texts_of_moment(moment, kProgramName)};
}

Result<void> draw(const Options& options, PictureTable& table, SceneRenderer& renderer,
                  FrameRing& ring) {
    const Extent size = options.size.value_or(Extent{1280, 720});
    const View view = view_of(options, table, size);
    auto writer = PngWriter::begin(options.output, head_of(options, table, size, view.camera));
    if (!writer) return tl::unexpected(writer.error());
    const bool long_work = std::uint64_t{size.width} * size.height >= kWorthTelling;
    std::optional<film::ProgressTeller> teller;
    if (options.tells_program) {
        teller.emplace(film::ProgressTeller::To::Program, "tile");
    } else if (long_work) {
        teller.emplace(film::ProgressTeller::To::Person, "tile");
    }
    const auto drawn = draw_tiled_picture(
        renderer, ring, view.frame, {.size = size},
        [&](std::span<const std::uint8_t> rows) { return writer->write_rows(rows); },
        [&](std::uint32_t done, std::uint32_t of) {
            return !StopSignals::asked() && (!teller || teller->tell(done, of));
        });
    if (StopSignals::asked()) return fail("{} was not finished: interrupted", options.output);
    if (!drawn) return drawn;
    return writer->finish();
}

Result<void> render(const Options& options) {
    auto table = PictureTable::set_up(options);
    if (!table) return tl::unexpected(table.error());
    return draw_without_window(options, [&](SceneRenderer& renderer) {
        FrameRing ring(renderer.device());
        return draw(options, *table, renderer, ring);
    });
}

}  // namespace

int render_picture(const Options& options) {
    const StopSignals signals;
    step_back(options);
    if (const auto done = render(options); !done) {
        fmt::print(stderr, "taiji: {}\n", done.error().message);
        return 1;
    }
    return 0;
}

}  // namespace taiji
