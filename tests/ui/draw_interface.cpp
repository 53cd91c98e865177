// Draws the interface over the scene: `draw_interface FOLDER [en|zh] [WIDTHxHEIGHT] [PERCENT]
// [NAME...]`, one picture for each situation, to be looked at.

#include <fmt/format.h>

#include <cstdio>
#include <filesystem>
#include <set>

#include "tests/renderer/test_renderer.hpp"
#include "tests/ui/table.hpp"

int main(int argc, char** argv) {
    using namespace taiji;
    if (argc < 2) {
        fmt::print(stderr,
                   "usage: draw_interface FOLDER [en|zh] [WIDTHxHEIGHT] [PERCENT] [NAME...]\n");
        return 2;
    }
    test::Table::Size size;
    UiLanguage language = UiLanguage::English;
    double scale = 1.0;
    std::set<std::string> names;
    for (int i = 2; i < argc; ++i) {
        const std::string word = argv[i];
        int width = 0, height = 0;
        if (word == "zh") {
            language = UiLanguage::Chinese;
        } else if (word == "en") {
            language = UiLanguage::English;
        } else if (std::sscanf(argv[i], "%dx%d", &width, &height) == 2) {
            size = {.width = width, .height = height};
        } else if (word.find_first_not_of("0123456789") == std::string::npos) {
            scale = std::stod(word) / 100.0;
        } else {
            names.insert(word);
        }
    }
    const auto renderer = TestRenderer::create(TAIJI_SOURCE_DIR "/assets");
    if (!renderer) {
        fmt::print(stderr, "draw_interface: {}\n", renderer.error().message);
        return 1;
    }
    test::Table table(size, language);
    table.set_scale(scale);
    std::filesystem::create_directories(argv[1]);
    for (const test::Situation& situation : test::situations()) {
        if (!names.empty() && !names.contains(situation.name)) continue;
        table.show(situation);
        scene::SceneFrame frame = table.scene();
        frame.interface = &table.update();
        const std::string name = fmt::format("{}_{}_{}x{}_{:.0f}.png", situation.name,
                                             language == UiLanguage::Chinese ? "zh" : "en",
                                             size.width, size.height, scale * 100.0);
        const auto written =
            write_png(std::filesystem::path(argv[1]) / name, (*renderer)->draw(frame));
        if (!written) fmt::print(stderr, "draw_interface: {}\n", written.error().message);
    }
    for (const std::string& message : (*renderer)->messages()) fmt::print(stderr, "{}\n", message);
    return (*renderer)->messages().empty() ? 0 : 1;
}
