#include "tests/motion/shown_moves.hpp"

#include <array>
#include <numbers>

#include "client/view/board_view.hpp"
#include "tests/motion/move_samples.hpp"
#include "tests/support/boards.hpp"
#include "tests/support/scene.hpp"

namespace taiji::test {
namespace {

constexpr double kDegree = std::numbers::pi / 180.0;

motion::Performance performance_of(const ShownMove& shown) {
    const Position before = white_to_move(shown.men);
    if (shown.move == "mate") {
        const Event end = GameEnded{{Ending::Mate, Side::White}};
        return {before, std::span(&end, 1), world_model(), motion::Style::Full};
    }
    return {before, play(before, shown.move).events, world_model(), motion::Style::Full};
}

scene::CameraView camera_of(const motion::Performance& performance, MoveView view, int width,
                            int height) {
    const scene::Geographic from = performance.focus(0.0);
    const scene::Geographic to = performance.focus(performance.seconds());
    const scene::Geographic middle{0.5 * (from.longitude + to.longitude),
                                   0.5 * (from.latitude + to.latitude)};
    scene::CameraPose pose{.target = middle};
    switch (view) {
        case MoveView::Far:
        case MoveView::Night:
            pose.target.latitude = 0.5 * middle.latitude + 0.4;
            break;
        case MoveView::Near:
            pose.distance = 1.15;
            pose.tilt = 48.0 * kDegree;
            break;
        case MoveView::Flat:
            pose.distance = 3.8;
            break;
    }
    return {scene::rig_from_pose(pose),
            scene::Surface(scene::Morph(view == MoveView::Flat ? 1 : 0)),
            {width, height, width, height}};
}

}  // namespace

std::span<const ShownMove> shown_moves() {
    static constexpr std::array kMoves = {
        ShownMove{"army_drives", "Ae1n2 ae2n3", "Ae1n2-e1n3"},
        ShownMove{"army_takes", "Ae1n2 ae1n3", "Ae1n2xe1n3"},
        ShownMove{"army_ferries", "Aw2n1", "Aw2n1-w1n1"},
        ShownMove{"citizen_hops", "Cw3 Cw3n1", "Cw3-s1w3"},
        ShownMove{"navy_sails", "Nw2 Vw2s1", "Nw2-s2w1"},
        ShownMove{"navy_lands", "Nw2 Cw4n1", "Nw2-w4n2"},
        ShownMove{"navy_takes", "Nw2 vs2w2", "Nw2xs2w2"},
        ShownMove{"air_force_flies", "FAw5n2 Aw4n1", "FAw5n2-e3n2"},
        ShownMove{"air_force_takes", "Fw4n1 aw1n1 ne2", "Fw4n1xw1n1"},
        ShownMove{"missile_flies", "Mw5n1", "Mw5n1-w5n4"},
        ShownMove{"missile_strikes", "Mw5n2 Aw4n2 vw2n2", "Mw5n2xw2n2"},
        ShownMove{"launch", "SMs2w2 vs2w1", "Ms2w2xs2w1"},
        ShownMove{"submarine_dives", "Ss2w2", "Ss2w2-s2.5w1.5"},
        ShownMove{"submarine_surfaces", "Ss2.5w1.5", "Ss2.5w1.5-s2w2"},
        ShownMove{"submarine_takes_submerged", "Ss2.5w1.5 ns2w2", "Ss2.5w1.5xs2w2"},
        ShownMove{"carrier_strikes", "Vs2w2 ns2w1", "Vs2w2xs2w1"},
        ShownMove{"hub_moves", "Cw3", "Hw4-w4n1"},
        ShownMove{"depth_strike", "Ns2w2 sms2.5w1.5", "Ns2w2*s2.5w1.5"},
        ShownMove{"army_boards", "Aw4n1 Fw5n2", "Aw4n1+w5n2"},
        ShownMove{"missile_joins", "Ms1w5 Ss1w2", "Ms1w5+s1w2"},
        ShownMove{"air_force_leaves", "FAw5n2", "Fw5n2-w2n5"},
        ShownMove{"hub_falls", "Fw3n4 ce5 fe5n1", "mate"},
        ShownMove{"seat_falls", "Ae3n2 he5s1", "Ae3n2-e4"},
    };
    return kMoves;
}

MoveScene::MoveScene(const ShownMove& shown, MoveView view, int width, int height)
    : frame{.camera = camera_of(performance_of(shown), view, width, height)},
      performance(performance_of(shown)) {
    const scene::Geographic middle = performance.focus(0.5 * performance.seconds());
    const double day = view == MoveView::Night ? std::numbers::pi : 0.35;
    frame.board = &world_model();
    frame.light.sun = scene::direction_from_geographic({middle.longitude + day, 0.3});
    frame.light.moon = -frame.light.sun;
    frame.light.even = view == MoveView::Flat ? 1.0 : 0.0;
}

void MoveScene::show(double part) {
    performance.sample(part * performance.seconds(), frame.camera.surface(), picture);
    picture.show_in(frame);
}

}  // namespace taiji::test
