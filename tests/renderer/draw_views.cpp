// Draws the golden views: `draw_views FOLDER [--moving] [WIDTHxHEIGHT] [NAME...]`, with --moving as
// they are drawn while something moves. Run it without that into
// tests/golden/pictures after a change of the picture that is meant, and look at every picture
// before it is committed.

#include <fmt/format.h>

#include <cstdio>
#include <filesystem>
#include <set>
#include <string>

#include "tests/renderer/golden_views.hpp"
#include "tests/renderer/test_renderer.hpp"

namespace {

using namespace taiji;

int fail_with(const Error& error) {
    fmt::print(stderr, "draw_views: {}\n", error.message);
    return 1;
}

}  // namespace

int main(int argc, char** argv) {
    if (argc < 2) {
        fmt::print(stderr, "usage: draw_views FOLDER [--moving] [WIDTHxHEIGHT] [NAME...]\n");
        return 2;
    }
    int width = 640;
    int height = 360;
    bool moving = false;
    std::set<std::string> names;
    for (int i = 2; i < argc; ++i) {
        if (std::string_view(argv[i]) == "--moving") {
            moving = true;
        } else if (std::sscanf(argv[i], "%dx%d", &width, &height) != 2) {
            names.insert(argv[i]);
        }
    }
    const auto renderer = TestRenderer::create(TAIJI_SOURCE_DIR "/assets");
    if (!renderer) return fail_with(renderer.error());
    std::filesystem::create_directories(argv[1]);
    for (const GoldenView& golden : golden_views()) {
        if (!names.empty() && !names.contains(std::string(golden.name))) continue;
        SampleView view = golden.view;
        view.width = width;
        view.height = height;
        const SampleScene scene(view);
        const auto path = std::filesystem::path(argv[1]) / fmt::format("{}.png", golden.name);
        const RgbaPicture picture =
            moving ? (*renderer)->draw_moving(scene.frame) : (*renderer)->draw(scene.frame);
        const auto written = write_png(path, picture);
        if (!written) return fail_with(written.error());
    }
    const auto messages = (*renderer)->messages();
    for (const std::string& message : messages) fmt::print(stderr, "{}\n", message);
    return messages.empty() ? 0 : 1;
}
