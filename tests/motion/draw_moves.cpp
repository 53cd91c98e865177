// Draws moves to be looked at: `draw_moves FOLDER [--still] [WIDTHxHEIGHT] [VIEW] [PART...]
// [NAME...]` with VIEW one of far, near, flat, night and PARTs of a move's time, 0.5 and so on.

#include <fmt/format.h>

#include <cstdio>
#include <filesystem>
#include <set>
#include <string>

#include "tests/motion/shown_moves.hpp"
#include "tests/renderer/test_renderer.hpp"

namespace {

using namespace taiji;
using test::MoveView;

struct Wanted {
    std::filesystem::path folder;
    int width = 1280;
    int height = 720;
    bool still = false;
    MoveView view = MoveView::Far;
    std::vector<double> parts;
    std::set<std::string> names;
};

Wanted read(int argc, char** argv) {
    Wanted wanted{.folder = argv[1]};
    for (int i = 2; i < argc; ++i) {
        const std::string word = argv[i];
        double part = 0.0;
        if (word == "--still") {
            wanted.still = true;
        } else if (word == "far" || word == "near" || word == "flat" || word == "night") {
            wanted.view = word == "far"    ? MoveView::Far
                          : word == "near" ? MoveView::Near
                          : word == "flat" ? MoveView::Flat
                                           : MoveView::Night;
        } else if (word.find('.') != std::string::npos) {
            if (std::sscanf(argv[i], "%lf", &part) == 1) wanted.parts.push_back(part);
        } else if (std::sscanf(argv[i], "%dx%d", &wanted.width, &wanted.height) == 2) {
            continue;
        } else {
            wanted.names.insert(word);
        }
    }
    if (wanted.parts.empty()) wanted.parts = {0.5, 0.95};
    return wanted;
}

int fail_with(const Error& error) {
    fmt::print(stderr, "draw_moves: {}\n", error.message);
    return 1;
}

}  // namespace

int main(int argc, char** argv) {
    if (argc < 2) {
        fmt::print(stderr,
                   "usage: draw_moves FOLDER [--still] [WIDTHxHEIGHT] [far|near|flat|night] "
                   "[PART...] [NAME...]\n");
        return 2;
    }
    const Wanted wanted = read(argc, argv);
    const auto renderer = TestRenderer::create(TAIJI_SOURCE_DIR "/assets");
    if (!renderer) return fail_with(renderer.error());
    std::filesystem::create_directories(wanted.folder);
    for (const test::ShownMove& move : test::shown_moves()) {
        if (!wanted.names.empty() && !wanted.names.contains(std::string(move.name))) continue;
        test::MoveScene scene(move, wanted.view, wanted.width, wanted.height);
        for (const double part : wanted.parts) {
            scene.show(part);
            const RgbaPicture picture = wanted.still ? (*renderer)->draw(scene.frame)
                                                     : (*renderer)->draw_moving(scene.frame);
            const auto path = wanted.folder / fmt::format("{}_{:03.0f}.png", move.name, 100 * part);
            if (const auto written = write_png(path, picture); !written) {
                return fail_with(written.error());
            }
        }
    }
    const auto messages = (*renderer)->messages();
    for (const std::string& message : messages) fmt::print(stderr, "{}\n", message);
    return messages.empty() ? 0 : 1;
}
