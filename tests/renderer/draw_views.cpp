// Draws the golden views: `draw_views FOLDER [WIDTHxHEIGHT] [NAME...]`. Run it into
// tests/golden/pictures after a change of the picture that is meant, and look at every picture
// before it is committed.

#include <fmt/format.h>

#include <cstdlib>
#include <filesystem>
#include <set>
#include <string>

#include "renderer/passes/picture.hpp"
#include "tests/renderer/golden_views.hpp"

namespace {

using namespace taiji;

int fail_with(const Error& error) {
    fmt::print(stderr, "draw_views: {}\n", error.message);
    return 1;
}

}  // namespace

int main(int argc, char** argv) {
    if (argc < 2) {
        fmt::print(stderr, "usage: draw_views FOLDER [WIDTHxHEIGHT] [NAME...]\n");
        return 2;
    }
    int width = 640;
    int height = 360;
    std::set<std::string> names;
    for (int i = 2; i < argc; ++i) {
        if (std::sscanf(argv[i], "%dx%d", &width, &height) != 2) names.insert(argv[i]);
    }
    const auto instance = Instance::create({}, Validation::On);
    if (!instance) return fail_with(instance.error());
    const auto choice = choose_gpu(find_gpus(*instance, VK_NULL_HANDLE), std::nullopt);
    if (!choice) return fail_with(choice.error());
    auto device = Device::create(*instance, choice->gpu);
    if (!device) return fail_with(device.error());
    {
        auto renderer = SceneRenderer::create({.device = **device,
                                               .color = kPictureFormat,
                                               .quality = default_quality(**device),
                                               .assets = TAIJI_SOURCE_DIR "/assets",
                                               .pipeline_cache = {}});
        if (!renderer) return fail_with(renderer.error());
        if (const auto loaded = (*renderer)->finish_loading(); !loaded)
            return fail_with(loaded.error());
        FrameRing ring(**device);
        std::filesystem::create_directories(argv[1]);
        for (const GoldenView& golden : golden_views()) {
            if (!names.empty() && !names.contains(std::string(golden.name))) continue;
            SampleView view = golden.view;
            view.width = width;
            view.height = height;
            const SampleScene scene(view);
            const RgbaPicture picture = draw_picture(
                **device, ring, **renderer, scene.frame,
                {static_cast<std::uint32_t>(width), static_cast<std::uint32_t>(height)});
            const auto path = std::filesystem::path(argv[1]) / fmt::format("{}.png", golden.name);
            if (const auto written = write_png(path, picture); !written)
                return fail_with(written.error());
        }
    }
    for (const std::string& message : instance->validation_messages()) {
        fmt::print(stderr, "{}\n", message);
    }
    return instance->validation_messages().empty() ? 0 : 1;
}
